import { QUALITY_RULES } from '@fonte/contracts/quality';
import { isValidCpf } from '@fonte/pt-br';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '@fonte/database/testing';
import { loadBuiltInGeography } from '../geography/index.ts';
import { faultSentence } from '../read/fault.ts';
import { importFolder } from '../import/import-folder.ts';
import { TINY_FIGURES, writeTiny } from '../tiny/index.ts';
import { writeDemo } from './index.ts';
import { DAY_BEFORE } from './year/load-before.ts';

let database: TestDatabase;
const dir = mkdtempSync(join(tmpdir(), 'fonte-demo-'));
beforeAll(async () => {
  database = await freshDatabase({ timeoutMs: 0 });
  await loadBuiltInGeography(database.db);
});
afterAll(async () => {
  await database.close();
  rmSync(dir, { recursive: true, force: true });
});

type Row = Record<string, string>;

/** A file of the demonstration; it needs no quotes. */
function read(name: string): Row[] {
  const [header = '', ...lines] = readFileSync(join(dir, 'demo', `${name}.csv`), 'utf8')
    .trimEnd()
    .split('\n');
  const columns = header.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, i) => [columns[i] ?? '', cell])));
}

const all = async <T>(query: RawBuilder<T>): Promise<T[]> => (await query.execute(database.db)).rows;

describe('the tiny programme in the database', () => {
  it('is imported without a fault, and the counting rule gives its figures', async () => {
    await writeTiny(join(dir, 'tiny'));
    const { situacao, falhas, avisos } = await importFolder(database, join(dir, 'tiny'));
    expect([situacao, ...falhas.map(faultSentence), ...avisos.map(faultSentence)]).toEqual(['concluida']);
    const [visits] = await all(
      sql`select count(*)::int as n, count(*) filter (where conta)::int as conta from programa.visita`,
    );
    expect(visits).toEqual({ n: TINY_FIGURES.visitRows, conta: TINY_FIGURES.validVisits });
    const reasons = await all(
      sql<{
        motivo: string;
        n: number;
      }>`select motivo, count(*)::int as n from programa.visita group by motivo`,
    );
    const { nao_sincronizada, sem_lancamento_nem_checkin } = TINY_FIGURES.notCounting;
    expect(Object.fromEntries(reasons.map(({ motivo, n }) => [motivo, n]))).toEqual({
      ...TINY_FIGURES.countingBecause,
      nao_sincronizada,
      sem_lancamento_nem_checkin,
    });
    const applying = await all(
      sql`select (select count(*)::int from programa.aplica_conservacao) as conservacao, (select count(*)::int from programa.aplica_abc) as abc`,
    );
    expect(applying).toEqual([
      { conservacao: TINY_FIGURES.appliesConservation.to2025, abc: TINY_FIGURES.appliesAbc.to2025 },
    ]);
  });
});

