import type { SessionUser } from '@fonte/contracts';
import { afterEach, expect, test, vi } from 'vitest';
import { AGENDA_KEY } from '../kept-records.ts';

const USER: SessionUser = {
  id: 7,
  nome: 'Ana',
  perfil: 'Técnico',
  profile: 'tecnico',
  cpf: null,
  uf: null,
  menus: '',
  perfis: [],
  fator: null,
};
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A page that opens on a device where this stands. */
async function openedWith(kept: Record<string, object>) {
  const stored = new Map(Object.entries(kept).map(([key, value]) => [key, JSON.stringify(value)]));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.resetModules();
  return { stored, ...(await import('./session-store.ts')) };
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const { cpf: _cpf, ...STORED } = USER;

test.each([
  [daysAgo(29).slice(0, 10), 7],
  [daysAgo(30).slice(0, 10), undefined],
  // As the sheet that the server draws writes it (apps/server, print).
  [undefined, 7],
])('who was signed in on %s is %s', async (seen, id) => {
  const { currentUser } = await openedWith({ 'fonte.session': { ...STORED, seen } });
  expect(currentUser()?.id).toBe(id);
});

test('a second person who signs in finds nothing of the first, and the same one what was kept', async () => {
  const { stored, keepUser } = await openedWith({ [AGENDA_KEY]: { person: 7, at: daysAgo(1) } });
  keepUser(USER);
  expect(stored.has(AGENDA_KEY)).toBe(true);
  expect(stored.get('fonte.session')).not.toContain('cpf');
  keepUser({ ...USER, id: 8 });
  expect(stored.has(AGENDA_KEY)).toBe(false);
});

test.each([
  ['nobody', null],
  ['somebody else', { ...STORED, id: 8 }],
  ['the same person in another profile', { ...STORED, profile: 'nacional' }],
])('an answer that comes once another tab has kept %s brings back nobody', async (_who, next) => {
  const { stored, refreshUser } = await openedWith({ 'fonte.session': STORED });
  refreshUser({ ...USER, nome: 'Ana Maria' });
  expect(stored.get('fonte.session')).toContain('Ana Maria');
  if (next) stored.set('fonte.session', JSON.stringify(next));
  else stored.delete('fonte.session');
  const before = stored.get('fonte.session');
  refreshUser(USER);
  expect(stored.get('fonte.session')).toBe(before);
});

test('whom the server says to be as they were is the same one to all that is drawn for them; what changed is told', async () => {
  const { currentUser, keepUser, stored } = await openedWith({});
  keepUser(USER);
  const known = currentUser();
  keepUser({ ...USER });
  expect(currentUser()).toBe(known);
  keepUser({ ...USER, nome: 'Ana Souza' });
  expect(currentUser()?.nome).toBe('Ana Souza');
  // What another program took out of the storage is written again.
  stored.clear();
  keepUser({ ...USER, nome: 'Ana Souza' });
  expect(stored.get('fonte.session')).toContain('Ana Souza');
});
