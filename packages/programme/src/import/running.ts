import type { Kysely } from 'kysely';
import type { Database, DatabaseAccess } from '@fonte/database';
import type { Listener } from './events.ts';
import type { FaultList } from './fault.ts';
import type { ImportFolder } from './folder.ts';
import type { ImportLimits } from './limits.ts';
import type { ImportResult } from './result.ts';
import type { ImportWish } from './wish.ts';

/** One import at work, and what all its steps need. */
export interface Running {
  readonly access: DatabaseAccess;
  readonly db: Kysely<Database>;
  readonly folder: ImportFolder;
  readonly list: FaultList;
  readonly listener: Listener;
  readonly signal: AbortSignal | undefined;
  readonly wish: ImportWish;
  readonly limits: ImportLimits;
}

export type Outcome = Pick<ImportResult, 'situacao' | 'versao' | 'arquivos' | 'tabelas' | 'falhas'>;
