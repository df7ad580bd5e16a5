// What is looked for in the syntax of all that is shipped of the server.
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync } from '@swc/core';
import { filesIn } from './files-in.mjs';
import { nodesOf } from './nodes-of.mjs';

const SERVER = 'apps/server/src';

/** The nodes of a file. */
export const nodesIn = (source) => nodesOf(parseSync(source, { syntax: 'typescript' }).body);

/**
 * A check of single files over the server without its tests.
 * @param {string} baseDir folder that holds apps/
 * @param {(file: string, source: string) => { rule: string, from: string, to: string }[]} check
 */
export function inServer(baseDir, check) {
  const files = filesIn(join(baseDir, SERVER))
    .map((path) => relative(baseDir, path).split(sep).join('/'))
    .filter((file) => !/\.test\.ts$|\/testing(\/|\.ts$)/.test(file));
  return {
    files: files.length,
    violations: files.flatMap((file) => check(file, readFileSync(join(baseDir, file), 'utf8'))),
  };
}
