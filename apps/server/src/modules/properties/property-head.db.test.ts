import type { PropertyHead } from '@fonte/contracts/routes/properties';
import { ALL_PROFILES, OBSERVERS } from '@fonte/contracts';
import { ANA, CAIO, OTTO } from '@fonte/programme/tiny/people';
import { P1, P10, P2, P3, P7 } from '@fonte/programme/tiny/properties';
import { currentVersion } from '@fonte/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing.ts';
import { tinyPortal, type TinyPortal } from '../reports/testing.ts';

// The head of a property's page, on the tiny programme added up by hand (packages/programme/src/tiny/README.md).

let portal: TinyPortal;
let admin: TestPerson;
beforeAll(async () => {
  portal = await tinyPortal();
  admin = await portal.person('administrador');
});
afterAll(() => portal.close());

const bare = (code: string) => code.replaceAll('.', '');
const ask = (person: TestPerson, id: string) =>
  portal.ask('GET', `/api/indicators/properties/${id}`, { headers: { cookie: person.cookie } });
const head = async (code: string) => (await ask(admin, bare(code))).json<PropertyHead>();

describe('the head of a property', () => {
  it('says which, where, what it does and whose it is, CPFs masked', async () => {
    const answer = await ask(admin, bare(P1));
    expect(answer.json()).toMatchObject({
      codigo: P1,
      nome: 'Fazenda Dois Ipês',
      municipio: 'Rio Verde/GO',
      atividade: 'Bovinocultura de leite',
      perfil: 'Pequena propriedade',
      situacao: 'Ativa em atendimento',
      lon: -50.93,
      lat: -17.8,
      versao: (await currentVersion(portal.database.db))?.versao,
      pessoas: [
        { papel: 'produtor', nome: 'Zeli Gabiroba das Águas' },
        { papel: 'supervisor', nome: expect.stringContaining('Otto') as string },
        { papel: 'tecnico', nome: expect.stringContaining('Ana') as string },
      ],
    });
    for (const cpf of [ANA, OTTO]) {
      expect(answer.body).not.toContain(cpf);
      expect(answer.body).not.toContain(cpf.slice(0, 3) + '.' + cpf.slice(3, 6));
      expect(answer.body).toContain(`***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`);
    }
  });

  it('puts cycle 1 beside cycle 2, and says when the twelfth visit was', async () => {
    const { ritmo, ciclos, indicadores } = await head(P1);
    expect(ritmo).toMatchObject({ visitas: 14, primeira: '2024-02-15', ultima: '2025-03-15' });
    expect(ritmo.decima_segunda).toBe('2025-01-15');
    // 14 visits of 150 minutes, each with R$ 200 of feed and R$ 7 500 of milk: twelve in the first cycle.
    expect(ciclos).toMatchObject([
      { ciclo: 1, inicio: '2024-02-01', fim: '2025-01-31', visitas: 12, lancamentos: 24 },
      { ciclo: 2, inicio: '2025-02-01', fim: '2026-01-31', visitas: 2, lancamentos: 4 },
    ]);
    expect(ciclos.map(({ despesas, receitas }) => [Number(despesas), Number(receitas)])).toEqual([
      [2400, 90_000],
      [400, 15_000],
    ]);
    expect(ciclos.map(({ duracao_media }) => Number(duracao_media))).toEqual([150, 150]);
    expect(indicadores).toMatchObject({ visitas: 14, lancamentos: 28, ir: 2, faixa_isa: '0,7 – 1' });
    expect(indicadores.isa.map(({ momento, indice }) => [momento, Number(indice)])).toEqual([
      [1, 0.4],
      [2, 0.55],
      [3, 0.72],
    ]);
    expect(indicadores).toMatchObject({ faixa_abc: '20 a 50 ha', faixa_conservacao: 'Até 20 ha' });
  });

  it('says which visits do not count yet, and why', async () => {
    const { visitas } = await head(P2);
    expect(visitas.filter(({ conta }) => !conta).map(({ numero, motivo }) => [numero, motivo])).toEqual([
      [4, 'Sem lançamento nem check-in'],
      [5, 'Não sincronizada'],
    ]);
    expect((await head(P3)).visitas.every(({ conta }) => conta)).toBe(true);
  });

  it('says what deserves a second look: P7 was visited 11 km away', async () => {
    const { visitas } = await head(P7);
    expect(visitas.map(({ numero, duvidas }) => [numero, duvidas.map(({ tipo }) => tipo)])).toEqual([
      [1, ['longe']],
    ]);
    expect(visitas[0]?.duvidas[0]?.medida).toBeGreaterThan(11_000);
    expect(visitas[0]?.duvidas[0]?.medida).toBeLessThan(11_200);
    expect((await head(P1)).visitas.flatMap(({ duvidas }) => duvidas)).toEqual([]);
  });

  it('tells visits that clash, ways too short and nights, and nothing of the other visit', async () => {
    const { db } = portal.database;
    // On the day of P1's first visit (9h30 to 12h) Ana is at P3 too, 90 km away, from 11h; her second begins at 22h.
    const visit = db.updateTable('programa.visita');
    const was = await db
      .selectFrom('programa.visita')
      .select(['cod_propriedade', 'id_visita', 'dt_visita', 'dt_checkin'])
      .where('id_visita', 'in', ['102', '103', '301', '302'] as never)
      .execute();
    const put = (id: number, dt: string, at: string) =>
      visit
        .set({ dt_visita: dt, dt_checkin: `${dt}T${at}-03:00` } as never)
        .where('id_visita', '=', id as never);
    await put(301, '2024-03-15', '11:00:00').execute();
    await put(302, '2024-04-15', '12:10:00').execute();
    await put(103, '2024-04-15', '09:30:00').execute();
    try {
      const { visitas } = await head(P1);
      const doubts = visitas.flatMap(({ numero, duvidas }) =>
        duvidas.map(({ tipo, medida }) => [numero, tipo, medida]),
      );
      expect(doubts).toEqual([
        [2, 'sobreposta', 60],
        [3, 'deslocamento', expect.any(Number)],
      ]);
      // About 88 km in ten minutes.
      expect(Number(doubts[1]?.[2])).toBeGreaterThan(45);
      await put(103, '2024-04-15', '22:00:00').execute();
      const late = (await head(P1)).visitas.find(({ numero }) => numero === 3);
      expect(late?.duvidas).toEqual([{ tipo: 'noite', medida: 22 }]);
      expect(JSON.stringify(await head(P1))).not.toContain('Três Barus');
    } finally {
      for (const { id_visita, dt_visita, dt_checkin } of was)
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await visit.set({ dt_visita, dt_checkin }).where('id_visita', '=', id_visita).execute();
    }
  });
});

