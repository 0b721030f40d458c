// Once for all tests: one server and one Chromium. Tests that end the server start one of their own.
import type { TestProject } from 'vitest/node';
import { launch } from './chromium';
import { Server } from './server';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
    chromium: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [server, chromium] = await Promise.all([Server.start(), launch()]);
  project.provide('address', server.address);
  project.provide('chromium', chromium.wsEndpoint());
  return async () => {
    await chromium.close();
    await server.remove();
  };
}
