import { QUALITY_RULES } from '@fonte/contracts/quality';
import { isValidCpf } from '@fonte/pt-br';
import { freshDatabase, type TestDatabase } from '@fonte/database/testing';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evaluateQuality } from './quality.ts';

// One row inside and one outside each threshold; the same on both engines.

let database: TestDatabase;
const all = async <T>(query: RawBuilder<T>): Promise<T[]> => (await query.execute(database.db)).rows;
const run = async (text: string): Promise<void> => void (await sql.raw(text).execute(database.db));
const found = async (key: string) =>
  all(
    sql<{ cod: string; chave: string; valor: string | null; detalhe: string }>`
      SELECT cod_propriedade AS cod, chave, valor::text, detalhe FROM ${sql.table(`programa.achado_${key}`)} ORDER BY 1, 2`,
  );
const codes = async (key: string) => (await found(key)).map(({ cod }) => cod);

const version = async (): Promise<number> => {
  const [row] = await all(
    sql<{ versao: number }>`INSERT INTO portal.versao (dados_ate) VALUES ('2025-12-31') RETURNING versao`,
  );
  return row!.versao;
};

/** Kilometres of a hundredth of a degree of latitude, here. */
const KM = 0.01 / 1.1069;

beforeAll(async () => {
  database = await freshDatabase();
  await run(`
    INSERT INTO geo.uf (uf, codigo_uf, nome) VALUES ('GO', 52, 'Goiás');
    INSERT INTO geo.municipio (codigo_municipio, nome, uf, aproximado, geom) VALUES
      (5200001, 'Oficial', 'GO', false, ST_Multi(ST_Segmentize(ST_MakeEnvelope(-51, -17, -50, -16, 4674), 0.01))),
      (5200002, 'Aproximado', 'GO', true, ST_Multi(ST_Segmentize(ST_MakeEnvelope(-51, -17, -50, -16, 4674), 0.01)));
    INSERT INTO programa.supervisor VALUES ('00000000191', 'Rute', 'GO');
    INSERT INTO programa.tecnico VALUES ('52998224725', 'Ana', 'GO', '00000000191'), ('11144477735', 'Ivo', 'GO', NULL), ('39053344705', 'Lia', 'GO', NULL);
    INSERT INTO programa.produtor (id_produtor, cpf, nome) VALUES
      (1, '52998224725', 'Certo'), (2, NULL, 'Sem'), (3, '52998224726', 'Errado'), (4, '11111111111', 'Iguais');
    INSERT INTO programa.propriedade (cod_propriedade, nome, codigo_municipio, uf, lon, lat, cpf_supervisor, id_produtor, situacao, numero_car, area_produtiva, ciclo_1_inicio, ciclo_1_fim, ciclo_2_inicio, ciclo_2_fim) VALUES
      ('A', 'a', 5200001, 'GO', -50.5, -16.5, '00000000191', 1, 'a_ematend', 'GO-1', 0.01, '2024-01-01', '2024-12-31', '2024-12-31', '2025-12-31'),
      ('B', 'b', 5200001, 'GO', -50.5, -17.000001, '00000000191', 2, 'a_ematend', 'GO-2', 0, '2024-01-01', '2024-12-31', '2024-12-30', '2025-12-31'),
      ('C', 'c', 5200001, 'GO', -50.5, ${-17 - 0.3 * KM}, NULL, 3, 'a_vstzero', 'GO-3', NULL, '2024-01-01', '2023-12-31', NULL, NULL),
      ('D', 'd', 5200002, 'GO', -50.5, ${-17 - 4.95 * KM}, NULL, 4, 'i_inativa', 'GO-4', 0, NULL, NULL, NULL, NULL),
      ('E', 'e', 5200002, 'GO', -50.5, ${-17 - 5.05 * KM}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
      ('F', 'f', 5200001, 'GO', NULL, NULL, NULL, NULL, 'a_concluida', 'GO-9', 5, '2024-03-01', NULL, '2024-02-28', NULL),
      ('G', 'g', 5200001, 'GO', NULL, NULL, NULL, NULL, NULL, 'GO-1', NULL, '2024-03-01', NULL, '2024-03-01', NULL);
    INSERT INTO camada.car (numero_car, situacao_car) VALUES ('GO-1', 'AT'), ('GO-2', 'SU'), ('GO-3', 'CA'), ('GO-4', 'PE');
    INSERT INTO programa.visita (id_visita, cod_propriedade, cpf_tecnico, numero, dt_visita, dt_checkin, lon_checkin, lat_checkin, duracao_min, sincronizada) VALUES
      (1, 'A', '52998224725', 1, '2025-03-01', '2025-03-01 09:00-03', -50.5, ${-16.5 - 9.98 * KM}, 60, true),
      (2, 'A', '52998224725', 2, '2025-03-01', '2025-03-01 10:00-03', -50.5, ${-16.5 - 10.02 * KM}, 60, true),
      (3, 'B', '52998224725', 1, '2025-03-01', '2025-03-01 10:59-03', -50.5, -17, NULL, true),
      (4, 'C', '52998224725', 1, '2025-03-01', '2025-03-01 10:59:30-03', -50.5, -17, 10, true),
      (5, 'F', '11144477735', 1, '2025-03-01', '2025-03-01 09:30-03', -40, -10, 10, true),
      (6, 'C', NULL, 2, '2025-03-02', '2025-03-02 09:00-03', NULL, NULL, 999, true),
      (7, 'C', NULL, 3, '2025-03-02', '2025-03-02 09:01-03', NULL, NULL, 999, true),
      (8, 'C', '11144477735', 4, '2025-03-03', NULL, -40, -10, 10, true),
      (9, 'F', '39053344705', 2, '2025-03-04', '2025-03-04 22:00-03', -50.5, -17, 180, true),
      (10, 'G', '39053344705', 1, '2025-03-04', '2025-03-04 22:30-03', -50.5, -17, 30, true),
      (11, 'G', '39053344705', 2, '2025-03-05', '2025-03-05 00:30-03', -50.5, -17, 30, true),
      (12, 'G', '39053344705', 3, '2025-03-05', '2025-03-05 01:00-03', -50.5, -17, NULL, true);
    INSERT INTO programa.item VALUES (7, 'Leite', 1, 'g', 1, 's', 'L');
    INSERT INTO programa.lancamento (id_lancamento, id_visita, cod_propriedade, codigo_item, natureza, dt, qtde, vlr) VALUES
      (70, 1, 'A', 7, 'receita', '2025-03-01', 2, 3), (71, 1, 'A', NULL, 'despesa', '2025-03-01', 2, 3.5), (72, 1, 'A', NULL, 'despesa', '2025-03-01', NULL, 3)`);
  // Squares whose strip in common is, at this latitude, a little over and a little under a thousand square metres (0.1 ha).
  const square = (west: number) => `ST_MakeEnvelope(${west}, -16.51, ${west + 0.01}, -16.5, 4674)`;
  const strip = (hectares: number) => (hectares * 10_000) / (1106.7 * 106_730);
  await run(`INSERT INTO programa.poligono (id_poligono, cod_propriedade, type_poligono, origem, geom) VALUES
    (1, 'A', 'propriedade', 'app', ${square(-50.5)}),
    (2, 'B', 'propriedade', 'app', ${square(-50.5 + 0.01 - strip(0.104))}),
    (3, 'C', 'propriedade', 'app', ${square(-50.5 - 0.01 + strip(0.096))}),
    (4, 'A', 'propriedade', 'app', ${square(-50.5)}),
    (5, 'D', 'abc', 'app', ${square(-50.5)})`);
});
afterAll(() => database.close());

