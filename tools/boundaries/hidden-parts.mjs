// What a server is made of is made in app.ts and handed out: nothing of it hangs unseen on another part of it (docs/architecture.md, Rules, 11).
import { inServer, nodesIn } from './in-server.mjs';

/** What comes and goes with each call may be told more of. */
const PASSING = new Set(['FastifyRequest']);

/**
 * Weak maps by anything that lives as long as the server does: each is a part that `app.ts` does not show.
 * @param {string} file as messages name it
 * @param {string} source
 * @returns {{ rule: string, from: string, to: string }[]}
 */
export function hiddenPartsIn(file, source) {
  if (!source.includes('WeakMap')) return [];
  return [...nodesIn(source)]
    .filter(({ type, callee }) => type === 'NewExpression' && callee.value === 'WeakMap')
    .map(({ typeArguments }) => typeArguments?.params[0]?.typeName?.value ?? 'unknown')
    .filter((key) => !PASSING.has(key))
    .map((key) => ({ rule: 'hidden-part', from: file, to: `WeakMap<${key}>` }));
}

/**
 * Over what of the server is shipped.
 * @param {string} baseDir folder that holds apps/
 */
export const hiddenParts = (baseDir) => inServer(baseDir, hiddenPartsIn);
