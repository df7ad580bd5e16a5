import type { Changes, DiffPage, Touched } from '@fonte/contracts/routes/history';
import { ANA, CAIO, OTTO, RUTE } from '@fonte/programme/tiny/people';
import { P1, P2, P3, P4, P5, P6, P9 } from '@fonte/programme/tiny/properties';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPortalWithTiny, type TestPerson, type TestPortal } from '../../../testing.ts';
import { loadEdited } from '../testing.ts';

// 'O que mudou' over a second load of the tiny programme, added up by hand:
//   P2 is 55 ha large instead of 50; P4 goes from Caio to Ana; P5 (Caio's) is gone;
//   visit 102 of P1 counts no more; 302 of P3 took longer; P4 has a second visit, by Caio; P9's visit 900 is 950 now.
// Eight rows: of Goiás six, of Minas Gerais two (Dora's); P4 counts with Caio and with Ana.

let portal: TestPortal;
let admin: TestPerson;
let first: number;
let second: number;
beforeAll(async () => {
  portal = await testPortalWithTiny();
  admin = await portal.person('administrador');
  const { db } = portal.database;
  const found = await db.selectFrom('portal.versao').select('versao').executeTakeFirstOrThrow();
  first = found.versao;
  second = await loadEdited(portal, [
    {
      name: 'propriedade',
      by: 'cod_propriedade',
      changed: { [P2]: { area_total: '55' }, [P4]: { cpf_tecnico: ANA }, [P5]: null },
    },
    { name: 'pratica', by: 'cod_propriedade', changed: { [P5]: null } },
    {
      name: 'visita',
      by: 'id_visita',
      changed: {
        '102': { sincronizada: 'false' },
        '302': { duracao_min: '200' },
        '900': { id_visita: '950' },
      },
      copied: { '401': { id_visita: '402', numero: '2', dt_visita: '2025-06-05' } },
    },
  ]);
});
afterAll(() => portal.close());

const get = (path: string, person: TestPerson) =>
  portal.ask('GET', `/api/indicators/${path}`, { headers: { cookie: person.cookie } });
