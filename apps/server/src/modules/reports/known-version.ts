import { VERSION_CHANNEL } from '@fonte/programme/import/index';
import { UntilNotice, type App, type Call } from '../../platform/index.ts';
import type { DataVersion, QueryEngine } from '../../query/index.ts';

export type KnownVersion = UntilNotice<DataVersion>;

/** The data version without SQL: an answer that nothing changed (304), or that is kept, rests on it. */
export const knownVersion = (app: App, engine: QueryEngine): KnownVersion =>
  new UntilNotice(app, VERSION_CHANNEL, () => engine.version());

/** The data version for a call: never an older one than its session was read beside, however late a notice is. */
export const versionFor = (known: KnownVersion, { session: { versao } }: Call): Promise<DataVersion> =>
  known.current((value) => versao === null || value.versao >= versao);
