import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { faultSentence } from '../read/fault.ts';
import { changed, exampleFiles, only, type Files } from './testing/folders.ts';
import { ProgrammeDatabase } from './testing/programme-database.ts';

let programme: ProgrammeDatabase;
let example: Files;

beforeAll(async () => {
  programme = await ProgrammeDatabase.open();
  example = await exampleFiles();
});
afterAll(() => programme.close());
beforeEach(() => programme.empty());

describe('a clean folder', () => {
  it('fills every table, counts the visits and gives the first version without history', async () => {
    const result = await programme.importing(example);
    expect(result.falhas).toEqual([]);
    expect(result.avisos).toEqual([]);
    expect(result.situacao).toBe('concluida');
    expect(result.arquivos.map(({ arquivo, novas }) => [arquivo, novas])).toContainEqual(['visita.csv', 5]);
    expect(await programme.all(sql`SELECT id_visita, conta, motivo FROM programa.visita ORDER BY 1`)).toEqual(
      [
        { id_visita: 101, conta: true, motivo: 'checkin_e_lancamento' },
        { id_visita: 102, conta: true, motivo: 'lancamento' },
        { id_visita: 103, conta: true, motivo: 'checkin_e_lancamento' },
        { id_visita: 104, conta: false, motivo: 'sem_lancamento_nem_checkin' },
        { id_visita: 105, conta: false, motivo: 'nao_sincronizada' },
      ],
    );
    expect(await programme.all(sql`SELECT versao, dados_ate, demonstracao FROM portal.versao`)).toEqual([
      { versao: result.versao, dados_ate: '2024-01-20', demonstracao: false },
    ]);
    expect(await programme.all(sql`SELECT count(*) AS total FROM portal.diferenca`)).toEqual([{ total: 0 }]);
    expect(
      await programme.all(sql`SELECT situacao, origem IS NOT NULL AS named FROM portal.importacao`),
    ).toEqual([{ situacao: 'concluida', named: true }]);
    expect(await programme.all(sql`SELECT to_regnamespace('entrada') AS staging`)).toEqual([
      { staging: null },
    ]);
  });

  it('gives a property without a basin the one in which it lies, and none where it lies in none', async () => {
    const withGround = sql`UPDATE geo.sub_bacia SET geom = ST_Multi(ST_MakeEnvelope(-46.6, -18.59, -46.5, -18.5, 4674)) WHERE id_sub_bacia = 60`;
    await programme.all(withGround);
    await programme.importing(example);
    const basins = sql`SELECT cod_propriedade, id_sub_bacia FROM programa.propriedade ORDER BY 1`;
    expect(await programme.all(basins)).toEqual([
      { cod_propriedade: '31.0001.0001', id_sub_bacia: 60 },
      { cod_propriedade: '31.0001.0002', id_sub_bacia: null },
      { cod_propriedade: '52.0001.0003', id_sub_bacia: null },
    ]);
    expect((await programme.importing(example)).situacao).toBe('sem_mudancas');
    await programme.all(sql`UPDATE geo.sub_bacia SET geom = NULL WHERE id_sub_bacia = 60`);
  });

  it('leaves every foreign key satisfied, though the first fill does not ask them', async () => {
    await programme.importing(example);
    const keys = await programme.all<{ name: string; child: string }>(
      sql`SELECT conname AS name, conrelid::regclass::text AS child FROM pg_constraint
        WHERE contype = 'f' AND conrelid::regclass::text LIKE 'programa.%'`,
    );
    expect(keys.length).toBeGreaterThan(15);
    for (const { name, child } of keys) {
      // Written again, the constraint is checked on every row.
      // oxlint-disable-next-line no-await-in-loop
      const [definition] = await programme.all<{ text: string }>(
        sql`SELECT pg_get_constraintdef(oid) AS text FROM pg_constraint WHERE conname = ${name} AND conrelid = ${child}::regclass`,
      );
      // oxlint-disable-next-line no-await-in-loop
      await sql`ALTER TABLE ${sql.table(child)} ADD CONSTRAINT prova ${sql.raw(definition!.text)}`.execute(
        programme.access.db,
      );
      // oxlint-disable-next-line no-await-in-loop
      await sql`ALTER TABLE ${sql.table(child)} DROP CONSTRAINT prova`.execute(programme.access.db);
    }
  });
});

