// What comments and documents cite must open: sections of the specification and of the design, files named by path, decisions by number.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { dirname, join, normalize } from 'node:path';

const TEXTS = ['first', 'second', 'third'];

/** Numbers of the headings of docs/specification.md by text: { first: Set('1', '2', …), … }. */
export function sectionsOf(specification) {
  const sections = Object.fromEntries(TEXTS.map((text) => [text, new Set()]));
  let text;
  for (const line of specification.split('\n')) {
    const part = /^## (First|Second|Third) text/.exec(line);
    if (part) text = part[1].toLowerCase();
    const section = /^#{3,4} (\d+(?:\.\d+)?) /.exec(line);
    if (section && text) sections[text].add(section[1]);
  }
  return sections;
}

/** Citations of the specification in a text: [{ cited: 'second text, 2.4', text: 'second', section: '2.4' }]. */
export function citationsOf(source) {
  const found = [];
  const words =
    /\b(first|second|third)\s+(?:specification\s+)?text(?:,?\s+(?:sections?\s+)?(\d+(?:\.\d+)?(?:(?:,| and| to|–|-)\s*\d+(?:\.\d+)?)*))?/gi;
  for (const [cited, text, numbers] of source.matchAll(words)) {
    const sections = numbers?.match(/\d+(?:\.\d+)?/g) ?? [undefined];
    for (const section of sections) found.push({ cited, text: text.toLowerCase(), section });
  }
  return found;
}

/** What people wrote: a document whole, of code its comments. */
export function proseOf(file, source) {
  if (file.endsWith('.md')) return source;
  const comments = source.matchAll(/(?<![:'"`\w])\/\/(.*)|\/\*([\s\S]*?)\*\/|^\s*--(.*)/gm);
  return [...comments].map(([, line, block, sql]) => line ?? block ?? sql).join('\n');
}

/** Paths that a text names: Markdown links, and documents of ours in words. */
export function pathsOf(file, source) {
  const links = [...source.matchAll(/\]\((?!https?:|#|mailto:)([^)\s#]+)(?:#[^)]*)?\)/g)];
  const linked = file.endsWith('.md') ? links.map(([, path]) => join(dirname(file), path)) : [];
  const named = [
    ...source.matchAll(/\b(?:docs|packages|apps|tools|e2e)\/[\w./-]+\.(?:md|ts|tsx|mjs|sql|json)\b/g),
  ];
  const decisions = [...source.matchAll(/(?<![\w/])decisions\/(\d{4})(?![\w-])/g)];
  return {
    paths: [...linked, ...named.map(([path]) => path)].map((path) => normalize(path)),
    decisions: decisions.map(([, number]) => number),
  };
}

/** What does not open, as sentences; `read` says how many citations and paths were looked at, so that nobody trusts a walk over nothing. */
export function deadReferences(root) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const all = new Set(listed.split('\n').filter((file) => existsSync(join(root, file))));
  const files = [...all].filter(
    (file) => /\.(ts|tsx|mjs|sql|md)$/.test(file) && !file.startsWith('tools/references/'),
  );
  const sections = sectionsOf(readFileSync(join(root, 'docs/specification.md'), 'utf8'));
  const numbers = new Set(readdirSync(join(root, 'docs/decisions')).map((name) => name.slice(0, 4)));
  const dead = [];
  let read = 0;
  for (const file of files) {
    const source = proseOf(file, readFileSync(join(root, file), 'utf8'));
    for (const { cited, text, section } of citationsOf(source)) {
      read += 1;
      if (section !== undefined && !sections[text].has(section))
        dead.push(`${file}: '${cited}' is no section of docs/specification.md`);
    }
    const { paths, decisions } = pathsOf(file, source);
    for (const path of paths) {
      read += 1;
      // A folder of a package may be named from within it.
      const folder = path.endsWith('/') ? path : `${path}/`;
      const there = all.has(path) || [...all].some((one) => one.startsWith(folder));
      if (!there) dead.push(`${file}: ${path} is not there`);
    }
    for (const number of decisions) {
      read += 1;
      if (!numbers.has(number)) dead.push(`${file}: decision ${number} is not there`);
    }
  }
  return { dead, read };
}
