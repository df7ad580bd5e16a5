import { afterEach, expect, test, vi } from 'vitest';
import { KEPT_FORM, PACK_DATABASE, PACK_KEY } from '../kept-records.ts';
import type { PackMark } from './pack-mark.ts';

const MARK: PackMark = {
  person: 7,
  profile: 'tecnico',
  form: KEPT_FORM,
  at: '2026-11-20T12:00:00.000Z',
  version: '1',
  total: 2,
  done: 2,
  bytes: 100,
};
const SESSION = { id: 7, nome: 'Ana', profile: 'tecnico', menus: '', perfis: [], fator: null };
const OWNER = { id: 7, profile: 'tecnico' } as const;
const NOW = new Date('2026-11-26T12:00:00Z');

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A page that opens on a device where this stands; `dropped`: the databases that it deletes. */
async function openedWith(kept: Record<string, unknown>) {
  const stored = new Map(Object.entries(kept).map(([key, value]) => [key, JSON.stringify(value)]));
  const dropped: string[] = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => void dropped.push(name) });
  vi.resetModules();
  const records = await import('../kept-records.ts');
  return { stored, dropped, ...records, ...(await import('./pack-mark.ts')) };
}

test('only its person in its profile reads it, within thirty days of the server’s word', async () => {
  const { markOf } = await openedWith({ [PACK_KEY]: MARK });
  expect(markOf(OWNER, NOW)).toEqual(MARK);
  expect(markOf({ ...OWNER, id: 8 }, NOW)).toBeNull();
  expect(markOf({ ...OWNER, profile: 'supervisor' }, NOW)).toBeNull();
  expect(markOf(OWNER, new Date('2026-12-20T12:00:01Z'))).toBeNull();
});

test('what another release kept in another form stays its person’s, as that of before there were forms', async () => {
  const { form: _form, ...old } = MARK;
  for (const kept of [old, { ...MARK, form: KEPT_FORM - 1 }, { ...MARK, form: KEPT_FORM + 1 }]) {
    // oxlint-disable-next-line no-await-in-loop -- a device each
    const { markOf, dropStale, stored, dropped } = await openedWith({ [PACK_KEY]: kept });
    dropStale(7, NOW);
    expect([markOf(OWNER, NOW), stored.has(PACK_KEY), dropped]).toEqual([kept, true, []]);
  }
});

test('a second person’s sign-in takes the properties away, and so do thirty days', async () => {
  for (const [person, now] of [
    [8, NOW],
    [null, NOW],
    [7, new Date('2026-12-21T12:00:00Z')],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- a device each
    const { stored, dropped, dropStale } = await openedWith({ [PACK_KEY]: MARK });
    dropStale(person, now);
    expect([stored.has(PACK_KEY), dropped]).toEqual([false, [PACK_DATABASE]]);
  }
  const { stored, dropped, dropStale } = await openedWith({ [PACK_KEY]: MARK });
  dropStale(7, NOW);
  expect([stored.has(PACK_KEY), dropped]).toEqual([true, []]);
});

test('nothing is written for who has just left, in this tab or in another', async () => {
  const { stored, writeMark } = await openedWith({ 'fonte.session': SESSION });
  expect(writeMark(MARK)).toBe(true);
  stored.delete(PACK_KEY);
  stored.delete('fonte.session');
  expect(writeMark(MARK)).toBe(false);
  stored.set('fonte.session', JSON.stringify(SESSION));
  stored.set('fonte.leaving', 'true');
  expect(writeMark(MARK)).toBe(false);
  expect(stored.has(PACK_KEY)).toBe(false);
});

test('two profiles take along', async () => {
  const { takesAlong } = await openedWith({});
  for (const profile of ['tecnico', 'supervisor'] as const) expect(takesAlong({ profile })).toBe(true);
  for (const profile of ['administrador', 'nacional', 'coordenador', 'visualizador_geral'] as const)
    expect(takesAlong({ profile: profile as never })).toBe(false);
});
