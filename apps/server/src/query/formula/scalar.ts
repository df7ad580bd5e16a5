import type { CallNode } from '@fonte/formula';
import { problem, type Problem } from '@fonte/formula/messages';

/** Longest number in a formula, characters: what a plan takes. */
export const NUMBER_DIGITS = 30;
const MOST_PLACES = 12;

/** How many places ROUND keeps: a written whole number, since the database rounds every row alike. */
export function placesOf(node: CallNode, problems: Problem[]): string {
  const places = node.args[1];
  if (!places) return '0';
  if (places.kind === 'number' && /^\d{1,2}$/.test(places.value) && Number(places.value) <= MOST_PLACES)
    return places.value;
  problems.push(problem('places', places.span));
  return '0';
}
