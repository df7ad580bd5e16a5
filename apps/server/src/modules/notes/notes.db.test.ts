import { ALL_PROFILES, OBSERVERS, PROFILES, type Profile } from '@fonte/contracts';
import type { FigureNote } from '@fonte/contracts/routes/figure-notes';
import { NOTE_LIMITS } from '@fonte/contracts/figure-notes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPortal, type TestPerson, type TestPortal } from '../../testing.ts';

// Notes on figures: who reads which, who writes, and what of a removed one stays.

const VISITS = 211150;
/** Drawn for staff alone. */
const PRODUCERS = 13116;

let portal: TestPortal;
let admin: TestPerson;
let nacional: TestPerson;
beforeAll(async () => {
  portal = await testPortal();
  [admin, nacional] = await Promise.all([portal.person('administrador'), portal.person('nacional')]);
  for (const [texto, more] of NOTES) await written({ texto, ...more });
});
afterAll(() => portal.close());

const NOTES = [
  ['país, equipe', {}],
  ['país, todos', { leitores: 'todos' }],
  ['GO, equipe', { uf: 'GO' }],
  ['GO, todos', { uf: 'GO', leitores: 'todos' }],
  ['MG, todos', { uf: 'MG', leitores: 'todos' }],
] as const;

const ask = (method: string, path: string, { cookie }: TestPerson, payload?: object) =>
  portal.ask(method, path, { headers: { cookie }, ...(payload ? { payload } : {}) });
const write = (who: TestPerson, note: object) =>
  ask('POST', '/api/notas', who, { relatorio: VISITS, inicio: '2024-05-01', fim: '2024-05-31', ...note });
async function written(note: object): Promise<number> {
  const answer = await write(admin, note);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ id: number }>().id;
}
const list = (who: TestPerson, report = VISITS, uf?: string) =>
  ask('GET', `/api/notas?relatorios=[${report}]${uf ? `&uf=${uf}` : ''}`, who);
const notesOf = async (who: TestPerson, uf?: string): Promise<FigureNote[]> =>
  (await list(who, VISITS, uf)).json<{ notas: FigureNote[] }>().notas;
const textsOf = async (who: TestPerson, uf?: string): Promise<string[]> =>
  (await notesOf(who, uf)).map(({ texto }) => texto).filter((texto) => NOTES.some(([one]) => one === texto));

/** Who is held to a person's rows reads nothing without one. */
const CPFS: Partial<Record<Profile, string>> = { supervisor: '52998224725', tecnico: '39053344705' };
const observes = (profile: Profile): boolean => (OBSERVERS as readonly Profile[]).includes(profile);

test.each(ALL_PROFILES)('%s of Goiás reads the notes of its place that are meant for it', async (profile) => {
  const cpf = CPFS[profile];
  const who = await portal.person(profile, { uf: 'GO', ...(cpf === undefined ? {} : { cpf }) });
  const everywhere = PROFILES[profile].rows === 'all';
  expect(await textsOf(who)).toEqual([
    ...(observes(profile) ? [] : ['país, equipe']),
    'país, todos',
    ...(observes(profile) ? [] : ['GO, equipe']),
    'GO, todos',
    ...(everywhere ? ['MG, todos'] : []),
  ]);
});

test('an observer without a state reads those of every state that are meant for all, and no name', async () => {
  const who = await portal.person('bancomundial');
  expect(await textsOf(who)).toEqual(['país, todos', 'GO, todos', 'MG, todos']);
  expect((await notesOf(who)).map(({ autor }) => autor)).toEqual([null, null, null]);
  expect((await notesOf(nacional)).every(({ autor }) => autor !== null)).toBe(true);
});

test('who sees no row reads no note; a state asked for narrows and opens nothing', async () => {
  expect(await textsOf(await portal.person('coordenador'))).toEqual([]);
  expect(await textsOf(admin, 'MG')).toEqual(['país, equipe', 'país, todos', 'MG, todos']);
  const goias = await portal.person('regional', { uf: 'GO' });
  expect(await textsOf(goias, 'MG')).toEqual(['país, equipe', 'país, todos']);
});

