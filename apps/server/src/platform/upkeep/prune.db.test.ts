// [ASVS 14.2.4]
import { RETENTION } from '@fonte/contracts/retention';
import { connect } from '@fonte/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPortal, type TestPerson, type TestPortal } from '../../testing.ts';
import { dueForRemoval } from './due-removal.ts';
import { prune } from './prune.ts';

let portal: TestPortal;
let person: TestPerson;
beforeAll(async () => {
  portal = await testPortal();
  person = await portal.person('administrador');
  await sql`insert into portal.versao (dados_ate) values ('2025-01-01')`.execute(portal.database.db);
});
afterAll(() => portal.close());

const run = (statement: ReturnType<typeof sql>) => statement.execute(portal.database.db);
const ago = (days: number, hours: number) =>
  sql`now() - make_interval(days => ${days}::integer, hours => ${hours}::integer)`;

/** Puts a row so old into each table. */
async function put(name: string, hours: number): Promise<void> {
  const {
    acesso,
    diferenca,
    carga_figuras,
    arquivo_gerado,
    senha_reset,
    troca_email,
    carga,
    importacao,
    tentativa,
    tarefa,
    email,
    entrega,
    chave_programa,
    usuario,
  } = RETENTION;
  await run(sql`insert into portal.usuario (nome, email, senha, id_perfil, removido_em)
    values (${name}, ${`${name}@teste.example`}, '!', 5, ${ago(usuario.days, hours)})`);
  await run(
    sql`insert into portal.acesso (acao, alvo, quando) values ('ler', ${name}, ${ago(acesso.days, hours)})`,
  );
  await run(sql`insert into portal.diferenca (versao, table_name, key, key_name, type, date, diff)
    values ((select max(versao) from portal.versao), 'visita', ${name}, 'id', 'ADD', (${ago(diferenca.days, 24 * hours)})::date, '[]')`);
  await run(sql`insert into portal.carga_figuras (versao, figuras, gravada_em)
    values (${hours}, jsonb_build_array(${name}::text), ${ago(carga_figuras.days, hours)})`);
  await run(sql`insert into portal.arquivo_gerado (file_name, id_usuario, sessao, titulo, filetype, pedido, expira_em)
    values (${name}, ${person.idUsuario}, '', '', 'csv', '{}', ${ago(arquivo_gerado.days, hours)})`);
  await run(sql`insert into portal.senha_reset (token, id_usuario, expira_em)
    values (${name}, ${person.idUsuario}, ${ago(senha_reset.days, hours)})`);
  await run(sql`insert into portal.troca_email (token, id_usuario, email, expira_em)
    values (${name}, (select id_usuario from portal.usuario where nome = ${name}), '', ${ago(troca_email.days, hours)})`);
  await run(sql`insert into portal.carga (tipo, nome, id_usuario, situacao, enviada_em)
    values ('pasta', ${name}, ${person.idUsuario}, 'importada', ${ago(carga.days, hours)})`);
  await run(sql`insert into portal.importacao (situacao, origem, motivo, falhas, iniciada_em)
    values ('interrompida', ${name}, ${name}, jsonb_build_array(${name}::text), ${ago(importacao.days, hours)})`);
  await run(
    sql`insert into portal.tentativa (chave, inicio) values (${name}, ${ago(tentativa.days, hours)})`,
  );
  await run(sql`insert into portal.tarefa (tipo, chave, situacao, terminada_em)
    values ('upkeep.claims', ${name}, 'concluida', ${ago(tarefa.days, hours)})`);
  await run(sql`insert into portal.email (id_email, chave, nome, destinatario, assunto, secreto, situacao, criado_em)
    values (gen_random_uuid(), ${name}, '', '', '', false, 'enviado', ${ago(email.days, hours)})`);
  await run(sql`insert into portal.chave_programa (id_usuario, nome, inicio, segredo, escopos, com_fator, expira_em)
    values (${person.idUsuario}, '', ${name}, '', '{maps}', false, ${ago(chave_programa.days, hours)})`);
  await run(sql`with n as (insert into portal.notificacao (nome, criada_por)
      values (${name}, ${person.idUsuario}) returning id_notificacao)
    insert into portal.entrega (id_notificacao, email, ocasiao, criada_em)
    select id_notificacao, '', ${name}, ${ago(entrega.days, hours)} from n`);
}