describe('whose property', () => {
  it.each(OBSERVERS)('%s has none', async (profile) => {
    const person = await portal.person(profile);
    expect((await ask(person, bare(P1))).statusCode).toBe(403);
  });

  it.each([
    ['tecnico', { cpf: CAIO }],
    ['supervisor', { cpf: OTTO, uf: 'GO' }],
    ['coordenador', { uf: 'GO' }],
    ['regional', { uf: 'GO' }],
  ] as const)('%s is told the same of another’s property as of none', async (profile, who) => {
    const person = await portal.person(profile, who);
    const [other, none] = await Promise.all([ask(person, bare(P10)), ask(person, '99')]);
    expect([other.statusCode, none.statusCode]).toEqual([404, 404]);
    expect(other.json<{ result: string }>().result).toBe('Propriedade não encontrada');
    expect(other.body).toBe(none.body);
  });

  it('every profile that is told of single properties has it for its own', async () => {
    const own = ALL_PROFILES.filter(
      (one) => !(OBSERVERS as readonly string[]).includes(one) && one !== 'supervisor',
    );
    for (const profile of own) {
      // oxlint-disable-next-line no-await-in-loop -- one account after the other
      const person = await portal.person(profile, { uf: 'GO', ...(profile === 'tecnico' && { cpf: ANA }) });
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect([profile, (await ask(person, bare(P1))).statusCode]).toEqual([profile, 200]);
    }
  });
});