async function changes(person: TestPerson, query = '', since: number | string = 'ultima'): Promise<Changes> {
  const answer = await get(`changes/${since}?${query}`, person);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Changes>();
}
async function touched(person: TestPerson, query = ''): Promise<{ total: number | null; linhas: Touched[] }> {
  const answer = await get(`changes/${second}/properties?${query}`, person);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
type Counts = { novas: number; correcoes: number; remocoes: number };
const figures = ({ novas, correcoes, remocoes }: Counts) => [novas, correcoes, remocoes];
const sum = (counts: readonly Counts[]) => counts.flatMap(figures).reduce((all, one) => all + one, 0);
const states = ({ ufs }: Changes) => Object.fromEntries(ufs.map((one) => [one.uf, figures(one)]));
const technicians = ({ tecnicos }: Changes) =>
  Object.fromEntries(tecnicos.map((one) => [one.nome ?? one.ref, figures(one)]));
const refOf = ({ tecnicos }: Changes, nome: string | null) =>
  tecnicos.find((one) => one.nome === nome)?.ref ?? '';
const codes = ({ linhas }: { linhas: Touched[] }) => linhas.map(({ cod_propriedade }) => cod_propriedade);

const ANA_NAME = 'Ana Ipê Dourado';
const CAIO_NAME = 'Caio Buriti Manso';
const DORA_NAME = 'Dora Pequi Ramos';

describe('what a load changed', () => {
  it('is counted by table, state and technician, and the counts are those of the rows', async () => {
    const told = await changes(admin);
    expect(told.carga).toMatchObject({ versao: second, primeira: false });
    expect(told.tabelas.map((one) => [one.tabela, ...figures(one)])).toEqual([
      ['propriedade', 0, 2, 1],
      ['visita', 2, 2, 1],
      ['geometria', 0, 0, 0],
    ]);
    expect(states(told)).toEqual({ GO: [1, 4, 1], MG: [1, 0, 1] });
    expect(technicians(told)).toEqual({
      [ANA_NAME]: [0, 4, 0],
      [CAIO_NAME]: [1, 1, 1],
      [DORA_NAME]: [1, 0, 1],
    });
    expect([told.total, told.em_dois, told.demais]).toEqual([8, { ufs: 0, tecnicos: 1 }, false]);
    expect(sum(told.tabelas)).toBe(8);
    expect(sum(told.ufs) - told.em_dois.ufs).toBe(8);
    expect(sum(told.tecnicos) - told.em_dois.tecnicos).toBe(8);
    expect(sum((await touched(admin)).linhas)).toBe(8);
  });

  it.each([
    ['tabela=visita', 5, { GO: [1, 2, 0], MG: [1, 0, 1] }],
    ['tipo=remocao', 2, { GO: [0, 0, 1], MG: [0, 0, 1] }],
    ['tabela=propriedade&tipo=correcao', 2, { GO: [0, 2, 0] }],
    ['uf=MG', 2, { GO: [1, 4, 1], MG: [1, 0, 1] }],
    ['uf=BA', 0, { GO: [1, 4, 1], MG: [1, 0, 1] }],
  ])('narrowed to %s is %i rows, and so many behind them', async (query, total, ufs) => {
    const told = await changes(admin, query);
    expect([told.total, states(told)]).toEqual([total, ufs]);
    expect(sum((await touched(admin, query)).linhas)).toBe(total);
    // What there is does not depend on what was narrowed.
    expect(sum(told.tabelas)).toBe(8);
  });

  it('of a technician has the property that came and the one that went, without a CPF in the address', async () => {
    const all = await changes(admin);
    const [ana, caio] = [refOf(all, ANA_NAME), refOf(all, CAIO_NAME)];
    expect(JSON.stringify(all)).not.toMatch(new RegExp(`${ANA}|${CAIO}`));
    expect([
      (await changes(admin, `tecnico=${ana}`)).total,
      (await changes(admin, `tecnico=${caio}`)).total,
    ]).toEqual([4, 3]);
    expect(codes(await touched(admin, `tecnico=${ana}`))).toEqual([P1, P2, P3, P4]);
    expect(codes(await touched(admin, `tecnico=${caio}`))).toEqual([P4, P5]);
    expect((await changes(admin, 'tecnico=nenhum')).total).toBe(0);
    expect((await changes(admin, `tecnico=${ANA}`)).total).toBe(0);
  });

  it('tells the properties, those whose figures moved first, and what of them was corrected', async () => {
    const { total, linhas } = await touched(admin);
    expect(total).toBe(6);
    expect(linhas.map((one) => [one.cod_propriedade, one.existe, ...figures(one), one.colunas])).toEqual([
      [P1, true, 0, 1, 0, ['Conta', 'Por que conta', 'Sincronizada']],
      [P2, true, 0, 1, 0, ['Área total']],
      [P9, true, 1, 0, 1, []],
      [P4, true, 1, 1, 0, ['CPF do técnico']],
      [P5, false, 0, 0, 1, []],
      [P3, true, 0, 1, 0, ['Duração']],
    ]);
    expect(linhas[4]).toMatchObject({ nome: 'Sítio Buriti Só', uf: 'GO' });
    expect(await touched(admin, 'pagina=1')).toEqual({ total: 6, linhas: [] });
  });
});

describe('whose rows they are', () => {
  it.each([
    ['coordenador', { uf: 'GO' }, 6, [P1, P2, P4, P5, P3]],
    ['regional', { uf: 'MG' }, 2, [P9]],
    ['supervisor', { uf: 'GO', cpf: OTTO }, 6, [P1, P2, P4, P5, P3]],
    // P4 is Ana's now, with the visit that Caio made; P5 was Caio's when it went.
    ['tecnico', { uf: 'GO', cpf: ANA }, 5, [P1, P2, P4, P3]],
    ['tecnico', { uf: 'GO', cpf: CAIO }, 1, [P5]],
    ['supervisor', { uf: 'GO', cpf: RUTE }, 0, []],
  ] as const)('%s of %o sees %i of them', async (profile, of, total, properties) => {
    const person = await portal.person(profile, of);
    const told = await changes(person);
    expect([told.total, sum(told.tabelas)]).toEqual([total, total]);
    expect(sum(told.ufs) - told.em_dois.ufs).toBe(total);
    expect(sum(told.tecnicos) - told.em_dois.tecnicos).toBe(total);
    const { linhas } = await touched(person);
    expect(linhas.map(({ cod_propriedade }) => cod_propriedade)).toEqual(properties);
    // The rows themselves: of one's own alone, of one that is gone as of one that is there.
    for (const code of [P1, P2, P3, P4, P5, P9]) {
      // oxlint-disable-next-line no-await-in-loop -- six
      const { statusCode } = await get(`history/${code}?desde=${second}`, person);
      expect([code, statusCode]).toEqual([
        code,
        (properties as readonly string[]).includes(code) ? 200 : 404,
      ]);
    }
  });

  it("nobody's of another state, by any of the calls", async () => {
    const person = await portal.person('coordenador', { uf: 'MG' });
    for (const code of [P1, P4, P5]) {
      // oxlint-disable-next-line no-await-in-loop -- three
      expect((await get(`history/${code}`, person)).statusCode).toBe(404);
    }
    const bodies = await Promise.all(
      ['', '/properties', '?uf=GO', '/properties?uf=GO'].map((path) =>
        get(`changes/${second}${path}`, person),
      ),
    );
    for (const { body } of bodies) expect(body).not.toMatch(/52\.000|Buriti|Ana Ip/);
  });

  it('no observer asks', async () => {
    for (const profile of ['consulta', 'giz', 'mapa', 'bancomundial'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- four
      const { cookie } = await portal.person(profile, { uf: 'GO' });
      for (const path of [`changes/${second}`, `changes/${second}/properties`, `history/${P1}`])
        // oxlint-disable-next-line no-await-in-loop -- three
        expect((await portal.ask('GET', `/api/indicators/${path}`, { headers: { cookie } })).statusCode).toBe(
          403,
        );
    }
  });
});

describe('the rows of a property', () => {
  it('are told since the load', async () => {
    const of = async (since: number) =>
      (await get(`history/${P4}?desde=${since}`, admin)).json<DiffPage>().linhas.map(({ type }) => type);
    expect(await of(second)).toEqual(['UPDATE', 'ADD']);
    expect((await get(`history/${P4}?desde=${second + 1}`, admin)).json<DiffPage>().total).toBe(0);
  });
});

describe('since when', () => {
  it('the first load is told as such, and counts the changes of those after it', async () => {
    const told = await changes(admin, '', first);
    expect(told.carga).toMatchObject({ versao: first, primeira: true });
    expect(told.total).toBe(8);
    expect(told.cargas.map(({ versao, primeira }) => [versao, primeira])).toEqual([
      [second, false],
      [first, true],
    ]);
    expect(told.antiga).toBe(false);
  });

  it.each([
    ['changes/999999', 404, 'Esta carga não existe, nem outra depois dela'],
    ['changes/0', 404, 'Esta carga não existe, nem outra depois dela'],
    ['changes/ontem/properties', 404, 'Esta carga não existe, nem outra depois dela'],
    [`changes/ultima?tipo=UPDATE`, 400, null],
  ])('%s is answered %i', async (path, status, sentence) => {
    const answer = await get(path, admin);
    expect(answer.statusCode).toBe(status);
    if (sentence !== null) expect(answer.json<{ result: string }>().result).toBe(sentence);
  });

  // The last: it brings a load of its own.
  it('a number that has gone is the next load, whose rows say whose they are or were', async () => {
    const next = second + 10;
    await sql`insert into portal.versao (versao, dados_ate) overriding system value values (${next}, '2025-12-31')`.execute(
      portal.database.db,
    );
    // P6 came from Goiás, whose Coordenador it is none of any more. An outline of it that Caio drew is Dora's, whose property it is; a visit that was corrected, and is gone by now, is whose it was.
    await sql`insert into portal.diferenca (versao, table_name, key, key_name, type, date, cod_propriedade, diff) values
      (${next}, 'propriedade', ${P6}, 'cod_propriedade', 'UPDATE', current_date, ${P6}, '[{"key": "uf", "oldValue": "GO", "value": "MG"}]'),
      (${next}, 'geometria', '1', 'id_poligono', 'UPDATE', current_date, ${P6}, '[{"key": "geom", "oldValue": "a", "value": "b"}]'),
      (${next}, 'geometria', '2', 'id_poligono', 'ADD', current_date, ${P6}, ${JSON.stringify({ cpf_tecnico: CAIO })}::jsonb),
      (${next}, 'visita', '9999', 'id_visita', 'UPDATE', current_date, ${P6}, '[{"key": "duracao_min", "oldValue": 1, "value": 2}]'),
      (${next}, 'visita', '9999', 'id_visita', 'REMOVE', current_date, ${P6}, ${JSON.stringify({ cpf_tecnico: CAIO })}::jsonb)`.execute(
      portal.database.db,
    );
    const told = await changes(admin, '', next - 5);
    expect([told.carga.versao, told.total]).toEqual([next, 5]);
    expect(told.em_dois).toEqual({ ufs: 1, tecnicos: 0 });
    expect(technicians(told)).toEqual({ [DORA_NAME]: [1, 2, 0], [CAIO_NAME]: [0, 1, 1] });
    expect(states(told)).toEqual({ MG: [1, 3, 1], GO: [0, 1, 0] });
    const before = await portal.person('coordenador', { uf: 'GO' });
    expect((await changes(before, '', next)).total).toBe(0);
    const answer = await get(`changes/${next}/properties`, admin);
    expect(answer.json<{ linhas: Touched[] }>().linhas[0]?.colunas).toEqual(['Contorno', 'UF', 'Duração']);
  });
});
