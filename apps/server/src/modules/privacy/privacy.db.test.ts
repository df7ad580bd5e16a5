// [LGPD art. 18]
import { ALL_PROFILES, PROFILES, type Profile } from '@fonte/contracts';
import type { FoundPerson, HeldPlace } from '@fonte/contracts/routes/privacy';
import { ANA, OTTO, PRODUCERS } from '@fonte/programme/tiny/people';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPortalWithTiny, type TestPerson, type TestPortal } from '../../testing.ts';
import { PLACES } from './places/index.ts';
import { AT, askPrivacy, dotted, MOTIVE, NAME, plant, type Planted } from './testing.ts';

/** Finding, looking at and exporting what is held of a person, by who may, with its trace; and who may not. */

let portal: TestPortal;
let admin: TestPerson;
let planted: Planted;
beforeAll(async () => {
  portal = await testPortalWithTiny();
  admin = await portal.person('administrador');
  planted = await plant(portal);
});
afterAll(() => portal.close());

const post = (who: TestPerson | null, call: string, body: unknown) => askPrivacy(portal, who, call, body);
const find = async (por: string, valor: string, who = admin): Promise<FoundPerson[]> => {
  const answer = await post(who, 'find', { por, valor, motivo: MOTIVE });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ pessoas: FoundPerson[] }>().pessoas;
};
const refOf = async () => (await find('cpf', ANA))[0]!.ref;

describe('a search', () => {
  test.each([
    ['cpf', ANA],
    ['cpf', dotted(ANA)],
    ['nome', 'ana ipe'],
    ['nome', 'DOURADO'],
    ['email', 'Ana.Dourado@campo.example'],
  ])('by %s finds the one person with all that it is, the CPF masked', async (por, valor) => {
    const people = await find(por, valor);
    expect(people).toHaveLength(1);
    expect(people[0]).toMatchObject({
      papeis: ['produtor', 'tecnico', 'supervisor', 'conta'],
      emails: [planted.email],
      anonimizada: false,
    });
    expect(people[0]?.cpf).toMatch(/^\*{3}\.\d{3}\.\d{3}-\*{2}$/);
    const { ref, ...told } = people[0]!;
    expect(JSON.stringify(told)).not.toMatch(/\d{11}|\d{3}\.\d{3}\.\d{3}-\d{2}/);
    expect(Buffer.from(ref, 'base64url').toString('latin1')).not.toContain(ANA);
  });

  test('by a CPF that somebody typed makes the account nobody else’s', async () => {
    const typed = PRODUCERS[1]!.cpf as string;
    const liar = await portal.person('consulta');
    await sql`update portal.usuario set cpf = ${typed} where id_usuario = ${liar.idUsuario}`.execute(
      portal.database.db,
    );
    expect((await find('cpf', typed))[0]).toMatchObject({ papeis: ['produtor'], emails: [] });
  });

  test('finds who is known by an address alone, and nobody where nothing is kept', async () => {
    expect((await find('email', 'x@campo.example'))[0]).toMatchObject({ papeis: ['email'] });
    expect(await find('email', 'ninguem@campo.example')).toEqual([]);
    expect(await find('cpf', '529.982.247-25')).toEqual([]);
    expect(await find('nome', 'Ninguém de Nada')).toEqual([]);
  });

  test('leaves a line with who and why, and not whom', async () => {
    const before = (await portal.trail()).length;
    await find('cpf', ANA);
    const lines = (await portal.trail()).slice(before);
    expect(lines).toMatchObject([
      {
        id_usuario: admin.idUsuario,
        rota: 'privacy.find',
        detalhe: { por: 'cpf', motivo: MOTIVE },
        linhas: 1,
      },
    ]);
    for (const told of [ANA, dotted(ANA), 'Ipê']) expect(JSON.stringify(lines)).not.toContain(told);
  });

  test.each([
    [{ por: 'cpf', valor: ANA }],
    [{ por: 'cpf', valor: ANA, motivo: 'curto' }],
    [{ por: 'cpf', valor: ANA, motivo: `Ver o CPF ${dotted(ANA)}` }],
    [{ por: 'cpf', valor: '123', motivo: MOTIVE }],
    [{ por: 'nome', valor: 'an', motivo: MOTIVE }],
    [{ por: 'nome', valor: '%%%%', motivo: MOTIVE }],
    [{ por: 'email', valor: 'sem arroba', motivo: MOTIVE }],
    [{ por: 'senha', valor: 'x', motivo: MOTIVE }],
    [{ por: 'nome', valor: 'x'.repeat(201), motivo: MOTIVE }],
    [{ por: 'nome', valor: "'; drop table portal.usuario; --", motivo: 1 }],
  ])('is refused in a sentence: %j', async (body) => {
    const answer = await post(admin, 'find', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).not.toContain(ANA);
  });

  test('of a hostile text finds nobody, and is no fault of ours', async () => {
    for (const valor of ["o'; select 1 --", 'a\\b(c[d', '((((((', '日本語テスト', '%_%abc'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await post(admin, 'find', { por: 'nome', valor, motivo: MOTIVE })).statusCode).toBeLessThan(
        500,
      );
  });
});

