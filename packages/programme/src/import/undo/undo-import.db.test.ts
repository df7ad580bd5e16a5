import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { changed, exampleFiles, only, type Files } from '../testing/folders.ts';
import { faultsOf, ProgrammeDatabase } from '../testing/programme-database.ts';
import { undoImport } from './undo-import.ts';

let programme: ProgrammeDatabase;
let example: Files;
let later: Files;
beforeAll(async () => {
  programme = await ProgrammeDatabase.open();
  example = await exampleFiles();
  // Rows new, changed and gone; keys of the children that move; an outline; a value emptied; and a table that the version before does not have.
  let files = changed(example, 'propriedade.csv', ';128,5;', ';;');
  files = changed(files, 'visita.csv', '104,31.0001.0002,12345678909,23,2023-12-18,,,,,,2,sim\n', '');
  files = changed(files, 'visita.csv', '103,31.0001.0002', '103,31.0001.0001');
  files = changed(files, 'poligono.geojson', '-18.5796],[-46.517,-18.5796]', '-18.579],[-46.517,-18.579]');
  files = changed(files, 'lancamento.csv', '\n5002;101', '\n5102;102');
  later = changed(files, 'meta.csv', '1.700,00', '1.800,00');
});
afterAll(() => programme.close());
beforeEach(() => programme.empty());

/** The facts, row by row, and the sums made of them. */
async function everything(): Promise<unknown> {
  const rollups: Record<string, unknown[]> = {};
  const tables = await programme.all(
    sql<{ name: string }>`SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'resumo' AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  for (const { name } of tables) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    rollups[name] = await programme.all(
      // Since which load a finding is there is of the loads, not of the facts.
      sql`SELECT (to_jsonb(t) - 'desde_versao')::text AS row FROM ${sql.table(`resumo.${name}`)} t ORDER BY 1`,
    );
  }
  return { facts: await programme.contents(), rollups };
}
const undo = () => undoImport(programme.access);

describe('undoing an import', () => {
  it('brings back every row as it was, and undone in turn every row as it came', async () => {
    const { 'isa.csv': isa, ...before } = example;
    await programme.importing(before);
    const first = await everything();
    const imported = await programme.importing(
      { ...later, 'isa.csv': isa! },
      { acceptEmptied: true, acceptRemovals: true },
    );
    expect(imported).toMatchObject({ situacao: 'concluida', falhas: [] });
    const second = await everything();
    expect(second).not.toEqual(first);

    const undone = await undo();
    expect(undone).toMatchObject({ situacao: 'concluida', versao: imported.versao! + 1, falhas: [] });
    expect(await everything()).toEqual(first);
    expect(
      undone.arquivos.map(({ arquivo, novas, removidas }) => [arquivo, novas, removidas]),
    ).toContainEqual(['isa.csv', 0, 2]);

    const again = await undo();
    expect(again).toMatchObject({ situacao: 'concluida', versao: imported.versao! + 2, falhas: [] });
    expect(await everything()).toEqual(second);
    await undo();
    expect(await everything()).toEqual(first);
  });

  it('is an import of its own: in the journal, in the history, and for who listens', async () => {
    await programme.importing(example);
    const { versao } = await programme.importing(changed(example, 'propriedade.csv', ';128,5;', ';130,25;'));
    const undone = await undo();
    expect(
      await programme.all(
        sql`SELECT situacao, origem, desfaz FROM portal.importacao ORDER BY id_importacao DESC LIMIT 1`,
      ),
    ).toEqual([{ situacao: 'concluida', origem: `desfazer a versão ${versao}`, desfaz: versao }]);
    expect(
      await programme.all(
        sql`SELECT table_name, key, type, diff FROM portal.diferenca WHERE versao = ${undone.versao}`,
      ),
    ).toEqual([
      {
        table_name: 'propriedade',
        key: '31.0001.0001',
        type: 'UPDATE',
        diff: [{ key: 'area_total', oldValue: 130.25, value: 128.5 }],
      },
    ]);
    expect(await programme.all(sql`SELECT to_regnamespace('entrada') AS staging`)).toEqual([
      { staging: null },
    ]);
  });

  it('goes from the version that stands, whatever was refused or changed nothing since', async () => {
    await programme.importing(example);
    const first = await everything();
    const files = changed(example, 'isa.csv', '0,57', '0,58');
    await programme.importing(files);
    expect((await programme.importing(files)).situacao).toBe('sem_mudancas');
    expect((await programme.importing(changed(files, 'isa.csv', '0,58', '58'))).situacao).toBe('recusada');
    expect((await undo()).situacao).toBe('concluida');
    expect(await everything()).toEqual(first);
  });

  it('keeps the rows of one version only, and an import after it can be undone in its turn', async () => {
    await programme.importing(example);
    await programme.importing(changed(example, 'isa.csv', '0,57', '0,58'));
    await undo();
    const files = only(changed(example, 'meta.csv', '1.700,00', '1.900,00'), 'meta.csv');
    const first = await everything();
    await programme.importing(files);
    await undo();
    expect(await everything()).toEqual(first);
  });
});

describe('there is nothing to undo', () => {
  const SENTENCE = 'não há o que desfazer: a versão que vale é a primeira';

  it('before the first import, and after it', async () => {
    expect(faultsOf(await undo())).toEqual([expect.stringContaining(SENTENCE)]);
    await programme.importing(example);
    const before = await everything();
    const result = await undo();
    expect(result.situacao).toBe('recusada');
    expect(faultsOf(result)).toEqual([expect.stringContaining(SENTENCE)]);
    expect(await everything()).toEqual(before);
  });

  it('when the version ended the demonstration, which does not come back', async () => {
    await programme.importing({ ...example, 'demonstracao.txt': '' });
    await programme.importing({ ...later, 'demonstracao.txt': '' });
    expect((await undo()).situacao).toBe('concluida');
    expect(
      await programme.all(sql`SELECT demonstracao FROM portal.versao ORDER BY versao DESC LIMIT 1`),
    ).toEqual([{ demonstracao: true }]);
    await programme.importing(changed(example, 'propriedade.csv', ';128,5;', ';130;'));
    const real = await everything();
    expect(faultsOf(await undo())).toEqual([expect.stringContaining(SENTENCE)]);
    expect(await everything()).toEqual(real);
  });
});
