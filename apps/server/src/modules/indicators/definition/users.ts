import { indicatorsOf } from '@fonte/formula';
import type { View } from '@fonte/contracts/view';
import { profileName, profileOfId } from '@fonte/contracts';
import type { Database } from '@fonte/database';
import type { Kysely } from 'kysely';
import { fail } from '../../../platform/index.ts';
import type { Indicators } from '../service.ts';
import type { IndicatorBook } from './book.ts';
import { oneAtATime } from './save.ts';
import { lockIndicator, removeIndicator } from './store.ts';

/** A panel that shows an indicator, in its draft or as published. */
export interface UsingPanel {
  readonly id: number;
  readonly nome: string;
  readonly publicado: boolean;
  readonly profile: readonly string[];
}

/** The indicators whose formulas use one of these, directly or through others, without themselves. */
export function dependentsOf(book: IndicatorBook, ids: readonly number[]): number[] {
  const uses = new Map(
    book.indicators.map(({ id }) => {
      const tree = book.treeOf(id);
      return [id, new Set(tree ? indicatorsOf(tree).map(Number) : [])] as const;
    }),
  );
  const found = new Set(ids);
  for (let before = 0; before !== found.size;) {
    before = found.size;
    for (const [id, used] of uses) if ([...used].some((one) => found.has(one))) found.add(id);
  }
  return [...found].filter((id) => !ids.includes(id));
}

/** Panels that show any of these indicators. */
export async function panelsUsing(
  db: Kysely<Database>,
  ids: readonly number[],
  product: string,
): Promise<UsingPanel[]> {
  const panels = await db
    .selectFrom('portal.painel as p')
    .innerJoin('portal.painel_versao as v', 'v.id_painel', 'p.id_painel')
    .select(['p.id_painel', 'p.nome', 'p.versao', 'p.publicado_versao', 'v.versao as de', 'v.config'])
    .where('p.removido_em', 'is', null)
    .where((where) =>
      where.or([
        where('v.versao', '=', where.ref('p.versao')),
        where('v.versao', '=', where.ref('p.publicado_versao')),
      ]),
    )
    .orderBy('p.nome')
    .execute();
  const wanted = new Set(ids);
  const using = panels.filter(({ config }) =>
    (config as View[]).some(({ indicadores }) => indicadores.some(({ id }) => wanted.has(id))),
  );
  const unique = new Map(using.map((panel) => [panel.id_painel, panel]));
  const profiles =
    unique.size === 0
      ? []
      : await db
          .selectFrom('portal.painel_perfil')
          .selectAll()
          .where('id_painel', 'in', [...unique.keys()])
          .execute();
  return [...unique.values()].map(({ id_painel, nome, publicado_versao }) => ({
    id: id_painel,
    nome,
    publicado: publicado_versao !== null,
    profile: profiles
      .filter((one) => one.id_painel === id_painel)
      .flatMap(({ id_perfil }) => {
        const profile = profileOfId(id_perfil);
        return profile ? [profileName(profile, product)] : [];
      }),
  }));
}

/** Removes an indicator that nothing uses. Errors: indicatorNotFound, indicatorInUse naming the panels and indicators that do. */
export async function deleteIndicator(indicators: Indicators, id: number): Promise<void> {
  const { database, settings } = indicators.app;
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
