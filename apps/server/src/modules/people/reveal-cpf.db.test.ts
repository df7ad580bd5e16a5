import { PROFILES, type Profile } from '@fonte/contracts';
import { cpfDigits } from '@fonte/pt-br';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPortalWithTiny, type TestPerson, type TestPortal } from '../../testing.ts';

/** The CPF of an account, masked in the list and shown after a reason. */

let portal: TestPortal;
let field: TestPerson;
let cpf: string;
const people = {} as Record<Profile, TestPerson>;
beforeAll(async () => {
  portal = await testPortalWithTiny();
  const found = await portal.database.db
    .selectFrom('programa.tecnico')
    .where('uf', '=', 'GO')
    .select('cpf')
    .orderBy('cpf')
    .executeTakeFirstOrThrow();
  cpf = found.cpf;
  field = await portal.person('tecnico', { uf: 'GO', cpf });
  for (const profile of ['administrador', 'nacional', 'regional', 'coordenador', 'giz'] as const)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    people[profile] = await portal.person(profile, PROFILES[profile].requiresUf ? { uf: 'GO' } : {});
});
afterAll(() => portal.close());

const reveal = (who: TestPerson, id: number, body: unknown) =>
  portal.ask('POST', `/api/indicators/auth/users/${id}/cpf`, {
    headers: { cookie: who.cookie, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
const WHY = 'Conferir o cadastro a pedido da pessoa';

test.each(['administrador', 'nacional', 'regional'] as const)(
  '%s is shown it after a reason, and the log says whose and why',
  async (profile) => {
    const before = (await portal.trail()).length;
    const answer = await reveal(people[profile], field.idUsuario, { motivo: WHY });
    expect([answer.statusCode, cpfDigits(answer.json<{ cpf: string }>().cpf)]).toEqual([200, cpf]);
    expect(answer.headers['cache-control']).toBe('no-store');
    const lines = (await portal.trail()).slice(before);
    expect(lines).toMatchObject([
      {
        id_usuario: people[profile].idUsuario,
        rota: 'people.revealCpf',
        alvo: `usuario/${field.idUsuario}`,
        detalhe: { motivo: WHY },
        linhas: 1,
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain(cpf);
  },
);

test.each([
  [{}],
  [{ motivo: '   ' }],
  [{ motivo: 'porque' }],
  [{ motivo: 'x'.repeat(301) }],
  [{ motivo: 'É o CPF 529.982.247-25, não é?' }],
])('without a reason, or with a CPF for one, nobody is shown it: %j', async (body) => {
  const answer = await reveal(people['administrador'], field.idUsuario, body);
  expect(answer.statusCode).toBe(400);
  expect(answer.body).not.toContain(cpf);
});

test('not to who may not edit the account, and not of one that is not seen', async () => {
  for (const profile of ['coordenador', 'giz'] as const)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await reveal(people[profile], field.idUsuario, { motivo: WHY })).statusCode).toBe(403);
  const admin = people['administrador'].idUsuario;
  expect((await reveal(people['nacional'], admin, { motivo: WHY })).statusCode).toBe(404);
  expect((await reveal(people['administrador'], 999_999, { motivo: WHY })).statusCode).toBe(404);
  // Of an account whose profile no CPF decides there is none.
  const { idUsuario } = people['giz'];
  expect((await reveal(people['administrador'], idUsuario, { motivo: WHY })).json()).toEqual({ cpf: null });
});
