import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const SOURCE = await readFile(new URL('service-worker.js', import.meta.url), 'utf8');
const MARK = 'agenda';

/** A browser's caches, by name the addresses that each holds. */
type Kept = Map<string, Set<string>>;

/** A version of the worker comes to a device with these caches, as a browser brings it: it installs and takes over. */
async function comes(version: string, kept: Kept): Promise<void> {
  const begun = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>();
  const cacheOf = (name: string) => {
    const held = kept.get(name) ?? new Set<string>();
    kept.set(name, held);
    return {
      addAll: async (asked: (string | { file: string })[]) => {
        for (const one of asked) held.add(typeof one === 'string' ? one : one.file);
      },
    };
  };
  runInNewContext(
    SOURCE.replace(
      '__SHELL__',
      JSON.stringify({
        version,
        files: ['/favicon.svg', `/assets/shell-${version}.js`],
        taken: { [MARK]: [`/assets/agenda-${version}.js`] },
      }),
    ),
    {
      self: {
        addEventListener: (name: string, listener: never) => begun.set(name, listener),
        skipWaiting: async () => undefined,
        clients: { claim: async () => undefined },
      },
      caches: {
        open: async (name: string) => cacheOf(name),
        has: async (name: string) => kept.has(name),
        keys: async () => [...kept.keys()],
        delete: async (name: string) => kept.delete(name),
      },
      Request: class {
        readonly file: string;
        constructor(file: string) {
          this.file = file;
        }
      },
    },
  );
  for (const name of ['install', 'activate']) {
    const works: Promise<unknown>[] = [];
    begun.get(name)?.({ waitUntil: (work) => void works.push(work) });
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as in a browser
    await Promise.all(works);
  }
}

test('a new version leaves nothing of the former but what it says itself', async () => {
  const kept: Kept = new Map();
  await comes('1', kept);
  await comes('2', kept);
  expect([...kept].map(([name, files]) => [name, [...files]])).toEqual([
    ['pagina-2', ['/', '/favicon.svg', '/assets/shell-2.js']],
  ]);
});

test('a device that takes the agenda along has that of each new version, whether or not it was opened since', async () => {
  const kept: Kept = new Map();
  await comes('1', kept);
  kept.set(MARK, new Set());
  await comes('2', kept);
  await comes('3', kept);
  expect([...kept.keys()].toSorted()).toEqual([MARK, 'pagina-3']);
  expect(kept.get('pagina-3')).toContain('/assets/agenda-3.js');
});
