import type { DashboardAnswer, FailureBody, ReportAnswer } from '@fonte/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { tinyPortal, type TinyPortal } from '../testing.ts';

/** What narrows a report to a state beside `$uf`: the cookie `uf_perfil` and the printed report's `ufurl` (first text, sections 6 and 7). */

const ADDRESS = '/api/app/?module=relatorio&controller=index&action=retorno-direto&';

let portal: TinyPortal;
let national: TestPerson;
let ofGoias: TestPerson;
beforeAll(async () => {
  portal = await tinyPortal();
  national = await portal.person('nacional');
  ofGoias = await portal.person('coordenador', { uf: 'GO' });
});
afterAll(() => portal.close());

const ask = (person: TestPerson, query: Record<string, string>, cookie = '', etag = '') =>
  portal.ask('GET', `${ADDRESS}${new URLSearchParams({ co_consulta: '11116', ...query }).toString()}`, {
    headers: {
      cookie: [person.cookie, cookie].filter((one) => one !== '').join('; '),
      ...(etag === '' ? {} : { 'if-none-match': etag }),
    },
  });

async function told(...asked: Parameters<typeof ask>) {
  const { series, provenance } = (await ask(...asked)).json<ReportAnswer>();
  return { series, filters: provenance?.filters };
}

async function refusal(...asked: Parameters<typeof ask>) {
  const answer = await ask(...asked);
  return [answer.statusCode, answer.json<FailureBody>().codigo, answer.json<FailureBody>().result];
}

describe('the cookie uf_perfil', () => {
  test('narrows every report call to its state, and the answer says so', async () => {
    const whole = await told(national, {});
    const goias = await told(national, { $uf: '["GO"]' });
    expect(goias.series).not.toEqual(whole.series);
    expect(await told(national, {}, 'uf_perfil=GO')).toEqual(goias);
    expect(await told(national, { $uf: '["GO","MG"]' }, 'uf_perfil=GO')).toEqual(goias);
    expect(goias.filters).toContainEqual({ label: 'Uf', value: 'Goiás' });
  });

  test('a copy of the whole is not taken for the narrowed one', async () => {
    const etag = String((await ask(national, {})).headers['etag']);
    expect((await ask(national, {}, '', etag)).statusCode).toBe(304);
    expect((await ask(national, {}, 'uf_perfil=GO', etag)).statusCode).toBe(200);
  });

  test('gives no row of another state than one’s own', async () => {
    const asked = await told(ofGoias, { $uf: '["MG"]' });
    expect(await told(ofGoias, {}, 'uf_perfil=MG')).toEqual(asked);
    expect(asked.series).not.toEqual((await told(national, { $uf: '["MG"]' })).series);
  });

  test('with another state asked for, or none that there is, is refused by its name', async () => {
    expect(await refusal(national, { $uf: '["MG"]' }, 'uf_perfil=GO')).toEqual([
      400,
      'statesDisagree',
      'uf_perfil restringe os relatórios a GO, e o pedido é de outra Uf. Peça GO ou retire uf_perfil.',
    ]);
    expect((await refusal(national, {}, 'uf_perfil=XX'))[2]).toBe('O parâmetro uf_perfil não é válido');
  });

  test('says nothing when it is empty or names all', async () => {
    const whole = await told(national, {});
    expect(await told(national, {}, 'uf_perfil=')).toEqual(whole);
    expect(await told(national, {}, 'uf_perfil=todas')).toEqual(whole);
  });

  test('narrows a dashboard and the rows behind a figure as well', async () => {
    const board = async (cookie: string, uf: string) => {
      const answer = await portal.ask(
        'GET',
        `/api/app/?module=consulta&controller=dash-board&action=load-report-dash${uf}`,
        { headers: { cookie: `${national.cookie}${cookie}` } },
      );
      const { reports } = answer.json<DashboardAnswer>();
      return reports.find(({ co_consulta: id }) => id === 11116)?.answer?.series;
    };
    const ofState = await board('', '&$uf=GO');
    expect(ofState).toEqual((await told(national, { $uf: 'GO' })).series);
    expect(await board('; uf_perfil=GO', '')).toEqual(ofState);
    const rows = async (cookie: string, body: object) =>
      (
        await portal.ask('POST', '/api/app/?module=relatorio&controller=index&action=detalhamento', {
          headers: { cookie: `${national.cookie}${cookie}`, 'content-type': 'application/json' },
          payload: JSON.stringify({ co_consulta: 11116, page: -1, ...body }),
        })
      ).json<{ total: number }>().total;
    const goias = await rows('', { $uf: ['GO'] });
    expect(goias).toBeGreaterThan(0);
    expect(goias).toBeLessThan(await rows('', {}));
    expect(await rows('; uf_perfil=GO', {})).toBe(goias);
    expect(await rows('', { ufurl: 'GO' })).toBe(goias);
  });
});

describe('ufurl', () => {
  test('is a state beside $uf: both hold', async () => {
    const goias = await told(national, { $uf: '["GO"]' });
    expect(await told(national, { ufurl: 'GO' })).toEqual(goias);
    expect(await told(national, { ufurl: 'go', $uf: '["GO","MG"]' })).toEqual(goias);
    expect(await told(national, { ufurl: '' })).toEqual(await told(national, {}));
    expect((await refusal(national, { ufurl: 'GO', $uf: 'MG' }))[1]).toBe('statesDisagree');
    expect((await refusal(national, { ufurl: 'ZZ' }))[2]).toBe('O parâmetro ufurl não é válido');
  });
});

test.each([
  ['uf', 'GO'],
  ['ano', '2025'],
  ['$Uf', 'GO'],
])('a parameter that no report has, %s, is refused by its name', async (name, value) => {
  expect(await refusal(national, { [name]: value })).toEqual([
    400,
    'unknownParameter',
    `O parâmetro ${name} não existe neste pedido`,
  ]);
});

test.each(['uf', 'ano', 'filtro'])('nor has the body of a drill-down %s', async (name) => {
  const answer = await portal.ask('POST', '/api/app/?module=relatorio&controller=index&action=detalhamento', {
    headers: { cookie: national.cookie, 'content-type': 'application/json' },
    payload: JSON.stringify({ co_consulta: 11116, [name]: ['GO'] }),
  });
  expect(answer.json<FailureBody>()).toMatchObject({
    codigo: 'unknownParameter',
    result: `O parâmetro ${name} não existe neste pedido`,
  });
});
