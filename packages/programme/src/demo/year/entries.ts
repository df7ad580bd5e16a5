import { expensesOf, itemsOf, type Item } from '../drawn-from/catalogue.ts';
import { dayOf } from '../drawn-from/calendar.ts';
import { MILK, type Farm } from '../farm/farm.ts';
import { clamp, round, type Random } from '../drawn-from/random.ts';
import type { Visit } from './schedule.ts';

type Natureza = 'receita' | 'despesa' | 'producao' | 'estoque';

/** Takes one entry: `vlr` is R$ per unit, null where the item has no price. */
export type TakeEntry = (item: number | null, natureza: Natureza, qtde: number, vlr: number | null) => void;

const KINDS = {
  leite: {
    expenses: expensesOf('leite'),
    produced: itemsOf(501, 'leite'),
    sold: itemsOf(401, 'leite').slice(0, 1),
    now_and_then: [...itemsOf(401, 'leite').slice(1), ...itemsOf(403, 'leite'), ...itemsOf(402, 'leite')],
    herd: [...itemsOf(601, 'leite'), ...itemsOf(602, 'leite'), ...itemsOf(603, 'leite')],
  },
  corte: {
    expenses: expensesOf('corte'),
    produced: itemsOf(502, 'corte'),
    sold: [],
    now_and_then: itemsOf(402, 'corte'),
    herd: [...itemsOf(601, 'corte'), ...itemsOf(602, 'corte'), ...itemsOf(603, 'corte')],
  },
} as const;
const TOTAL_COST = [...itemsOf(201, 'leite'), ...itemsOf(202, 'leite')];

const EPOCH = dayOf('2020-01-01');
/** Prices rise by some 8 % a year. */
const inflation = (day: number): number => 1.08 ** ((day - EPOCH) / 365);
/** A farm's yields grow by a tenth in each cycle. */
const progress = (numero: number): number => 1 + numero / 120;

/** The entries of one visit, some six on average: sales and production, expenses, herd, now and then the total costs. */
export function tellEntries(random: Random, farm: Farm, visit: Visit, take: TakeEntry): void {
  const kind = KINDS[farm.atividade === MILK ? 'leite' : 'corte'];
  const size = clamp((farm.areas.total / 100) ** 0.6, 0.25, 8);
  const price = inflation(visit.day);
  const amount = (item: Item, factor = size) =>
    item.qtde === 1
      ? 1
      : Math.max(1, round(item.qtde * factor * random.between(0.6, 1.4), item.qtde < 30 ? 0 : 1));
  const money = (item: Item) => round(item.vlr * price * random.between(0.85, 1.15), 2);

  for (const item of kind.sold)
    take(item.codigo, 'receita', amount(item, size * progress(visit.numero)), money(item));
  if (farm.atividade === MILK || visit.numero % 3 === 0) {
    const item = kind.produced[visit.numero % kind.produced.length];
    if (item) take(item.codigo, 'producao', amount(item, size * progress(visit.numero)), null);
  }
  if (random.chance(farm.atividade === MILK ? 0.25 : 0.45)) {
    const item = random.pick(kind.now_and_then);
    take(item.codigo, 'receita', amount(item), money(item));
  }
  for (let left = random.whole(3, 6); left > 0; left -= 1) {
    const item = random.weighted(kind.expenses);
    // Three in a thousand come without item, which Data Quality lists.
    take(random.chance(0.003) ? null : item.codigo, 'despesa', amount(item), money(item));
  }
  if (visit.numero % 6 === 1) for (const item of kind.herd) take(item.codigo, 'estoque', amount(item), null);
  if (visit.numero % 12 === 0) for (const item of TOTAL_COST) take(item.codigo, 'despesa', 1, money(item));
}
