// What a server is made of is made in app.ts and handed out: nothing of it hangs unseen on another part of it, or lies in a file (docs/architecture.md, Rules, 11).
import { parseSync } from '@swc/core';
import { inServer, nodesIn } from './in-server.mjs';

/** What comes and goes with each call may be told more of. */
const PASSING = new Set(['FastifyRequest']);

/**
 * Files that remember something for all servers of their process, and why that is the same for each: what follows from the code, from files that do not
 * change, or from their own names. A thread's file is its whole program.
 */
const OF_THE_PROCESS = new Map([
  ['apps/server/src/answers/pictures/portal-font.ts', 'letters that come with the code'],
  ['apps/server/src/model/paths.ts', 'follows from the model'],
  ['apps/server/src/modules/auth/password-rule.ts', 'a list that comes with the code'],
  ['apps/server/src/modules/maps/drawing/garbage.ts', "the engine's own collection"],
  ['apps/server/src/modules/maps/drawing/keep-file.ts', 'folders by their whole path'],
  ['apps/server/src/modules/maps/drawing/marks.ts', 'drawings by all that they are made of'],
  ['apps/server/src/modules/maps/tiles/answer-tile.ts', 'empty pictures by all that they are made of'],
  ['apps/server/src/modules/notifications/sent/written-once.ts', 'mails by all that they are made of'],
  ['apps/server/src/platform/answers/release.ts', "the code's own fingerprint"],
  ['apps/server/src/platform/identity/installation-secret.ts', 'files by their whole path'],
  ['apps/server/src/query/sql/typed.ts', 'letters that follow from a table'],
]);
const THREAD = /\.worker\.ts$/;
const FILLED_LATER = new Set(['Map', 'Set', 'LRUCache']);

/** Whether a file's own variable is there to be filled, or put in place, later. */
const remembers = ({ kind, declarations, declare }) =>
  !declare &&
  (kind === 'let' ||
    declarations.some(
      ({ init }) =>
        init?.type === 'NewExpression' &&
        FILLED_LATER.has(init.callee.value) &&
        (init.callee.value === 'LRUCache' || (init.arguments ?? []).length === 0),
    ));

/** What a file remembers beside the server it works for. */
function memoriesIn(file, source) {
  if (OF_THE_PROCESS.has(file) || THREAD.test(file)) return [];
  return parseSync(source, { syntax: 'typescript' })
    .body.map((item) => (item.type === 'ExportDeclaration' ? item.declaration : item))
    .filter((item) => item.type === 'VariableDeclaration' && remembers(item))
    .map(({ declarations: [one] }) => ({ rule: 'hidden-part', from: file, to: one.id.value }));
}

/**
 * Weak maps by anything that lives as long as the server does: each is a part that `app.ts` does not show; and what a file remembers by itself.
 * @param {string} file as messages name it
 * @param {string} source
 * @returns {{ rule: string, from: string, to: string }[]}
 */
export function hiddenPartsIn(file, source) {
  const memories = memoriesIn(file, source);
  if (!source.includes('WeakMap')) return memories;
  const weak = nodesIn(source)
    .filter(({ type, callee }) => type === 'NewExpression' && callee.value === 'WeakMap')
    .map(({ typeArguments }) => typeArguments?.params[0]?.typeName?.value ?? 'unknown')
    .filter((key) => !PASSING.has(key))
    .map((key) => ({ rule: 'hidden-part', from: file, to: `WeakMap<${key}>` }));
  return [...memories, ...weak];
}

/**
 * Over what of the server is shipped.
 * @param {string} baseDir folder that holds apps/
 */
export const hiddenParts = (baseDir) => inServer(baseDir, hiddenPartsIn);
