// [ASVS 2.4.1]
import { KEPT_LIMITS } from '@fonte/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestPerson } from '../../testing.ts';
import { refuseWithoutRoom } from '../../platform/limits/kept-room.ts';
import {
  INDICATORS,
  indicatorPortal,
  okay,
  PANELS,
  viewOf,
  type IndicatorPortal,
} from '../indicators/testing.ts';

// Somebody who may write, and writes as much as the calls take.

const { most, versions, savesADay } = KEPT_LIMITS.panel;

let portal: IndicatorPortal;
let visits: number;
let other: TestPerson;
beforeAll(async () => {
  portal = await indicatorPortal();
  visits = await portal.indicator('Visitas', 'COUNT(@Id da visita de visita)');
  other = await portal.person('nacional');
});
afterAll(() => portal.close());
beforeEach(() => run(sql`delete from portal.painel`));

const run = (statement: ReturnType<typeof sql>) => statement.execute(portal.database.db);
const create = (person: TestPerson, nome: string) => portal.post(person, PANELS, { nome });
const config = () => [viewOf({ indicadores: [{ id: visits }] })];

/** Versions of a panel as an author has written them just now. */
const written = (panel: number, author: number, from: number, until: number) =>
  run(sql`insert into portal.painel_versao (id_painel, versao, nome, config, autor)
    select ${panel}::bigint, n, 'x', '[]', ${author}::bigint from generate_series(${from}::integer, ${until}::integer) n`);

it('one person saves so often in a day; others go on', async () => {
  const { id } = okay<{ id: number }>(await create(other, 'Muito gravado'));
  await written(id, portal.admin.idUsuario, 2, savesADay + 1);
  const refused = await create(portal.admin, 'Mais um');
  expect([refused.statusCode, refused.json()]).toEqual([
    429,
    {
      tipo: 0,
      result: 'Você já gravou 300 vezes em 24 horas, o máximo. Nada foi gravado: continue mais tarde.',
      codigo: 'tooManySaves',
    },
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
  expect((await portal.post(portal.admin, `${PANELS}/${id}`, { nome: 'Outro nome' })).statusCode).toBe(429);
  okay(await create(other, 'De outra pessoa'));
  await run(sql`update portal.painel_versao set criada_em = now() - interval '25 hours'`);
  okay(await create(portal.admin, 'No dia seguinte'));
});

it('so many panels stand; there is room again when one is removed', async () => {
  await run(
    sql`insert into portal.painel (nome, versao) select 'p' || n, 1 from generate_series(1, ${most}::integer) n`,
  );
  const refused = await create(portal.admin, 'Mais um');
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    {
      tipo: 0,
      result: 'Já há 500 painéis, o máximo. Nada foi gravado: exclua algum antes de criar outro.',
      codigo: 'tooManyKept',
    },
  ]);
  await run(sql`update portal.painel set removido_em = now() where nome = 'p1'`);
  okay(await create(portal.admin, 'Agora cabe'));
});

it('the newest versions of a panel are kept, and the one that its readers have', async () => {
  const { id } = okay<{ id: number }>(await create(portal.admin, 'Antigo'));
  okay(await portal.post(portal.admin, `${PANELS}/${id}`, { config: config() }));
  okay(await portal.post(portal.admin, `${PANELS}/${id}/publish`, { published: true }));
  await written(id, other.idUsuario, 3, 80);
  await run(sql`update portal.painel set versao = 80 where id_painel = ${id}`);
  okay(await portal.post(portal.admin, `${PANELS}/${id}`, { nome: 'Novo', versao: 80 }));
  const kept = async () => {
    const { rows } = await sql<{ versao: number }>`
      select versao from portal.painel_versao where id_painel = ${id} order by versao`.execute(
      portal.database.db,
    );
    return rows.map(({ versao }) => versao);
  };
  expect(await kept()).toEqual([2, ...Array.from({ length: versions }, (_, n) => 82 - versions + n)]);
  expect(okay<{ nome: string }[]>(await portal.get(other, `${PANELS}/allprofile`))).toMatchObject([
    { nome: 'Antigo' },
  ]);
  await portal.del(portal.admin, `${PANELS}/${id}`);
  expect(await kept()).toEqual([81]);
});

it('all together take so much, whoever wrote it', async () => {
  const { id } = okay<{ id: number }>(await create(portal.admin, 'Grande'));
  okay(await portal.post(portal.admin, `${PANELS}/${id}`, { config: config() }));
  const limits = { ...KEPT_LIMITS.panel, megabytes: 0.0001 };
  const asked = refuseWithoutRoom(
    portal.database.db,
    'panel',
    { author: other.idUsuario, isNew: false },
    limits,
  );
  await expect(asked).rejects.toMatchObject({ failure: 'tooMuchKept', status: 409 });
  await refuseWithoutRoom(portal.database.db, 'panel', { author: other.idUsuario, isNew: false });
});

it('indicators alike', async () => {
  const id = await portal.indicator('Muitas versões', 'COUNT(@Propriedade)');
  const save = (person: TestPerson) =>
    portal.post(person, `${INDICATORS}/save/${id}`, {
      nome_indicador: 'Muitas versões',
      formula_plain: 'COUNT(@Propriedade)',
      data_type: 'numeric',
      unidade: 'un',
    });
  await run(sql`insert into portal.indicador_versao (id_indicador, versao, nome_indicador, data_type, unidade, formula_plain, formula_struct, autor)
    select ${id}::bigint, n, nome_indicador, data_type, unidade, formula_plain, formula_struct, ${other.idUsuario}::bigint
    from portal.indicador, generate_series(2, ${KEPT_LIMITS.indicator.savesADay + 1}::integer) n where id_indicador = ${id}::bigint`);
  await run(
    sql`update portal.indicador set versao = ${KEPT_LIMITS.indicator.savesADay + 1} where id_indicador = ${id}::bigint`,
  );
  expect((await save(other)).statusCode).toBe(429);
  okay(await save(portal.admin));
  const { rows } = await sql<{ kept: number }>`
    select count(*)::integer as kept from portal.indicador_versao where id_indicador = ${id}::bigint`.execute(
    portal.database.db,
  );
  expect(rows).toEqual([{ kept: KEPT_LIMITS.indicator.versions }]);
});
