import { IMPACT_READERS_LIMIT } from '@fonte/contracts';
import { OWN_ROWS, type impactAnswer } from '@fonte/contracts/routes/indicator-impact';
import type { z } from 'zod';
import type { Call } from '../../../platform/index.ts';
import {
  accessOf,
  scope,
  tellsPersons,
  type Answer,
  type AnswerRow,
  type Measure,
  type Plan,
} from '../../../query/index.ts';
import { exact } from '../../../answers/index.ts';
import { askedPeriod } from '../columns/asked-period.ts';
import { periodOf } from '../columns/own-period.ts';
import { conditionOf, fieldCondition, fieldOf } from '../columns/conditions.ts';
import type { IndicatorBook } from '../book/book.ts';
import { groupsOf, reached } from '../definition/preview.ts';
import { dressed } from '../definition/use.ts';
import { refusedAs } from '../refused.ts';
import type { Indicators } from '../service.ts';
import type { TouchedView } from './broken-views.ts';

type Figure = z.input<typeof impactAnswer>['visoes'][number]['figuras'][number];

/** What a change does to one view's figures. */
export type Figures = Pick<z.input<typeof impactAnswer>['visoes'][number], 'figuras' | 'leitores_restantes'>;

/**
 * The figures of the touched indicators in a view, of now and after a change, with how much they change: the whole, each state, which is what the readers of that state
 * see, and where the panel is given to those who see their own rows only, the supervisors and technicians whose figures change most. Each is one question under the
 * view's own conditions.
 */
export async function figuresOf(
  indicators: Indicators,
  call: Call,
  { view, painel }: TouchedView,
  {
    before,
    after,
    ids,
    ano,
  }: {
    readonly before: IndicatorBook;
    readonly after: IndicatorBook;
    readonly ids: readonly number[];
    readonly ano: readonly number[];
  },
): Promise<Figures> {
  const shown = view.indicadores.filter(({ id, visible }) => visible && ids.includes(id));
  const read = [...new Set(shown.map(({ id }) => id))].flatMap((id) => {
    const [old, next] = [before.byId(id), after.byId(id)];
    const [from, to] = [old && before.read(old.formula_struct), next && after.read(next.formula_struct)];
    return old && next && from?.measure && to?.measure
      ? [{ id, old, next, from: from.measure, to: to.measure }]
      : [];
  });
  if (read.length === 0) return { figuras: [], leitores_restantes: 0 };
  const facts = [...new Set(read.flatMap(({ from, to }) => [...from.facts, ...to.facts]))];
  const reads = read.flatMap(({ from, to }) => [...from.reads, ...to.reads]);
  const measures: Record<string, Measure> = Object.fromEntries(
    read.flatMap(({ old, next, from, to }, at): [string, Measure][] => [
      [`a${at}`, dressed(from.measure, old)],
      [`d${at}`, dressed(to.measure, next)],
      [`v${at}`, changeOf(`a${at}`, `d${at}`)],
    ]),
  );
  const conditions = [
    ...view.filters.map(conditionOf),
    ...view.grouprow.flatMap((row) => row.filters.map((one) => fieldCondition(fieldOf(row), one))),
  ];
  const asked = {
    measures,
    ...askedPeriod(periodOf({ ano, period: view.period }, before.today), conditions, reads),
  };
  const figures = ({ values }: AnswerRow, who: Pick<Figure, 'uf' | 'leitor'>): Figure[] =>
    read.map(({ id, next }, at) => ({
      id,
      nome_indicador: next.nome_indicador,
      unidade: next.unidade,
      data_type: next.data_type,
      ...who,
      antes: exact(values[`a${at}`]),
      depois: exact(values[`d${at}`]),
      variacao: exact(values[`v${at}`]),
    }));
  const run = async (plan: Plan): Promise<Answer> => {
    const scoped = scope(plan, accessOf(call));
    call.tell({ persons: tellsPersons(scoped) });
    return indicators.engine.run(scoped, { signal: call.signal });
  };
  return refusedAs(async () => {
    const by = reached(['uf'], facts);
    const answer = await run({ ...asked, by: groupsOf(by), totals: true });
    const rows = by.length === 0 ? answer.rows : [...answer.totals.slice(-1), ...answer.rows];
    const figuras = rows.flatMap((row, place) =>
      figures(row, { uf: place === 0 ? null : (row.labels['uf'] ?? null), leitor: null }),
    );
    let left = 0;
    for (const perfil of reached(OWN_ROWS, facts) as (typeof OWN_ROWS)[number][]) {
      if (!painel.perfis.includes(perfil)) continue;
      // oxlint-disable-next-line no-await-in-loop -- one question at a time leaves the others' room
      const own = await run({
        ...asked,
        measures: { ...measures, mudanca: { ...differenceOf('a0', 'd0'), hidden: true } },
        by: [perfil],
        filters: [...asked.filters, { field: perfil, is: 'not_null' }],
        sort: [{ by: 'mudanca', descending: true }],
        limit: IMPACT_READERS_LIMIT,
      });
      left += own.rowCount - own.rows.length;
      figuras.push(
        ...own.rows.flatMap((row) =>
          figures(row, { uf: null, leitor: { perfil, nome: row.labels[perfil] ?? '' } }),
        ),
      );
    }
    return { figuras, leitores_restantes: left };
  });
}

/** By how much of the old figure the new one differs; nothing where the old one is zero or nothing. */
const changeOf = (before: string, after: string): Measure => ({
  op: '/',
  args: [
    { op: '-', args: [{ use: after }, { use: before }] },
    { op: 'abs', args: [{ use: before }] },
  ],
  type: 'percent',
});

/** How much the new figure is away from the old one. */
const differenceOf = (before: string, after: string): Exclude<Measure, string> => ({
  op: 'abs',
  args: [{ op: '-', args: [{ use: after }, { use: before }] }],
});
