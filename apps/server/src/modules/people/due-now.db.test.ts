import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOf } from '@fonte/contracts';
import { retention } from '@fonte/contracts/endpoints/people';
import type { DueRemoval } from '@fonte/contracts/routes/people';
import { RETENTION } from '@fonte/contracts/retention';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeEndedSessions } from '../../platform/identity/session-store.ts';
import { removeEndedPaces } from '../../platform/identity/shared-pace.ts';
import { removeLeftFiles } from '../../platform/mail/mail-files.ts';
import { outboxFolder, removeOldOutbox } from '../../platform/mail/outbox-folder.ts';
import { testPortal, type TestPerson, type TestPortal } from '../../testing.ts';

let portal: TestPortal;
let admin: TestPerson;
beforeAll(async () => {
  portal = await testPortal();
  admin = await portal.person('administrador');
});
afterAll(() => portal.close());

const due = async (): Promise<Record<string, number>> => {
  const answer = await portal.ask('GET', addressOf(retention), { headers: { cookie: admin.cookie } });
  return Object.fromEntries(answer.json<DueRemoval[]>().map(({ classe, vencidas }) => [classe, vencidas]));
};
const run = (statement: ReturnType<typeof sql>) => statement.execute(portal.database.db);
const HEX = 'abcdef0123456789'.repeat(2);

test('what every job would remove is told beside the terms’ times, and nothing is', async () => {
  const others = [
    'sessao',
    'cadastro',
    'envio',
    'carga_arquivos',
    'ritmo',
    'objeto_solto',
    'email_arquivo',
    'outbox',
  ];
  const none = await due();
  expect(Object.keys(none)).toEqual([...Object.keys(RETENTION), ...others]);
  for (const one of others) expect([one, none[one]]).toEqual([one, 0]);

  const [late, idle] = [await portal.person('consulta'), await portal.person('consulta')];
  const { idUsuario: id } = late;
  await run(sql`update portal.sessao set expira_em = now() where id_usuario = ${id}`);
  await run(
    sql`update portal.sessao set usada_em = now() - interval '400 days' where id_usuario = ${idle.idUsuario}`,
  );
  await run(sql`insert into portal.cadastro (token, nome, email, cpf, senha, termos, expira_em) values
    ('a', 'Ana', 'a@x.example', '52998224725', '!', '1', now()), ('b', 'Bia', 'b@x.example', '52998224725', '!', '1', now() + interval '1 hour')`);
  await run(sql`insert into portal.envio (id_envio, id_usuario, nome, chave, maquina, tocado_em) values
    (gen_random_uuid(), ${id}, 'a', ${HEX}, 'm', now() - interval '25 hours'), (gen_random_uuid(), ${id}, 'b', ${HEX.replace('a', 'b')}, 'm', now())`);
  await run(sql`insert into portal.carga (tipo, nome, id_usuario, chaves, situacao, enviada_em) values
    ('pasta', 'a', ${id}, '{x}', 'pronta', now() - interval '400 days'), ('pasta', 'b', ${id}, '{y}', 'importando', now() - interval '400 days'),
    ('pasta', 'c', ${id}, null, 'importada', now() - interval '400 days'), ('pasta', 'd', ${id}, '{z}', 'pronta', now())`);
  await run(sql`insert into portal.ritmo (chave, ate) values ('a', now()), ('b', now() + interval '1 hour')`);
  await run(sql`insert into portal.objeto_solto (chave, vence_em) values
    (${HEX}, now()), (${HEX.replace('a', 'b')}, now() + interval '1 hour')`);
  await run(sql`insert into portal.email_arquivo (id_arquivo, conteudo, usado_em) values
    ('a', '', now() - interval '2 hours'), ('b', '', now()), ('c', '', now() - interval '2 hours')`);
  await run(sql`with e as (insert into portal.email (id_email, nome, destinatario, assunto, secreto, situacao)
      values (gen_random_uuid(), '', '', '', false, 'esperando') returning id_email)
    insert into portal.email_anexo (id_email, ordem, id_arquivo, nome, tipo) select id_email, 1, 'c', '', '' from e`);
  const outbox = outboxFolder(portal.dataDir);
  await mkdir(outbox, { recursive: true });
  for (const [name, days] of [
    ['velho.eml', 31],
    ['novo.eml', 29],
  ] as const) {
    // oxlint-disable no-await-in-loop -- one after the other
    await writeFile(join(outbox, name), '');
    const then = new Date(portal.app.clock.now().getTime() - days * 86_400_000);
    await utimes(join(outbox, name), then, then);
    // oxlint-enable no-await-in-loop
  }

  const told = {
    sessao: 2,
    cadastro: 1,
    envio: 1,
    carga_arquivos: 1,
    ritmo: 1,
    objeto_solto: 1,
    email_arquivo: 1,
    outbox: 1,
  };
  expect(await due()).toMatchObject(told);
  expect(await due()).toMatchObject(told);
  expect(await removeEndedSessions(portal.database.db, portal.app.settings)).toBe(told.sessao);
  expect(await removeOldOutbox(portal.dataDir, portal.app.clock.now())).toBe(told.outbox);
  expect(await removeEndedPaces(portal.database.db)).toBe(told.ritmo);
  expect(await removeLeftFiles(portal.database.db)).toBe(told.email_arquivo);
  expect(await due()).toMatchObject({ ...told, sessao: 0, ritmo: 0, email_arquivo: 0, outbox: 0 });
});
