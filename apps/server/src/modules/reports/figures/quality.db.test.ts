import type { DashboardAnswer, Profile, ReportAnswer, ReportParams } from '@fonte/contracts';
import { QUALITY_RULES } from '@fonte/contracts/quality';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { sumOf, tinyPortal, type TinyPortal } from '../testing.ts';

// Data Quality on the tiny programme; every figure is found by hand in its README.

let portal: TinyPortal;
let admin: TestPerson;
beforeAll(async () => {
  portal = await tinyPortal();
  admin = await portal.person('administrador');
});
afterAll(() => portal.close());

/** What each rule finds, and of how many. */
const FOUND: Readonly<Record<number, readonly [found: number, examined: number]>> = {
  // P4 of the eight that are active; P9 and P11 are not.
  13410: [1, 8],
  13411: [0, 11],
  // P1 and P2, each a side of the strip.
  13412: [2, 4],
  // P7's, 11 km away; 67 visits but five without a check-in.
  13413: [1, 62],
  13414: [0, 62],
  // P8's producer; P11 has none.
  13415: [1, 11],
  13416: [0, 11],
  // P2 P5 P11 without, P6 P7 P9 unknown to the register, P3 cancelled.
  13417: [7, 12],
  13418: [0, 9],
  13419: [1, 41],
};
const ERRORS = 4;
const WARNINGS = 9;

const figure = ({ series }: ReportAnswer) => series[0]?.data[0];
const params = ({ json_label }: ReportAnswer) => JSON.parse(json_label) as ReportParams;

describe('the rules', () => {
  it('13400: what each finds, of what it looked at; each opens its rows', async () => {
    const answer = await portal.report(admin, 13400);
    expect(answer.tbody.map(({ achados, examinados }) => [achados, examinados])).toEqual(
      Object.values(FOUND),
    );
    expect(answer.tbody[0]).toMatchObject({ gravidade: 'Erro', percentual: 12.5, corrige: 'Técnico' });
    // The first and the last code, once where it is the same.
    const examples = (title: string) => answer.tbody.find(({ regra }) => regra === title)?.['exemplos'];
    expect(examples('Área produtiva zerada')).toMatch(/^[\d.]+$/);
    expect(examples('Sem CAR')).toMatch(/^([\d.]+), (?!\1$)[\d.]+$/);
    expect(examples('Fora do município')).toBeNull();
    for (const [place, { id }] of QUALITY_RULES.entries()) {
      const { idColuna } = answer.keys[place] ?? {};
      // oxlint-disable-next-line no-await-in-loop -- ten
      const { total, conferido } = await portal.drill(admin, 13400, { idColuna });
      expect([id, total, conferido]).toEqual([id, FOUND[id]?.[0], true]);
    }
  });

  it('13410 to 13419: by state, the same in all', async () => {
    for (const { id } of QUALITY_RULES) {
      // oxlint-disable-next-line no-await-in-loop -- ten
      const { tbody, tfoot } = await portal.report(admin, id);
      const [found, examined] = FOUND[id]!;
      expect([id, tfoot?.['achados'], tfoot?.['examinados']]).toEqual([id, found, examined]);
      expect([id, sumOf(tbody, 'achados')]).toEqual([id, found]);
    }
    const { tbody } = await portal.report(admin, 13417);
    expect(tbody.map(({ uf, achados }) => [uf, achados])).toEqual([
      ['Goiás', 3],
      ['Mato Grosso do Sul', 1],
      ['Minas Gerais', 3],
    ]);
  });

  it('13403 to 13405: errors, warnings, properties without an error', async () => {
    expect(figure(await portal.report(admin, 13403))).toBe(ERRORS);
    const warnings = await portal.report(admin, 13404);
    expect(figure(warnings)).toBe(WARNINGS);
    // P2 P3 P5 P6 P7 P9 P11, and the entry of one of the others or of these.
    expect(params(warnings).hint).toMatch(/^em [78] propriedades$/);
    const sound = await portal.report(admin, 13405);
    // P1 P2 P4 P8 have one.
    expect(sound.share).toEqual({ part: 8, whole: 12 });
    expect(sound.provenance.steps.map(({ value }) => value)).toEqual([12, -4, 8]);
  });

  it('13401: the findings of a rule that is chosen, or of all; 111255 takes all', async () => {
    const of = async (regra: string) =>
      (
        await portal.raw(admin, 'relatorio/index/retorno-direto', {
          co_consulta: '13401',
          typereturn: 'Json',
          regra,
        })
      ).json<ReportAnswer>();
    expect((await of('todas')).total).toBe(ERRORS + WARNINGS);
    // A name that is none is all, never a filter of somebody's own.
    expect((await of("1' or '1'='1")).total).toBe(ERRORS + WARNINGS);
    const [far] = (await of('13413')).tbody;
    expect((await of('13413')).total).toBe(1);
    expect(far).toMatchObject({
      cod_propriedade: '31.0001.0002',
      regra: 'Visita longe da propriedade',
      detalhe: '11,1 km: visita 1 de 08/03/2024',
    });
    expect(Number(far?.['valor'])).toBeGreaterThan(11);
    expect((await portal.csv(admin, 111255)).total).toBe(ERRORS + WARNINGS);
  });
});

