// Arrows point down: no file knows itself, by whatever way round. dependency-cruiser would walk through all that lies below each single import.
import { reachedIn } from './folder-circles.mjs';

/**
 * The imports that are part of a circle of files.
 * @param {{ from: string, to: string }[]} imports
 * @returns {{ rule: string, from: string, to: string }[]}
 */
export function fileCircles(imports) {
  let left = imports.map(({ from, to }) => ({ tail: from, head: to }));
  // What nobody imports, or what imports nothing, is part of none: what is left without them, again and again, is hardly ever anything.
  for (let before = Infinity; left.length < before;) {
    before = left.length;
    const [tails, heads] = [new Set(left.map(({ tail }) => tail)), new Set(left.map(({ head }) => head))];
    left = left.filter(({ tail, head }) => heads.has(tail) && tails.has(head));
  }
  const reached = reachedIn(left);
  return left
    .filter(({ tail, head }) => reached.get(head)?.has(tail))
    .map(({ tail, head }) => ({ rule: 'no-cycle', from: tail, to: head }));
}
