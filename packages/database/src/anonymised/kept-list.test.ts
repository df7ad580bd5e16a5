import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GonePerson } from './gone.ts';
import { goneFile, keepGone, keptOf, type GoneFault } from './kept-list.ts';

let root: string;
let dataDir: string;
let said: GoneFault[];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fonte-gone-'));
  dataDir = join(root, 'ainda', 'nada');
  said = [];
});
afterEach(() => rm(root, { recursive: true, force: true }));

const tell = (fault: GoneFault) => said.push(fault);
const code = (codigo: string) => ({ tipo: 'cpf', codigo, pseudonimo: null, palavras: null });
const person = (at: number, codes: string[], more: Partial<GonePerson> = {}): GonePerson => ({
  id_pessoa: at,
  anonimizada_em: `2026-01-0${at}T12:00:00-03:00`,
  outra_vez_em: null,
  codigos: codes.map(code),
  ...more,
});
const keep = (...pessoas: GonePerson[]) => keepGone(dataDir, { banco: 'a', pessoas }, tell);
const kept = async () => (await keptOf(dataDir, 'a', tell))?.pessoas;

test('the data folder is made where there is none', async () => {
  await keep();
  expect(await readdir(root)).toEqual([]);
  await keep(person(1, ['x']));
  expect(await kept()).toEqual([person(1, ['x'])]);
});

test('processes that start together leave each other their drafts, and a killed one leaves none for good', async () => {
  await keep(person(1, ['x']));
  for (const left of ['anonimizados.json.new', 'anonimizados.json.7.new']) {
    await writeFile(join(dataDir, left), '');
    await utimes(join(dataDir, left), 0, 0);
  }
  await Promise.all(Array.from({ length: 8 }, (_, at) => keep(person(2, [`y${at}`]))));
  expect(await readdir(dataDir)).toEqual(['anonimizados.json']);
  expect((await kept())?.map(({ id_pessoa }) => id_pessoa)).toEqual([2, 1]);
});

test('what nobody can make sense of is put aside and told, and stops nobody', async () => {
  for (const text of ['[{"banco":"a","pess', '{}', '[null]', '[{"banco":"a"}]']) {
    await mkdir(dataDir, { recursive: true });
    await writeFile(goneFile(dataDir), text);
    await keep(person(1, ['x']));
    const [fault] = said.splice(0);
    expect(fault).toMatchObject({ kind: 'illegible', file: goneFile(dataDir) });
    expect(await readFile((fault as { aside: string }).aside, 'utf8')).toBe(text);
    expect(await kept()).toHaveLength(1);
    await rm(dataDir, { recursive: true });
  }
});

test('what cannot be read is not written over, and what cannot be written leaves no draft', async () => {
  await mkdir(goneFile(dataDir), { recursive: true });
  await expect(keep(person(1, ['x']))).rejects.toThrow('EISDIR');
  expect(await readdir(dataDir)).toEqual(['anonimizados.json']);
  await symlink(join(root, 'fora', 'daqui'), join(root, 'solto'));
  await expect(
    keepGone(join(root, 'solto'), { banco: 'a', pessoas: [person(1, ['x'])] }, tell),
  ).rejects.toThrow();
  expect(said).toEqual([]);
});

test('whoever is known already keeps the codes that an older copy does not know, and the last time that it went', async () => {
  const again = '2026-02-01T12:00:00-03:00';
  await keep(person(1, ['x', 'y'], { outra_vez_em: again }), person(2, ['z']));
  await keep(person(1, ['w', 'x'], { id_pessoa: 5 }));
  const now = [person(1, ['w', 'x', 'y'], { id_pessoa: 5, outra_vez_em: again }), person(2, ['z'])];
  expect(await kept()).toEqual(now);
  await keep(person(1, ['w', 'x'], { id_pessoa: 5 }));
  expect(await kept()).toEqual(now);
});
