import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '@fonte/database/testing';
import { writeDemo } from '../demo/index.ts';
import { loadBuiltInGeography } from '../geography/index.ts';
import { importFolder } from './import-folder.ts';
import { exampleGeography } from './testing/folders.ts';

/** How few properties no published place may have. */
const LEAST = 5;

let database: TestDatabase;
const all = async <T>(query: RawBuilder<T>): Promise<T[]> => (await query.execute(database.db)).rows;
const none = async (query: RawBuilder<unknown>): Promise<void> => expect(await all(query)).toEqual([]);

describe('of a generated programme', () => {
  const dir = mkdtempSync(join(tmpdir(), 'fonte-divulgacao-'));
  beforeAll(async () => {
    database = await freshDatabase({ timeoutMs: 0 });
    await loadBuiltInGeography(database.db);
    await writeDemo({ properties: 400, seed: 5, dir });
    expect(await importFolder(database, dir)).toMatchObject({ situacao: 'concluida' });
  });
  afterAll(async () => {
    await database.close();
    rmSync(dir, { recursive: true, force: true });
  });

  it('every property has a factor of its own away from 1, which another load does not change', async () => {
    const factors = sql`select d.cod_propriedade, d.fator from resumo.desvio_divulgado d order by 1`;
    await none(sql`select from programa.propriedade p full join resumo.desvio_divulgado d using (cod_propriedade)
      where d.fator is null or p.uf is null or abs(d.fator - 1) not between 0.015 and 0.03`);
    const before = await all(factors);
    const [sides] = await all(
      sql<{
        above: boolean;
        below: boolean;
      }>`select bool_or(fator > 1) as above, bool_or(fator < 1) as below from resumo.desvio_divulgado`,
    );
    expect(sides).toEqual({ above: true, below: true });
    await all(sql`select resumo.desviar()`);
    expect(await all(factors)).toEqual(before);
  });

  it('every property has a line, and every place that is published has enough of them', async () => {
    await none(
      sql`select from programa.propriedade p full join resumo.divulgacao d using (cod_propriedade) where p.uf is distinct from d.uf`,
    );
    const atoms = await all(sql<{ few: boolean }>`
      select count(*) < ${LEAST} as few from resumo.divulgacao
      where uf in (select uf from programa.propriedade group by uf having count(*) >= ${LEAST})
      group by uf, municipio_divulgado, bacia_divulgada`);
    expect(atoms.length).toBeGreaterThan(10);
    expect(atoms.filter(({ few }) => few)).toEqual([]);
    const cells = await all(sql<{ total: number; said: number; atoms: number; squares: number }>`
      select count(*)::int as total, max(propriedades) as said,
        count(distinct concat_ws('/', uf, coalesce(municipio_divulgado, 0), coalesce(bacia_divulgada, 0)))::int as atoms,
        count(distinct concat_ws('/', celula_lon, celula_lat, celula_lado))::int as squares
      from resumo.divulgacao where celula is not null group by celula`);
    expect(cells.length).toBeGreaterThan(20);
    for (const cell of cells)
      expect(cell).toEqual({ total: Math.max(LEAST, cell.said), said: cell.total, atoms: 1, squares: 1 });
  });

  it('a square is a tenth of a degree or so often the double, and holds its properties and their dots', async () => {
    const sides = await all(
      sql<{
        lado: string;
      }>`select distinct celula_lado as lado from resumo.divulgacao where celula is not null`,
    );
    for (const { lado } of sides) expect(Math.log2(Number(lado) * 10) % 1).toBe(0);
    expect(sides.length).toBeGreaterThan(2);
    await none(sql`
      select from resumo.divulgacao d join programa.propriedade p using (cod_propriedade)
      where d.celula is not null and not (
        abs(p.lon - celula_lon) <= celula_lado / 2 and abs(p.lat - celula_lat) <= celula_lado / 2
        and abs(lon_divulgado - celula_lon) <= celula_lado / 2 and abs(lat_divulgado - celula_lat) <= celula_lado / 2)`);
    // Even from one another: no two stand on the same place.
    await none(
      sql`select from resumo.divulgacao where geom is not null group by lon_divulgado, lat_divulgado having count(*) > 1`,
    );
  });

  it('no shape of another register that is published is land of the programme', async () => {
    const counts = await all(sql<{ camada: string; publicadas: number }>`
      select camada, count(*)::int as publicadas from resumo.forma_divulgada group by camada order by camada`);
    expect(counts.map(({ camada }) => camada)).toContain('car');
    await none(sql`
      select from camada.publica_car c where exists (select from camada.car o where o.geom = c.geom and o.cod_propriedade is not null)`);
    for (const view of ['publica_car', 'publica_reserva_legal', 'publica_vegetacao_nativa']) {
      const shapes = sql.table(`camada.${view}`);
      // oxlint-disable no-await-in-loop -- one database
      await none(sql`select from ${shapes} s join programa.propriedade p on ST_Intersects(p.geom, s.geom)`);
      await none(sql`
        select from ${shapes} s join programa.poligono g on ST_Intersects(g.geom, s.geom)
        where ST_Area(ST_Intersection(g.geom, s.geom)) >= 0.05 * least(ST_Area(g.geom), ST_Area(s.geom))`);
      // oxlint-enable no-await-in-loop
    }
  });

  const dots = () =>
    all(sql`
      select celula, ordem, uf, municipio_divulgado, bacia_divulgada, situacao, propriedades, lon_divulgado, lat_divulgado
      from resumo.divulgacao order by celula, ordem, uf, situacao`);

  it('no function asks for a place in a list beside `or`: more than fit its memory are read whole for each row', async () => {
    const functions = sql`from pg_proc where pronamespace = 'resumo'::regnamespace`;
    expect(await all(sql`select proname ${functions}`)).toContainEqual({ proname: 'divulgar_formas' });
    await none(
      sql`select proname ${functions} and prosrc ~* '\\mor\\s+(not\\s+)?[\\w.]+\\s+(not\\s+)?in\\s*\\(\\s*select'`,
    );
  });

  it('dots do not depend on the places: properties that move within their tenth of a degree leave them all', async () => {
    const before = await dots();
    await sql`
      update programa.propriedade set
        lon = floor(lon * 10) / 10 + 0.1 - greatest(lon - floor(lon * 10) / 10, 0.000001),
        lat = floor(lat * 10) / 10 + 0.1 - greatest(lat - floor(lat * 10) / 10, 0.000001)`.execute(
      database.db,
    );
    await sql`select resumo.divulgar(), resumo.embaralhar_pontos()`.execute(database.db);
    expect(await dots()).toEqual(before);
  });

  it('nor does anything lead from a property to its dot: which is which is drawn by a secret, anew where anything of its square changes', async () => {
    const drawn = async () => {
      await sql`select resumo.embaralhar_pontos()`.execute(database.db);
      return all(sql<{ cod_propriedade: string; celula: number; ordem: number; situacao: string | null }>`
        select cod_propriedade, celula, ordem, situacao from resumo.divulgacao where celula is not null order by cod_propriedade`);
    };
    await sql`update resumo.acaso set sal = 'um'`.execute(database.db);
    const placeOf = ({ celula, ordem }: { celula: number; ordem: number }) => `${celula}-${ordem}`;
    const before = await drawn();
    expect(await drawn()).toEqual(before);
    // Not by what is told, nor what is not: each square has one order and its dots stand in another.
    const inOrder = before.toSorted((x, y) => x.celula - y.celula || x.ordem - y.ordem);
    const falls = inOrder.filter(
      ({ celula, situacao }, at) =>
        inOrder[at - 1]?.celula === celula && String(inOrder[at - 1]?.situacao) > String(situacao),
    );
    expect(falls.length).toBeGreaterThan(20);
    const moved = (after: typeof before, celula?: number) =>
      before.filter(
        (one, at) => (celula === undefined || one.celula === celula) && placeOf(one) !== placeOf(after[at]!),
      ).length;
    const [first] = before;
    await sql`update resumo.divulgacao set situacao = 'i_inativa' where cod_propriedade = ${first!.cod_propriedade}`.execute(
      database.db,
    );
    const changed = await drawn();
    expect(moved(changed)).toBe(moved(changed, first!.celula));
    expect(moved(changed)).toBeGreaterThan(0);
    await sql`update resumo.acaso set sal = 'outro'`.execute(database.db);
    const otherwise = await drawn();
    expect(moved(otherwise)).toBeGreaterThan(before.length / 2);
    const places = (dots: typeof before) => dots.map(placeOf).toSorted();
    expect(places(otherwise)).toEqual(places(before));
  });
});

