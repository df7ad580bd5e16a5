// What the browser knows of the server's calls: endpoints, and schemas as types only (docs/architecture.md, Rules, 3).
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync } from '@swc/core';
import { filesIn } from './files-in.mjs';
import { nodesOf } from './nodes-of.mjs';

/** Who writes no address of the server: they name an endpoint of packages/contracts/src/endpoints, and `addressOf` writes it. */
const WITHOUT_ADDRESSES = ['apps/web/src', 'packages/ui/src', 'packages/contracts/src', 'e2e'];
const ENDPOINTS = 'packages/contracts/src/endpoints/';
/** Their own tests say what is written. */
const PROOFS = ['packages/contracts/src/address.test.ts', 'apps/web/src/core/api/call.test.ts'];

/** A text that begins an address: by path, behind an origin, or in the programme's own form. */
const ADDRESS = /^(?:https?:\/\/[^/]*)?\/?api(?:\/|$)|[^.\w]\/api(?:\/|$)|[?&]module=/;

/** What of the contracts is made of zod's full form. */
const SCHEMAS = /^@fonte\/contracts\/(?:routes\/|view$|report-answer$|failure-body$)/;

export const treeOf = (file, source) =>
  parseSync(source, { syntax: 'typescript', tsx: file.endsWith('.tsx') });

/** Texts of a syntax tree as they stand: strings, pieces of templates, text between tags. */
export const textsOf = (node) =>
  nodesOf(node).flatMap(({ type, value, cooked, raw }) => {
    if (type === 'StringLiteral' || type === 'JSXText') return [value];
    return type === 'TemplateElement' ? [cooked ?? raw] : [];
  });

/** Whether a source may hold an address: it has a part of one, or signs that may stand for others. */
const mayHoldAddresses = (source) => /api|module=|\\|&#/.test(source);

/**
 * Addresses of the server that are written where they should be named. Comments may tell of them.
 * @param {string} file as messages name it
 * @param {string} source
 * @returns {{ rule: string, from: string, to: string }[]}
 */
export function addressesIn(file, source) {
  if (!mayHoldAddresses(source)) return [];
  let found = 0;
  return textsOf(treeOf(file, source).body)
    .filter((text) => ADDRESS.test(text))
    .map((text) => {
      // swc's positions go on from file to file, so the text is looked for, each after the one before.
      found = Math.max(source.indexOf(text, found + 1), found);
      const line = source.slice(0, found).split('\n').length;
      return { rule: 'written-address', from: `${file}:${line}`, to: text.trim() };
    });
}

/**
 * Schemas that are imported as more than types: they would bring zod to the browser.
 * @param {string} file as messages name it
 * @param {string} source
 * @returns {{ rule: string, from: string, to: string }[]}
 */
export function schemasIn(file, source) {
  if (!source.includes('@fonte/contracts/') && !source.includes('\\')) return [];
  const loads = ({ type, typeOnly, specifiers = [] }) =>
    /^(?:Import|Export)/.test(type) &&
    !typeOnly &&
    (specifiers.length === 0 || specifiers.some(({ isTypeOnly }) => !isTypeOnly));
  return treeOf(file, source)
    .body.filter((node) => SCHEMAS.test(node.source?.value ?? '') && loads(node))
    .map((node) => ({ rule: 'web-without-schemas', from: file, to: node.source.value }));
}

/**
 * Both over the folders of the browser, the first over the contracts too.
 * @param {string} baseDir folder that holds packages/ and apps/
 */
export function browserCalls(baseDir) {
  const files = WITHOUT_ADDRESSES.flatMap((folder) => filesIn(join(baseDir, folder)))
    .map((path) => relative(baseDir, path).split(sep).join('/'))
    .filter((file) => !file.startsWith(ENDPOINTS) && !PROOFS.includes(file));
  return {
    files: files.length,
    violations: files.flatMap((file) => {
      const source = readFileSync(join(baseDir, file), 'utf8');
      return [...addressesIn(file, source), ...(isTest(file) ? [] : schemasIn(file, source))];
    }),
  };
}

export const isTest = (file) => /\.test\.tsx?$/.test(file);