describe('each rule finds what is over its threshold and nothing else', () => {
  it('13410: active and without productive area', async () => {
    // D is not active, E has no situation, A has a hundredth of a hectare.
    expect(await codes('area_zerada')).toEqual(['B', 'C']);
  });

  it('13411: outside of an official mesh by anything, of an approximate one by 5 km', async () => {
    const rows = await found('fora_do_municipio');
    expect(rows.map(({ cod }) => cod)).toEqual(['B', 'C', 'E']);
    expect(rows.map(({ valor }) => Number(valor))).toEqual([
      0,
      expect.closeTo(0.3, 1),
      expect.closeTo(5.05, 1),
    ]);
    expect(rows[2]?.detalhe).toMatch(/malha é aproximada/);
  });

  it('13412: outlines of two properties, more than 0.1 ha, told on both sides', async () => {
    const rows = await found('sobreposicao');
    // C's strip is 0.096 ha; A's own two outlines and D's field do not count.
    expect(rows.map(({ cod, chave }) => [cod, chave])).toEqual([
      ['A', '1×2'],
      ['A', '4×2'],
      ['B', '2×1'],
      ['B', '2×4'],
    ]);
    expect(Number(rows[0]?.valor)).toBeCloseTo(0.1, 1);
  });

  it('13413: a check-in more than 10 km away', async () => {
    // 9.98 km is near enough; F has no point; visit 8 has no check-in.
    expect(await found('visita_longe')).toEqual([
      {
        cod: 'A',
        chave: '2',
        valor: expect.stringMatching(/^10\.0/) as string,
        detalhe: '10,0 km: visita 2 de 01/03/2025',
      },
    ]);
  });

  it('13414: before the end of any visit begun before', async () => {
    // Visit 2 begins when 1 ends; 3 a minute before the end of 2 and 4, since of 3 no end is known, half a minute; nobody made 6 and 7.
    // Visit 9 of three hours spans 10 and, after that one's end, 11; 12 begins when 9 and 11 end.
    const rows = await found('visitas_sobrepostas');
    expect(rows.map(({ cod, chave, valor }) => [cod, chave, valor])).toEqual([
      ['B', '3', '1.00'],
      ['C', '4', '0.50'],
      ['G', '10', '150.00'],
      ['G', '11', '30.00'],
    ]);
    expect(rows.map(({ detalhe }) => detalhe).slice(1, 3)).toEqual([
      'Check-in às 10:59 de 01/03/2025; uma visita anterior foi até as 11:00',
      'Check-in às 22:30 de 04/03/2025; uma visita anterior foi até as 01:00 de 05/03/2025',
    ]);
  });

  it('13415, 13416: without a CPF, with one that is none', async () => {
    expect(await codes('produtor_sem_cpf')).toEqual(['B']);
    expect(await codes('cpf_invalido')).toEqual(['C', 'D']);
  });

  it('13417: no number, one that the register does not know, suspended or cancelled', async () => {
    expect((await found('sem_car')).map(({ cod, detalhe }) => [cod, detalhe])).toEqual([
      ['B', 'Cadastro suspenso'],
      ['C', 'Cadastro cancelado'],
      ['E', 'Sem número'],
      ['F', 'O registro não conhece o número'],
    ]);
  });

  it('13418: cycles the wrong way round; two that meet on one day are right', async () => {
    // Of F and G the first cycle has no end: two days of February 2024 after the 28th are F's, G's two begin together.
    expect((await found('ciclos_invertidos')).map(({ cod, valor }) => [cod, Number(valor)])).toEqual([
      ['B', 1],
      ['C', 1],
      ['F', 2],
    ]);
    expect((await found('ciclos_invertidos')).map(({ detalhe }) => detalhe)).toEqual([
      'O ciclo 2 começa em 30/12/2024, antes do fim do ciclo 1',
      'O ciclo 1 termina antes de começar',
      'O ciclo 2 começa em 28/02/2024, antes do início do ciclo 1, que não tem fim',
    ]);
  });

  it('13419: entries without an item', async () => {
    expect((await found('lancamento_sem_item')).map(({ chave, valor }) => [chave, valor])).toEqual([
      ['71', '7.00'],
      ['72', null],
    ]);
  });
});

