import { ALL_PROFILES, CAPABILITIES } from '@fonte/contracts';
import type { AgendaAnswer } from '@fonte/contracts/routes/properties';
import { ANA, CAIO, OTTO } from '@fonte/programme/tiny/people';
import { P1, P2, P3, P4, P6 } from '@fonte/programme/tiny/properties';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing.ts';
import { tinyPortal, type TinyPortal } from '../reports/testing.ts';

// What a week's agenda is made of, on the tiny programme (packages/programme/src/tiny/README.md).

let portal: TinyPortal;
let ana: TestPerson;
let otto: TestPerson;
beforeAll(async () => {
  portal = await tinyPortal();
  ana = await portal.person('tecnico', { cpf: ANA });
  otto = await portal.person('supervisor', { cpf: OTTO, uf: 'GO' });
});
afterAll(() => portal.close());

const ask = (person: TestPerson) =>
  portal.ask('GET', '/api/indicators/properties/agenda', { headers: { cookie: person.cookie } });
const agenda = async (person: TestPerson) => (await ask(person)).json<AgendaAnswer>();
const codes = ({ propriedades }: AgendaAnswer) => propriedades.map(({ codigo }) => codigo);

describe('what an agenda is made of', () => {
  it('is the own properties in attendance, and names technicians without their CPF', async () => {
    const own = await agenda(ana);
    expect(codes(own).toSorted()).toEqual([P1, P2]);
    expect(own.tecnicos).toEqual(['Ana Ipê Dourado']);
    const answer = await ask(otto);
    const all = answer.json<AgendaAnswer>();
    // P3 has made its visits, P5 is inactive, P6 is another supervisor's.
    expect(codes(all).toSorted()).toEqual([P1, P2, P4]);
    expect(codes(all)).not.toEqual(expect.arrayContaining([P3, P6]));
    expect(all.tecnicos).toEqual(['Ana Ipê Dourado', 'Caio Buriti Manso']);
    expect(new Map(all.propriedades.map(({ codigo, tecnico }) => [codigo, tecnico]))).toEqual(
      new Map([
        [P1, 0],
        [P2, 0],
        [P4, 1],
      ]),
    );
    for (const cpf of [ANA, CAIO, OTTO]) expect(answer.body).not.toContain(cpf);
  });

  it('counts what is missing as the list of properties does, the most late first', async () => {
    const { propriedades } = await agenda(otto);
    const listed = await portal.report(otto, 8768991);
    const missing = new Map(listed.tbody.map((row) => [row['cod_propriedade'], row['faltam']]));
    for (const { codigo, faltam } of propriedades)
      expect([codigo, faltam]).toEqual([codigo, missing.get(codigo)]);
    const order = propriedades.map(({ faltam }) => faltam);
    expect(order).toEqual(order.toSorted((one, other) => other - one));
    expect(order[0]).toBeGreaterThan(0);
  });

  it('says of each what it waits for', async () => {
    const { db } = portal.database;
    const of = async (code: string) => {
      const { propriedades } = await agenda(otto);
      return propriedades.find(({ codigo }) => codigo === code);
    };
    // P1 and P2 are drawn, P4 too (README, Polygons); P1's second cycle has two visits.
    expect([(await of(P1))?.sem_poligono, (await of(P1))?.ciclo_2, (await of(P1))?.visitas]).toEqual([
      false,
      false,
      14,
    ]);
    await db.deleteFrom('programa.poligono').where('cod_propriedade', '=', P4).execute();
    expect((await of(P4))?.sem_poligono).toBe(true);
    // Twelve visits of the first cycle and none of the second; Caio has not asked before, and the engine keeps a list while the data stays.
    await db
      .updateTable('resumo.visita_ritmo')
      .set({ visitas_ciclo_1: 12, visitas_ciclo_2: 0 })
      .where('cod_propriedade', '=', P4)
      .execute();
    const caio = await agenda(await portal.person('tecnico', { cpf: CAIO }));
    expect(caio.propriedades.map(({ codigo, ciclo_2 }) => [codigo, ciclo_2])).toEqual([[P4, true]]);
  });

  it('tells findings only to who is told of them elsewhere, and an answer for good ends one', async () => {
    const { db } = portal.database;
    const finding = await db
      .selectFrom('resumo.achado')
      .select(['regra', 'cod_propriedade', 'chave'])
      .where('cod_propriedade', 'in', [P1, P2, P4])
      .orderBy('cod_propriedade')
      .executeTakeFirstOrThrow();
    const count = async () =>
      (await agenda(otto)).propriedades.find(({ codigo }) => codigo === finding.cod_propriedade)?.achados ??
      0;
    const before = await count();
    expect(before).toBeGreaterThan(0);
    for (const { achados } of (await agenda(ana)).propriedades) expect(achados).toBeNull();
    await db
      .insertInto('portal.tratamento')
      .values({
        ...finding,
        resposta: 'correto',
        porque: 'Conferido hoje',
        respondido_em: new Date(),
        id_usuario: otto.idUsuario,
      })
      .execute();
    expect(await count()).toBe(before - 1);
  });

  it('is written down with its rows, and stored by nobody', async () => {
    const { length: before } = await portal.trail();
    const answer = await ask(ana);
    expect([answer.headers['cache-control'], answer.headers['etag']]).toEqual(['no-store', undefined]);
    const written = (await portal.trail()).slice(before);
    expect(written).toHaveLength(1);
    expect(written[0]).toMatchObject({
      id_usuario: ana.idUsuario,
      rota: 'property.agenda',
      acao: 'ler',
      linhas: 2,
    });
  });

  it('is for who has it, and empty without properties', async () => {
    const may: readonly string[] = CAPABILITIES['agenda.read'];
    for (const profile of ALL_PROFILES.filter((one) => !may.includes(one)))
      // oxlint-disable-next-line no-await-in-loop -- one account after the other
      expect([profile, (await ask(await portal.person(profile, { uf: 'GO' }))).statusCode]).toEqual([
        profile,
        403,
      ]);
    const nobody = await portal.person('supervisor', { uf: 'GO' });
    expect(await agenda(nobody)).toMatchObject({ tecnicos: [], propriedades: [] });
    expect((await portal.ask('GET', '/api/indicators/properties/agenda')).statusCode).toBe(401);
  });
});
