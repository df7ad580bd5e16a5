import { VERSION_CHANNEL, type DatabaseAccess } from '@fonte/database';
import type { DataVersion, QueryEngine } from '../../query/index.ts';
import { UntilNotice } from './until-notice.ts';

export type KnownVersion = UntilNotice<DataVersion>;

/** The data version without SQL: an answer that nothing changed (304), or that is kept, rests on it, and so does every tile. */
export const knownVersion = (database: DatabaseAccess, engine: QueryEngine): KnownVersion =>
  new UntilNotice(database, VERSION_CHANNEL, () => engine.version());
