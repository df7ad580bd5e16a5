import { HISTORY_LIST_LIMIT } from '@fonte/contracts';
import type { Changes, DiffPage, DiffRow } from '@fonte/contracts/routes/history';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicOrigin } from '../../platform/app/public-address.ts';
import { testPortalWithTiny, type TestPerson, type TestPortal } from '../../testing.ts';

// The history of loads: its page, its list, who reads it, and what of it nobody is told.

const DAY = '2025-10-13';
const MANY = 61;

let portal: TestPortal;
let admin: TestPerson;
beforeAll(async () => {
  portal = await testPortalWithTiny();
  admin = await portal.person('administrador');
  const { db } = portal.database;
  await sql`insert into portal.diferenca (versao, table_name, key, key_name, type, date, cod_propriedade, diff)
    select (select max(versao) from portal.versao), 'visita', lpad(n::text, 4, '0'), 'id_visita',
      case when n % 3 = 0 then 'ADD' when n % 3 = 1 then 'UPDATE' else 'REMOVE' end, ${DAY}::date, '52.0001.0001',
      case when n % 3 = 1 then '[{"key": "cpf_tecnico", "oldValue": "52998224725", "value": null}, {"key": "duracao_min", "oldValue": 90, "value": 95}]'::jsonb
        else '{"cpf_tecnico": "52998224725", "numero": 3}'::jsonb end
    from generate_series(${MANY}::int, 1, -1) n`.execute(db);
  await sql`insert into portal.diferenca (versao, table_name, key, key_name, type, date, cod_propriedade, diff) values
    ((select max(versao) from portal.versao), 'visita', '0001', 'id_visita', 'ADD', '2025-10-14', '52.0001.0001', '{}'),
    ((select max(versao) from portal.versao), 'propriedade', 'sumida', 'cod_propriedade', 'REMOVE', ${DAY}, 'sumida', '{"nome": "Antiga"}'),
    ((select max(versao) from portal.versao), 'visita', '1', 'id_visita', 'REMOVE', '2025-10-15', 'saida', '{}'),
    ((select max(versao) from portal.versao), 'visita', '2', 'id_visita', 'UPDATE', '2025-10-15', 'saida', '[]'),
    ((select max(versao) from portal.versao), 'visita', '3', 'id_visita', 'REMOVE', '2025-10-15', '52.0001.0003', '{}')`.execute(
    db,
  );
});
afterAll(() => portal.close());

const ask = (path: string, person: TestPerson = admin) =>
  portal.ask('GET', `/api/indicators/diff/${path}`, { headers: { cookie: person.cookie } });
const pageOf = async (page: number) => (await ask(`visita/${DAY}?pagina=${page}`)).json<DiffPage>();

describe('a day', () => {
  it('is told twenty at a time, in the order of its keys, with how many there are of each kind', async () => {
    const pages = await Promise.all([0, 1, 2, 3, 4].map(pageOf));
    for (const { total, atualizados, adicionados, removidos } of pages)
      expect([total, atualizados, adicionados, removidos]).toEqual([MANY, 21, 20, 20]);
    expect(pages.map(({ linhas }) => linhas.length)).toEqual([20, 20, 20, 1, 0]);
    const keys = pages.flatMap(({ linhas }) => linhas.map(({ key }) => key));
    expect(keys).toEqual(Array.from({ length: MANY }, (_, n) => String(n + 1).padStart(4, '0')));
  });

  it('is one list without a page, the same rows', async () => {
    const list = (await ask(`visita/${DAY}`)).json<DiffRow[]>();
    const pages = await Promise.all([0, 1, 2, 3].map(pageOf));
    expect(list).toEqual(pages.flatMap(({ linhas }) => linhas));
    expect(list[0]).toMatchObject({
      type: 'UPDATE',
      key_name: 'id_visita',
      table_name: 'visita',
      date: DAY,
      cod_propriedade: '52.0001.0001',
    });
    expect((await ask(`geometria/${DAY}`)).json()).toEqual([]);
  });

  it('has what is gone from the programme as well', async () => {
    const { linhas } = (await ask(`propriedade/${DAY}?pagina=0`)).json<DiffPage>();
    expect(linhas.map(({ key, diff }) => [key, diff])).toEqual([['sumida', { nome: 'Antiga' }]]);
  });

  it('says of which properties there is nothing else: not only where their own going is told', async () => {
    const told = async (path: string) => (await ask(`${path}?pagina=0`)).json<DiffPage>().sumidas;
    expect(await told(`propriedade/${DAY}`)).toEqual(['sumida']);
    expect(await told('visita/2025-10-15')).toEqual(['saida']);
    expect(await told(`visita/${DAY}`)).toEqual([]);
    expect(await told(`geometria/${DAY}`)).toEqual([]);
  });
});

