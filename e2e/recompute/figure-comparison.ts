import type { Profile, ReportAnswer } from '@fonte/contracts';
import type { Case } from './programme.ts';

export type Comparison = { compared: number; differences: string[] };

/** Holds what was recomputed of a case against what the portal says, and tells each difference. */
export class FigureComparison {
  constructor(
    private readonly result: Comparison,
    readonly profile: Profile,
    readonly one: Case,
  ) {}

  /** `answer` hides figures of small groups from who only observes: what is not there is then no difference, what is there is the figure. */
  compare(what: string, expected: number, found: number, answer?: ReportAnswer): void {
    if (found === 0 && answer !== undefined && hides(answer)) return;
    this.result.compared += 1;
    // Sums of what is measured deviate for who only observes, as the card says; counts are exact, and a sum that deviates is no whole number.
    const allowed =
      answer !== undefined && !Number.isInteger(found) ? deviation(answer) * Math.abs(expected) : 0;
    if (Math.abs(expected - found) < 1e-6 + allowed) return;
    const { anos, ufs } = this.one;
    const where = `${this.profile} ano=${anos.join()} uf=${ufs.join()}`;
    this.result.differences.push(`${where} ${what}: recalculado ${expected}, portal ${found}`);
  }

  /** All of a spread figure, in both directions: what one has and the other has not is a difference. */
  compareAll(
    what: string,
    expected: ReadonlyMap<string, number>,
    found: ReadonlyMap<string, number>,
    answer?: ReportAnswer,
  ): void {
    for (const key of new Set([...expected.keys(), ...found.keys()]))
      this.compare(`${what} ${key}`, expected.get(key) ?? 0, found.get(key) ?? 0, answer);
  }
}

/** By how much of itself a sum of the card may differ, as its subtitle says. */
const deviation = ({ json_label }: ReportAnswer): number =>
  Number(/somas com desvio de até (\d+)%/.exec(json_label)?.[1] ?? 0) / 100;

const hides = (answer: ReportAnswer): boolean => answer.protegido !== undefined && answer.protegido !== null;

/** What is spread under a name, by its groups. */
export const under = (figures: ReadonlyMap<string, number>, name: string): Map<string, number> =>
  new Map(
    [...figures]
      .filter(([key]) => key.startsWith(`${name}:`))
      .map(([key, value]) => [key.slice(name.length + 1), value]),
  );

const keyOf = (values: readonly unknown[]): string => values.map(String).join('/');

/** Figures of a chart by its raw keys: label, and series where there are several. */
export function chartFigures({ keys, series }: ReportAnswer): Map<string, number> {
  const figures = new Map<string, number>();
  for (const one of series.filter(({ role }) => role === undefined))
    one.data.forEach((value, index) => {
      const key = keyOf([...Object.values(keys[index] ?? {}), ...Object.values(one.key ?? {})]);
      if (Number(value) !== 0) figures.set(key, Number(value));
    });
  return figures;
}

/** Figures of a table's column by the raw keys of its rows. */
export const columnFigures = ({ keys, tbody }: ReportAnswer, column: string): Map<string, number> =>
  new Map(
    tbody.flatMap((row, index): [string, number][] =>
      Number(row[column] ?? 0) === 0 ? [] : [[keyOf(Object.values(keys[index] ?? {})), Number(row[column])]],
    ),
  );
