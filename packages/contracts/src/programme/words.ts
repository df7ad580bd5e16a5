/** What every table of the programme's words has: a code as its data have it, and the words that people read. */
interface Coded<Code extends string> {
  readonly code: Code;
  readonly label: string;
}

/** Codes, in their order. */
export const codesOf = <const Code extends string>([first, ...others]: readonly [
  Coded<Code>,
  ...Coded<Code>[],
]): readonly [Code, ...Code[]] => [first.code, ...others.map(({ code }) => code)];

/** Words by code, in their order. */
export const wordsOf = <const Code extends string>(
  rows: readonly Coded<Code>[],
): Readonly<Record<Code, string>> =>
  Object.fromEntries(rows.map(({ code, label }) => [code, label])) as Record<Code, string>;
