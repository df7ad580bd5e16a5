import { VERSION_CHANNEL } from '@fonte/programme/import/index';
import { UntilNotice, type App } from '../../platform/index.ts';
import type { DataVersion, QueryEngine } from '../../query/index.ts';

export type KnownVersion = UntilNotice<DataVersion>;

/** The data version without SQL: an answer that nothing changed (304) rests on it. */
export const knownVersion = (app: App, engine: QueryEngine): KnownVersion =>
  new UntilNotice(app, VERSION_CHANNEL, () => engine.version());