describe('what is held', () => {
  test('is told for every place there is, with what would be done and where it is put right', async () => {
    const answer = await post(admin, 'held', { ref: await refOf() });
    expect(answer.statusCode, answer.body).toBe(200);
    const { lugares, impedimento, confirmar, total, arquivos } = answer.json<{
      lugares: HeldPlace[];
      impedimento: null;
      confirmar: string;
      total: number;
      arquivos: number;
    }>();
    expect(lugares.map(({ tabela }) => tabela).toSorted()).toEqual(Object.keys(PLACES).toSorted());
    expect(total).toBe(lugares.reduce((sum, { linhas }) => sum + linhas, 0));
    expect([impedimento, arquivos]).toEqual([null, 1]);
    expect(confirmar).toMatch(/^Ana Ip/);
    expect(answer.body).not.toContain(ANA);
  });

  test('counts as rows that are counted by hand', async () => {
    const { db } = portal.database;
    const { lugares } = (await post(admin, 'held', { ref: await refOf() })).json<{ lugares: HeldPlace[] }>();
    const of = (name: string) => lugares.find(({ tabela }) => tabela === name)?.linhas;
    const count = async (where: ReturnType<typeof sql>) =>
      Number((await sql<{ n: number }>`select count(*) as n from ${where}`.execute(db)).rows[0]?.n);
    expect(of('programa.visita')).toBe(await count(sql`programa.visita where cpf_tecnico = ${ANA}`));
    expect(of('programa.visita')).toBeGreaterThan(1);
    expect(of('portal.diferenca')).toBe(
      await count(sql`portal.diferenca where diff::text like ${`%${ANA}%`}`),
    );
    expect(of('programa.produtor')).toBe(1);
    expect(of('camada.processo')).toBe(1);
  });
});

describe('the export', () => {
  test('says who asked, when and why, and holds the rows of every place, nobody else’s CPF or address and no secret', async () => {
    const before = (await portal.trail()).length;
    const answer = await post(admin, 'export', { ref: await refOf(), motivo: MOTIVE });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toContain('dados-da-pessoa.json');
    expect(answer.headers['cache-control']).toBe('no-store');
    const file = answer.json<{
      pedido_por: { email: string };
      gerado_em: string;
      motivo: string;
      lugares: Record<string, { o_que: string; linhas: Record<string, unknown>[] }>;
    }>();
    expect(file).toMatchObject({ pedido_por: { email: admin.email }, motivo: MOTIVE });
    expect(Date.parse(file.gerado_em)).toBeGreaterThan(Date.now() - 60_000);
    expect(Object.keys(file.lugares).toSorted()).toEqual(Object.keys(PLACES).toSorted());
    expect(answer.body).toContain(ANA);
    // Otto is her supervisor, another party of her lawsuit and in her differences.
    for (const other of [OTTO, dotted(OTTO), 'Outra Parte', 'outra@campo.example'])
      expect(answer.body).not.toContain(other);
    for (const rows of Object.values(file.lugares))
      for (const row of rows.linhas)
        for (const secret of ['senha', 'token', 'segredo', 'geom', 'corpo'])
          expect(row).not.toHaveProperty(secret);
    const lines = (await portal.trail()).slice(before);
    const exported = lines.filter(({ rota }) => rota === 'privacy.export');
    expect(exported).toMatchObject([
      { acao: 'exportar', detalhe: { motivo: MOTIVE }, id_usuario: admin.idUsuario },
    ]);
    const rows = Object.values(file.lugares).reduce((sum, { linhas }) => sum + linhas.length, 0);
    expect(exported[0]?.linhas).toBe(rows);
  });

  test('asks why', async () => {
    expect((await post(admin, 'export', { ref: await refOf() })).statusCode).toBe(400);
  });
});

describe('attacks', () => {
  const CALLS = (ref: string): Record<string, unknown> => ({
    find: { por: 'cpf', valor: ANA, motivo: MOTIVE },
    held: { ref },
    export: { ref, motivo: MOTIVE },
    correct: { ref, tabela: 'programa.produtor', motivo: MOTIVE },
    corrected: { pedido: 1 },
    anonymise: { ref, motivo: MOTIVE, confirmacao: NAME, atual: 'x' },
  });

  test.each(ALL_PROFILES.filter((profile) => profile !== 'administrador'))(
    '%s does none of it, with whatever reference',
    async (profile: Profile) => {
      const who = await portal.person(profile, PROFILES[profile].requiresUf ? { uf: 'GO' } : {});
      const ref = await refOf();
      for (const [call, body] of Object.entries(CALLS(ref))) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const answer = await post(who, call, body);
        expect([call, answer.statusCode]).toEqual([call, 403]);
        expect(answer.body).not.toContain('Ipê');
      }
      for (const list of ['anonymised', 'corrections']) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const answer = await portal.ask('GET', `${AT}/${list}`, { headers: { cookie: who.cookie } });
        expect([list, answer.statusCode]).toEqual([list, 403]);
      }
    },
  );

  test('nobody does it without a session', async () => {
    for (const [call, body] of Object.entries(CALLS('x')))
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await post(null, call, body)).statusCode).toBe(401);
  });

  test('a reference of another administrator, changed, invented or an hour old finds nobody', async () => {
    const ref = await refOf();
    const other = await portal.person('administrador');
    const bytes = Buffer.from(ref, 'base64url');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    const forged = Buffer.from(JSON.stringify({ seed: { cpf: ANA }, ate: 9e15 })).toString('base64url');
    for (const [who, one] of [
      [other, ref],
      [admin, bytes.toString('base64url')],
      [admin, forged],
      [admin, '3107'],
      [admin, ref.slice(0, 20)],
    ] as const)
      for (const call of ['held', 'export', 'correct']) {
        const body = { ref: one, motivo: MOTIVE, tabela: 'programa.produtor' };
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect((await post(who, call, body)).statusCode).toBe(404);
      }
  });

  test('sixty searches an hour, and no more', async () => {
    const eager = await portal.person('administrador');
    let refused = 0;
    for (let i = 0; i < 62; i += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answer = await post(eager, 'find', { por: 'nome', valor: 'zzz', motivo: MOTIVE });
      if (answer.statusCode === 429) refused += 1;
    }
    expect(refused).toBe(2);
  });
});
