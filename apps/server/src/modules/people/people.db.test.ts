import { ALL_PROFILES, PROFILES, type Profile } from '@fonte/contracts';
import type { User } from '@fonte/contracts/routes/people';
import { withCheckDigits } from '@fonte/programme/demo/drawn-from/cpf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPortal, testPortalWithTiny, type TestPerson, type TestPortal } from '../../testing.ts';

const AUTH = '/api/indicators/auth';

let portal: TestPortal;
let tecnico: { cpf: string; uf: string };
beforeAll(async () => {
  portal = await testPortalWithTiny();
  tecnico = await portal.database.db
    .selectFrom('programa.tecnico')
    .select(['cpf', 'uf'])
    .orderBy('cpf')
    .executeTakeFirstOrThrow();
});
afterAll(() => portal.close());

const id = (profile: Profile) => PROFILES[profile].id;
const ask = (who: TestPerson, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  portal.ask(method, `${AUTH}/${path}`, {
    headers: { cookie: who.cookie },
    ...(payload === undefined ? {} : { payload }),
  });
const give = (who: TestPerson, to: { idUsuario: number }, body: object) =>
  ask(who, 'PUT', `users/${to.idUsuario}`, body);
const list = async (who: TestPerson, query = '') =>
  (await ask(who, 'GET', `users?pagina=0${query}`)).json<{ total: number; linhas: User[] }>();
const row = (idUsuario: number) =>
  portal.database.db
    .selectFrom('portal.usuario')
    .selectAll()
    .where('id_usuario', '=', idUsuario)
    .executeTakeFirstOrThrow();
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
const regional = (uf = 'GO') => portal.person('regional', { uf });

describe('who is seen', () => {
  test('Administrador sees all, others nobody who administers, also by another granted profile', async () => {
    const chief = await portal.person('administrador');
    const hidden = await portal.person('consulta', { granted: ['administrador'], uf: 'GO' });
    const plain = await portal.person('coordenador', { uf: 'GO' });
    const seen = async (who: TestPerson) => {
      const all = (await ask(who, 'GET', 'users')).json<User[]>().map((one) => one.id);
      return [chief, hidden, plain].map(({ idUsuario }) => all.includes(idUsuario));
    };
    expect(await seen(chief)).toEqual([true, true, true]);
    expect(await seen(await portal.person('nacional'))).toEqual([false, false, true]);
    expect(await seen(await regional())).toEqual([false, false, true]);
    expect(await seen(await regional('BA'))).toEqual([false, false, false]);
    for (const query of ['&perfil=1', `&busca=${hidden.email}`])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await list(await portal.person('nacional'), query)).linhas.map((one) => one.id)).not.toContain(
        hidden.idUsuario,
      );
  });

  test('Regional sees field people where the programme has them, and nobody without a uf of its own', async () => {
    const { cpf, uf } = tecnico;
    const field = await portal.person('tecnico', { cpf });
    const other = uf === 'BA' ? 'GO' : 'BA';
    const ids = async (who: TestPerson) => (await list(who)).linhas.map((one) => one.id);
    expect(await ids(await regional(uf))).toContain(field.idUsuario);
    expect(await ids(await regional(other))).not.toContain(field.idUsuario);
    expect(await ids(await portal.person('regional'))).toEqual([]);
    await portal.database.db
      .updateTable('portal.usuario')
      .set({ cpf: null })
      .where('id_usuario', '=', field.idUsuario)
      .execute();
  });

  test('filter, order, page and file are of the same rows', async () => {
    const own = await testPortal();
    const chief = await own.person('administrador');
    for (const [nome, email] of [
      ['Érica Souza', 'z@x.example'],
      ['ana Lima', 'a@x.example'],
      ['=cmd()', 'f@x.example'],
    ] as const)
      // oxlint-disable-next-line no-await-in-loop -- in this order
      await own.database.db
        .insertInto('portal.usuario')
        .values({ nome, email, senha: '!', id_perfil: 5, confirmado_em: new Date() })
        .execute();
    const get = (query: string) =>
      own.ask('GET', `${AUTH}/users?${query}`, { headers: { cookie: chief.cookie } });
    const names = async (query: string) =>
      (await get(`pagina=0&${query}`)).json<{ linhas: User[] }>().linhas.map(({ nome }) => nome);
    expect(await names('')).toEqual(['=cmd()', 'ana Lima', 'Érica Souza', 'Pessoa 1']);
    expect(await names('ordem=-nome')).toEqual(['Pessoa 1', 'Érica Souza', 'ana Lima', '=cmd()']);
    expect(await names('ordem=perfil')).toEqual(['Pessoa 1', '=cmd()', 'ana Lima', 'Érica Souza']);
    expect(await names('busca=ERICA')).toEqual(['Érica Souza']);
    expect(await names('busca=a@x')).toEqual(['ana Lima']);
    expect(await names('situacao=nunca&busca=souza')).toEqual(['Érica Souza']);
    expect((await get('pagina=1')).json()).toEqual({ total: 4, linhas: [] });
    const file = await get('format=csv&ordem=nome');
    expect(file.headers['content-disposition']).toContain('usuarios.csv');
    expect(file.body.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFNome;E-mail;Perfil;Uf;Data de cadastro;Último acesso;Situação;Outros perfis;Segundo fator',
      expect.stringMatching(/^'=cmd\(\);f@x\.example;Consulta Pública;;/),
    ]);
    expect((await own.trail()).filter(({ rota }) => rota === 'people.list').at(-1)).toMatchObject({
      acao: 'exportar',
      linhas: 4,
    });
    expect((await get('ordem=senha')).statusCode).toBe(400);
    await own.close();
  });
});

