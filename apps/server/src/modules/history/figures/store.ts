import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import type { LoadFigure } from '../../reports/index.ts';

type Db = Kysely<Database>;

/** The figures of a load as they are kept. */
export interface KeptFigures {
  readonly versao: number;
  /** When the load became the portal's, ISO. */
  readonly quando: string;
  readonly dadosAte: string | null;
  readonly figuras: readonly LoadFigure[];
}

/** Keeps the figures of a version, in place of what was kept of it. */
export async function putFigures(
  db: Db,
  { versao, dadosAte }: { readonly versao: number; readonly dadosAte: string | null },
  figures: readonly LoadFigure[],
): Promise<void> {
  const row = { dados_ate: dadosAte, figuras: JSON.stringify(figures) };
  await db
    .insertInto('portal.carga_figuras')
    .values({ versao, ...row })
    .onConflict((on) => on.column('versao').doUpdateSet({ ...row, gravada_em: sql`now()` }))
    .execute();
}

const keptFigures = (db: Db) =>
  db
    .selectFrom('portal.carga_figuras as f')
    .innerJoin('portal.versao as v', 'v.versao', 'f.versao')
    .select(['f.versao', 'v.dt_atualizacao as quando', 'f.dados_ate as dadosAte'])
    .select(sql<LoadFigure[]>`f.figuras`.as('figuras'));

/** What is kept of a version; undefined where nothing is yet. */
export const figuresOf = (db: Db, versao: number): Promise<KeptFigures | undefined> =>
  keptFigures(db).where('f.versao', '=', versao).executeTakeFirst();

/** What is kept of the last load before a version; undefined where nothing is any more, or was yet. */
export const figuresBefore = (db: Db, versao: number): Promise<KeptFigures | undefined> =>
  keptFigures(db).where('f.versao', '<', versao).orderBy('f.versao', 'desc').limit(1).executeTakeFirst();
