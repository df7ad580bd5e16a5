import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from './generated/tables.ts';
import { putTogetherOnce, type LaterValue } from './statement/put-together.ts';

/** One state of the programme's data, as the load that brought it left it. */
export interface StoredVersion {
  readonly versao: number;
  /** Moment it took effect, ISO. */
  readonly dtAtualizacao: string;
  /** Reference date, 'Dados até', YYYY-MM-DD: the 'today' of expected, late and forecast (docs/decisions/0030-one-today.md); null where there is no fact. */
  readonly dadosAte: string | null;
  /** Whether its load named that date. */
  readonly informada: boolean;
  /** Day of the latest fact, which may be later. */
  readonly ultimoFato: string | null;
  /** Whether it is the demonstration programme. */
  readonly demonstracao: boolean;
}

/** The data version that holds; null before the first import. Read each time: several processes must agree. */
export async function currentVersion(db: Kysely<Database>): Promise<StoredVersion | null> {
  return (await lastVersions(db, 1))[0] ?? null;
}

const reading = putTogetherOnce((db: Kysely<Database>, later: LaterValue<{ count: number }>) =>
  db
    .selectFrom('portal.versao')
    .select(['versao', 'dt_atualizacao as dtAtualizacao', 'dados_ate as dadosAte'])
    .select(['referencia_informada as informada', 'ultimo_fato as ultimoFato', 'demonstracao'])
    .orderBy('versao', 'desc')
    .limit(later('count')),
);

/** So many of the data versions, the newest first. */
export const lastVersions = (db: Kysely<Database>, count: number): Promise<StoredVersion[]> =>
  reading(db, { count });

/** The number of the data version that holds, as a part of a statement; null before the first import. */
export const VERSION_NOW: RawBuilder<number | null> = sql<
  number | null
>`(select max(versao) from portal.versao)`;
