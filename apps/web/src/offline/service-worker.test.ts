import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { addressOf } from '@fonte/contracts';
import { propertyDetail } from '@fonte/contracts/endpoints/properties';
import {
  beginUpload,
  continueUpload,
  endUpload,
  mediaFile,
  uploadMedia,
  uploadState,
} from '@fonte/contracts/endpoints/uploads';
import { expect, test } from 'vitest';

const SOURCE = await readFile(new URL('service-worker.js', import.meta.url), 'utf8');
const MARK = 'agenda';

/** A browser's caches, by name the addresses that each holds. */
type Kept = Map<string, Set<string>>;

type Asked = { method: string; url: string; mode?: string };
/** What a page says to a worker, and whether it answers what a page asks of the network. */
type Come = { says: (said: string) => Promise<void>; answers: (asked: Asked) => boolean };

/** A version of the worker comes to a device with these caches, as a browser brings it: it installs and takes over. It finds nothing else of the device. */
async function comes(version: string, kept: Kept): Promise<Come> {
  type Happening = {
    data?: string;
    request?: Asked;
    waitUntil: (work: Promise<unknown>) => void;
    respondWith?: (answer: Promise<unknown>) => void;
  };
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
      URL,
      location: { origin: 'https://portal' },
      fetch: () => new Promise(() => undefined),
      setTimeout: () => undefined,
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
  return {
    says: (said) => happens('message', said),
    answers: ({ mode = 'cors', ...request }) => {
      let answered = false;
      begun.get('fetch')?.({
        request: { ...request, mode },
        waitUntil: () => undefined,
        respondWith: () => void (answered = true),
      });
      return answered;
    },
  };
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
  const { says } = await comes('1', kept);
  await says('constructor');
  await says('nothing of ours');
  expect([...kept.keys()]).toEqual(['pagina-1']);
  await says(MARK);
  expect(kept.get('pagina-1')).toContain('/assets/agenda-1.js');
  await comes('2', kept);
  expect(kept.get('pagina-2')).toContain('/assets/agenda-2.js');
});

test('a version that takes over while files wait and go leaves them: it knows no database, and no upload passes through it', async () => {
  const kept: Kept = new Map();
  await comes('1', kept);
  // Where there is no database for it, a worker that asked for one would not install.
  const { answers } = await comes('2', kept);
  for (const target of [beginUpload, uploadState, continueUpload, uploadMedia, endUpload]) {
    const path = addressOf(target, { params: { id: '1' } });
    expect([path, answers({ method: target.method, url: `https://portal${path}` })]).toEqual([path, false]);
  }
});

test('two people on one device share its frame and nothing else: no answer of the server passes through the worker', async () => {
  const { answers } = await comes('1', new Map());
  const asked = (path: string, mode?: string) =>
    answers({ method: 'GET', url: new URL(path, 'https://portal').href, ...(mode ? { mode } : {}) });
  for (const path of [
    addressOf(propertyDetail, { params: { id: '5200010001' } }),
    addressOf(mediaFile, { params: { key: '0123' } }),
    '/health',
    'https://elsewhere/assets/shell.js',
  ])
    expect([path, asked(path), asked(path, 'navigate')]).toEqual([path, false, false]);
  expect(asked('/assets/shell-1.js')).toBe(true);
  expect(asked('/minhas-propriedades', 'navigate')).toBe(true);
});