describe('what is given', () => {
  test('the specification’s body: profile and uf; the sessions end at once, and the e-mail tells it', async () => {
    const chief = await portal.person('administrador');
    const person = await portal.person('nacional', { granted: ['giz'] });
    const body = {
      id_usuario_programa: person.idUsuario,
      id_usuario: person.idUsuario,
      id_perfil: 2,
      uf: 'GO',
    };
    expect((await give(chief, person, body)).json()).toEqual({ updated: true, versao: 2 });
    expect(await row(person.idUsuario)).toMatchObject({ id_perfil: 2, uf: 'GO', versao: 2 });
    expect(await granted(person.idUsuario)).toEqual([2]);
    expect(await alive(person)).toBe(false);
    expect((await portal.trail()).findLast(({ alvo }) => alvo === 'perfil')).toMatchObject({
      id_usuario: chief.idUsuario,
      acao: 'alterar',
      detalhe: { usuario: person.idUsuario, perfis: ['coordenador'], uf: 'GO', antes: ['nacional', 'giz'] },
    });
  });

  test.each([
    { id_usuario_programa: 1, id_perfil: 5 },
    { id_usuario: 1, id_perfil: 5 },
    { id_usuario_programa: 'x', id_perfil: 5 },
  ])('numbers that are not the account’s are refused: %j', async (body) => {
    const person = await portal.person('nacional');
    const answer = await give(await portal.person('administrador'), person, body);
    expect(answer.statusCode).toBe(400);
    expect(await row(person.idUsuario)).toMatchObject({ id_perfil: 3, versao: 1 });
  });

  // Third text, section 5.
  test.each(['regional', 'coordenador', 'supervisor'] as const)('%s asks for a uf', async (profile) => {
    const person = await portal.person('consulta');
    const answer = await give(await portal.person('administrador'), person, { id_perfil: id(profile) });
    expect(answer.json()).toMatchObject({
      codigo: 'invalidRequest',
      errors: [{ campo: 'uf', msg: 'Obrigatório' }],
    });
  });

  test('other profiles clear it, whatever the call says', async () => {
    const person = await portal.person('coordenador', { uf: 'GO' });
    await give(await portal.person('administrador'), person, { id_perfil: 7, uf: 'GO' });
    expect(await row(person.idUsuario)).toMatchObject({ id_perfil: 7, uf: null });
  });

  test('several profiles: the uf is asked for where one of them needs it', async () => {
    const chief = await portal.person('administrador');
    const person = await portal.person('consulta');
    expect((await give(chief, person, { id_perfil: 7, perfis: [2] })).statusCode).toBe(400);
    expect((await give(chief, person, { id_perfil: 7, perfis: [2], uf: 'GO' })).statusCode).toBe(200);
    expect([await granted(person.idUsuario), (await row(person.idUsuario)).uf]).toEqual([[2, 7], 'GO']);
  });

  test('a field profile takes a CPF of the programme’s people, in that role, once', async () => {
    const chief = await portal.person('administrador');
    const person = await portal.person('consulta');
    const typed = withCheckDigits(999_300_777);
    await portal.database.db
      .updateTable('portal.usuario')
      .set({ cpf: typed })
      .where('id_usuario', '=', person.idUsuario)
      .execute();
    const fault = async (body: object) =>
      (await give(chief, person, { id_perfil: 4, ...body })).json<{ errors?: { msg: string }[] }>()
        .errors?.[0]?.msg;
    expect(await fault({})).toMatch(/^O perfil Técnico precisa de um CPF/);
    expect(await fault({ cpf: '111' })).toBe('CPF inválido');
    expect(await fault({ cpf: typed })).toBe('Este CPF não está entre os técnicos do programa');
    expect(await fault({ id_perfil: 11, uf: 'GO', cpf: tecnico.cpf })).toMatch(/entre os supervisores/);
    expect(await fault({ cpf: tecnico.cpf })).toBeUndefined();
    expect(await row(person.idUsuario)).toMatchObject({ cpf: tecnico.cpf, cpf_conferido: true });
    const [shown] = (await list(chief, `&busca=${person.email}`)).linhas;
    expect(shown).toMatchObject({
      cpf_consta: true,
      cpf: expect.stringMatching(/^\*\*\*\.\d{3}\.\d{3}-\*\*$/),
    });
    const second = await portal.person('consulta');
    const taken = await give(chief, second, { id_perfil: 4, cpf: tecnico.cpf });
    expect(taken.json().result).toBe(`Este CPF já é o da conta ${person.email}`);
    await ask(chief, 'DELETE', `remove-user/${person.idUsuario}`);
  });

  test('two editors: the second is told what stands now, and nothing is written', async () => {
    const chief = await portal.person('administrador');
    const person = await portal.person('consulta');
    expect((await give(chief, person, { id_perfil: 7, versao: 1 })).statusCode).toBe(200);
    const late = await give(chief, person, { id_perfil: 8, versao: 1 });
    expect([late.statusCode, late.json()]).toEqual([
      409,
      expect.objectContaining({
        codigo: 'staleVersion',
        atual: expect.objectContaining({ perfil: 'GIZ', versao: 2 }),
      }),
    ]);
    expect((await row(person.idUsuario)).id_perfil).toBe(7);
  });

  test('nothing else of the body is written', async () => {
    const person = await portal.person('consulta');
    const before = await row(person.idUsuario);
    await give(await portal.person('administrador'), person, {
      id_perfil: 7,
      nome: 'Outro',
      email: 'outro@teste.example',
      senha: 'x',
      cpf: tecnico.cpf,
      cpf_conferido: true,
      confirmado_em: null,
      demonstracao: true,
      removido_em: '2020-01-01',
      bloqueado_em: '2020-01-01',
      __proto__: { id_perfil: 1 },
    });
    expect(await row(person.idUsuario)).toEqual({ ...before, id_perfil: 7, versao: 2 });
  });
});

