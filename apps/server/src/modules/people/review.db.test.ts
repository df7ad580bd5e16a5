import { withCheckDigits } from '@fonte/programme/demo/drawn-from/cpf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testPortalWithTiny, type TestPerson, type TestPortal } from '../../testing.ts';

/** The half-yearly review of access, and the log of who did what. */

const AUTH = '/api/indicators/auth';

let portal: TestPortal;
beforeAll(async () => {
  portal = await testPortalWithTiny();
});
afterAll(() => portal.close());

const ask = (who: TestPerson, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  portal.ask(method, `${AUTH}/${path}`, {
    headers: { cookie: who.cookie },
    ...(payload === undefined ? {} : { payload }),
  });
const give = (who: TestPerson, to: { idUsuario: number }, body: object) =>
  ask(who, 'PUT', `users/${to.idUsuario}`, body);
const granted = async (idUsuario: number) =>
  (
    await portal.database.db
      .selectFrom('portal.usuario_perfil')
      .where('id_usuario', '=', idUsuario)
      .select('id_perfil')
      .orderBy('id_perfil')
      .execute()
  ).map(({ id_perfil }) => id_perfil);
const alive = async (who: TestPerson) => (await ask(who, 'GET', 'session')).statusCode === 200;

describe('review of access', () => {
  let chief: TestPerson;
  beforeEach(async () => {
    chief = await portal.person('administrador');
  });
  const pending = async (person: TestPerson) => {
    const { totais } = (await ask(chief, 'GET', 'access-review')).json<{ totais: { pendentes: number } }>();
    for (let pagina = 0; pagina * 20 < totais.pendentes; pagina += 1) {
      // oxlint-disable-next-line no-await-in-loop -- page by page
      const { linhas } = (await ask(chief, 'GET', `access-review?pagina=${pagina}`)).json<{
        linhas: { id: number; motivos: string[] }[];
      }>();
      const found = linhas.find((one) => one.id === person.idUsuario);
      if (found) return found.motivos;
    }
    return null;
  };
  const used = (person: TestPerson, days: number | null) =>
    portal.database.db
      .updateTable('portal.usuario')
      .set({
        ultimo_acesso: days === null ? null : new Date(Date.now() - days * 86_400_000),
        data_cadastro: new Date(Date.now() - 400 * 86_400_000),
      })
      .where('id_usuario', '=', person.idUsuario)
      .execute();

  test('names who was never there, not for long, has much, or is no longer of the programme', async () => {
    const never = await portal.person('giz');
    await used(never, null);
    const long = await portal.person('giz');
    await used(long, 91);
    const lately = await portal.person('giz');
    await used(lately, 1);
    const broad = await portal.person('nacional');
    await used(broad, 1);
    const gone = await portal.person('tecnico', { cpf: withCheckDigits(999_300_778) });
    await used(gone, 1);
    expect(await Promise.all([never, long, lately, broad, gone].map(pending))).toEqual([
      ['nunca'],
      ['parada'],
      null,
      ['amplo'],
      ['cpf'],
    ]);
  });

  test('a decision is kept with who and when; withdrawn access is gone at once', async () => {
    const kept = await portal.person('nacional');
    const taken = await portal.person('nacional');
    const decide = (person: TestPerson, decisao: string) =>
      ask(chief, 'POST', `access-review/${person.idUsuario}`, { decisao });
    expect((await decide(kept, 'mantido')).statusCode).toBe(200);
    expect((await decide(taken, 'retirado')).statusCode).toBe(200);
    expect([await pending(kept), await pending(taken)]).toEqual([null, null]);
    expect([await alive(kept), await alive(taken)]).toEqual([true, false]);
    expect(await granted(taken.idUsuario)).toEqual([5]);
    const { linhas } = (await ask(chief, 'GET', 'access-review?grupo=decididas')).json<{
      linhas: { id: number; decisao: string; decidido_por: string }[];
    }>();
    expect(linhas.slice(0, 2)).toMatchObject([
      { id: taken.idUsuario, decisao: 'retirado', decidido_por: expect.stringMatching(/^Pessoa/) },
      { id: kept.idUsuario, decisao: 'mantido' },
    ]);
    await portal.database.db
      .updateTable('portal.revisao_acesso')
      .set({ decidido_em: new Date(Date.now() - 190 * 86_400_000) })
      .execute();
    expect(await pending(kept)).toContain('amplo');
    expect((await decide(chief, 'mantido')).statusCode).toBe(403);
  });
});

test('the log of accesses: by person, action, thing and day, page by page, and as a file', async () => {
  const chief = await portal.person('administrador');
  const person = await portal.person('coordenador', { uf: 'GO' });
  for (const decisao of ['a', 'b', 'c'])
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await ask(person, 'POST', 'access-review/1', { decisao });
  await give(chief, person, { id_perfil: 7 });
  await portal.trail();
  const log = async (query: string) =>
    (await portal.ask('GET', `/api/indicators/audit?${query}`, { headers: { cookie: chief.cookie } })).json<{
      linhas: { id: number; acao: string; o_que: string; detalhe: string }[];
      mais: boolean;
    }>();
  const of = `pessoa=${encodeURIComponent(person.email)}`;
  // The same refusal again is a line with their number (trail.db.test.ts).
  const refusals = (await log(of)).linhas;
  expect(refusals.map(({ acao }) => acao)).toEqual(['recusar', 'recusar']);
  expect(refusals[0]?.o_que).toContain('Decidir na revisão dos acessos');
  const [changed] = (await log(`pessoa=${chief.email}&o_que=perfil&acao=alterar`)).linhas;
  expect(changed?.detalhe).toContain(`usuario: ${person.idUsuario}`);
  const first = await log('');
  const second = await log(`antes=${first.linhas.at(-1)?.id}`);
  expect(first.mais).toBe(true);
  expect(second.linhas[0]?.id).not.toBe(first.linhas.at(-1)?.id);
  expect((await log('ate=2020-01-01')).linhas).toEqual([]);
  const file = await portal.ask('GET', `/api/indicators/audit?format=csv&${of}`, {
    headers: { cookie: chief.cookie },
  });
  const [rows = '', about = ''] = file.body.split(/\r\n;+\r\n/);
  expect(rows.split('\r\n')).toHaveLength(3);
  expect(about).toContain(`Filtros;Pessoa: ${person.email}`);
  expect(about).toMatch(/^Feito por;.+ \(Administrador\);/m);
  expect((await portal.trail()).at(-1)).toMatchObject({ rota: 'people.audit', acao: 'exportar', linhas: 2 });
  // In the words of the page, not as the call has them.
  expect(rows).toContain(';Recusado;');
  const changes = await portal.ask('GET', `/api/indicators/audit?format=csv&acao=alterar`, {
    headers: { cookie: chief.cookie },
  });
  expect(changes.body).toMatch(/^Filtros;Ação: Mudou;*\r$/m);
});
