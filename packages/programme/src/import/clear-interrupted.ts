import type { DatabaseAccess } from '@fonte/database';
import { markInterrupted } from './journal.ts';
import { asOnlyImport } from './lock.ts';
import { ImportRunning } from './result.ts';
import { dropStaging } from './stage/staging.ts';

/** Clears what an import whose process was killed has left behind: its row in the journal, its staging tables. One that runs is left alone. */
export async function clearInterrupted(access: DatabaseAccess): Promise<void> {
  try {
    await asOnlyImport(access, async ({ db }) => {
      await markInterrupted(db);
      await dropStaging(db);
    });
  } catch (error) {
    if (!(error instanceof ImportRunning)) throw error;
  }
}
