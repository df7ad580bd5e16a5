import { afterEach, expect, test, vi } from 'vitest';
import type { StoredUser } from '../session/session-store.ts';

const ANA: StoredUser = {
  id: 7,
  nome: 'Ana',
  perfil: 'Técnico',
  profile: 'tecnico',
  uf: 'GO',
  menus: '',
  perfis: [],
  fator: null,
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A page of Ana's that opens on a device with nothing of hers, and a line that breaks at once; `persist`: what asks the browser. */
async function opened() {
  const stored = new Map([['fonte.session', JSON.stringify(ANA)]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  const persist = vi.fn(async () => false);
  vi.stubGlobal('navigator', {
    onLine: true,
    storage: { persisted: async () => false, persist },
    locks: { request: (_name: string, _options: object, work: (lock: object) => unknown) => work({}) },
    serviceWorker: { ready: Promise.resolve({ active: null }) },
  });
  const fetched = vi.fn(async () => {
    throw new TypeError('fetch failed');
  });
  vi.stubGlobal('fetch', fetched);
  vi.resetModules();
  return { ...(await import('./keep-pack.ts')), persist, fetched };
}

test('what comes by itself asks the browser for nothing; who presses the button is asked', async () => {
  const { keepPack, persist, fetched } = await opened();
  const { signal } = new AbortController();
  await keepPack(ANA, signal);
  expect(fetched).toHaveBeenCalledOnce();
  expect(persist).not.toHaveBeenCalled();
  await keepPack(ANA, signal, true);
  expect(persist).toHaveBeenCalledOnce();
});
