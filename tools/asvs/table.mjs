// OWASP ASVS 5.0, levels 1 and 2: what answers each requirement (requirements.txt) with the tests that carry its tag, as docs/asvs.md.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../install.mjs';

const KINDS = ['test', 'setting', 'reason', 'open'];
const TITLES = { test: 'tests', setting: 'the installation', reason: 'reason', open: '**not met**' };

/** The rows of requirements.txt: id, level, title, kind, words. */
export function readRequirements(text = readFileSync(join(root, 'tools/asvs/requirements.txt'), 'utf8')) {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [id, level, title, kind, ...words] = line.split(' | ').map((part) => part.trim());
      return { id, level: Number(level), title, kind, words: words.join(' | ') };
    });
}

/** Test files of the repository by the tag that they carry: id → names. */
export function readTags(files = testFiles()) {
  const tags = new Map();
  for (const path of files)
    for (const [, ids] of readFileSync(join(root, path), 'utf8').matchAll(/\[ASVS ([\d. ]+)\]/g))
      for (const id of ids.trim().split(/\s+/)) tags.set(id, [...(tags.get(id) ?? []), path]);
  return tags;
}

/** Every test file that git knows or would know, in one order whichever it knows. */
export function testFiles() {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => /\.test\.(?:tsx?|mjs)$/.test(path) && !path.startsWith('tools/asvs/'))
    .sort();
}

/** What is wrong: ids twice, kinds that there are not, a test without a tag, a tag without a test's row. */
export function faultsOf(requirements, tags) {
  const faults = [];
  const seen = new Set();
  for (const { id, level, kind, words } of requirements) {
    if (seen.has(id)) faults.push(`${id}: twice`);
    seen.add(id);
    if (![1, 2].includes(level)) faults.push(`${id}: level ${level}`);
    if (!KINDS.includes(kind)) faults.push(`${id}: ${kind} is no answer`);
    if (kind === 'test' && !tags.has(id)) faults.push(`${id}: no test carries its tag`);
    if (kind !== 'test' && tags.has(id)) faults.push(`${id}: answered twice, by ${kind} and by a test`);
    if (kind !== 'test' && words === '') faults.push(`${id}: no words`);
  }
  for (const id of tags.keys()) if (!seen.has(id)) faults.push(`${id}: tagged, and not a requirement`);
  return faults;
}

/** docs/asvs.md. */
export function pageOf(requirements, tags) {
  const count = (kind) => requirements.filter((one) => one.kind === kind).length;
  const lines = requirements.map(({ id, level, title, kind, words }) => {
    const held =
      kind === 'test'
        ? tags
            .get(id)
            .map((path) => `\`${basename(path)}\``)
            .join(', ')
        : words;
    return `| ${id} | ${level} | ${title} | ${TITLES[kind]} | ${held} |`;
  });
  return `# OWASP ASVS 5.0, level 2, item by item

Written by \`node tools/asvs/write.mjs\` from tools/asvs/requirements.txt and the tags of the tests; \`asvs.test.mjs\` fails when it is not up to date, when a requirement has
no answer or two, and when a test that is named is not there. Titles are ours; ids and levels are those of OWASP ASVS 5.0.0 (CC BY-SA 4.0). A tag says that the file's
tests show what the requirement asks for in the main; it does not say that they show all of it.

${requirements.length} requirements of levels 1 and 2: ${count('test')} held by tests, ${count('setting')} by the installation's settings, ${count('reason')} not applicable or held by
how the portal is made, ${count('open')} not met.

| | level | about | answered by | where, or why |
|---|---|---|---|---|
${lines.join('\n')}
`;
}
