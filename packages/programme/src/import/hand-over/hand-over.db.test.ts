import { existsSync, statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { ImportEvent } from '../events.ts';
import type { ImportOptions } from '../import-folder.ts';
import { DEFAULT_LIMITS } from '../limit-settings.ts';
import { changed, exampleFiles, inFolder, only, type Files } from '../testing/folders.ts';
import { faultsOf, ProgrammeDatabase } from '../testing/programme-database.ts';
import { askServer } from './ask-server.ts';
import { socketPath } from './places.ts';
import { serveImports, type ImportService } from './serve-imports.ts';

let programme: ProgrammeDatabase;
let example: Files;
let dataDir: string;
let service: ImportService;

beforeAll(async () => {
  programme = await ProgrammeDatabase.open();
  example = await exampleFiles();
});
afterAll(() => programme.close());
beforeEach(async () => {
  await programme.empty();
  dataDir = await mkdtemp(join(tmpdir(), 'fonte-dados-'));
  // What a server that was killed leaves behind.
  await writeFile(socketPath(dataDir), '');
  service = await serveImports(programme.access, dataDir);
});
afterEach(async () => {
  await service.close();
  await rm(dataDir, { recursive: true, force: true });
});

const asking = (files: Files, listener: (event: ImportEvent) => void = () => {}) =>
  inFolder(files, (dir) => askServer(dataDir, dir, { listener }));

it('imports through the running server, telling how far it is', async () => {
  const phases = new Set<string>();
  const result = await asking(example, (event) =>
    phases.add(event.type === 'progress' ? event.phase : event.type),
  );
  expect(result).toMatchObject({ situacao: 'concluida', falhas: [] });
  expect([...phases]).toEqual(
    expect.arrayContaining(['lendo', 'log', 'conferindo', 'comparando', 'gravando']),
  );
});

it('brings the faults back', async () => {
  const result = await asking(changed(example, 'visita.csv', ',24,2024-01-20', ',25,2024-01-20'));
  expect(result!.situacao).toBe('recusada');
  expect(faultsOf(result!)).toEqual(['visita.csv:4: numero "25": fica fora do intervalo de 0 a 24']);
});

it('carries what is wished with the folder, and the server keeps its own limits', async () => {
  await asking(example);
  const [header] = example['lancamento.csv']!.split('\n');
  const files = only({ ...example, 'lancamento.csv': `${header!}\n` }, 'lancamento.csv');
  // What a command from elsewhere might send besides.
  const limits = { limits: { ...DEFAULT_LIMITS, removalsPercent: 100, emptiedPercent: 100 } };
  const ask = (wish: ImportOptions) =>
    inFolder(files, (dir) => askServer(dataDir, dir, { ...wish, ...limits }));
  expect(faultsOf((await ask({}))!)).toEqual([
    expect.stringContaining('aceite as remoções (--accept-removals)'),
  ]);
  expect((await ask({ preview: true, acceptRemovals: true }))!).toMatchObject({
    situacao: 'previa',
    tabelas: [{ tabela: 'lancamento', antes: 4, depois: 0 }],
  });
  expect((await ask({ acceptRemovals: true }))!.situacao).toBe('concluida');
});

it('refuses a second import at the same time', async () => {
  const results = await Promise.allSettled([asking(example), asking(example)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('lets only its own user connect, and leaves no socket behind', async () => {
  expect(statSync(socketPath(dataDir)).mode & 0o777).toBe(0o600);
  await service.close();
  expect(existsSync(socketPath(dataDir))).toBe(false);
  expect(await asking(example)).toBeUndefined();
});

it('answers nonsense with an error and goes on', async () => {
  const answers = await new Promise<string>((resolve) => {
    const socket = createConnection(socketPath(dataDir), () => socket.write('{"pasta": 1}\n'));
    let text = '';
    socket.on('data', (piece) => (text += String(piece)));
    socket.on('close', () => resolve(text));
  });
  expect(JSON.parse(answers)).toMatchObject({ type: 'error', running: false });
  expect(await asking(example)).toMatchObject({ situacao: 'concluida' });
});

it('ends the import of a command that goes away', async () => {
  const leaving = new AbortController();
  const listener = () => leaving.abort(new Error('gone'));
  await expect(
    inFolder(example, (dir) => askServer(dataDir, dir, { listener, signal: leaving.signal })),
  ).rejects.toThrow('gone');
  await expect
    .poll(() => programme.all(sql`SELECT situacao FROM portal.importacao`), { timeout: 60_000 })
    .toEqual([{ situacao: 'interrompida' }]);
  expect(await programme.all(sql`SELECT count(*) AS total FROM programa.visita`)).toEqual([{ total: 0 }]);
});
