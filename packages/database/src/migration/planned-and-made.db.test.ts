import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../testing.ts';
import { readMigrations } from './migrations.ts';

/** Migration 0115 puts what was planned and what was made of a property in a year into one row: it is run on both tables as they stood before it, filled. */

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const run = (text: string) => sql.raw(text).execute(database.db);
const textOf = async (number: string): Promise<string> =>
  (await readMigrations()).find(({ name }) => name.startsWith(`${number}-`))!.text;

const BOTH = '52.0001.0001';
const MADE = '52.0001.0002';
const PLANNED = '52.0001.0003';

it('keeps each figure of a year in which visits were made, planned or both, and the place and the people of the property', async () => {
  // Its own words for the plan's years.
  const [plan] = /^CREATE TABLE resumo\.visita_prevista_ano \(.*?^\);/ms.exec(await textOf('0089')) ?? [];
  await run(`alter table resumo.visita_ano drop column previstas, drop column vencidas, drop column numero_soma, drop column primeira_prevista, drop column produtor_de_varias;
    ${plan}
    insert into geo.uf (uf, codigo_uf, nome) values ('GO', 52, 'Goiás');
    insert into geo.municipio (codigo_municipio, nome, uf) values (5208707, 'Goiânia', 'GO');
    insert into programa.produtor (id_produtor, nome) values (31, 'Rita');
    insert into programa.supervisor (cpf, nome, uf) values ('11', 'Otto', 'GO');
    insert into programa.tecnico (cpf, nome, uf) values ('22', 'Ana', 'GO');
    insert into programa.propriedade (cod_propriedade, nome, codigo_municipio, uf, id_produtor, cpf_supervisor, cpf_tecnico, atividade_produtiva, perfil_fundiario, dt_inicio)
      select codigo, 'Sítio', 5208707, 'GO', 31, '11', '22', 'Leite', 'Pequena', '2023-05-02'
      from unnest(array['${BOTH}', '${MADE}', '${PLANNED}']) codigo;
    insert into resumo.visita_ano
      select codigo, ano::date, 'GO', 5208707, null, 31, '11', '22', 'Leite', 'Pequena', '2023-05-02', registradas, visitas, 1, 2, soma, visitas - 1, primeira::date, ultima::date
      from (values
        ('${BOTH}', '2024-01-01', 7, 5, 300, '2024-02-03', '2024-11-04'),
        ('${BOTH}', '2025-01-01', 3, 1, null, '2025-03-05', '2025-03-05'),
        ('${MADE}', '2024-01-01', 4, 2, 90, '2024-04-06', '2024-05-07')
      ) made (codigo, ano, registradas, visitas, soma, primeira, ultima);
    insert into resumo.visita_prevista_ano
      select codigo, ano::date, 'GO', 5208707, null, '11', '22', 'Leite', '2023-05-02', previstas, vencidas, soma, primeira::date
      from (values
        ('${BOTH}', '2024-01-01', 12, 11, 78, '2024-01-08'),
        ('${BOTH}', '2026-01-01', 6, 0, null, '2026-01-09'),
        ('${PLANNED}', '2024-01-01', 10, 9, 55, '2024-03-10')
      ) planned (codigo, ano, previstas, vencidas, soma, primeira)`);

  await run(await textOf('0115'));

  const { rows } = await sql<{ row: unknown[] }>`
    select json_build_array(cod_propriedade, ano, registradas, visitas, nao_contam, sincronizadas, duracao_soma, duracao_visitas, primeira, ultima,
      previstas, vencidas, numero_soma, primeira_prevista) as row
    from resumo.visita_ano order by cod_propriedade, ano`.execute(database.db);
  expect(rows.map(({ row }) => row)).toEqual([
    [BOTH, '2024-01-01', 7, 5, 1, 2, 300, 4, '2024-02-03', '2024-11-04', 12, 11, 78, '2024-01-08'],
    [BOTH, '2025-01-01', 3, 1, 1, 2, null, 0, '2025-03-05', '2025-03-05', 0, 0, null, null],
    [BOTH, '2026-01-01', 0, 0, 0, 0, null, 0, null, null, 6, 0, null, '2026-01-09'],
    [MADE, '2024-01-01', 4, 2, 1, 2, 90, 1, '2024-04-06', '2024-05-07', 0, 0, null, null],
    [PLANNED, '2024-01-01', 0, 0, 0, 0, null, 0, null, null, 10, 9, 55, '2024-03-10'],
  ]);
  const { rows: whose } = await sql<{ row: string }>`
    select distinct json_build_array(uf, codigo_municipio, id_produtor, cpf_supervisor, cpf_tecnico, atividade_produtiva, perfil_fundiario, dt_inicio)::text as row
    from resumo.visita_ano`.execute(database.db);
  expect(whose.map(({ row }) => JSON.parse(row) as unknown)).toEqual([
    ['GO', 5208707, 31, '11', '22', 'Leite', 'Pequena', '2023-05-02'],
  ]);
  // Where the plan's years stood nothing is left.
  const { rows: gone } = await sql`select to_regclass('resumo.visita_prevista_ano') as name`.execute(
    database.db,
  );
  expect(gone).toEqual([{ name: null }]);
});
