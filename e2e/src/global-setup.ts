import type {} from 'vitest';
import type { TestProject } from 'vitest/node';
import { startPortal } from './portal.ts';

declare module 'vitest' {
  interface ProvidedContext {
    portal: string;
  }
}

/** One portal for all browser tests; E2E_URL names one that runs already. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const running = process.env.E2E_URL;
  if (running) {
    project.provide('portal', running);
    return undefined;
  }
  const portal = await startPortal();
  project.provide('portal', portal.url);
  return portal.stop;
}
