import type { FailureBody } from '@fonte/contracts';
import {
  QUIET_DAYS_MOST,
  REASON_MISSING,
  UNTIL_MISSING,
  UNTIL_WRONG,
  type FindingState,
} from '@fonte/contracts/quality-queue';
import type { FindingKey, QualityQueue, QueuedFinding } from '@fonte/contracts/routes/quality';
import { evaluateQuality } from '@fonte/programme/import/apply/quality';
import { toIsoDate } from '@fonte/pt-br';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testPortalWithTiny, type TestPerson, type TestPortal } from '../../testing.ts';

// The queue of Data Quality on the tiny programme: 4 errors and 9 warnings, of GO, MG and MS.

/** P4 of Goiás has no productive area; P8 of Minas Gerais has a producer without a CPF. */
const P4: FindingKey = { regra: 13410, cod_propriedade: '52.0002.0001', chave: '' };
const P8: FindingKey = { regra: 13415, cod_propriedade: '31.0001.0003', chave: '' };
const ALL = 13;

let portal: TestPortal;
let admin: TestPerson;
let goias: TestPerson;
beforeAll(async () => {
  portal = await testPortalWithTiny();
  [admin, goias] = await Promise.all([
    portal.person('administrador'),
    portal.person('coordenador', { uf: 'GO' }),
  ]);
});
beforeEach(() => portal.database.db.deleteFrom('portal.tratamento').execute());
afterAll(() => portal.close());

const ask = (person: TestPerson, query: Readonly<Record<string, string>> = {}) =>
  portal.ask('GET', `/api/indicators/quality/queue?${new URLSearchParams(query).toString()}`, {
    headers: { cookie: person.cookie },
  });
const queue = async (person: TestPerson, situacao: FindingState = 'abertos', more = {}) =>
  (await ask(person, { situacao, ...more })).json<QualityQueue>();
const does = async (person: TestPerson, what: 'take' | 'release' | 'answer', payload: object) =>
  (
    await portal.ask('POST', `/api/indicators/quality/${what}`, {
      headers: { cookie: person.cookie },
      payload,
    })
  ).statusCode;
/** So many days from today on the programme's clock. */
const inDays = (days: number): string => toIsoDate(new Date(Date.now() + days * 86_400_000));
const answer = (person: TestPerson, of: FindingKey, resposta: string, porque = '', more: object = {}) =>
  does(person, 'answer', {
    ...of,
    resposta,
    porque,
    ...(resposta === 'correto' ? { ate: inDays(30) } : {}),
    ...more,
  });
const keysOf = (rows: readonly QueuedFinding[]) =>
  rows.map(({ regra, cod_propriedade, chave }) => ({ regra, cod_propriedade, chave }));

/** A further load of the same data, but for what is changed in it. */
async function load(change?: string): Promise<void> {
  const { db } = portal.database;
  if (change !== undefined) await sql.raw(change).execute(db);
  const { versao } = await db
    .insertInto('portal.versao')
    .values({ dados_ate: '2025-12-31' })
    .returning('versao')
    .executeTakeFirstOrThrow();
  await db.transaction().execute((trx) => evaluateQuality(trx, versao));
}

describe('who sees what', () => {
  it('all findings for Administrador, those of the own properties for others', async () => {
    expect((await queue(admin)).totais.abertos).toBe(ALL);
    const own = await queue(goias);
    expect(own.totais.abertos).toBeGreaterThan(0);
    expect(own.totais.abertos).toBeLessThan(ALL);
    expect(own.linhas.every(({ uf }) => uf === 'GO')).toBe(true);
    expect(keysOf(own.linhas)).toContainEqual(P4);
    expect(keysOf(own.linhas)).not.toContainEqual(P8);
  });

  it('nothing for a profile without the detail table', async () => {
    for (const profile of ['nacional', 'regional', 'tecnico', 'giz', 'consulta'] as const) {
      // oxlint-disable no-await-in-loop -- five
      const person = await portal.person(profile, { uf: 'GO' });
      expect((await ask(person)).statusCode).toBe(403);
      expect(await does(person, 'take', P4)).toBe(403);
      // oxlint-enable no-await-in-loop
    }
  });

  it('a finding of somebody else is no finding', async () => {
    expect(await does(goias, 'take', P8)).toBe(404);
    await does(admin, 'take', P8);
    expect(await does(goias, 'release', P8)).toBe(404);
    expect(await answer(goias, P8, 'correto', 'Conferido')).toBe(404);
    expect((await queue(goias, 'assumidos')).linhas).toEqual([]);
  });

  it('is narrowed by rule, state and person', async () => {
    expect((await queue(admin, 'abertos', { regra: '13417' })).totais.abertos).toBe(7);
    const mg = await queue(admin, 'abertos', { uf: 'MG' });
    expect(mg.linhas.every(({ uf }) => uf === 'MG')).toBe(true);
    expect(mg.totais.abertos).toBe(mg.linhas.length);
    await does(admin, 'take', P4);
    expect((await queue(admin, 'assumidos', { meus: 'sim' })).totais.assumidos).toBe(1);
    expect((await queue(goias, 'assumidos', { meus: 'sim' })).totais.assumidos).toBe(0);
  });

  it.each([
    [{ situacao: 'todos' }, 400],
    [{ regra: '13499' }, 400],
    [{ regra: "13410' or 1=1" }, 400],
    [{ uf: 'goiás' }, 400],
    [{ pagina: '-1' }, 400],
    [{ pagina: '90000' }, 200],
  ])('%j is answered %i', async (query, status) => {
    expect((await ask(admin, query as Record<string, string>)).statusCode).toBe(status);
  });
});

