import { databaseFault, type DatabaseAccess } from '@fonte/database';
import { clearInterrupted, serveImports, type ImportService } from '@fonte/programme';
import { importLimits } from '../modules/loads/index.ts';
import type { Settings } from '../settings.ts';
import { asOwner } from '../platform/app/as-owner.ts';

/**
 * Clears what an import that was killed has left, and on the embedded database, which this process holds, takes folders from the command; with
 * PostgreSQL the command imports by itself.
 */
export async function readyImports(
  settings: Settings,
  database: DatabaseAccess,
): Promise<ImportService | undefined> {
  try {
    await asOwner(settings, database, clearInterrupted);
  } catch (error) {
    // A primary that only reads, or is away for a moment, is no reason not to start: the next import clears it too.
    if (databaseFault(error) === 'other') throw error;
  }
  if (database.kind !== 'embedded') return undefined;
  return serveImports(database, settings.DATA_DIR, importLimits(settings));
}
