import type { Cell } from '../ask/answer.ts';
import { daysOfGroup, grainLabel, grainValues, partsOf } from './grain.ts';

/** Steps beyond which an axis is not filled: some four years of days. */
const LONGEST_AXIS = 1_500;

/** A step of a time axis with the row that stands at it; null where no row does. */
export interface AxisStep {
  readonly label: string;
  readonly index: number | null;
  /** The group's integer (grain.ts); null where a row has no date. */
  readonly value: number | null;
}

/**
 * Every step of a date group from its first row to its last, so that what has no row is seen as a gap. `values` are the rows' groups in their order;
 * a row without a date stays at its end. Undefined where there is nothing to fill: the grain does not run ('MM'), the rows are not in time's
 * order, none is missing, or the axis would be longer than anybody reads.
 */
export function axisOf(
  grain: string,
  values: readonly Cell[],
  undated: (index: number) => string,
): readonly AxisStep[] | undefined {
  const parts = partsOf(grain);
  const dated = values.flatMap((value, index) => (value === null ? [] : [{ value: Number(value), index }]));
  const [first, last] = [dated[0], dated.at(-1)];
  if (!parts || !first || !last || dated.length < 2 || last.index - first.index !== dated.length - 1)
    return undefined;
  const up = first.value < last.value;
  const runs = dated.every(({ value }, at) => at === 0 || dated[at - 1]!.value < value === up);
  const from = daysOfGroup(parts, up ? first.value : last.value)?.from;
  const below = daysOfGroup(parts, up ? last.value : first.value)?.below;
  const steps = runs && from && below ? grainValues(grain, from, below) : undefined;
  const at = new Map(dated.map(({ value, index }) => [value, index]));
  if (!steps || steps.length > LONGEST_AXIS || steps.every((step) => at.has(step))) return undefined;
  const axis = steps.map((step) => ({
    label: grainLabel(grain, step),
    index: at.get(step) ?? null,
    value: step,
  }));
  const rest = (own: readonly number[]) =>
    own.map((index) => ({ label: undated(index), index, value: null }));
  const places = values.map((_, index) => index);
  return [
    ...rest(places.slice(0, first.index)),
    ...(up ? axis : axis.toReversed()),
    ...rest(places.slice(last.index + 1)),
  ];
}
