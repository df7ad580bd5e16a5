// [LGPD art. 18, III]
import type { Correction, FoundPerson, HeldPlace } from '@fonte/contracts/routes/privacy';
import { ANA } from '@fonte/programme/tiny/people';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../platform/identity/passwords.ts';
import { testPortalWithTiny, type TestPerson, type TestPortal } from '../../testing.ts';
import { AT, askPrivacy, dotted, MOTIVE, whereFound } from './testing.ts';

let portal: TestPortal;
let admin: TestPerson;
beforeAll(async () => {
  portal = await testPortalWithTiny();
  admin = await portal.person('administrador');
});
afterAll(() => portal.close());

const post = (call: string, body: object) => askPrivacy(portal, admin, call, body);
const refOf = async (): Promise<string> => {
  const answer = await post('find', { por: 'cpf', valor: ANA, motivo: MOTIVE });
  return answer.json<{ pessoas: FoundPerson[] }>().pessoas[0]!.ref;
};
const listed = async (): Promise<Correction[]> => {
  const answer = await portal.ask('GET', `${AT}/corrections`, { headers: { cookie: admin.cookie } });
  expect(answer.body).not.toContain(ANA);
  return answer.json<{ pedidos: Correction[] }>().pedidos;
};
const lines = async () => (await portal.trail()).filter(({ alvo }) => alvo?.startsWith('correcao/'));

test('a request is kept with who, where, when and why, and is open until somebody meets it', async () => {
  const ref = await refOf();
  const { lugares } = (await post('held', { ref })).json<{ lugares: HeldPlace[] }>();
  const place = lugares.find(({ tabela }) => tabela === 'programa.tecnico')!;
  const asked = await post('correct', { ref, tabela: place.tabela, motivo: MOTIVE });
  const { pedido } = asked.json<{ pedido: number }>();
  expect(await listed()).toEqual([
    {
      id: pedido,
      nome: expect.stringMatching(/^Ana/),
      o_que: place.o_que,
      corrigir: 'fonte',
      motivo: MOTIVE,
      por: expect.any(String),
      em: expect.any(String),
      atendido_por: null,
      atendido_em: null,
    },
  ]);
  const second = (await post('correct', { ref, tabela: place.tabela, motivo: MOTIVE })).json<{
    pedido: number;
  }>();
  expect((await post('corrected', { pedido: second.pedido })).statusCode).toBe(200);
  // Open ones first.
  expect((await listed()).map(({ id, atendido_por }) => [id, atendido_por === null])).toEqual([
    [pedido, true],
    [second.pedido, false],
  ]);
  const again = await post('corrected', { pedido: second.pedido });
  expect([again.statusCode, again.json()]).toMatchObject([
    400,
    { result: 'Este pedido não está mais aberto' },
  ]);
  expect((await lines()).map(({ acao, alvo, detalhe }) => [acao, alvo, detalhe])).toEqual([
    ['alterar', `correcao/${pedido}`, { tabela: place.tabela, motivo: MOTIVE }],
    ['alterar', `correcao/${second.pedido}`, { tabela: place.tabela, motivo: MOTIVE }],
    ['alterar', `correcao/${second.pedido}`, { atendido: true }],
  ]);
});

test.each([
  [{ tabela: 'portal.acesso' }, /lugares da lista/],
  [{ tabela: 'constructor' }, /lugares da lista/],
  [{ tabela: 'camada.processo' }, /lugares da lista/],
  [{ tabela: '' }, /Obrigatório/],
  [{ motivo: 'curto' }, /pelo menos 10 letras/],
  [{ motivo: `O CPF ${dotted(ANA)} está errado` }, /CPF no motivo/],
])('%j is refused and keeps nothing', async (wrong, sentence) => {
  const before = (await listed()).length;
  const body = { ref: await refOf(), tabela: 'programa.tecnico', motivo: MOTIVE, ...wrong };
  const answer = await post('correct', body);
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toMatch(sentence);
  expect((await listed()).length).toBe(before);
});

test('whoever is known by an address alone has its request, found and exported with it, and under the pseudonym once it has gone', async () => {
  const { db } = portal.database;
  const pass = 'tres bois na sombra';
  await sql`update portal.usuario set senha = ${await hashPassword(pass)} where id_usuario = ${admin.idUsuario}`.execute(
    db,
  );
  const mail = 'so.por.email@campo.example';
  await sql`with n as (insert into portal.notificacao (nome, criada_por) values ('Resumo', ${admin.idUsuario}) returning id_notificacao)
    insert into portal.notificacao_destino (id_notificacao, email) select id_notificacao, ${mail} from n`.execute(
    db,
  );
  const found = await post('find', { por: 'email', valor: mail, motivo: MOTIVE });
  const { ref } = found.json<{ pessoas: FoundPerson[] }>().pessoas[0]!;
  const asked = await post('correct', { ref, tabela: 'portal.notificacao_destino', motivo: MOTIVE });
  const { pedido } = asked.json<{ pedido: number }>();
  const name = async () => (await listed()).find(({ id }) => id === pedido)?.nome;
  expect(await name()).toBe(mail);
  const { lugares } = (await post('held', { ref })).json<{ lugares: HeldPlace[] }>();
  expect(lugares).toContainEqual(expect.objectContaining({ tabela: 'portal.pedido_correcao', linhas: 1 }));
  const file = (await post('export', { ref, motivo: MOTIVE })).json<{
    lugares: Record<string, { linhas: object[] }>;
  }>();
  expect(file.lugares['portal.pedido_correcao']?.linhas).toMatchObject([{ id_pedido: pedido, email: mail }]);
  const gone = await post('anonymise', { ref, motivo: MOTIVE, confirmacao: mail, atual: pass });
  expect(gone.statusCode, gone.body).toBe(200);
  expect(await name()).toBe(`Pessoa removida ${gone.json<{ pessoa: number }>().pessoa}`);
  expect(await whereFound(portal, ['so[.]por[.]email'])).toEqual([]);
});
