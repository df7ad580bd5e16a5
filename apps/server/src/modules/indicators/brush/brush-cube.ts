import { CUBE_CELLS, type Cube, type CubeTable } from '@fonte/contracts/brush/cube';
import type { GroupRow } from '@fonte/contracts/view';
import { fail, type Call, type KeptBody, type NOT_MODIFIED } from '../../../platform/index.ts';
import {
  accessOf,
  partAlias,
  scopeKey,
  tellsPersons,
  type Answer,
  type AnswerRow,
  type Cell,
} from '../../../query/index.ts';
import { exact, ofOneVersion } from '../../../answers/index.ts';
import { assertField, reachOf } from '../may-read.ts';
import { refusedAs } from '../refused.ts';
import type { Indicators } from '../service.ts';
import { readQuestion } from '../view/answer-view.ts';
import { groupOf, type Asked, type Question } from '../view/ask.ts';
import { plansOf } from '../view/plans.ts';
import { cubePlansOf, MARK, NO_CUBE, type CubePlans } from './cube-plans.ts';

/** A cube, or why there is none. */
interface CubeAnswer {
  readonly cubo: Cube | null;
  readonly motivo: string | null;
}

/**
 * The parts of a view's figures by the marks of another card, which the browser adds up while somebody chooses. Its cells are finer than a figure, so that only who may see the rows
 * behind one has them (docs/decisions/0103). Errors: invalidView, forbidden, indicatorNotFound.
 */
export async function brushCube(
  indicators: Indicators,
  call: Call,
  { por, ...question }: Question & { readonly por: GroupRow },
): Promise<KeptBody<CubeAnswer> | typeof NOT_MODIFIED> {
  const asked = await readQuestion(indicators, call, question);
  const mark = groupOf(MARK, por);
  assertField(await reachOf(indicators, call), mark.field);
  const access = accessOf(call);
  return refusedAs(async () => {
    const views = plansOf(asked, access);
    if (!views.base.mayDrill) fail('forbidden');
    const plans = cubePlansOf(asked, views, mark, access);
    if (typeof plans === 'string')
      return call.kept(scopeKey(access), [plans, await indicators.engine.etag(views.base)], async () => {
        call.tell({ persons: false });
        return { cubo: null, motivo: plans };
      });
    const all = [plans.base, ...plans.splits];
    const tags = await Promise.all(all.map((plan) => indicators.engine.etag(plan)));
    return call.kept(scopeKey(access), tags, async () => {
      const answers = await ofOneVersion(
        () => Promise.all(all.map((plan) => indicators.engine.run(plan, { signal: call.signal }))),
        (some) => some,
      );
      const cubo = cubeOf(asked, plans, answers);
      const rows = cubo?.tables.reduce((sum, { mark: cells }) => sum + cells.length, 0) ?? 0;
      call.tell({ persons: all.some(tellsPersons), rows });
      return { cubo, motivo: cubo ? null : NO_CUBE.size };
    });
  });
}

/** Null for more cells than are sent. */
function cubeOf({ groups }: Asked, { folds, figures }: CubePlans, answers: readonly Answer[]): Cube | null {
  if (answers.some(({ rows }) => rows.length > CUBE_CELLS)) return null;
  const [base, ...splits] = answers;
  const whole = groups.length === 0 ? base!.rows : base!.totals;
  const marks = whole.map(markOf);
  const places = new Map(marks.map((mark, at) => [mark, at]));
  const aliases = groups.map(({ alias }) => alias);
  const table = (rows: readonly AnswerRow[], by: readonly string[]) =>
    tableOf(rows, by, places, folds.length);
  return {
    marks,
    folds,
    figures,
    tables: [
      table(base!.rows, aliases),
      table(whole, []),
      ...splits.map(({ rows }) => table(rows, [...aliases, 's'])),
    ],
  };
}

const markOf = ({ keys }: AnswerRow): Cell => keys[MARK] ?? null;

function tableOf(
  answered: readonly AnswerRow[],
  by: readonly string[],
  places: ReadonlyMap<Cell, number>,
  parts: number,
): CubeTable {
  const cells = answered
    .map((row) => ({ row, mark: places.get(markOf(row)) ?? -1 }))
    .filter(({ mark }) => mark >= 0)
    .toSorted((a, b) => a.mark - b.mark);
  const rows = new Map<string, { readonly at: number; readonly values: Cell[] }>();
  const at = cells.map(({ row }) => {
    const values = by.map((alias) => row.keys[alias] ?? null);
    const key = JSON.stringify(values);
    const known = rows.get(key) ?? { at: rows.size, values };
    rows.set(key, known);
    return known.at;
  });
  return {
    rows: [...rows.values()].map(({ values }) => values),
    mark: cells.map(({ mark }) => mark),
    row: at,
    parts: Array.from({ length: parts }, (_, part) =>
      cells.map(({ row }) => figureOf(row.values[partAlias(part)])),
    ),
  };
}

/** Numbers are numbers; what a double does not keep is text. */
function figureOf(value: Cell | undefined): number | string | null {
  const cell = exact(value);
  return typeof cell === 'boolean' ? null : cell;
}
