import { connect, type DatabaseAccess } from '@fonte/database';

/** The database of the lives: PostgreSQL at DATABASE_URL, else the embedded one in BANCO. */
export const opened = ({ DATABASE_URL: url, BANCO: folder }: NodeJS.ProcessEnv): Promise<DatabaseAccess> =>
  connect(url ? { url } : { folder });
