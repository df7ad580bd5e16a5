import type { HeadColumn, Row } from '@fonte/contracts';
import { LIMITS, RANGE, SITUATIONS } from '@fonte/contracts/compared';
import type { FunnelPoint } from '@fonte/ui';
import { figure } from '../answer/answer.ts';

/** Of a table's answer its columns and rows. */
export type ComparedTable = { readonly thead: readonly HeadColumn[]; readonly tbody: readonly Row[] };

/** What is drawn of a table whose rows are held against what is to be expected of each. */
export type Funnel = {
  points: readonly FunnelPoint[];
  /** Of the two limits, in per cent of what was to be expected, for one case. */
  widths: readonly [near: number, far: number];
};

/** Rounding of the limits as they travel. */
const SAME = 1e-3;

/** The funnel of an answer; null where its rows have none, or are of several groups, each with limits of its own. */
export function funnelOf({ thead, tbody }: ComparedTable): Funnel | null {
  const who = thead[0]?.field ?? '';
  const drawn = tbody.flatMap((row, place) => {
    const read = readRow(row);
    if (read === null) return [];
    const { width, ...point } = read;
    return [{ width, point: { ...point, key: String(place), name: String(row[who] ?? '') } }];
  });
  const widths = drawn.map(({ width }) => width);
  const [least, most] = [Math.min(...widths), Math.max(...widths)];
  if (drawn.length === 0 || most - least > SAME * most) return null;
  return {
    points: drawn.map(({ point }) => point),
    widths: [most, (most * LIMITS.far) / LIMITS.usual],
  };
}

/** A row's point, and the width of its group's limits. */
function readRow(row: Row): (Omit<FunnelPoint, 'key' | 'name'> & { width: number }) | null {
  const [expected, to, planned, made] = [RANGE.expected, RANGE.to, 'previstas', 'visitas'].map((field) =>
    figure(row[field]),
  );
  if (expected == null || to == null || planned == null || made == null || expected === 0) return null;
  const cases = (expected * planned) / 100;
  const verdict = row[RANGE.verdict];
  const mark = verdict === SITUATIONS.few ? 'few' : verdict === SITUATIONS.within ? 'within' : 'outside';
  return { x: cases, y: (100 * made) / cases, mark, width: 100 * (to / expected - 1) * Math.sqrt(cases) };
}
