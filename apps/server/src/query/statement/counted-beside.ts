import type { Pass, Read } from './days-together.ts';
import { readingOf, type Unit } from './units.ts';

/**
 * Things that are counted, each once, beside sums of the same fact's same days: where a table has one row of each thing, counting its rows is counting things, and the pass that adds
 * these up counts them as well (docs/decisions/0095). So where each alone would read that table. Passes whose rows were read already are left as they are.
 */
export function countedBeside(passes: readonly Pass[], read: Read): Pass[] {
  const { analysed, rule, context, rollups } = read;
  const together: Pass[] = [];
  for (const pass of passes.toSorted((a, b) => Number(isCount(a)) - Number(isCount(b)))) {
    const at = isCount(pass) ? together.findIndex((other) => isBeside(other, pass)) : -1;
    const sums = together[at];
    const joined = sums && joinedWith(sums, pass);
    if (joined) together[at] = joined;
    else together.push(pass);
  }
  // In the order of the plan's measures, whichever of them share a pass.
  return together.toSorted((a, b) => firstOf(a.unit) - firstOf(b.unit));

  function joinedWith(sums: Pass, counts: Pass): Pass | undefined {
    const [of, own] = [sums, counts].map(({ unit }) => readingOf(unit, analysed, rule, context, rollups));
    const [rows, ...more] = own!.parts;
    if (!rows?.oneRow || more.length > 0 || of!.rollup !== own!.rollup || of!.parts.length > 1)
      return undefined;
    const unit = { ...sums.unit, aggregates: [...sums.unit.aggregates, ...counts.unit.aggregates] };
    const { parts, rollup } = readingOf(unit, analysed, rule, context, rollups);
    return rollup === own!.rollup && parts.length === 1 ? { unit, parts } : undefined;
  }
}

const isCount = ({ unit, parts }: Pass): boolean => unit.distinct !== undefined && parts === undefined;

function isBeside({ unit: sums, parts }: Pass, { unit: counts }: Pass): boolean {
  if (parts !== undefined && sums.below !== undefined) return false;
  if (sums.distinct !== undefined) return false;
  if ([sums, counts].some(({ each, stepped }) => each !== undefined || stepped !== undefined)) return false;
  return rowsOf(sums) === rowsOf(counts);
}

const rowsOf = ({ fact, intervals, shift }: Unit): string => JSON.stringify([fact, intervals, shift]);
const firstOf = ({ aggregates }: Unit): number => Math.min(...aggregates.map(({ id }) => id));