it('tells the changes of one property, the latest first', async () => {
  const of = async (code: string, page = 0) => {
    const answer = await portal.ask('GET', `/api/indicators/history/${code}?pagina=${page}`, {
      headers: { cookie: admin.cookie },
    });
    expect(answer.statusCode).toBe(200);
    return answer.json<DiffPage & { existe: boolean; codigo: string }>();
  };
  const first = await of('52.0001.0001');
  expect([first.total, first.linhas.length, first.adicionados]).toEqual([MANY + 1, 20, 21]);
  // The day after comes first; the rows of a day in the order in which they were written, the last first.
  expect(first.linhas.slice(0, 3).map(({ date, key }) => [date, key])).toEqual([
    ['2025-10-14', '0001'],
    [DAY, '0001'],
    [DAY, '0002'],
  ]);
  expect((await of('52.0001.0001', 3)).linhas.length).toBe(2);
  expect(await of('sumida')).toMatchObject({
    existe: false,
    linhas: [{ type: 'REMOVE', table_name: 'propriedade' }],
  });
  // Without its dots as well; one that has no changes is there still.
  expect(await of('5200010001')).toEqual(first);
  expect(await of('5200010002')).toMatchObject({ total: 0, existe: true, codigo: '52.0001.0002' });
  expect(JSON.stringify(first)).not.toContain('52998224725');
  // Who sees the property sees what was changed of it; a state's that went without a word of whose it was is nobody's but theirs who see all.
  for (const [profile, uf, status] of [
    ['regional', 'GO', 200],
    ['regional', 'MG', 404],
    ['tecnico', 'GO', 404],
    ['giz', 'GO', 403],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- four
    const { cookie } = await portal.person(profile, { uf });
    const asked = (code: string) =>
      portal.ask('GET', `/api/indicators/history/${code}`, { headers: { cookie } });
    // oxlint-disable-next-line no-await-in-loop -- four
    expect([profile, uf, (await asked('52.0001.0001')).statusCode]).toEqual([profile, uf, status]);
    // oxlint-disable-next-line no-await-in-loop -- four
    expect((await asked('sumida')).statusCode).toBe(status === 403 ? 403 : 404);
  }
});

it('tells nobody a CPF in full', async () => {
  const answers = await Promise.all([ask(`visita/${DAY}`), ask(`visita/${DAY}?pagina=0`)]);
  for (const { body } of answers) {
    expect(body).toContain('***.982.247-**');
    expect(body).not.toContain('52998224725');
  }
});

it.each([
  ['usuario/2025-10-13', 400],
  ['visita/13-10-2025', 400],
  ['visita/2025-02-30', 400],
  ["visita/2025-10-13'--", 400],
  [`visita/${DAY}?pagina=-1`, 400],
  [`visita/${DAY}?pagina=2e9`, 400],
  [`visita/${DAY}?pagina=900000`, 200],
  ['visita/0001-01-01?pagina=0', 200],
])('%s is answered %i', async (path, status) => {
  expect((await ask(path)).statusCode).toBe(status);
});

it('is for Administrador and Nacional', async () => {
  expect((await ask(`visita/${DAY}?pagina=0`, await portal.person('nacional'))).statusCode).toBe(200);
  for (const profile of ['regional', 'coordenador', 'supervisor', 'tecnico', 'consulta', 'giz'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- six
    expect((await ask(`visita/${DAY}`, await portal.person(profile, { uf: 'GO' }))).statusCode).toBe(403);
  }
});

it.each([
  ['a day', sql`where table_name = 'visita' and date = ${DAY} order by key, id_diferenca`],
  ['a property', sql`where cod_propriedade = '52.0001.0001' order by date desc, id_diferenca desc`],
])('reads a page of %s from the index alone, not by walking the history', async (_what, asked) => {
  const plan = await portal.database.db.transaction().execute(async (trx) => {
    // So few rows as here would be read and sorted at once.
    await sql`set local enable_seqscan = off`.execute(trx);
    await sql`set local enable_bitmapscan = off`.execute(trx);
    const { rows } = await sql<{
      'QUERY PLAN': string;
    }>`explain select id_diferenca from portal.diferenca ${asked} limit 20`.execute(trx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toMatch(/Index Only Scan/);
  expect(plan).not.toMatch(/Sort/);
});

// The last: what it leaves changes what the planner thinks of the table.
it('a day of more changes than a list has is told by pages alone', async () => {
  const { db } = portal.database;
  // In parts: on the embedded database one statement of all of them takes longer than statements may.
  const part = HISTORY_LIST_LIMIT / 20;
  for (let from = 1; from <= HISTORY_LIST_LIMIT; from += part)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await sql`insert into portal.diferenca (versao, table_name, key, key_name, type, date, cod_propriedade, diff)
      select (select max(versao) from portal.versao), 'geometria', n::text, 'id', 'ADD', '2025-10-20'::date, '52.0001.0001', '{}'
      from generate_series(${from}::int, ${from + part - 1}::int) n`.execute(db);
  // Past `ask`, which would hold each of them against the one form that all of them have.
  const whole = await portal.app.server.inject({
    url: '/api/indicators/diff/geometria/2025-10-20',
    headers: { cookie: admin.cookie, host: new URL(publicOrigin(portal.app)).host },
  });
  expect([whole.statusCode, whole.json<DiffRow[]>().length]).toEqual([200, HISTORY_LIST_LIMIT]);
  await sql`insert into portal.diferenca (versao, table_name, key, key_name, type, date, cod_propriedade, diff)
    values ((select max(versao) from portal.versao), 'geometria', 'x', 'id', 'ADD', '2025-10-20', '52.0001.0001', '{}')`.execute(
    db,
  );
  const refused = await ask('geometria/2025-10-20');
  expect([refused.statusCode, refused.json()]).toEqual([
    413,
    expect.objectContaining({
      result: 'Há mais de 100.000 mudanças nesta tabela neste dia. Peça-as por página.',
    }),
  ]);
  const page = (await ask('geometria/2025-10-20?pagina=5000')).json<DiffPage>();
  expect([page.total, page.linhas.length]).toEqual([HISTORY_LIST_LIMIT + 1, 1]);
  // Since their load they are counted by table, and told apart where they are narrowed to fewer.
  const since = async (query: string): Promise<Changes> => {
    const headers = { cookie: admin.cookie };
    return (await portal.ask('GET', `/api/indicators/changes/ultima?${query}`, { headers })).json();
  };
  const all = await since('');
  expect([all.demais, all.total, all.ufs, all.tecnicos]).toEqual([true, null, [], []]);
  expect(all.tabelas.find(({ tabela }) => tabela === 'geometria')?.novas).toBe(HISTORY_LIST_LIMIT + 1);
  const fewer = await since('tabela=propriedade');
  expect([fewer.demais, fewer.total]).toEqual([false, 1]);
}, 120_000);
