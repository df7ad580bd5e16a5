import { indicatorsOf } from '@fonte/formula';
import { profileName } from '@fonte/contracts';
import type { Database } from '@fonte/database';
import type { Kysely } from 'kysely';
import { fail } from '../../../platform/index.ts';
import { panelsOfEach, touchedPanels } from '../touched-panels.ts';
import type { Indicators } from '../service.ts';
import type { IndicatorBook } from '../book/book.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { lockIndicator, removeIndicator } from '../book/store.ts';

/** A panel that shows an indicator, in its draft or as published. */
export interface UsingPanel {
  readonly id: number;
  readonly nome: string;
  readonly publicado: boolean;
  readonly profile: readonly string[];
}

/** Where an indicator is shown and which formulas use it, as a list names them. */
export interface Use {
  readonly onde: 'painel' | 'indicador';
  readonly id: number;
  readonly nome: string;
}

/** The uses of every indicator: panels, as drafts or published, then the indicators whose formulas name it. One query for all of them. */
export async function usesOfAll(
  db: Kysely<Database>,
  book: IndicatorBook,
): Promise<(id: number) => readonly Use[]> {
  const uses = new Map<number, Use[]>();
  const note = (id: number, use: Use): void => void uses.set(id, [...(uses.get(id) ?? []), use]);
  for (const { indicador, id, nome } of await panelsOfEach(db)) note(indicador, { onde: 'painel', id, nome });
  for (const { id, nome_indicador } of book.indicators) {
    const tree = book.treeOf(id);
    for (const used of tree ? indicatorsOf(tree) : [])
      note(Number(used), { onde: 'indicador', id, nome: nome_indicador });
  }
  return (id) => uses.get(id) ?? [];
}

/** Panels that show any of these indicators. */
export async function panelsUsing(
  db: Kysely<Database>,
  ids: readonly number[],
  product: string,
): Promise<UsingPanel[]> {
  return (await touchedPanels(db, ids)).map(({ id, nome, publicada, perfis }) => ({
    id,
    nome,
    publicado: publicada !== null,
    profile: perfis.map((profile) => profileName(profile, product)),
  }));
}

/** Removes an indicator that nothing uses. Errors: indicatorNotFound, indicatorInUse naming the panels and indicators that do. */
export async function deleteIndicator(indicators: Indicators, id: number): Promise<void> {
  const { database, settings } = indicators.app;
  await indicators.names(database.db);
  await database.db.transaction().execute(async (trx) => {
    await oneAtATime(trx);
    if ((await lockIndicator(trx, id)) === undefined) fail('indicatorNotFound', { id });
    const book = await indicators.book(trx);
    const direct = book.indicators.filter((one) => {
      const tree = book.treeOf(one.id);
      return one.id !== id && tree !== null && indicatorsOf(tree).includes(String(id));
    });
    const panels = await panelsUsing(trx, [id], settings.PRODUCT_NAME);
    const where = [
      ...panels.map(({ nome }) => `painel “${nome}”`),
      ...direct.map(({ nome_indicador }) => `indicador “${nome_indicador}”`),
    ];
    if (where.length > 0) fail('indicatorInUse', { where: where.join(', ') });
    await removeIndicator(trx, id);
  });
}
