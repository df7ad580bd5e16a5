import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
/** A part's words are what its hook gives without an application's. */
const HOOK = /^use\w+Words$/;
/** The library's own, of dates: no words of ours. */
const THEIRS = 'date-field/words.ts';

/** What a hook gives to whoever draws. */
function drawn(hook: () => unknown): unknown {
  let given: unknown;
  renderToStaticMarkup(
    createElement(() => {
      given = hook();
      return null;
    }),
  );
  return given;
}

/** How a sentence is put together, as it is written, whatever its module's imports are called. */
const written = (made: () => unknown): string =>
  made
    .toString()
    .replaceAll(/\(0,\s*__vite_ssr_import_\d+__\.(\w+)\)/g, '$1')
    .replaceAll(/__vite_ssr_import_\d+__\./g, '')
    .replaceAll(/\s+/g, ' ');

/** Each word of a part with its way there. */
function wordsOf(value: unknown, way: readonly string[] = []): string[] {
  if (typeof value === 'string') return [`  ${way.join('.')}: ${JSON.stringify(value)}`];
  if (typeof value === 'function') return [`  ${way.join('.')}: ${written(value as () => unknown)}`];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inside]) => wordsOf(inside, [...way, name]));
}

// As apps/web/src/sentences.test.ts for what the pages say: whoever changes a letter sees the line that changes.
test('the words of the kit', async () => {
  const files = (await readdir(SOURCES, { recursive: true }))
    .filter((path) => /(?:^|\/)(?:words|common)\.ts$/.test(path) && path !== THEIRS)
    .toSorted();
  const parts = await Promise.all(
    files.map(async (path) => {
      const module = (await import(/* @vite-ignore */ `${SOURCES}${path}`)) as Record<string, () => unknown>;
      const hooks = Object.entries(module).filter(([name]) => HOOK.test(name));
      return hooks.length === 0 ? [] : [path, ...hooks.flatMap(([, hook]) => wordsOf(drawn(hook)))];
    }),
  );
  await expect(`${parts.flat().join('\n')}\n`).toMatchFileSnapshot('__golden__/words.txt');
});
