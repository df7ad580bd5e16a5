import type { Database } from '@fonte/database';
import type { Kysely } from 'kysely';
import type { App } from '../../platform/index.ts';
import { currentVersion } from '../../platform/app/data-version.ts';
import { formulaNames, type CatalogueItem, type FormulaNames } from '../../query/formula/index.ts';
import { createEngine, type QueryEngine } from '../../query/index.ts';
import { IndicatorBook } from './definition/book.ts';
import { readIndicators } from './definition/store.ts';

/** What the calls of indicators and panels work with; made once per process. */
export class Indicators {
  readonly engine: QueryEngine;
  #names: { readonly versao: number; readonly names: Promise<FormulaNames> } | null = null;

  constructor(readonly app: App) {
    this.engine = createEngine({
      database: app.database,
      fingerprint: app.settings.PRODUCT_NAME,
      smallGroup: app.settings.SMALL_GROUP,
    });
  }

  /** All names and indicators as they stand now. */
  async book(db: Kysely<Database>): Promise<IndicatorBook> {
    const [names, indicators] = [await this.names(db), await readIndicators(db)];
    return new IndicatorBook(names, indicators);
  }

  /** Names of columns and catalogue items, which change with the data only. */
  async names(db: Kysely<Database>): Promise<FormulaNames> {
    const { versao } = await currentVersion(db);
    if (this.#names?.versao === versao) return this.#names.names;
    const names = readItems(db).then(formulaNames);
    const kept = { versao, names };
    this.#names = kept;
    names.catch(() => {
      if (this.#names === kept) this.#names = null;
    });
    return names;
  }
}

const made = new WeakMap<App, Indicators>();

/** The one of a running server: panels check their views with what indicators answer with. */
export function indicatorsFor(app: App): Indicators {
  const there = made.get(app) ?? new Indicators(app);
  made.set(app, there);
  return there;
}

/** The programme's catalogue, which is the same for everybody. */
export function readItems(db: Kysely<Database>): Promise<CatalogueItem[]> {
  return db
    .selectFrom('programa.item')
    .select(['codigo', 'descricao', 'cod_grupo', 'nom_grupo', 'cod_subgrupo', 'nom_subgrupo', 'unidade'])
    .orderBy('codigo')
    .execute();
}
