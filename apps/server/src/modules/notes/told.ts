import type { Database } from '@fonte/database';
import type { Kysely } from 'kysely';
import type { Call } from '../../platform/index.ts';
import { recordAccess } from '../../platform/trail/audit.ts';

/** Notes in the log of accesses. */
export const NOTE = 'nota';

/** What was done to a note, with what it said: what is removed stands there alone. */
export const tellNote = (
  trx: Kysely<Database>,
  { session, request }: Call,
  feito: 'escrever' | 'mudar' | 'remover',
  note: Readonly<Record<string, string | number | null>>,
): Promise<void> =>
  recordAccess(trx, session, {
    acao: 'alterar',
    alvo: NOTE,
    endereco: request.ip,
    detalhe: { feito, ...note },
  });
