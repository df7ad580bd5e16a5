import type { Answer, Cell } from '../ask/answer.ts';
import { asText, type Expected } from './expected.ts';

/** Rows and totals as text, in one order, figures to nine digits: the oracle divides in binary. */
export function comparable(answer: Answer, by: readonly string[]): string[] {
  return [...answer.rows, ...answer.totals]
    .map(({ keys, values }) => {
      const level = by.filter((field) => Object.hasOwn(keys, field));
      return sorted({ level, keys: level.map((field) => asText(keys[field])), values });
    })
    .toSorted();
}

/** One row as text. */
export function sorted({ level, keys, values }: Expected): string {
  const figures = Object.keys(values)
    .toSorted()
    .map((name) => [name, rounded(values[name] ?? null)]);
  return JSON.stringify([level, keys, figures]);
}

/** A figure to nine digits. */
export const rounded = (value: Cell): Cell =>
  value === null || !/^-?[\d.]+(e-?\d+)?$/i.test(String(value))
    ? value
    : Number(Number(value).toPrecision(9));
