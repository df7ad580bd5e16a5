import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { changed, exampleFiles, only, type Files } from './testing/folders.ts';
import { faultsOf, ProgrammeDatabase } from './testing/programme-database.ts';

let programme: ProgrammeDatabase;
let example: Files;

beforeAll(async () => {
  programme = await ProgrammeDatabase.open();
  example = await exampleFiles();
});
afterAll(() => programme.close());
beforeEach(() => programme.empty());

describe('a later folder', () => {
  it('brings no version when nothing differs', async () => {
    const first = await programme.importing(example);
    const second = await programme.importing(example);
    expect(second).toMatchObject({ situacao: 'sem_mudancas', versao: first.versao });
    expect(await programme.all(sql`SELECT count(*) AS total FROM portal.versao`)).toEqual([{ total: 1 }]);
    expect(await programme.all(sql`SELECT situacao FROM portal.importacao ORDER BY id_importacao`)).toEqual([
      { situacao: 'concluida' },
      { situacao: 'sem_mudancas' },
    ]);
  });

  it('leaves the tables of absent files as they were', async () => {
    await programme.importing(example);
    const before = await programme.contents();
    const result = await programme.importing(only(changed(example, 'isa.csv', '0,57', '0,61'), 'isa.csv'));
    expect(result).toMatchObject({ situacao: 'concluida', falhas: [] });
    const { isa: isaBefore, ...othersBefore } = before;
    const { isa: isaAfter, ...othersAfter } = await programme.contents();
    expect(othersAfter).toEqual(othersBefore);
    expect(isaAfter).not.toEqual(isaBefore);
  });

  it('inserts, updates and deletes by difference, and writes the history of three tables', async () => {
    await programme.importing(example);
    let files = changed(example, 'propriedade.csv', ';128,5;', ';130,25;');
    files = changed(files, 'visita.csv', '104,31.0001.0002,12345678909,23,2023-12-18,,,,,,2,sim\n', '');
    files = changed(files, 'visita.csv', '105,', '106,');
    files = changed(files, 'poligono.geojson', '-18.5796],[-46.517,-18.5796]', '-18.579],[-46.517,-18.579]');
    const result = await programme.importing(files);
    expect(result).toMatchObject({ situacao: 'concluida', falhas: [] });
    const history = await programme.all<{
      table_name: string;
      key: string;
      key_name: string;
      type: string;
      diff: unknown;
    }>(
      sql`SELECT table_name, key, key_name, type, diff FROM portal.diferenca WHERE versao = ${result.versao} ORDER BY table_name, key`,
    );
    expect(history).toMatchObject([
      {
        table_name: 'geometria',
        key: '8002',
        key_name: 'id_poligono',
        type: 'UPDATE',
        diff: [{ key: 'geom' }],
      },
      {
        table_name: 'propriedade',
        key: '31.0001.0001',
        key_name: 'cod_propriedade',
        type: 'UPDATE',
        diff: [{ key: 'area_total', oldValue: 128.5, value: 130.25 }],
      },
      { table_name: 'visita', key: '104', key_name: 'id_visita', type: 'REMOVE', diff: { numero: 23 } },
      { table_name: 'visita', key: '105', type: 'REMOVE', diff: { motivo: 'nao_sincronizada' } },
      {
        table_name: 'visita',
        key: '106',
        type: 'ADD',
        diff: { numero: 22, conta: false, motivo: 'nao_sincronizada' },
      },
    ]);
    expect(await programme.all(sql`SELECT id_visita FROM programa.visita ORDER BY 1`)).toEqual(
      [101, 102, 103, 106].map((id_visita) => ({ id_visita })),
    );
  });

  it('counts a visit from the moment an entry comes, and says so in its history', async () => {
    await programme.importing(example);
    const more = `${example['lancamento.csv']}5005;104;;producao;18/12/2023;3;\n`;
    const result = await programme.importing(only({ ...example, 'lancamento.csv': more }, 'lancamento.csv'));
    expect(await programme.all(sql`SELECT conta, motivo FROM programa.visita WHERE id_visita = 104`)).toEqual(
      [{ conta: true, motivo: 'lancamento' }],
    );
    expect(
      await programme.all(sql`SELECT key, type, diff FROM portal.diferenca WHERE versao = ${result.versao}`),
    ).toMatchObject([
      {
        key: '104',
        type: 'UPDATE',
        diff: expect.arrayContaining([
          { key: 'conta', oldValue: false, value: true },
          { key: 'motivo', oldValue: 'sem_lancamento_nem_checkin', value: 'lancamento' },
        ]) as unknown,
      },
    ]);
  });

  it('holds visita.conta and the view together', async () => {
    await programme.importing(example);
    await programme.importing(changed(example, 'visita.csv', '08:00,,,,,2,não', '08:00,,,,,2,sim'));
    expect(
      await programme.all(sql`SELECT count(*) AS total FROM programa.visita v JOIN programa.visita_valida r USING (cod_propriedade, id_visita)
        WHERE (v.conta, v.motivo) IS DISTINCT FROM (r.conta, r.motivo)`),
    ).toEqual([{ total: 0 }]);
  });

  it('moves a visit to another property together with its entries', async () => {
    await programme.importing(example);
    const result = await programme.importing(
      changed(example, 'visita.csv', '103,31.0001.0002', '103,31.0001.0001'),
    );
    expect(faultsOf(result)).toEqual([]);
    expect(
      await programme.all(sql`SELECT cod_propriedade FROM programa.lancamento WHERE id_lancamento = 5004`),
    ).toEqual([{ cod_propriedade: '31.0001.0001' }]);
  });

  it('reaches subscribers as a notice of the new version', async () => {
    const heard: string[] = [];
    const stop = programme.access.notices.subscribe(
      'versao',
      (payload) => heard.push(payload),
      () => {},
    );
    const { versao } = await programme.importing(example);
    await expect.poll(() => heard, { timeout: 60_000 }).toEqual([String(versao)]);
    stop();
  });
});
