import type {} from 'vitest';
import type { TestProject } from 'vitest/node';
import { startPortal } from './portal.ts';

declare module 'vitest' {
  interface ProvidedContext {
    portal: string;
    /** The portal's folder: its outbox is read. */
    dataDir: string;
  }
}

/**
 * One portal for all browser tests. E2E_URL names one that runs already on the folder E2E_DATA_DIR, with a demonstration of PROPERTIES
 * properties.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const running = process.env.E2E_URL;
  if (running) {
    project.provide('portal', running);
    project.provide('dataDir', process.env.E2E_DATA_DIR ?? 'data');
    return undefined;
  }
  const portal = await startPortal();
  project.provide('portal', portal.url);
  project.provide('dataDir', portal.dataDir);
  return portal.stop;
}
