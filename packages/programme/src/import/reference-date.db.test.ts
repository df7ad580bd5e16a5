import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { today } from '../source/column-types/date.ts';
import { importFolder } from './import-folder.ts';
import { writeManifest } from './manifest/write-manifest.ts';
import { changed, exampleFiles, inFolder, only, type Files } from './testing/folders.ts';
import { faultsOf, ProgrammeDatabase } from './testing/programme-database.ts';
import { undoImport } from './undo/undo-import.ts';

let programme: ProgrammeDatabase;
let example: Files;

beforeAll(async () => {
  programme = await ProgrammeDatabase.open();
  example = await exampleFiles();
});
afterAll(() => programme.close());
beforeEach(() => programme.empty());

/** The last visit of the example that is synchronised and counts. */
const LAST_COUNTED = '2024-01-20';

const version = async () => {
  const rows = await programme.all<Record<string, unknown>>(
    sql`SELECT dados_ate, referencia_informada, ultimo_fato FROM portal.versao ORDER BY versao DESC LIMIT 1`,
  );
  return rows[0];
};
/** Visits foreseen by the reference date, of the property that is in attendance since November 2023: in the table and in the view that it is made from. */
const foreseen = async () => {
  const rows = await programme.all<{ kept: number; asked: number; due: number }>(
    sql`SELECT s.previstas AS kept, v.previstas AS asked,
        (SELECT count(*)::int FROM programa.visita_prevista p WHERE p.cod_propriedade = s.cod_propriedade AND p.vencida) AS due
      FROM resumo.visita_ritmo s JOIN programa.visita_ritmo v USING (cod_propriedade) WHERE s.cod_propriedade = '31.0001.0001'`,
  );
  const { kept, asked, due } = rows[0]!;
  expect([asked, due]).toEqual([kept, kept]);
  return kept;
};

describe('without a date of its own, the load is of its last synchronised visit that counts', () => {
  it('and an entry, a practice or a visit that does not count, however late, moves neither the plan nor who is late', async () => {
    await programme.importing(example);
    // The results of October 2024 are the latest fact.
    expect(await version()).toEqual({
      dados_ate: LAST_COUNTED,
      referencia_informada: false,
      ultimo_fato: '2024-10-31',
    });
    // November, December, January.
    expect(await foreseen()).toBe(3);
    const late = changed(example, 'visita.csv', '2023-11-18,2023-11-18 08:00', '2025-06-18,2025-06-18 08:00');
    await programme.importing(
      changed(late, 'lancamento.csv', '5003;102;1001;receita;06/12/2023', '5003;102;1001;receita;06/12/2024'),
    );
    expect(await version()).toMatchObject({ dados_ate: LAST_COUNTED, ultimo_fato: '2025-06-18' });
    expect(await foreseen()).toBe(3);
  });

  it('of the latest fact where no visit counts', async () => {
    await programme.importing(
      only(example, 'produtor.csv', 'tecnico.csv', 'supervisor.csv', 'propriedade.csv', 'isa.csv'),
    );
    expect(await version()).toMatchObject({ dados_ate: LAST_COUNTED, ultimo_fato: LAST_COUNTED });
  });
});

describe('a date that the load names', () => {
  it('is the day until which visits are expected; another one is a change by itself, and the same one is none', async () => {
    await programme.importing(example, { reference: '2024-03-31' });
    expect(await version()).toEqual({
      dados_ate: '2024-03-31',
      referencia_informada: true,
      ultimo_fato: '2024-10-31',
    });
    expect(await foreseen()).toBe(5);
    expect((await programme.importing(example, { reference: '31/03/2024' })).situacao).toBe('sem_mudancas');
    expect((await programme.importing(example)).situacao).toBe('sem_mudancas');
    expect((await programme.importing(example, { reference: '2024-04-01' })).situacao).toBe('concluida');
    expect(await foreseen()).toBe(6);
  });

  it('stands in the manifest too, and what the command says goes before it', async () => {
    await inFolder(example, async (dir) => {
      await writeManifest(dir, { reference: '2024-02-10' });
      await importFolder(programme.access, dir);
      expect(await version()).toMatchObject({ dados_ate: '2024-02-10', referencia_informada: true });
      await importFolder(programme.access, dir, { reference: '2024-02-11' });
      expect(await version()).toMatchObject({ dados_ate: '2024-02-11' });
      await writeFile(join(dir, 'manifesto.json'), JSON.stringify({ referencia: 'ontem', arquivos: [] }));
      expect(faultsOf(await importFolder(programme.access, dir, { preview: true }))).not.toEqual([]);
    });
  });

  it('comes back when the version after it is undone', async () => {
    await programme.importing(example, { reference: '2024-02-10' });
    await programme.importing(changed(example, 'isa.csv', '0,57', '0,61'));
    expect(await version()).toMatchObject({ dados_ate: LAST_COUNTED, referencia_informada: false });
    await undoImport(programme.access);
    expect(await version()).toMatchObject({ dados_ate: '2024-02-10', referencia_informada: true });
    await undoImport(programme.access);
    expect(await version()).toMatchObject({ dados_ate: LAST_COUNTED, referencia_informada: false });
  });

  const PASSED =
    'é uma data de referência que os dados já passaram: visita.csv tem visita sincronizada em 20/01/2024';
  it.each([
    ['2024-01-19', PASSED],
    ['2024-02-30', 'é uma data que não existe no calendário'],
    ['ontem', 'não é uma data (aaaa-mm-dd ou dd/mm/aaaa)'],
    ['', 'não é uma data (aaaa-mm-dd ou dd/mm/aaaa)'],
    ["2024-02-01'; drop table portal.versao", 'não é uma data (aaaa-mm-dd ou dd/mm/aaaa)'],
    ['2099-01-01', `é uma data que ainda não chegou: hoje é ${today().split('-').reverse().join('/')}`],
  ])('is refused, by a preview too, when it is %s', async (reference, reason) => {
    for (const preview of [true, false]) {
      // oxlint-disable-next-line no-await-in-loop -- one database
      const result = await programme.importing(example, { reference, preview });
      expect(result.situacao).toBe('recusada');
      expect(result.falhas).toMatchObject([
        { arquivo: '--reference-date', valor: reference, motivo: reason },
      ]);
    }
    expect(await version()).toBeUndefined();
  });

  it('is held against the visits that stand where the load brings none', async () => {
    await programme.importing(example);
    const isa = only(changed(example, 'isa.csv', '0,57', '0,61'), 'isa.csv');
    expect(faultsOf(await programme.importing(isa, { reference: '2024-01-19' }))).toEqual([
      `--reference-date: ${PASSED}`,
    ]);
    expect((await programme.importing(isa, { reference: LAST_COUNTED })).situacao).toBe('concluida');
  });
});