it('programa.cpf_valido answers as the registration form does', async () => {
  let seed = 20_251_231;
  const digit = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * 10);
  };
  const numbers = Array.from({ length: 400 }, () => Array.from({ length: 9 }, digit).join(''));
  // Every pair of check digits of a few, random ones of the others, all alike, too short.
  const asked = [
    ...numbers
      .slice(0, 4)
      .flatMap((nine) => Array.from({ length: 100 }, (_, pair) => nine + String(pair).padStart(2, '0'))),
    ...numbers.map((nine) => nine + String(digit()) + String(digit())),
    ...Array.from({ length: 10 }, (_, one) => String(one).repeat(11)),
    '5299822472',
    '529982247255',
  ];
  const rows = await all(
    sql<{
      cpf: string;
      valido: boolean;
    }>`SELECT cpf, programa.cpf_valido(cpf) AS valido FROM unnest(${asked}::text[]) cpf`,
  );
  expect(rows.filter(({ cpf, valido }) => valido !== isValidCpf(cpf))).toEqual([]);
  expect(rows.filter(({ valido }) => valido).length).toBeGreaterThanOrEqual(4);
});

describe('the evaluation at a load', () => {
  const finding = (regra: number, cod: string) =>
    all(
      sql<{
        desde: number;
      }>`SELECT desde_versao AS desde FROM resumo.achado WHERE regra = ${regra} AND cod_propriedade = ${cod}`,
    );
  const trend = async (versao: number, regra: number) =>
    all(
      sql<
        Record<string, number>
      >`SELECT sum(examinados)::int AS examinados, sum(achados)::int AS achados, sum(novos)::int AS novos, sum(resolvidos)::int AS resolvidos
        FROM portal.qualidade WHERE versao = ${versao} AND regra = ${regra}`,
    );
  let first: number;

  it('writes what the views find, what was examined, and a line for every rule', async () => {
    first = await version();
    await evaluateQuality(database.db, first);
    const counts = await all(
      sql<{
        regra: number;
        n: number;
      }>`SELECT regra, count(*)::int AS n FROM resumo.achado GROUP BY regra ORDER BY regra`,
    );
    expect(counts.map(({ regra, n }) => [regra, n])).toEqual([
      [13410, 2],
      [13411, 3],
      [13412, 4],
      [13413, 1],
      [13414, 4],
      [13415, 1],
      [13416, 2],
      [13417, 4],
      [13418, 3],
      [13419, 2],
    ]);
    // Of eleven check-ins F's and G's five cannot be far from a point that they have not, 6 and 7 have neither place nor technician.
    const examined = await Promise.all(QUALITY_RULES.map(({ id }) => trend(first, id)));
    expect(examined.map(([row]) => row?.['examinados'])).toEqual([4, 5, 4, 4, 9, 4, 4, 7, 5, 3]);
    const limits = await all(sql`SELECT FROM portal.qualidade WHERE limiar !~ '^[0-9a-f]{64}$'`);
    expect(limits).toEqual([]);
  });

  it('keeps since when a finding is there, and says which are gone and which came back', async () => {
    await run(
      `INSERT INTO portal.tratamento (regra, cod_propriedade, chave) VALUES (13410, 'B', ''), (13410, 'C', '')`,
    );
    await run(`UPDATE programa.propriedade SET area_produtiva = 9 WHERE cod_propriedade = 'B'`);
    await run(`UPDATE programa.propriedade SET area_produtiva = 0 WHERE cod_propriedade = 'A'`);
    const second = await version();
    await evaluateQuality(database.db, second);
    expect(await trend(second, 13410)).toEqual([{ examinados: 4, achados: 2, novos: 1, resolvidos: 1 }]);
    expect(await finding(13410, 'C')).toEqual([{ desde: first }]);
    expect(await finding(13410, 'A')).toEqual([{ desde: second }]);
    const followed = () =>
      all(
        sql<{
          cod: string;
          sumiu: number | null;
          voltou: number | null;
        }>`SELECT cod_propriedade AS cod, sumiu_versao AS sumiu, voltou_versao AS voltou
          FROM portal.tratamento ORDER BY 1`,
      );
    expect(await followed()).toEqual([
      { cod: 'B', sumiu: second, voltou: null },
      { cod: 'C', sumiu: null, voltou: null },
    ]);
    await run(`UPDATE programa.propriedade SET area_produtiva = 0 WHERE cod_propriedade = 'B'`);
    const third = await version();
    await evaluateQuality(database.db, third);
    expect(await followed()).toEqual([
      { cod: 'B', sumiu: null, voltou: third },
      { cod: 'C', sumiu: null, voltou: null },
    ]);
  });
});
