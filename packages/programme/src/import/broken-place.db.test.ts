// What stands in a file's place without being one. Each is refused before it is opened, with the file's name and a sentence, and nothing changes.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { faultSentence } from '../read/fault.ts';
import { readFolder } from './folder.ts';
import { FaultList } from '../read/fault.ts';
import { importFolder } from './import-folder.ts';
import { exampleFiles, inFolder, type Files } from './testing/folders.ts';
import { faultsOf, ProgrammeDatabase } from './testing/programme-database.ts';

let programme: ProgrammeDatabase;
let example: Files;
let versao: number | null;
let before: Record<string, unknown[]>;
let server: Server | undefined;
beforeAll(async () => {
  programme = await ProgrammeDatabase.open();
  example = await exampleFiles();
  ({ versao } = await programme.importing(example));
  before = await programme.contents();
});
afterAll(() => programme.close());
afterEach(() => {
  server?.close();
  server = undefined;
});

/** Takes a file of the folder away and puts something else there. */
const instead = (name: string, put: (path: string) => unknown) => async (dir: string) => {
  rmSync(join(dir, name), { force: true });
  await put(join(dir, name));
};

async function listenOn(path: string): Promise<void> {
  server = createServer().listen(path);
  await once(server, 'listening');
}

const pipe = (path: string) => execFileSync('mkfifo', [path]);
const NOT_FILE = 'não é um arquivo comum: é um pipe, um soquete ou um dispositivo';

describe('a folder in which no file stands in a file’s place', () => {
  const cases: [string, (dir: string) => unknown, string][] = [
    [
      'a folder for a CSV',
      instead('visita.csv', (path) => mkdirSync(path)),
      'visita.csv: é uma pasta, e devia ser um arquivo',
    ],
    [
      'a folder for a GeoJSON',
      instead('poligono.geojson', (path) => mkdirSync(path)),
      'poligono.geojson: é uma pasta, e devia ser um arquivo',
    ],
    [
      'a link to a folder',
      instead('isa.csv', (path) => symlinkSync('.', path)),
      'isa.csv: é uma pasta, e devia ser um arquivo',
    ],
    [
      'a link to nothing',
      instead('isa.csv', (path) => symlinkSync('nada.csv', path)),
      'isa.csv: é um atalho (link) para um arquivo que não existe',
    ],
    [
      'a link to itself',
      instead('isa.csv', (path) => symlinkSync('isa.csv', path)),
      'isa.csv: é um atalho (link) que aponta para si mesmo',
    ],
    ['a pipe', instead('isa.csv', pipe), `isa.csv: ${NOT_FILE}`],
    ['a pipe for a GeoJSON', instead('car.geojson', pipe), `car.geojson: ${NOT_FILE}`],
    ['a socket', instead('isa.csv', listenOn), `isa.csv: ${NOT_FILE}`],
    ['a device', instead('isa.csv', (path) => symlinkSync('/dev/zero', path)), `isa.csv: ${NOT_FILE}`],
    [
      'a file for the folder of meshes',
      instead('geografia', (path) => writeFileSync(path, 'x')),
      'geografia: devia ser uma pasta',
    ],
    [
      'a link to nothing for the folder of meshes',
      instead('geografia', (path) => symlinkSync('nada', path)),
      'geografia: devia ser uma pasta',
    ],
  ];

  it.each(cases)('is refused for %s, and the old version stands', async (_, spoil, sentence) => {
    const result = await inFolder(example, async (dir) => {
      await spoil(dir);
      return importFolder(programme.access, dir);
    });
    expect(faultsOf(result)).toEqual([sentence]);
    expect(result).toMatchObject({ situacao: 'recusada', versao });
    expect(await programme.contents()).toEqual(before);
    expect(
      await programme.all(
        sql`SELECT situacao, falhas->0->>'motivo' AS motivo FROM portal.importacao ORDER BY id_importacao DESC LIMIT 1`,
      ),
    ).toEqual([{ situacao: 'recusada', motivo: sentence.slice(sentence.indexOf(': ') + 2) }]);
  });

  it('says every such file of a folder at once', async () => {
    const result = await inFolder({ 'isa.csv': '' }, async (dir) => {
      await instead('isa.csv', pipe)(dir);
      mkdirSync(join(dir, 'visita.csv'));
      return importFolder(programme.access, dir);
    });
    expect(faultsOf(result)).toEqual([
      'visita.csv: é uma pasta, e devia ser um arquivo',
      `isa.csv: ${NOT_FILE}`,
    ]);
  });
});

it('a file that may not be read is named, with who lacks the permission', async () => {
  await inFolder(example, async (dir) => {
    chmodSync(dir, 0o755);
    chmodSync(join(dir, 'isa.csv'), 0o000);
    const list = new FaultList();
    await withoutPrivilege(() => readFolder(dir, list));
    expect(list.faults.map(faultSentence)).toEqual([
      'isa.csv: o arquivo não pôde ser lido: falta permissão de leitura a quem roda a importação',
    ]);
  });
});

it('a name that is nearly a file’s is told with the file’s', async () => {
  const { 'visita.csv': visita, ...others } = example;
  const result = await programme.importing({ ...others, 'Visitas.CSV': visita!, 'anexo.pdf': 'x' });
  expect(result.avisos.map(faultSentence).sort()).toEqual([
    'Visitas.CSV: arquivo desconhecido, ignorado; quis dizer visita.csv?',
    'anexo.pdf: arquivo desconhecido, ignorado',
  ]);
});

it('a zero and half a character in names and values are told and kept, and break nothing', async () => {
  const files = {
    'reserva_legal.geojson': JSON.stringify({
      type: 'FeatureCollection',
      features: [
        { type: 'Feature', properties: { codigo: 'A\0', nome: '\uD800', 'x\0': 1 }, geometry: null },
      ],
    }),
  };
  const result = await programme.importing(files);
  expect(faultsOf(result)).toContain(
    'reserva_legal.geojson:1 (feição 1): codigo "A\u2400": tem um caractere nulo (NUL), que não é texto',
  );
  expect(await programme.contents()).toEqual(before);
});

/** The tests may run as root, who may read everything. */
async function withoutPrivilege<T>(work: () => Promise<T>): Promise<T> {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.(65_534);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}
