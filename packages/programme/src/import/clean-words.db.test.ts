import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { faultSentence } from '../read/fault.ts';
import { changed, exampleFiles, only, type Files } from './testing/folders.ts';
import { ProgrammeDatabase } from './testing/programme-database.ts';

// What a clean folder's words and numbers are taken for, which no database decides: beside clean-folder.db.test.ts, which both engines run.

let programme: ProgrammeDatabase;
let example: Files;

beforeAll(async () => {
  programme = await ProgrammeDatabase.open();
  example = await exampleFiles();
});
afterAll(() => programme.close());
beforeEach(() => programme.empty());

describe('a clean folder', () => {
  it('reads alike what people cannot tell apart: composed or not, with spaces that do not break and signs of no width', async () => {
    const sent = changed(example, 'propriedade.csv', ';Média;', ';Me\u0301dia\u200b\u00a0;');
    await programme.importing(sent);
    const read = await programme.all(sql`SELECT perfil_fundiario FROM programa.propriedade ORDER BY 1`);
    await programme.empty();
    await programme.importing(example);
    expect(await programme.all(sql`SELECT perfil_fundiario FROM programa.propriedade ORDER BY 1`)).toEqual(
      read,
    );
  });

  it('takes no group from what says that there is no value, in whatever way, and tells it', async () => {
    const [one, other] = [';Média;', ';Pequena;'] as const;
    const sent = changed(
      changed(example, 'propriedade.csv', one, ';N/A;'),
      'propriedade.csv',
      other,
      ';#N/D;',
    );
    const { avisos } = await programme.importing(sent);
    expect(
      await programme.all(sql`SELECT DISTINCT perfil_fundiario FROM programa.propriedade ORDER BY 1`),
    ).toEqual([{ perfil_fundiario: 'Pequena' }, { perfil_fundiario: null }]);
    expect(avisos.map(faultSentence)).toEqual([expect.stringContaining('(também "N/A")')]);
  });

  it('reads both forms of numbers, dates and times', async () => {
    await programme.importing(example);
    expect(
      await programme.all(
        sql`SELECT area_total, area_produtiva, lon, dt_inicio FROM programa.propriedade WHERE cod_propriedade = '31.0001.0002'`,
      ),
    ).toEqual([
      { area_total: '1204.7500', area_produtiva: '1000.0000', lon: '-46.480000', dt_inicio: '2022-02-01' },
    ]);
    expect(await programme.all(sql`SELECT dt_checkin FROM programa.visita WHERE id_visita = 101`)).toEqual([
      { dt_checkin: '2023-11-05T09:40:00' },
    ]);
    expect(await programme.all(sql`SELECT uf, valor FROM programa.meta ORDER BY uf`)).toEqual([
      { uf: '', valor: '4000.00' },
      { uf: 'MG', valor: '1700.00' },
    ]);
  });

  it('keeps a check-in as written, also in the hour that summer time skipped', async () => {
    const night = ['2023-11-05,2023-11-05 09:40', '2018-11-04,2018-11-04 00:30'] as const;
    const { avisos } = await programme.importing(changed(example, 'visita.csv', ...night));
    expect(await programme.all(sql`SELECT dt_checkin FROM programa.visita WHERE id_visita = 101`)).toEqual([
      { dt_checkin: '2018-11-04T00:30:00' },
    ]);
    expect(avisos.map(faultSentence).join()).toContain('fica como está escrita');
  });

  it('fills the entries with the property of their visit', async () => {
    await programme.importing(example);
    expect(
      await programme.all(
        sql`SELECT cod_propriedade, count(*) AS total FROM programa.lancamento GROUP BY 1 ORDER BY 1`,
      ),
    ).toEqual([
      { cod_propriedade: '31.0001.0001', total: 3 },
      { cod_propriedade: '31.0001.0002', total: 1 },
    ]);
  });

  it('marks the demonstration, until real properties come', async () => {
    const flag = () =>
      programme.all(sql`SELECT demonstracao FROM portal.versao ORDER BY versao DESC LIMIT 1`);
    await programme.importing({ ...example, 'demonstracao.txt': '' });
    expect(await flag()).toEqual([{ demonstracao: true }]);
    await programme.importing(only(changed(example, 'meta.csv', '1.700,00', '1.800,00'), 'meta.csv'));
    expect(await flag()).toEqual([{ demonstracao: true }]);
    await programme.importing(changed(example, 'propriedade.csv', 'Sítio Segundo', 'Sítio Outro'));
    expect(await flag()).toEqual([{ demonstracao: false }]);
  });
});
