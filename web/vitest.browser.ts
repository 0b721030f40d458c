import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Tests in a real Chromium against a real server; run by tests/browser/run.
export default defineConfig({
  plugins: [svelte()],  // the tests read some texts from the client's sources
  test: {
    environment: 'node',
    include: ['browser/**/*.test.ts'],
    globalSetup: 'browser/setup.ts',
    // Two people's worth of browsers at a time: each test waits for bots, servers and frames more than it computes.
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    minWorkers: 2,
    // What is waited for in vain fails by name after the patience of browser/until.ts; this is only the last resort.
    testTimeout: 1_800_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: Number(process.env.KOSTKA_PATIENCE ?? 240_000), interval: 20 } },
    reporters: ['default', 'json'],
    outputFile: { json: process.env.KOSTKA_BROWSER_REPORT ?? '../build/browser-tests.json' },
  },
});
