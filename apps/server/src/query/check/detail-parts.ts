import type { FilterValue } from '../../model/filter.ts';
import type { AggregateUse, Analysed, Calc } from '../ask/analysed.ts';
import { boundFits } from './check-filter.ts';
import type { Point } from '../ask/plan.ts';
import { Problems } from '../ask/problems.ts';

/** One aggregate behind a clicked figure, and which of the point's groups narrow its rows. */
export interface Part {
  readonly use: AggregateUse;
  readonly label: string;
  /** Group number → value: rows of that group; `upTo` for running sums: rows of that group and those before it. */
  readonly keys: ReadonlyMap<number, { readonly value: FilterValue | null; readonly upTo: boolean }>;
}

type Keys = Map<number, { value: FilterValue | null; upTo: boolean }>;

/** The aggregates behind a point, each once per set of groups it is taken over. Errors: PlanRefused. */
export function partsOfPoint(analysed: Analysed, point: Point): Part[] {
  const problems = new Problems();
  const output = analysed.outputs.find(({ alias }) => alias === point.measure);
  if (!output) problems.unknown('measure', 'A medida', point.measure);
  const keys: Keys = new Map();
  for (const [alias, value] of Object.entries(point.keys)) {
    const index = analysed.groups.findIndex((group) => group.alias === alias);
    const group = analysed.groups[index];
    if (!group) problems.unknown(`keys.${alias}`, 'O agrupamento', alias);
    else if (value !== null && !boundFits(value, group.type))
      problems.add('invalid', `keys.${alias}`, `O valor "${String(value)}" não serve para "${group.label}".`);
    else keys.set(index, { value, upTo: false });
  }
  problems.throwIfAny();
  const parts = new Map<string, Part>();
  if (output) collect(output.calc, analysed, keys, parts, output.label);
  for (const { use } of parts.values())
    if (use.each)
      problems.add('invalid', 'measure', `"${use.label}" é uma soma de propriedades: abre como lista delas.`);
  problems.throwIfAny();
  return toldApart([...parts.values()]);
}

/** Whether a figure is that of its one part: an aggregate, or a count that an indicator rounds to the whole number it is. */
export function isOnePart({ outputs, aggregates }: Analysed, measure: string): boolean {
  const calc = outputs.find(({ alias }) => alias === measure)?.calc;
  if (calc?.kind === 'aggregate') return true;
  if (calc?.kind !== 'op' || calc.op !== 'round') return false;
  const [of] = calc.args;
  const kind = of?.kind === 'aggregate' ? aggregates[of.id]?.kind : undefined;
  return kind === 'count' || kind === 'distinct';
}

/** No two parts bear the same label: a row must say which it belongs to. */
function toldApart(parts: readonly Part[]): Part[] {
  const seen = new Map<string, number>();
  return parts.map((part) => {
    const count = (seen.get(part.label) ?? 0) + 1;
    seen.set(part.label, count);
    return count === 1 ? part : { ...part, label: `${part.label} (${count})` };
  });
}

function collect(
  calc: Calc,
  analysed: Analysed,
  keys: Keys,
  parts: Map<string, Part>,
  heading?: string,
): void {
  if (calc.kind === 'aggregate') {
    const use = analysed.aggregates[calc.id];
    const key = JSON.stringify([calc.id, [...keys]]);
    if (use && !parts.has(key)) parts.set(key, { use, keys, label: heading ?? use.label });
  }
  if (calc.kind === 'op') for (const arg of calc.args) collect(arg, analysed, keys, parts);
  if (calc.kind === 'share') {
    collect(calc.of, analysed, keys, parts, undefined);
    const kept = analysed.levels[calc.level] ?? [];
    const wider: Keys = new Map([...keys].filter(([index]) => kept[index]));
    collect(calc.of, analysed, wider, parts, 'Total');
  }
  if (calc.kind === 'running') {
    const along = keys.get(calc.along);
    const running: Keys = new Map(keys);
    if (along) running.set(calc.along, { ...along, upTo: true });
    collect(calc.of, analysed, running, parts);
  }
}