describe('what the queue keeps quiet', () => {
  const shown = async (person: TestPerson) => {
    const { tbody } = await portal.report(person, 13400);
    return QUALITY_RULES.flatMap(({ id }, place) => {
      const { achados, silenciados } = tbody[place] ?? {};
      return silenciados === 0 ? [] : [[id, achados, silenciados]];
    });
  };
  const inQueue = async (person: TestPerson) =>
    (
      await portal.ask('GET', '/api/indicators/quality/queue?situacao=respondidos', {
        headers: { cookie: person.cookie },
      })
    ).json<{ totais: Record<string, number> }>().totais['respondidos'];
  const listed = async () =>
    (await portal.report(admin, 13401)).tbody.flatMap(({ cod_propriedade, silenciado }) =>
      silenciado === null ? [] : [[cod_propriedade, silenciado]],
    );

  it('is told beside what is found, as the queue has it, at once and until its day is over', async () => {
    const { db } = portal.database;
    expect([await shown(admin), await listed(), await inQueue(admin)]).toEqual([[], [], 0]);
    // P8's producer by itself, and all that rule 13417 finds of P2; of P5 the day is over, and P4 is said to be mended.
    await sql`insert into portal.tratamento (regra, cod_propriedade, chave, resposta, quieta_ate, toda_regra, versao_resposta)
      select regra, cod, chave, resposta, (now() at time zone 'America/Sao_Paulo')::date + dias, toda, (select max(versao) from portal.versao)
      from (values (13415, '31.0001.0003', '', 'correto', 0, false), (13417, '52.0001.0002', 'outro', 'correto', 9, true),
        (13417, '52.0002.0002', '', 'correto', -1, false), (13410, '52.0002.0001', '', 'corrigido', null, false)
      ) t (regra, cod, chave, resposta, dias, toda)`.execute(db);
    expect(await shown(admin)).toEqual([
      [13415, 1, 1],
      [13417, 7, 1],
    ]);
    expect((await listed()).map(([cod]) => cod)).toEqual(['31.0001.0003', '52.0001.0002']);
    // P4's answer waits for the next load beside them.
    expect(await inQueue(admin)).toBe(2 + 1);
    // A coordinator of Goiás has P2's alone.
    expect(await shown(await portal.person('coordenador', { uf: 'GO' }))).toEqual([[13417, 3, 1]]);
    await sql`delete from portal.tratamento`.execute(db);
    expect([await shown(admin), await listed()]).toEqual([[], []]);
  });
});

describe('the loads', () => {
  it('13402 has a point for each, and 13400 says what has changed since the one before', async () => {
    const [first] = (await portal.report(admin, 13402)).series.map(({ data }) => data);
    expect(first).toEqual([ERRORS]);
    // As a later load would leave it, with a rule that finds otherwise.
    await sql`insert into portal.versao (dados_ate) select dados_ate from portal.versao order by versao desc limit 1`.execute(
      portal.database.db,
    );
    await sql`insert into portal.qualidade
      select (select max(versao) from portal.versao), regra, uf, cpf_supervisor, gravidade, carga,
        case when regra = 13413 then 'outra' else limiar end, examinados, achados + 2, 2, 0 from portal.qualidade`.execute(
      portal.database.db,
    );
    const { series, labels } = await portal.report(admin, 13402);
    // Five supervisors and states (GO Otto; MG Rute; MS none, MS Rute), two more of each of six rules of severity error.
    const groups = 4;
    expect(series.map(({ data }) => data)).toEqual([
      [ERRORS, null, ERRORS + 2 * groups * 6],
      [WARNINGS, null, WARNINGS + 2 * groups * 4],
    ]);
    // Two loads of one day are told apart by their numbers.
    expect(labels).toEqual([
      expect.stringMatching(/^\d\d\/\d\d \(carga 1\)$/),
      'regras mudaram',
      expect.stringMatching(/ \(carga \d+\)$/),
    ]);
    // A rule's own trend is interrupted where it changed itself, and goes on where others did: two more in each of the four groups.
    const own = await Promise.all(
      ['13413', '13417'].map(async (regra) =>
        (
          await portal.raw(admin, 'relatorio/index/retorno-direto', {
            co_consulta: '13402',
            typereturn: 'Json',
            regra,
          })
        ).json<ReportAnswer>(),
      ),
    );
    expect(own.map((one) => one.series.map(({ name, data }) => [name, data]))).toEqual([
      [['Visita longe da propriedade', [1, null, 1 + 2 * groups]]],
      [['Sem CAR', [7, 7 + 2 * groups]]],
    ]);
    expect(own[0]?.labels[1]).toBe('a regra mudou');
    expect(own[1]?.thead.map(({ description }) => description)).toEqual([
      'Carga',
      'Alertas',
      'Novos',
      'Resolvidos',
    ]);
    const chosen = await portal.raw(admin, 'consulta/dash-board/load-report-dash', {
      typereturn: 'Json',
      painel: 'qualidade',
      regra: '13413',
    });
    expect(chosen.json<DashboardAnswer>().reports.map(({ co_consulta: id }) => id)).toContain(13402);
    const { thead, tbody } = await portal.report(admin, 13400);
    expect(thead.find(({ field }) => field === 'mudanca')?.description).toMatch(/^Mudança desde \d\d\/\d\d$/);
    // The findings that stand are those of the load before: nothing has changed but the line.
    expect(tbody.map(({ mudanca }) => mudanca)).toEqual(tbody.map(() => 0));
  });
});

