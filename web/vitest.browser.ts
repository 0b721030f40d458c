import { defineConfig } from 'vitest/config';

// Tests in a real Chromium against a real server; run by tests/browser/run.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['browser/**/*.test.ts'],
    globalSetup: 'browser/setup.ts',
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000, interval: 20 } },
    reporters: ['default', 'json'],
    outputFile: { json: process.env.KOSTKA_BROWSER_REPORT ?? '../build/browser-tests.json' },
  },
});
