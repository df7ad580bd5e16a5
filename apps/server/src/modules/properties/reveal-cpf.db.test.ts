import { cpfDigits } from '@fonte/pt-br';
import { ANA, CAIO, DORA, OTTO } from '@fonte/programme/tiny/people';
import { P1 } from '@fonte/programme/tiny/properties';
import type { Profile } from '@fonte/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPortalWithTiny, type TestPerson, type TestPortal } from '../../testing.ts';

/** The CPF of who answers for a property, masked on its page and shown after a reason (decisions/0099). P1 is Ana's, of Goiás. */

let portal: TestPortal;
let producer: string;
beforeAll(async () => {
  portal = await testPortalWithTiny();
  const { rows } = await sql<{ cpf: string }>`
    select r.cpf from programa.propriedade p join programa.produtor r using (id_produtor) where p.cod_propriedade = ${P1}`.execute(
    portal.database.db,
  );
  producer = rows[0]!.cpf;
});
afterAll(() => portal.close());

const WHY = 'Conferir o cadastro a pedido da pessoa';
const AT = `/api/indicators/properties/${P1.replaceAll('.', '')}`;
const reveal = (who: TestPerson, body: unknown, at = AT) =>
  portal.ask('POST', `${at}/cpf`, {
    headers: { cookie: who.cookie, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });

test.each<[Profile, { uf?: string; cpf?: string }]>([
  ['administrador', {}],
  ['coordenador', { uf: 'GO' }],
  ['supervisor', { uf: 'GO', cpf: OTTO }],
  ['tecnico', { uf: 'GO', cpf: ANA }],
])('%s is shown each after a reason, and the log says where and why, and no number', async (profile, of) => {
  const who = await portal.person(profile, of);
  const page = (await portal.ask('GET', AT, { headers: { cookie: who.cookie } })).body;
  for (const [papel, cpf] of [
    ['produtor', producer],
    ['supervisor', OTTO],
    ['tecnico', ANA],
  ] as const) {
    // oxlint-disable no-await-in-loop -- one after the other
    expect(cpfDigits(page)).not.toContain(cpf);
    const before = (await portal.trail()).length;
    const answer = await reveal(who, { papel, motivo: WHY });
    expect([answer.statusCode, cpfDigits(answer.json<{ cpf: string }>().cpf)]).toEqual([200, cpf]);
    expect(answer.headers['cache-control']).toBe('no-store');
    const lines = (await portal.trail()).slice(before);
    expect(lines).toMatchObject([
      {
        id_usuario: who.idUsuario,
        rota: 'property.revealCpf',
        alvo: P1,
        detalhe: { papel, motivo: WHY },
        linhas: 1,
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain(cpf);
    // oxlint-enable no-await-in-loop
  }
});

test.each([
  [{ papel: 'produtor' }],
  [{ papel: 'produtor', motivo: '   ' }],
  [{ papel: 'produtor', motivo: 'porque' }],
  [{ papel: 'produtor', motivo: 'É o CPF 529.982.247-25, não é?' }],
  [{ papel: 'vizinho', motivo: WHY }],
  [{ motivo: WHY }],
])('without a reason, or of nobody, none is shown: %j', async (body) => {
  const answer = await reveal(await portal.person('administrador'), body);
  expect(answer.statusCode).toBe(400);
  expect(answer.body).not.toContain(producer);
});

test.each<[Profile, { uf?: string; cpf?: string }, number]>([
  ['tecnico', { uf: 'GO', cpf: CAIO }, 404],
  ['tecnico', { uf: 'MG', cpf: DORA }, 404],
  ['coordenador', { uf: 'MG' }, 404],
  ['giz', {}, 403],
  ['consulta', {}, 403],
])('%s of %o is shown none', async (profile, of, status) => {
  const answer = await reveal(await portal.person(profile, of), { papel: 'produtor', motivo: WHY });
  expect(answer.statusCode).toBe(status);
  expect(cpfDigits(answer.body)).not.toContain(producer);
});

test('of a property that there is not, and of one without the person, neither', async () => {
  const admin = await portal.person('administrador');
  const none = await reveal(admin, { papel: 'produtor', motivo: WHY }, '/api/indicators/properties/9999999');
  expect(none.statusCode).toBe(404);
  await sql`update programa.propriedade set cpf_supervisor = null where cod_propriedade = ${P1}`.execute(
    portal.database.db,
  );
  await sql`insert into portal.versao (dados_ate) select max(dados_ate) from portal.versao`.execute(
    portal.database.db,
  );
  const answer = await reveal(admin, { papel: 'supervisor', motivo: WHY });
  expect([answer.statusCode, answer.json()]).toEqual([200, { cpf: null }]);
});
