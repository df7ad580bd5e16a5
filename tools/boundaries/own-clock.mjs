// What time it is the server asks its clock, which app.ts or a test hands out; how long something takes, `performance.now()` (docs/architecture.md, Rules, 11).
import { inServer, nodesIn } from './in-server.mjs';

/** `Date.now`, called or handed on. */
const asksDate = ({ type, object, property }) =>
  type === 'MemberExpression' && object.value === 'Date' && property.value === 'now';

/** `new Date()`, made of nothing. */
const makesNow = ({ type, callee, arguments: given }) =>
  type === 'NewExpression' && callee.value === 'Date' && (given ?? []).length === 0;

/**
 * Places that ask the machine for the moment.
 * @param {string} file as messages name it
 * @param {string} source
 * @returns {{ rule: string, from: string, to: string }[]}
 */
export function ownClocksIn(file, source) {
  if (!/\bDate\b/.test(source)) return [];
  return nodesIn(source).flatMap((node) => {
    const to = asksDate(node) ? 'Date.now' : makesNow(node) ? 'new Date()' : null;
    return to === null ? [] : [{ rule: 'own-clock', from: file, to }];
  });
}

/**
 * Over what of the server is shipped.
 * @param {string} baseDir folder that holds apps/
 */
export const ownClocks = (baseDir) => inServer(baseDir, ownClocksIn);