test('notes of a figure are for who sees it', async () => {
  expect((await list(await portal.person('giz'), PRODUCERS)).statusCode).toBe(403);
  expect((await list(await portal.person('tecnico', { cpf: '11144477735' }), PRODUCERS)).statusCode).toBe(
    200,
  );
});

test('what is no note is refused in words of its field', async () => {
  const refusals = [
    [{ texto: '   ' }, 'Escreva a nota'],
    [{ texto: 'a'.repeat(501) }, 'No máximo 500 caracteres'],
    [{ texto: 'a', fim: '2024-04-30' }, 'O último dia vem antes do primeiro'],
    [{ texto: 'a', inicio: '2024-02-30' }, 'Diga o dia'],
    [{ texto: 'a', inicio: '1999-12-31' }, 'O dia fica entre 2000 e 2099'],
  ] as const;
  for (const [note, says] of refusals) {
    const answer = await write(admin, note);
    expect([answer.statusCode, answer.body.includes(says)]).toEqual([400, true]);
  }
  for (const note of [{ uf: 'XX' }, { relatorio: 11120 }, { leitores: 'ninguém' }])
    expect((await write(admin, { texto: 'a', ...note })).statusCode).toBe(400);
});

test('a note is text: signs of HTML are told as they were written', async () => {
  const texto = '<b>greve</b> & "chuva"';
  await written({ texto });
  expect((await notesOf(admin)).map((note) => note.texto)).toContain(texto);
});

test('of two who change a note the second is told; who changed it is told', async () => {
  const id = await written({ texto: 'Greve' });
  const change = (who: TestPerson, texto: string) =>
    ask('PUT', `/api/notas/${id}`, who, {
      inicio: '2024-05-02',
      fim: '2024-05-03',
      uf: 'GO',
      texto,
      versao: 1,
    });
  expect((await change(nacional, 'Greve dos técnicos')).statusCode).toBe(200);
  const late = await change(admin, 'Outra');
  expect([late.statusCode, late.json<{ codigo: string }>().codigo]).toEqual([409, 'staleVersion']);
  const note = (await notesOf(admin)).find((one) => one.id === id);
  expect(note).toMatchObject({ texto: 'Greve dos técnicos', inicio: '2024-05-02', uf: 'GO', versao: 2 });
  expect(note?.alterada_por).not.toBe(note?.autor);
});

test('a removed note is gone for all, and what it said stands in the log of accesses', async () => {
  const id = await written({ texto: 'Enchente em Goiás', uf: 'GO' });
  expect((await ask('DELETE', `/api/notas/${id}`, nacional)).statusCode).toBe(200);
  expect((await ask('DELETE', `/api/notas/${id}`, nacional)).statusCode).toBe(404);
  expect((await notesOf(admin)).some((note) => note.id === id)).toBe(false);
  const lines = await portal.database.db
    .selectFrom('portal.acesso')
    .where('alvo', '=', 'nota')
    .select(['id_usuario', 'detalhe'])
    .execute();
  expect(lines).toContainEqual({
    id_usuario: nacional.idUsuario,
    detalhe: {
      feito: 'remover',
      nota: id,
      relatorio: VISITS,
      inicio: '2024-05-01',
      fim: '2024-05-31',
      uf: 'GO',
      texto: 'Enchente em Goiás',
      leitores: 'equipe',
    },
  });
});

test('a report has so many notes, and a person writes so often in a day', async () => {
  const { db } = portal.database;
  const note = { relatorio: PRODUCERS, inicio: '2024-01-01', fim: '2024-12-31', texto: 'a' };
  await db
    .insertInto('portal.nota')
    .values(Array.from({ length: NOTE_LIMITS.ofChart }, () => note))
    .execute();
  const full = await write(admin, note);
  expect([full.statusCode, full.json<{ codigo: string }>().codigo]).toEqual([409, 'tooManyNotes']);
  const busy = await portal.person('nacional');
  await db
    .insertInto('portal.acesso')
    .values(
      Array.from({ length: NOTE_LIMITS.savesADay }, () => ({
        id_usuario: busy.idUsuario,
        acao: 'alterar' as const,
        alvo: 'nota',
      })),
    )
    .execute();
  expect((await write(busy, { texto: 'a' })).statusCode).toBe(429);
});
