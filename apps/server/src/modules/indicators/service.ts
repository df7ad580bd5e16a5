import { currentVersion, type Database, type StoredVersion } from '@fonte/database';
import type { Kysely } from 'kysely';
import type { App } from '../../platform/index.ts';
import {
  formulaNames,
  readKnownValues,
  type CatalogueItem,
  type FormulaNames,
} from '../../query/formula/index.ts';
import type { QueryEngine } from '../../query/index.ts';
import { IndicatorBook } from './book/book.ts';
import { readIndicators } from './book/store.ts';

/** What a server and its jobs have alike. */
export type IndicatorParts = Pick<App, 'database' | 'settings' | 'engine'>;

/** What the calls and jobs of indicators and panels work with. It keeps nothing of its own. */
export class Indicators {
  constructor(readonly app: IndicatorParts) {}

  get engine(): QueryEngine {
    return this.app.engine;
  }

  /** All names and indicators as they stand now. */
  async book(db: Kysely<Database>): Promise<IndicatorBook> {
    const version = await currentVersion(db);
    const [names, indicators] = [await this.#namesAt(version, db), await readIndicators(db)];
    return new IndicatorBook(names, indicators, version?.dadosAte, version?.ultimoFato ?? version?.dadosAte);
  }

  /** Names of columns and catalogue items, which change with the data only. Who is about to write asks for them before: within a transaction they might wait for a reader who waits for its end. */
  async names(db: Kysely<Database>): Promise<FormulaNames> {
    return this.#namesAt(await currentVersion(db), db);
  }

  /** They are read once for everybody, so by nobody's call, which may end meanwhile; but by a transaction itself, since the embedded database runs nothing else beside it. */
  #namesAt(version: StoredVersion | null, db: Kysely<Database>): Promise<FormulaNames> {
    const { versao } = version ?? { versao: 0 };
    const own = db.isTransaction ? db : this.app.database.db;
    return this.engine.kept({ versao }, 'formula names', () => readNames(own));
  }
}

async function readNames(db: Kysely<Database>): Promise<FormulaNames> {
  const items = await readItems(db);
  return formulaNames(items, await readKnownValues(db));
}

/** The programme's catalogue, which is the same for everybody. */
export function readItems(db: Kysely<Database>): Promise<CatalogueItem[]> {
  return db
    .selectFrom('programa.item')
    .select(['codigo', 'descricao', 'cod_grupo', 'nom_grupo', 'cod_subgrupo', 'nom_subgrupo', 'unidade'])
    .orderBy('codigo')
    .execute();
}