describe('who sees what', () => {
  const board = async (profile: Profile, uf?: string) => {
    const person = await portal.person(profile, uf === undefined ? {} : { uf });
    return portal.raw(person, 'consulta/dash-board/load-report-dash', {
      typereturn: 'Json',
      painel: 'qualidade',
    });
  };

  it('the detail table is for Coordenador, Supervisor and Administrador, a page at a time; the page for all but Técnico', async () => {
    const ids = async (profile: Profile, uf?: string) =>
      (await board(profile, uf)).json<DashboardAnswer>().reports.map(({ co_consulta: id }) => id);
    expect(await ids('administrador')).not.toContain(13401);
    for (const [profile, uf] of [
      ['administrador', undefined],
      ['coordenador', 'GO'],
    ] as const) {
      const person = await portal.person(profile, uf === undefined ? {} : { uf });
      const own = await portal.raw(person, 'relatorio/index/retorno-direto', {
        co_consulta: '13401',
        typereturn: 'Json',
        page: '1',
      });
      expect([profile, own.statusCode]).toEqual([profile, 200]);
    }
    for (const profile of ['nacional', 'giz'] as const) {
      // oxlint-disable no-await-in-loop -- two
      expect(await ids(profile)).not.toContain(13401);
      const person = await portal.person(profile);
      const own = await portal.raw(person, 'relatorio/index/retorno-direto', {
        co_consulta: '13401',
        typereturn: 'Json',
      });
      expect(own.statusCode).toBe(403);
      // oxlint-enable no-await-in-loop
    }
    expect((await board('tecnico')).statusCode).toBe(403);
  });

  it('a supervisor and a coordinator count their own rows, in the trend too', async () => {
    const coordinator = await portal.person('coordenador', { uf: 'MG' });
    // P7's visit, P8's producer, and the CAR of P6 P7 P9.
    expect(figure(await portal.report(coordinator, 13403))).toBe(1);
    const { series } = await portal.report(coordinator, 13402);
    expect(series[0]?.data[0]).toBe(1);
    expect((await portal.report(coordinator, 13401)).tbody.every(({ uf }) => uf === 'MG')).toBe(true);
  });
});

describe('who only observes', () => {
  let guarded: TinyPortal;
  let stranger: TestPerson;
  beforeAll(async () => {
    guarded = await tinyPortal({ SMALL_GROUP: '5' });
    stranger = await guarded.person('consulta');
  });
  afterAll(() => guarded.close());

  it('has no row, no change since the load before and no trend', async () => {
    const answer = await guarded.report(stranger, 13400);
    expect(answer.drill).toBe(false);
    const fields = answer.thead.map(({ field }) => field);
    expect(fields).not.toContain('mudanca');
    expect(fields).not.toContain('silenciados');
    expect(fields).not.toContain('exemplos');
    expect(JSON.stringify(answer.tbody)).not.toMatch(/\d\.\d{4}\.\d{4}/);
    for (const id of [13401, 13402, 111255]) {
      // oxlint-disable-next-line no-await-in-loop -- three
      const own = await guarded.raw(stranger, 'relatorio/index/retorno-direto', {
        co_consulta: String(id),
        typereturn: 'Json',
      });
      expect([id, own.statusCode]).toEqual([id, 403]);
    }
  });

  it('has no figure of fewer than five, and no share from which one follows', async () => {
    const reports = await Promise.all(
      [13400, ...QUALITY_RULES.map(({ id }) => id)].map((id) => guarded.report(stranger, id)),
    );
    const rows = reports.flatMap(({ tbody, tfoot }) => (tfoot ? [...tbody, tfoot] : tbody));
    for (const { achados = null, percentual = null } of rows) {
      expect(achados === null || Number(achados) === 0 || Number(achados) >= 5).toBe(true);
      if (achados === null) expect(percentual).toBeNull();
    }
    // Not for want of figures: seven properties have no CAR that holds, and three in Goiás are too few.
    const [, ...states] = reports;
    const register = states[7];
    expect(register?.tfoot?.['achados']).toBe(7);
    expect(register?.tbody[0]?.['achados']).toBeNull();
  });
});
