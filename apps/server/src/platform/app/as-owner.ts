import { connect, type DatabaseAccess } from '@fonte/database';
import type { Settings } from '../../settings.ts';

/**
 * Runs what changes the schema or the programme's data with the owner's connection (`DATABASE_OWNER_URL`), which ends with it; where the settings name no
 * owner, with the service's own.
 */
export async function asOwner<T>(
  settings: Pick<Settings, 'DATABASE_OWNER_URL'>,
  database: DatabaseAccess,
  work: (owner: DatabaseAccess) => Promise<T>,
): Promise<T> {
  if (settings.DATABASE_OWNER_URL === null) return work(database);
  const owner = await connect({ url: settings.DATABASE_OWNER_URL, connections: 4 });
  try {
    return await work(owner);
  } finally {
    await owner.close();
  }
}