describe('the demonstration in the database', () => {
  it('is imported in two loads without a fault or a warning', async () => {
    await writeDemo({ properties: 250, seed: 11, dir: join(dir, 'demo') });
    const [before, later] = [join(dir, 'before'), join(dir, 'later')];
    await writeDemo({ properties: 250, seed: 11, dir: before, later });
    // As in an empty database: the first load counts all for who only observes.
    await sql`truncate resumo.coorte_divulgada, resumo.saida_divulgada`.execute(database.db);
    // Another programme in the place of the tiny one: all of its rows go, or become others.
    const anything = { acceptRemovals: true, acceptEmptied: true, acceptChanges: true };
    for (const [folder, wish] of [[before, anything] as const, [later, {}] as const]) {
      // oxlint-disable-next-line no-await-in-loop -- one load after the other
      const { situacao, falhas, avisos } = await importFolder(database, folder, wish);
      expect([situacao, ...falhas.map(faultSentence), ...avisos.map(faultSentence)]).toEqual(['concluida']);
    }
    expect(await all(sql`select demonstracao from portal.versao order by versao desc limit 1`)).toEqual([
      { demonstracao: true },
    ]);
  });

  it('has changes of each kind in its history, and a later day of its facts', async () => {
    const kinds = await all(sql<{ kind: string }>`
      select distinct table_name || ' ' || type as kind from portal.diferenca
      where versao = (select max(versao) from portal.versao) order by 1`);
    expect(kinds.map(({ kind }) => kind)).toEqual([
      'propriedade UPDATE',
      'visita ADD',
      'visita REMOVE',
      'visita UPDATE',
    ]);
    const [later, before] = await all(sql<{ day: string }>`
      select dados_ate::text as day from portal.versao order by versao desc limit 2`);
    expect([before!.day <= DAY_BEFORE, later!.day > DAY_BEFORE]).toEqual([true, true]);
  });

  it('tells who only observes of all farms, and of all visits that count', async () => {
    const late = await all(sql`select c.cod_propriedade from resumo.coorte_divulgada c
      where not c.contada or c.atendida <> exists (select from programa.visita v where v.cod_propriedade = c.cod_propriedade and v.conta)`);
    expect(late).toEqual([]);
    const counted = await all(sql`select count(*)::integer as farms from resumo.coorte_divulgada`);
    expect(counted).toEqual([{ farms: 250 }]);
  });

  it('has every farm inside its municipality and its sub-basin, but for those that are planted outside', async () => {
    const lost = await all(sql<{ cod: string }>`
      select p.cod_propriedade as cod from programa.propriedade p
      left join geo.municipio m on m.codigo_municipio = p.codigo_municipio and st_covers(m.geom, p.geom)
      left join geo.sub_bacia b on b.id_sub_bacia = p.id_sub_bacia and st_covers(b.geom, p.geom)
      where m.uf is distinct from p.uf or b.id_sub_bacia is null order by 1`);
    // Farms 20 and 231.
    expect(lost.length).toBe(2);
    const outside = await all(
      sql`select cod_propriedade as cod from resumo.achado where regra = 13411 order by 1`,
    );
    expect(outside).toEqual(lost);
  });

  it('has every fault of Data Quality, as often as the folder itself has it', async () => {
    const rows = await all(
      sql<{
        regra: number;
        n: number;
      }>`select regra, count(*)::int as n from resumo.achado group by regra order by regra`,
    );
    const found = Object.fromEntries(rows.map(({ regra, n }) => [regra, n]));
    expect(Object.keys(found).map(Number)).toEqual(QUALITY_RULES.map(({ id }) => id));
    const farms = read('propriedade');
    const cpf = new Map(read('produtor').map((row) => [row['id_produtor'], row['cpf'] ?? '']));
    const of = (test: (farm: Row) => boolean) => farms.filter(test).length;
    const cpfOf = (farm: Row) => cpf.get(farm['id_produtor']) ?? '';
    expect(found).toMatchObject({
      13410: of(
        ({ situacao = '', area_produtiva }) => situacao.startsWith('a_') && Number(area_produtiva) === 0,
      ),
      13415: of((farm) => cpfOf(farm) === ''),
      13416: of((farm) => cpfOf(farm) !== '' && !isValidCpf(cpfOf(farm))),
      13418: of(
        ({ ciclo_1_fim = '', ciclo_2_inicio = '' }) => ciclo_2_inicio !== '' && ciclo_2_inicio < ciclo_1_fim,
      ),
      13419: read('lancamento').filter(({ codigo_item }) => codigo_item === '').length,
    });
    // Farms 50 and 187, if their last two visits have a check-in; 70, 159 and 248, each a pair, if their outlines were drawn.
    expect(found[13414]).toBeLessThanOrEqual(2);
    expect(found[13412]).toBeLessThanOrEqual(6);
  });

  it('draws polygons of the area they declare, nearly all within their outline', async () => {
    const [areas] = await all(sql<{ worst: number; n: number }>`
      select max(abs(st_area(geom::geography) / 10000 / area_ha - 1))::float8 as worst, count(*)::int as n
      from programa.poligono where area_ha > 0.5`);
    expect(areas?.n).toBeGreaterThan(200);
    expect(areas?.worst).toBeLessThan(0.005);
    const [inside] = await all(sql<{ share: number }>`
      select avg(st_covers(st_buffer(o.geom, 0.00001), part.geom)::int)::float8 as share
      from programa.poligono part join programa.poligono o using (cod_propriedade)
      where part.type_poligono <> 'propriedade' and o.type_poligono = 'propriedade'`);
    expect(inside?.share).toBeGreaterThan(0.93);
  });
});