const kept = async () =>
  (
    await sql<{ table: string; name: string }>`
      select 'acesso' as table, alvo as name from portal.acesso where acao = 'ler'
      union all select 'diferenca', key from portal.diferenca
      union all select 'carga_figuras', figuras->>0 from portal.carga_figuras
      union all select 'arquivo_gerado', file_name from portal.arquivo_gerado
      union all select 'senha_reset', token from portal.senha_reset
      union all select 'troca_email', token from portal.troca_email
      union all select 'carga', nome from portal.carga
      union all select 'importacao', motivo from portal.importacao where num_nonnulls(motivo, falhas) > 0
      union all select 'tentativa', chave from portal.tentativa
      union all select 'tarefa', chave from portal.tarefa
      union all select 'email', chave from portal.email
      union all select 'chave_programa', inicio from portal.chave_programa
      union all select 'entrega', ocasiao from portal.entrega`.execute(portal.database.db)
  ).rows;

test('what is past its time goes, what is an hour short of it stays, in every class', async () => {
  await put('velho', 1);
  await put('novo', -1);
  // The dry run says what goes, and takes nothing.
  const said = async () =>
    Object.fromEntries(
      (await dueForRemoval(portal.database.db)).map(({ classe, vencidas }) => [classe, vencidas]),
    );
  const ahead = await said();
  expect(await said()).toEqual(ahead);
  expect(ahead).toEqual(Object.fromEntries(Object.keys(RETENTION).map((table) => [table, 1])));
  // Of accounts the person goes and the row stays, which is another's work (modules/privacy).
  const own = Object.keys(RETENTION).filter((table) => table !== 'usuario');
  expect(await prune(portal.database.db)).toEqual(Object.fromEntries(own.map((table) => [table, 1])));
  expect(await said()).toEqual({ ...Object.fromEntries(own.map((table) => [table, 0])), usuario: 1 });
  const left = await kept();
  expect(left.map(({ table }) => table).toSorted()).toEqual(own.toSorted());
  for (const { name } of left) expect(name).toBe('novo');
});

test('of an import its line stays, and of a load that has files still everything', async () => {
  await run(sql`insert into portal.carga (tipo, nome, id_usuario, chaves, situacao, enviada_em)
    values ('pasta', 'com arquivos', ${person.idUsuario}, '{x}', 'recusada', now() - interval '900 days')`);
  await prune(portal.database.db);
  const { rows } = await sql`select origem from portal.importacao order by origem`.execute(
    portal.database.db,
  );
  expect(rows).toEqual([{ origem: 'novo' }, { origem: 'velho' }]);
  const loads = await portal.database.db.selectFrom('portal.carga').select('nome').orderBy('nome').execute();
  expect(loads).toEqual([{ nome: 'com arquivos' }, { nome: 'novo' }]);
});

test('many rows go in several batches', async () => {
  await run(sql`insert into portal.acesso (acao, quando)
    select 'abrir', now() - interval '800 days' from generate_series(1, 2500)`);
  expect(await prune(portal.database.db)).toMatchObject({ acesso: 2_500 });
});

test('no line of the audit and no fault of an import younger than half a year goes, whoever asks', async () => {
  for (const door of ['podar_acesso', 'podar_importacao'])
    for (const days of [179, null])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(run(sql`select ${sql.id('portal', door)}(${days}::integer, 10)`)).rejects.toThrow(
        /180 days/,
      );
});

test('one process at a time: who finds it being done leaves it', async () => {
  if (portal.database.kind === 'embedded') {
    // Its folder belongs to one process.
    expect(portal.database.settings.url).toBeUndefined();
    return;
  }
  await put('à espera', 1);
  const other = await connect(portal.database.settings);
  await other.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(7306202611)`.execute(trx);
    expect(await prune(portal.database.db)).toEqual({ acesso: 0 });
  });
  await other.close();
  expect(await prune(portal.database.db)).toMatchObject({ acesso: 1, senha_reset: 1 });
});