describe('taking on and answering', () => {
  it('has one owner, of two at once too', async () => {
    const statuses = await Promise.all([does(admin, 'take', P4), does(goias, 'take', P4)]);
    expect(statuses.toSorted()).toEqual([200, 409]);
    const { linhas, totais } = await queue(admin, 'assumidos');
    expect([totais.abertos, totais.assumidos]).toEqual([ALL - 1, 1]);
    expect(linhas[0]).toMatchObject({ ...P4, meu: statuses[0] === 200 });
    expect(linhas[0]?.responsavel).not.toBeNull();
  });

  it('is answered and given back by its owner only, given back by Administrador too', async () => {
    await does(goias, 'take', P4);
    expect(await answer(admin, P4, 'correto', 'Conferido')).toBe(409);
    expect(await does(admin, 'release', P4)).toBe(200);
    expect(await does(goias, 'release', P4)).toBe(409);
    expect((await queue(admin)).totais.abertos).toBe(ALL);
    await does(admin, 'take', P4);
    expect(await does(goias, 'release', P4)).toBe(409);
  });

  it('is right as it is for a reason only, and the reason is told', async () => {
    await does(admin, 'take', P4);
    expect(await answer(admin, P4, 'correto', '  ')).toBe(400);
    expect(await answer(admin, P4, 'talvez', 'Conferido')).toBe(400);
    expect(await answer(admin, P4, 'correto', 'x'.repeat(1_001))).toBe(400);
    expect(await answer(admin, P4, 'correto', 'Área cedida ao vizinho')).toBe(200);
    const { linhas } = await queue(admin, 'respondidos');
    expect(linhas[0]).toMatchObject({ ...P4, resposta: 'correto', porque: 'Área cedida ao vizinho' });
  });

  it('leaves a line in the log of accesses each time', async () => {
    await does(admin, 'take', P4);
    await answer(admin, P4, 'corrigido');
    await does(admin, 'release', P4);
    const lines = (await portal.trail()).filter(({ alvo }) => alvo === 'data-quality').slice(-3);
    expect(lines.map(({ detalhe }) => (detalhe as { feito: string }).feito)).toEqual([
      'assumir',
      'responder',
      'soltar',
    ]);
  });
});

