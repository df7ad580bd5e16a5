// [LGPD art. 15, 16] [ASVS 14.2.4]
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RETENTION } from '@fonte/contracts/retention';
import { ANA } from '@fonte/programme/tiny/people';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dueForRemoval } from '../../../platform/upkeep/due-removal.ts';
import { testPortalWithTiny, type TestPerson, type TestPortal } from '../../../testing.ts';
import { dotted, filesFound, whereFound } from '../testing.ts';
import { forgetRemovedAccounts } from './removed-accounts.ts';

/** Accounts that were removed long ago: facts and what they did stay, the person goes. */

const NAME = 'Rosálvia Tapajós Quirino';
const CPF = '39053344705';
let portal: TestPortal;
let admin: TestPerson;
let gone: TestPerson;
beforeAll(async () => {
  portal = await testPortalWithTiny();
  admin = await portal.person('administrador');
  gone = await portal.person('coordenador', { uf: 'GO', cpf: CPF });
});
afterAll(() => portal.close());

const run = (statement: ReturnType<typeof sql>) => statement.execute(portal.database.db);
const removed = (who: TestPerson, hours: number) =>
  run(sql`update portal.usuario set removido_em = now() - make_interval(days => ${RETENTION.usuario.days}::integer, hours => ${hours}::integer)
    where id_usuario = ${who.idUsuario}`);
const forget = () => forgetRemovedAccounts({ ...portal.app, log: portal.app.server.log });
const row = async (who: TestPerson) =>
  (
    await sql<
      Record<string, unknown>
    >`select * from portal.usuario where id_usuario = ${who.idUsuario}`.execute(portal.database.db)
  ).rows[0]!;
const due = async () =>
  (await dueForRemoval(portal.database.db)).find(({ classe }) => classe === 'usuario')?.vencidas;
const facts = async () =>
  (
    await sql`select (select count(*) from programa.visita) as visits, (select jsonb_agg(t order by cpf) from programa.tecnico t) as technicians,
      (select count(*) from portal.acesso) as lines, (select jsonb_agg(id_usuario order by id_acesso) from portal.acesso) as whose,
      (select jsonb_agg(n.autor order by id_nota) from portal.nota n) as authors`.execute(portal.database.db)
  ).rows[0];

test('an hour before its time nothing goes', async () => {
  await run(
    sql`update portal.usuario set nome = ${NAME}, email = 'rosalvia@campo.example' where id_usuario = ${gone.idUsuario}`,
  );
  const text = `Combinado com ${NAME}, ${dotted(CPF)}, rosalvia@campo.example`;
  await run(
    sql`insert into portal.nota (relatorio, inicio, fim, texto, autor) values (211150, '2024-05-01', '2024-05-31', ${text}, ${gone.idUsuario})`,
  );
  await run(sql`insert into portal.acesso (id_usuario, acao, rota, endereco, alvo) values (${gone.idUsuario}, 'ler', 'report.direct', '203.0.113.9', null),
    (${admin.idUsuario}, 'alterar', 'users.remove', null, ${text})`);
  await run(
    sql`insert into portal.revisao_acesso (id_usuario, decisao, decidido_por, id_perfil) values (${gone.idUsuario}, 'mantido', ${gone.idUsuario}, 2)`,
  );
  await removed(gone, -1);
  expect([await due(), await forget()]).toEqual([0, 0]);
  expect(await row(gone)).toMatchObject({ nome: NAME, cpf: CPF });
});

test('past it the person goes from account, texts and log, and what it did is still one account’s', async () => {
  await removed(gone, 1);
  const outbox = join(portal.dataDir, 'outbox');
  await mkdir(outbox, { recursive: true });
  await writeFile(join(outbox, 'a.eml'), `Subject: Conta\r\n\r\nPara ${NAME}\r\n`);
  const before = await facts();
  // The dry run says so, and takes nothing.
  expect([await due(), await due()]).toEqual([1, 1]);
  expect(await forget()).toBe(1);
  expect(await row(gone)).toMatchObject({
    nome: expect.stringMatching(/^Pessoa removida \d+$/) as string,
    email: expect.stringMatching(/@anonimizado[.]invalid$/) as string,
    cpf: null,
    senha: '!',
  });
  const traces = ['Ros.lvia', 'rosalvia@', CPF, dotted(CPF).replaceAll('.', '[.]'), '203[.]0[.]113[.]9'];
  expect(await whereFound(portal, traces)).toEqual([]);
  expect(await filesFound(portal, traces)).toHaveLength(1);
  await portal.jobs();
  expect(await filesFound(portal, traces)).toEqual([]);
  expect(await facts()).toEqual(before);
  expect([await due(), await forget()]).toEqual([0, 0]);
});

test('who works in the programme stays there, and whoever has the address now keeps it', async () => {
  const technician = await portal.person('tecnico', { uf: 'GO', cpf: ANA });
  const { rows } = await sql<{ nome: string }>`select nome from programa.tecnico where cpf = ${ANA}`.execute(
    portal.database.db,
  );
  const { nome } = rows[0]!;
  await run(sql`update portal.usuario set nome = ${nome} where id_usuario = ${technician.idUsuario}`);
  await removed(technician, 1);
  const next = await portal.person('consulta');
  await run(sql`update portal.usuario set email = ${technician.email} where id_usuario = ${next.idUsuario}`);
  await run(sql`with n as (insert into portal.notificacao (nome, criada_por) values (${`Para ${nome}`}, ${admin.idUsuario}) returning id_notificacao)
    insert into portal.notificacao_destino (id_notificacao, email) select id_notificacao, ${technician.email} from n`);
  const before = await facts();
  expect(await forget()).toBe(1);
  expect(await row(technician)).toMatchObject({
    cpf: null,
    nome: expect.stringMatching(/^Pessoa removida/) as string,
  });
  expect(await facts()).toEqual(before);
  const kept =
    await sql`select 1 from portal.notificacao_destino d join portal.notificacao n using (id_notificacao)
    where d.email = ${technician.email} and n.nome = ${`Para ${nome}`}`.execute(portal.database.db);
  expect(kept.rows).toHaveLength(1);
  expect(await row(next)).toMatchObject({ email: technician.email, removido_em: null });
});

test('the hourly job does it, and says how many', async () => {
  const last = await portal.person('consulta');
  await removed(last, 1);
  await run(sql`insert into portal.tarefa (tipo, dados) values ('upkeep.retention', '{}')`);
  await portal.jobs();
  const { rows } = await sql<{
    resultado: string;
  }>`select resultado from portal.tarefa where tipo = 'upkeep.retention' and situacao = 'concluida' order by id_tarefa desc limit 1`.execute(
    portal.database.db,
  );
  expect(rows[0]?.resultado).toContain('Sem a pessoa: 1 conta removida');
});