describe('of a few properties', () => {
  beforeAll(async () => {
    database = await freshDatabase();
    await exampleGeography(database);
    await sql`insert into geo.municipio (codigo_municipio, nome, uf) values (${GOIANIA}, 'Goiânia', 'GO')`.execute(
      database.db,
    );
  });
  afterAll(() => database.close());

  const GOIAS = 5_218_805;
  const GOIANIA = 5_208_707;
  const MINAS = 3_148_004;

  /** Properties of one atom, side by side from a place on, a twentieth of a degree apart. */
  const place = async (
    prefix: string,
    total: number,
    municipality: number,
    basin: number | null,
    lon: number | null,
  ) => {
    const uf = municipality === MINAS ? 'MG' : 'GO';
    await sql`
      insert into programa.propriedade (cod_propriedade, nome, codigo_municipio, uf, id_sub_bacia, lon, lat)
      select ${prefix} || i, 'Sítio', ${municipality}, ${uf}, ${basin}, ${lon}::numeric + i * 0.05, ${lon === null ? null : -18.05}::numeric
      from generate_series(0, ${total - 1}::int) as i`.execute(database.db);
  };
  const told = async () => {
    await sql`select resumo.divulgar()`.execute(database.db);
    return all(sql<{
      codes: string;
      municipio: number | null;
      bacia: number | null;
      celula: number | null;
      lado: string | null;
    }>`
      select string_agg(cod_propriedade, ' ' order by cod_propriedade) as codes, municipio_divulgado as municipio, bacia_divulgada as bacia,
        celula, max(celula_lado) as lado
      from resumo.divulgacao group by uf, municipio_divulgado, bacia_divulgada, celula order by 1`);
  };
  const empty = () =>
    sql`truncate programa.propriedade, resumo.coorte_divulgada cascade`.execute(database.db);

  it('a municipality is named with all its properties; a part of it that is too small for its basin takes the smallest other part', async () => {
    await empty();
    await place('a', 5, GOIAS, 60, -51.0);
    await place('b', 2, GOIAS, null, -51.0);
    expect(await told()).toEqual([
      { codes: 'a0 a1 a2 a3 a4 b0 b1', municipio: GOIAS, bacia: null, celula: 1, lado: expect.any(String) },
    ]);
  });

  it('municipalities that are too small are the others of their state, and take the smallest where they are too few themselves', async () => {
    await empty();
    await place('a', 6, GOIAS, 60, -51.0);
    await place('b', 2, GOIANIA, 60, -51.0);
    const named = () =>
      all(sql<{ nome: string; quantas: number }>`
        select m.nome, count(*)::int as quantas from resumo.divulgacao d
        join resumo.municipio_publicado m on m.codigo = d.municipio_publicado group by 1 order by 1`);
    await told();
    expect(await named()).toEqual([{ nome: 'Outros municípios (GO)', quantas: 8 }]);
    await place('c', 9, GOIANIA, 60, -51.0);
    await told();
    // Who came before stays where it was counted (counted-properties.db.test.ts).
    expect((await named()).map(({ quantas }) => quantas).toSorted((a, b) => a - b)).toEqual([8, 9]);
  });

  it('a state with fewer than five is in no group, and has no dots', async () => {
    await empty();
    await place('a', 6, GOIAS, 60, -50.99);
    await place('m', 4, MINAS, 60, -46.5);
    expect(await told()).toEqual([
      { codes: 'a0 a1 a2 a3 a4 a5', municipio: GOIAS, bacia: 60, celula: 1, lado: '0.8' },
      { codes: 'm0 m1 m2 m3', municipio: null, bacia: null, celula: null, lado: null },
    ]);
  });

  it('properties without a place have no dot, and do not make a group look larger', async () => {
    await empty();
    await place('a', 4, GOIAS, 60, -50.99);
    await place('z', 3, GOIAS, 60, null);
    expect(await told()).toEqual([
      { codes: 'a0 a1 a2 a3 z0 z1 z2', municipio: GOIAS, bacia: 60, celula: null, lado: null },
    ]);
  });

  it('smaller squares keep theirs, and what is left over goes up, or to the smallest at last', async () => {
    await empty();
    // Two in each tenth of a degree from -50.99 on; the far ones are too few for themselves.
    await place('a', 10, GOIAS, 60, -50.99);
    await place('f', 3, GOIAS, 60, -47.99);
    const groups = await told();
    expect(groups.flatMap(({ codes }) => codes.split(' ')).length).toBe(13);
    for (const { codes } of groups) expect(codes.split(' ').length).toBeGreaterThanOrEqual(LEAST);
    expect(groups.length).toBe(2);
  });

  it('a property that is drawn or registered far away has its land at its point too', async () => {
    await empty();
    await place('a', 1, GOIAS, 60, -50.995);
    // Drawn and registered a tenth of a degree from the point; reserves beside the point, and where nobody of the programme is.
    await sql`
      insert into programa.poligono (id_poligono, cod_propriedade, nome_area, type_poligono, area_ha, origem, geom)
      values (90, 'a0', 'Área', 'propriedade', 100, 'kml', ST_MakeEnvelope(-50.9, -18.06, -50.89, -18.05, 4674))`.execute(
      database.db,
    );
    await sql`
      insert into camada.car (numero_car, cod_propriedade, geom)
      values ('GO-longe', 'a0', ST_Multi(ST_MakeEnvelope(-50.9, -18.06, -50.89, -18.05, 4674)))`.execute(
      database.db,
    );
    await sql`
      insert into camada.reserva_legal (codigo, geom)
      values ('ao lado', ST_Multi(ST_MakeEnvelope(-50.993, -18.049, -50.991, -18.047, 4674))),
        ('alheia', ST_Multi(ST_MakeEnvelope(-50.8, -18.049, -50.798, -18.047, 4674)))`.execute(database.db);
    await sql`select resumo.divulgar_formas()`.execute(database.db);
    expect(
      await all(
        sql<{ chave: string }>`select chave from resumo.forma_divulgada where camada = 'reserva_legal'`,
      ),
    ).toEqual([{ chave: 'alheia' }]);
    await sql`truncate camada.car, camada.reserva_legal`.execute(database.db);
  });

  it('perimeters of who waits to be counted are shown until then', async () => {
    await empty();
    await place('a', 6, GOIAS, 60, -50.995);
    await told();
    await place('w', 1, MINAS, 60, -46.495);
    // Registered under the code, under the number, and of nobody: where the point stands.
    await sql`update programa.propriedade set numero_car = 'MG-numero' where cod_propriedade = 'w0'`.execute(
      database.db,
    );
    await sql`
      insert into camada.car (numero_car, cod_propriedade, geom)
      select numero, codigo, ST_Multi(ST_MakeEnvelope(oeste, -18.055, oeste + 0.01, -18.045, 4674))
      from (values ('MG-codigo', 'w0', -46.7), ('MG-numero', null, -46.6), ('MG-ponto', null, -46.5), ('GO-ponto', null, -51.0)) as v (numero, codigo, oeste)`.execute(
      database.db,
    );
    const shown = async () => {
      await told();
      await sql`select resumo.divulgar_formas()`.execute(database.db);
      const rows = await all(
        sql<{ chave: string }>`select chave from resumo.forma_divulgada where camada = 'car' order by 1`,
      );
      return rows.map(({ chave }) => chave);
    };
    expect(await shown()).toEqual(['MG-codigo', 'MG-numero', 'MG-ponto']);
    // The others that it waits for.
    await place('x', 4, MINAS, 60, -46.2);
    expect(await shown()).toEqual([]);
    await sql`truncate camada.car`.execute(database.db);
  });

  it('where the register is dense, neighbours are missing with the shapes of the programme, always the same', async () => {
    await empty();
    await place('a', 1, GOIAS, 60, -50.995);
    // Squares of 0.01 degree, nine by nine; the property's point is in the one in the middle, whose number nobody has told.
    await sql`
      insert into camada.car (numero_car, geom)
      select 'GO-' || x || '-' || y, ST_Multi(ST_MakeEnvelope(-51 + x * 0.01, -18.055 + y * 0.01, -50.99 + x * 0.01, -18.045 + y * 0.01, 4674))
      from generate_series(-4, 4) as x, generate_series(-4, 4) as y`.execute(database.db);
    const missing = async () => {
      await sql`select resumo.divulgar_formas()`.execute(database.db);
      const rows = await all(sql<{ numero: string }>`
        select numero_car as numero from camada.car where numero_car not in (select chave from resumo.forma_divulgada where camada = 'car') order by 1`);
      return rows.map(({ numero }) => numero);
    };
    const first = await missing();
    expect(first).toHaveLength(LEAST);
    expect(first).toContain('GO-0-0');
    expect(await missing()).toEqual(first);
    // Another database hides others: nobody can work out from the register which are decoys.
    const others = new Set([String(first)]);
    for (let time = 0; time < 4; time += 1) {
      // oxlint-disable no-await-in-loop -- one database
      await sql`update resumo.acaso set sal = gen_random_uuid()::text`.execute(database.db);
      others.add(String(await missing()));
      // oxlint-enable no-await-in-loop
    }
    expect(others.size).toBeGreaterThan(1);
  });
});