describe('what is right as it is keeps its rule quiet for the property', () => {
  it('for a reason and until a day: what is missing or wrong is said, and nothing is changed', async () => {
    await does(admin, 'take', P4);
    const refused = async (payload: object) => {
      const response = await portal.ask('POST', '/api/indicators/quality/answer', {
        headers: { cookie: admin.cookie },
        payload: { ...P4, resposta: 'correto', porque: 'Área cedida ao vizinho', ...payload },
      });
      expect(response.statusCode).toBe(400);
      return response.json<FailureBody>().errors;
    };
    expect(await refused({})).toEqual([{ campo: 'ate', msg: UNTIL_MISSING }]);
    expect(await refused({ ate: 'amanhã' })).toEqual([{ campo: 'ate', msg: UNTIL_MISSING }]);
    expect(await refused({ porque: ' ', ate: inDays(9) })).toEqual([
      { campo: 'porque', msg: REASON_MISSING },
    ]);
    for (const ate of [inDays(-1), inDays(0), inDays(QUIET_DAYS_MOST + 1)])
      // oxlint-disable-next-line no-await-in-loop -- three
      expect(await refused({ ate })).toEqual([{ campo: 'ate', msg: UNTIL_WRONG }]);
    expect((await queue(admin, 'assumidos')).linhas[0]).toMatchObject({ resposta: null, quieta: null });
    for (const ate of [inDays(1), inDays(QUIET_DAYS_MOST)])
      // oxlint-disable-next-line no-await-in-loop -- two
      expect(await answer(admin, P4, 'correto', 'Área cedida ao vizinho', { ate })).toBe(200);
  });

  it('who said so, when and until when is told, also when the finding was given back', async () => {
    await does(admin, 'take', P4);
    await answer(admin, P4, 'correto', 'Área cedida ao vizinho');
    await does(admin, 'release', P4);
    const [row] = (await queue(goias, 'respondidos')).linhas;
    expect(row).toMatchObject({ ...P4, responsavel: null });
    expect(row?.quieta).toEqual({
      porque: 'Área cedida ao vizinho',
      quem: expect.stringMatching(/\S/) as string,
      em: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      ate: inDays(30),
      toda_regra: false,
    });
    const [line] = (await portal.trail()).filter(({ alvo }) => alvo === 'data-quality').slice(-2);
    expect(line?.detalhe).toMatchObject({ feito: 'responder', ate: inDays(30), achados: 'este' });
  });

  it('and waits again once the day is over, or when it is said to be mended', async () => {
    await does(admin, 'take', P4);
    await answer(admin, P4, 'correto', 'Área cedida ao vizinho');
    await sql`update portal.tratamento set quieta_ate = quieta_ate - 31`.execute(portal.database.db);
    expect((await queue(admin, 'assumidos')).linhas[0]).toMatchObject({ resposta: 'correto', quieta: null });
    await does(admin, 'release', P4);
    expect((await queue(admin)).totais.abertos).toBe(ALL);
    await does(admin, 'take', P4);
    await answer(admin, P4, 'correto', 'Área cedida ao vizinho');
    await answer(admin, P4, 'corrigido');
    expect((await queue(admin, 'respondidos')).linhas[0]).toMatchObject({
      resposta: 'corrigido',
      quieta: null,
    });
  });

  it('of one finding, or of all that the rule finds there', async () => {
    const { db } = portal.database;
    // A second finding of the same rule on the same property.
    await sql`insert into resumo.achado (cod_propriedade, regra, chave, gravidade, desde_versao, desde)
      select cod_propriedade, regra, 'outro', gravidade, desde_versao, desde from resumo.achado
      where regra = ${P4.regra} and cod_propriedade = ${P4.cod_propriedade}`.execute(db);
    try {
      await does(admin, 'take', P4);
      await answer(admin, P4, 'correto', 'Área cedida ao vizinho');
      expect((await queue(admin)).totais).toMatchObject({ abertos: ALL, respondidos: 1 });
      await answer(admin, P4, 'correto', 'Área cedida ao vizinho', { toda_regra: true });
      const { totais, linhas } = await queue(admin, 'respondidos');
      expect(totais).toMatchObject({ abertos: ALL - 1, respondidos: 2 });
      expect(linhas.map(({ chave, quieta }) => [chave, quieta?.toda_regra])).toEqual([
        ['', true],
        ['outro', true],
      ]);
    } finally {
      await sql`delete from resumo.achado where chave = 'outro'`.execute(db);
    }
  });
});

describe('the next load', () => {
  const stateOf = async (person: TestPerson): Promise<FindingState | undefined> => {
    const states = ['assumidos', 'respondidos', 'continuam', 'voltaram', 'sumiram'] as const;
    for (const state of states) {
      // oxlint-disable-next-line no-await-in-loop -- five
      const { linhas } = await queue(person, state);
      if (keysOf(linhas).some(({ cod_propriedade }) => cod_propriedade === P4.cod_propriedade)) return state;
    }
    return undefined;
  };
  const MEND = `update programa.propriedade set area_produtiva = 5 where cod_propriedade = '${P4.cod_propriedade}'`;
  const SPOIL = `update programa.propriedade set area_produtiva = 0 where cod_propriedade = '${P4.cod_propriedade}'`;

  it('says whether what is said to be mended goes on, has gone, and has come back', async () => {
    await does(admin, 'take', P4);
    await answer(admin, P4, 'corrigido');
    expect(await stateOf(admin)).toBe('respondidos');
    await load();
    expect(await stateOf(admin)).toBe('continuam');
    await load(MEND);
    expect(await stateOf(admin)).toBe('sumiram');
    const [gone] = (await queue(admin, 'sumiram')).linhas;
    expect(gone?.sumiu).toMatch(/^\d{4}-\d\d-\d\d$/);
    // What is gone is no finding any more.
    expect(await answer(admin, P4, 'corrigido')).toBe(404);
    await load(SPOIL);
    expect(await stateOf(admin)).toBe('voltaram');
    expect((await queue(admin, 'voltaram')).linhas[0]).toMatchObject({ sumiu: null, resposta: 'corrigido' });
    await answer(admin, P4, 'correto', 'É assim mesmo');
    expect(await stateOf(admin)).toBe('respondidos');
    // What is right as it is stays so, load after load.
    await load();
    expect(await stateOf(admin)).toBe('respondidos');
  });

  it('tells who sees the whole programme of a property that has gone from it', async () => {
    await does(admin, 'take', P4);
    const { db } = portal.database;
    await sql`update portal.tratamento set cod_propriedade = '52.9999.9999', sumiu_versao = (select max(versao) from portal.versao)`.execute(
      db,
    );
    const { linhas } = await queue(admin, 'sumiram');
    expect(linhas[0]).toMatchObject({ cod_propriedade: '52.9999.9999', propriedade: null, detalhe: null });
    expect((await queue(goias, 'sumiram')).linhas).toEqual([]);
  });
});
