import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleFiles } from '../testing/folders.ts';
import { ProgrammeDatabase } from '../testing/programme-database.ts';
import { everything, laterFiles } from './testing.ts';
import { undoImport } from './undo-import.ts';

// Every table and what moves rows between versions, on both engines; what else is said of undoing: undone-versions.db.test.ts.

let programme: ProgrammeDatabase;
beforeAll(async () => {
  programme = await ProgrammeDatabase.open();
});
afterAll(() => programme.close());
const undo = () => undoImport(programme.access);

it('undoing an import brings back every row as it was, and undone in turn every row as it came', async () => {
  // And a table that the version before does not have.
  const { 'isa.csv': isa, ...before } = await exampleFiles();
  await programme.importing(before);
  const first = await everything(programme);
  const imported = await programme.importing(
    { ...(await laterFiles()), 'isa.csv': isa! },
    { acceptEmptied: true, acceptRemovals: true },
  );
  expect(imported).toMatchObject({ situacao: 'concluida', falhas: [] });
  const second = await everything(programme);
  expect(second).not.toEqual(first);

  const undone = await undo();
  expect(undone).toMatchObject({ situacao: 'concluida', versao: imported.versao! + 1, falhas: [] });
  expect(await everything(programme)).toEqual(first);
  expect(undone.arquivos.map(({ arquivo, novas, removidas }) => [arquivo, novas, removidas])).toContainEqual([
    'isa.csv',
    0,
    2,
  ]);

  const again = await undo();
  expect(again).toMatchObject({ situacao: 'concluida', versao: imported.versao! + 2, falhas: [] });
  expect(await everything(programme)).toEqual(second);
  await undo();
  expect(await everything(programme)).toEqual(first);
});