describe('real data over the demonstration', () => {
  it('leave nothing of it, not even in tables whose files are absent, and no history', async () => {
    await programme.importing({ ...example, 'demonstracao.txt': '' });
    const real = only(example, 'supervisor.csv', 'tecnico.csv', 'produtor.csv', 'propriedade.csv');
    const result = await programme.importing(changed(real, 'propriedade.csv', 'Sítio Segundo', 'Sítio Real'));
    expect(result).toMatchObject({ situacao: 'concluida', falhas: [] });
    const { supervisor, tecnico, produtor, propriedade, ...others } = await programme.contents();
    expect([supervisor, tecnico, produtor, propriedade].map((rows) => rows?.length)).toEqual([1, 2, 3, 3]);
    expect(Object.values(others).flat()).toEqual([]);
    expect(await programme.all(sql`SELECT count(*) AS total FROM portal.diferenca`)).toEqual([{ total: 0 }]);
  });
});

describe('a layer of another source', () => {
  it('is repaired where it crosses itself, with a warning', async () => {
    const bowtie = '[-46.53,-18.6],[-46.51,-18.58],[-46.51,-18.6],[-46.53,-18.58]';
    const files = changed(
      example,
      'reserva_legal.geojson',
      '[-46.53,-18.6],[-46.51,-18.6],[-46.51,-18.58],[-46.53,-18.58]',
      bowtie,
    );
    const result = await programme.importing(files);
    expect(result.situacao).toBe('concluida');
    expect(result.avisos.map(faultSentence)).toEqual([
      'reserva_legal.geojson:2 (feição 1): geometry: geometria inválida na origem, reparada',
    ]);
    expect(
      await programme.all(
        sql`SELECT ST_IsValid(geom) AS valid, ST_GeometryType(geom) AS type FROM camada.reserva_legal`,
      ),
    ).toEqual([{ valid: true, type: 'ST_MultiPolygon' }]);
    expect(await programme.importing(files)).toMatchObject({ situacao: 'sem_mudancas' });
  });
});

describe('an outline of the programme', () => {
  // Points in a line: what an app leaves of a walk along one fence (a triangle of 0.1 m² by its numbers' last digits).
  const LINE = '[-46.518,-18.584],[-46.517,-18.583],[-46.516,-18.582],[-46.518,-18.584]';
  const OUTLINE = '[-46.518,-18.584],[-46.508,-18.584],[-46.508,-18.574],[-46.518,-18.574],[-46.518,-18.584]';
  const told = async (...changes: [string, string][]) => {
    const files = changes.reduce(
      (given, [from, to]) => changed(given, 'poligono.geojson', from, to),
      example,
    );
    const { situacao, avisos } = await programme.importing(files);
    expect(situacao).not.toBe('recusada');
    return avisos.map((warning) => faultSentence(warning).replaceAll('\u00a0', ' '));
  };
  const of = 'poligono.geojson:2 (feição 1): geometry: o contorno da propriedade 31.0001.0001';

  it('that encloses next to nothing is taken and told, with its line, its property and what was declared', async () => {
    expect(await told([OUTLINE, LINE])).toEqual([`${of} tem 0,1 m², e area_ha diz 117,10 ha`]);
    expect(await told([OUTLINE, LINE], ['"area_ha":117.1', '"area_ha":null'])).toEqual([
      `${of} quase não tem área: 0,1 m². Os pontos estão em linha?`,
    ]);
  });

  it('whose area was declared in another unit is told, and one that is a little off is not', async () => {
    expect(await told(['"area_ha":117.1', '"area_ha":1171000'])).toEqual([
      `${of} tem 116,83 ha, e area_ha diz 1.171.000,00 ha`,
    ]);
    expect(await told(['"area_ha":117.1', '"area_ha":30'])).toEqual([]);
  });
});
