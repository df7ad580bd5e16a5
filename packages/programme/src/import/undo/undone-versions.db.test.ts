import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { changed, exampleFiles, only, type Files } from '../testing/folders.ts';
import { faultsOf, ProgrammeDatabase } from '../testing/programme-database.ts';
import { everything, laterFiles } from './testing.ts';
import { undoImport } from './undo-import.ts';

let programme: ProgrammeDatabase;
let example: Files;
beforeAll(async () => {
  programme = await ProgrammeDatabase.open();
  example = await exampleFiles();
});
afterAll(() => programme.close());
beforeEach(() => programme.empty());
const undo = () => undoImport(programme.access);

describe('undoing an import', () => {
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
    const first = await everything(programme);
    const files = changed(example, 'isa.csv', '0,57', '0,58');
    await programme.importing(files);
    expect((await programme.importing(files)).situacao).toBe('sem_mudancas');
    expect((await programme.importing(changed(files, 'isa.csv', '0,58', '58'))).situacao).toBe('recusada');
    expect((await undo()).situacao).toBe('concluida');
    expect(await everything(programme)).toEqual(first);
  });

  it('keeps the rows of one version only, and an import after it can be undone in its turn', async () => {
    await programme.importing(example);
    await programme.importing(changed(example, 'isa.csv', '0,57', '0,58'));
    await undo();
    const files = only(changed(example, 'meta.csv', '1.700,00', '1.900,00'), 'meta.csv');
    const first = await everything(programme);
    await programme.importing(files);
    await undo();
    expect(await everything(programme)).toEqual(first);
  });
});

describe('there is nothing to undo', () => {
  const SENTENCE = 'não há o que desfazer: a versão que vale é a primeira';

  it('before the first import, and after it', async () => {
    expect(faultsOf(await undo())).toEqual([expect.stringContaining(SENTENCE)]);
    await programme.importing(example);
    const before = await everything(programme);
    const result = await undo();
    expect(result.situacao).toBe('recusada');
    expect(faultsOf(result)).toEqual([expect.stringContaining(SENTENCE)]);
    expect(await everything(programme)).toEqual(before);
  });

  it('when the version ended the demonstration, which does not come back', async () => {
    await programme.importing({ ...example, 'demonstracao.txt': '' });
    await programme.importing({ ...(await laterFiles()), 'demonstracao.txt': '' });
    expect((await undo()).situacao).toBe('concluida');
    expect(
      await programme.all(sql`SELECT demonstracao FROM portal.versao ORDER BY versao DESC LIMIT 1`),
    ).toEqual([{ demonstracao: true }]);
    await programme.importing(changed(example, 'propriedade.csv', ';128,5;', ';130;'));
    const real = await everything(programme);
    expect(faultsOf(await undo())).toEqual([expect.stringContaining(SENTENCE)]);
    expect(await everything(programme)).toEqual(real);
  });
});
