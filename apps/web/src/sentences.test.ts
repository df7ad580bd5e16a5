import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { FAILURES } from '@fonte/contracts';
import { expect, test } from 'vitest';

const SOURCES = fileURLToPath(new URL('.', import.meta.url));

/** Each text of a table of them, with its way there: 'login.title: "Entrar"'. Of a text that is worked out only the way. */
function textsOf(value: unknown, way: readonly string[] = []): string[] {
  if (typeof value === 'string') return [`  ${way.join('.')}: ${JSON.stringify(value)}`];
  if (typeof value === 'function') return [`  ${way.join('.')}()`];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inside]) => textsOf(inside, [...way, name]));
}

// The specification decides them letter for letter, slips included: whoever changes one sees the line that changes.
test('the sentences that users read', async () => {
  const files = (await readdir(SOURCES, { recursive: true }))
    .filter((path) => /(?:^|[/-])texts\.ts$/.test(path))
    .toSorted();
  const pages = await Promise.all(
    files.map(async (path) => [path, ...textsOf(await import(/* @vite-ignore */ `${SOURCES}${path}`))]),
  );
  const failures = Object.entries(FAILURES).map(([name, { status, text }]) => `  ${name} ${status}: ${text}`);
  const lines = ['failures', ...failures, ...pages.flat()];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('__golden__/sentences.txt');
});
