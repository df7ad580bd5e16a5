// [LGPD art. 18]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FoundPerson } from '@fonte/contracts/routes/privacy';
import { importFolder } from '@fonte/programme';
import { PRODUCERS } from '@fonte/programme/tiny/people';
import { writeTiny } from '@fonte/programme/tiny/write-tiny';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../../platform/identity/passwords.ts';
import { testPortalWithTiny, type TestPerson, type TestPortal } from '../../../testing.ts';
import { askPrivacy, MOTIVE } from '../testing.ts';

/** Somebody who had gone and is back with a restored copy of the database, which knows the codes of who had gone (`npm run restore`). */

const PASS = 'tres bois na sombra';
const ZELI = PRODUCERS.find(({ id_produtor }) => id_produtor === 1)!;

let portal: TestPortal;
let admin: TestPerson;
beforeAll(async () => {
  portal = await testPortalWithTiny();
  admin = await portal.person('administrador');
  await sql`update portal.usuario set senha = ${await hashPassword(PASS)} where id_usuario = ${admin.idUsuario}`.execute(
    portal.database.db,
  );
});
afterAll(() => portal.close());

async function load(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'fonte-restored-'));
  try {
    await writeTiny(dir);
    return (await importFolder(portal.database, dir)).situacao;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

const post = (call: string, body: unknown) => askPrivacy(portal, admin, call, body);

test('who is anonymised again has the number that loads know, and the source brings no change', async () => {
  const { db } = portal.database;
  await sql`insert into portal.pessoa_anonimizada (id_pessoa, papeis, motivo) overriding system value values (7, 'produtor', ${MOTIVE})`.execute(
    db,
  );
  await sql`insert into portal.anonimizado (tipo, codigo, id_pessoa, pseudonimo)
    values ('cpf', portal.codigo_anonimo('cpf', ${ZELI.cpf}), 7, 'P0000000007'), ('produtor', portal.codigo_anonimo('produtor', '1'), 7, 'P0000000007')`.execute(
    db,
  );
  const found = await post('find', { por: 'nome', valor: ZELI.nome, motivo: MOTIVE });
  const { ref } = found.json<{ pessoas: FoundPerson[] }>().pessoas[0]!;
  const { confirmar } = (await post('held', { ref })).json<{ confirmar: string }>();
  const body = { ref, motivo: MOTIVE, confirmacao: confirmar, atual: PASS };
  const answer = await post('anonymise', body);
  expect(answer.statusCode, answer.body).toBe(200);
  const { rows } = await sql`select nome, cpf from programa.produtor where id_produtor = 1`.execute(db);
  expect(rows).toEqual([{ nome: 'Pessoa removida 7', cpf: 'P0000000007' }]);
  const gone = await db.selectFrom('portal.pessoa_anonimizada').select('id_pessoa').execute();
  expect(gone).toEqual([{ id_pessoa: 7 }]);
  expect(await load()).toBe('sem_mudancas');
});