/** What each administering profile may give: the third text's section 6, and within a uf. */
const GIVES: Partial<Record<Profile, readonly Profile[]>> = {
  administrador: ALL_PROFILES,
  nacional: ALL_PROFILES.filter((one) => one !== 'administrador'),
  regional: ['coordenador', 'supervisor', 'tecnico', 'consulta'],
};

describe.each(ALL_PROFILES)('%s', (profile) => {
  const who = () => portal.person(profile, { uf: 'GO' });
  const gives = GIVES[profile] ?? [];

  test.each(ALL_PROFILES)('gives %s only if it may, to others', async (given) => {
    const person = await portal.person('coordenador', { uf: 'GO' });
    const answer = await give(await who(), person, { id_perfil: id(given), uf: 'GO' });
    // A field profile that may be given still asks for its CPF.
    const asks = ['supervisor', 'tecnico'].includes(given) ? 400 : 200;
    expect(answer.statusCode).toBe(gives.includes(given) ? asks : 403);
    const beside = await give(await who(), await portal.person('coordenador', { uf: 'GO' }), {
      id_perfil: 2,
      perfis: [id(given)],
      uf: 'GO',
    });
    expect(beside.statusCode).toBe(gives.includes(given) ? asks : 403);
  });

  test.each(ALL_PROFILES)('changes, blocks and removes %s only if it may', async (of) => {
    const caller = await who();
    const person = await portal.person(of, { uf: 'GO' });
    const may = gives.includes(of);
    const hidden = of === 'administrador' && gives.length > 0;
    const refused = hidden && !may ? 404 : 403;
    const statuses = [
      (await give(caller, person, { id_perfil: 5 })).statusCode,
      (await ask(caller, 'POST', `users/${person.idUsuario}/block`, { bloquear: true })).statusCode,
    ];
    const other = await portal.person(of, { uf: 'GO' });
    statuses.push((await ask(caller, 'DELETE', `remove-user/${other.idUsuario}`)).statusCode);
    // The first change has made it Consulta Pública without a uf, which Regional no longer sees.
    const [first, block, remove] = statuses;
    expect([first, remove]).toEqual(may ? [200, 200] : [refused, refused]);
    expect(block).toBe(may ? (profile === 'regional' ? 404 : 200) : refused);
    expect((await row(other.idUsuario)).removido_em === null).toBe(!may);
  });

  test('raises itself by no call', async () => {
    if (profile === 'administrador') return;
    const caller = await who();
    const before = await granted(caller.idUsuario);
    const answers = [
      await give(caller, caller, { id_perfil: 1 }),
      await give(caller, caller, { id_perfil: id(profile), perfis: [1, 3], uf: 'GO' }),
      await give(caller, caller, { id_perfil: id(profile), uf: 'BA' }),
      await ask(caller, 'POST', `access-review/${caller.idUsuario}`, { decisao: 'mantido' }),
      await ask(caller, 'POST', 'set-profile', { profile: 'Administrador' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
    expect(await granted(caller.idUsuario)).toEqual(before);
    expect(await row(caller.idUsuario)).toMatchObject({ id_perfil: id(profile), uf: 'GO', versao: 1 });
  });
});

describe('Regional', () => {
  test('gives within its uf only', async () => {
    const caller = await regional('GO');
    const person = await portal.person('coordenador', { uf: 'GO' });
    await portal.person('coordenador', { uf: 'BA' });
    expect((await give(caller, person, { id_perfil: 2, uf: 'BA' })).statusCode).toBe(403);
    const foreign = await portal.person('coordenador', { uf: 'BA' });
    expect((await give(caller, foreign, { id_perfil: 2, uf: 'GO' })).statusCode).toBe(404);
  });

  test('gives Técnico to the programme’s technicians of its uf only', async () => {
    const { cpf, uf } = tecnico;
    const other = uf === 'BA' ? 'GO' : 'BA';
    const far = await give(await regional(other), await portal.person('coordenador', { uf: other }), {
      id_perfil: 4,
      cpf,
    });
    expect(far.json().result).toBe(`Este CPF não está entre os técnicos de ${other}`);
    const near = await portal.person('coordenador', { uf });
    expect((await give(await regional(uf), near, { id_perfil: 4, cpf })).statusCode).toBe(200);
    await ask(await regional(uf), 'DELETE', `remove-user/${near.idUsuario}`);
  });
});

describe('blocked accounts', () => {
  test('lose their sessions at once, do not sign in, and are told why to who has the password', async () => {
    const chief = await portal.person('administrador');
    const person = await portal.person('giz');
    const { hashPassword } = await import('../../platform/identity/passwords.ts');
    await portal.database.db
      .updateTable('portal.usuario')
      .set({ senha: await hashPassword('a senha certa') })
      .where('id_usuario', '=', person.idUsuario)
      .execute();
    const login = (pass: string) =>
      portal.ask('POST', `${AUTH}/login`, { payload: { email: person.email, pass } });
    const block = (bloquear: boolean) => ask(chief, 'POST', `users/${person.idUsuario}/block`, { bloquear });
    expect((await block(true)).statusCode).toBe(200);
    expect(await alive(person)).toBe(false);
    expect((await login('a senha certa')).json().codigo).toBe('accountBlocked');
    expect((await login('outra')).json().codigo).toBe('invalidCredentials');
    expect((await list(chief, `&situacao=bloqueada&busca=${person.email}`)).total).toBe(1);
    await block(false);
    expect((await login('a senha certa')).statusCode).toBe(200);
    expect((await ask(chief, 'POST', `users/${chief.idUsuario}/block`, { bloquear: true })).statusCode).toBe(
      403,
    );
  });
});
