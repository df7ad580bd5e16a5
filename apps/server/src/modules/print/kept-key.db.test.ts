import { afterAll, beforeAll, expect, it } from 'vitest';
import { testPortal, type TestPortal } from '../../testing.ts';
import { keptKey } from './kept-key.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await testPortal();
});
afterAll(() => portal.close());

it('is another after each change of a note, and the same without one', async () => {
  const { db } = portal.database;
  const { cookie } = await portal.person('administrador');
  const session = { idUsuario: 1, nome: 'Ana', profile: 'administrador', uf: null, cpf: null } as const;
  const key = (
    pagina = '/resumo-executivo?ano=2025&uf=GO',
    person: { idUsuario?: number; nome?: string } = {},
  ) => keptKey({ app: portal.app, db, session: { ...session, ...person }, query: { pagina } }, 17);
  const ask = async (method: string, path: string, payload?: object) => {
    const answer = await portal.ask(method, path, { headers: { cookie }, ...(payload ? { payload } : {}) });
    expect([method, answer.statusCode]).toEqual([method, 200]);
    return answer.json<{ id: number }>();
  };
  const note = { inicio: '2024-05-01', fim: '2024-05-31', texto: 'Greve' };
  const before = await key();
  expect(await key()).toBe(before);
  const { id } = await ask('POST', '/api/notas', { relatorio: 211150, ...note });
  const written = await key();
  await ask('PUT', `/api/notas/${id}`, { ...note, texto: 'Greve dos técnicos', versao: 1 });
  const changed = await key();
  await ask('DELETE', `/api/notas/${id}`);
  const removed = await key();
  expect(new Set([before, written, changed]).size).toBe(3);
  // As nobody had written it.
  expect(removed).toBe(before);
  // It names who made it.
  expect(await key(undefined, { idUsuario: 2 })).not.toBe(before);
  expect(await key(undefined, { nome: 'Ana Maria' })).not.toBe(before);
  // A file is of one language.
  expect(await key('/resumo-executivo?ano=2025&uf=GO&idioma=en')).not.toBe(before);
});
