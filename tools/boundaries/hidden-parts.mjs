// What a server is made of is made in app.ts and handed out: nothing of it hangs unseen on another part of it (docs/architecture.md, Rules, 11).
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync } from '@swc/core';
import { filesIn } from './files-in.mjs';

const SERVER = 'apps/server/src';
/** What comes and goes with each call may be told more of. */
const PASSING = new Set(['FastifyRequest']);

/** The nodes of a syntax tree. */
function* nodesOf(node) {
  if (Array.isArray(node)) for (const one of node) yield* nodesOf(one);
  else if (typeof node === 'object' && node !== null) {
    yield node;
    yield* nodesOf(Object.values(node));
  }
}

/**
 * Weak maps by anything that lives as long as the server does: each is a part that `app.ts` does not show.
 * @param {string} file as messages name it
 * @param {string} source
 * @returns {{ rule: string, from: string, to: string }[]}
 */
export function hiddenPartsIn(file, source) {
  if (!source.includes('WeakMap')) return [];
  const { body } = parseSync(source, { syntax: 'typescript' });
  return [...nodesOf(body)]
    .filter(({ type, callee }) => type === 'NewExpression' && callee.value === 'WeakMap')
    .map(({ typeArguments }) => typeArguments?.params[0]?.typeName?.value ?? 'unknown')
    .filter((key) => !PASSING.has(key))
    .map((key) => ({ rule: 'hidden-part', from: file, to: `WeakMap<${key}>` }));
}

/**
 * Over what of the server is shipped.
 * @param {string} baseDir folder that holds apps/
 */
export function hiddenParts(baseDir) {
  const files = filesIn(join(baseDir, SERVER))
    .map((path) => relative(baseDir, path).split(sep).join('/'))
    .filter((file) => !/\.test\.ts$|\/testing(\/|\.ts$)/.test(file));
  return {
    files: files.length,
    violations: files.flatMap((file) => hiddenPartsIn(file, readFileSync(join(baseDir, file), 'utf8'))),
  };
}
