import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const SOURCE = await readFile(new URL('service-worker.js', import.meta.url), 'utf8');
const MARK = 'agenda';

/** A browser's caches, by name the addresses that each holds. */
type Kept = Map<string, Set<string>>;

/** A version of the worker comes to a device with these caches, as a browser brings it: it installs and takes over. Gives what a page says to it. */
async function comes(version: string, kept: Kept): Promise<(said: string) => Promise<void>> {
  type Happening = { data?: string; waitUntil: (work: Promise<unknown>) => void };
  const begun = new Map<string, (event: Happening) => void>();
  const cacheOf = (name: string) => {
    const held = kept.get(name) ?? new Set<string>();
    kept.set(name, held);
    return {
      add: async (asked: string) => void held.add(asked),
      match: async (asked: string) => (held.has(asked) ? {} : undefined),
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
  const happens = async (name: string, data?: string) => {
    const works: Promise<unknown>[] = [];
    begun.get(name)?.({
      ...(data === undefined ? {} : { data }),
      waitUntil: (work) => void works.push(work),
    });
    await Promise.all(works);
  };
  await happens('install');
  await happens('activate');
  return (said) => happens('message', said);
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

test('a page that says what it takes along has its files kept, now and in each version to come', async () => {
  const kept: Kept = new Map();
  const says = await comes('1', kept);
  await says('constructor');
  await says('nothing of ours');
  expect([...kept.keys()]).toEqual(['pagina-1']);
  await says(MARK);
  expect(kept.get('pagina-1')).toContain('/assets/agenda-1.js');
  await comes('2', kept);
  expect(kept.get('pagina-2')).toContain('/assets/agenda-2.js');
});
