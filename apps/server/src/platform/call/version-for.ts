import type { DataVersion } from '../../query/index.ts';
import type { KnownVersion } from '../app/known-version.ts';
import type { Call } from './call.ts';

/** The data version for a call: never an older one than its session was read beside, however late a notice is. */
export const versionFor = (known: KnownVersion, { session: { versao } }: Call): Promise<DataVersion> =>
  known.current((value) => versao === null || value.versao >= versao);
