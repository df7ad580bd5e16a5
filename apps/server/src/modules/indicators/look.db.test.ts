import type { FailureBody } from '@fonte/contracts';
import type { Panel } from '@fonte/contracts/routes/panels';
import type { ViewResult } from '@fonte/contracts/routes/indicator-results';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCsv } from '../reports/testing.ts';
import { panelCharts, panelFigures } from './index.ts';
import { indicatorPortal, INDICATORS, okay, PANELS, viewOf, type IndicatorPortal } from './testing.ts';

let portal: IndicatorPortal;
let visits: number;
let share: number;
beforeAll(async () => {
  portal = await indicatorPortal();
  visits = await portal.indicator('Visitas', 'COUNT(@Id da visita de visita)', { data_type: 'integer' });
  share = await portal.indicator('Visitas por hectare', '#Visitas / SUM(@Área total)', {
    unidade: 'visitas/ha',
  });
});
afterAll(() => portal.close());

const UF = { alias: 'propriedade', colname: 'uf', sort: 'ASC' as const };
const ask = async (question: object) =>
  okay<ViewResult>(await portal.post(portal.admin, `${INDICATORS}/resultviewknex`, question));
const file = (body: object) =>
  portal.post(portal.admin, `${INDICATORS}/resultviewknex/csv`, { title: 'Visitas', ...body });
const line = (kind: string) => ({ reference: { kind } });
const ADMIN = { profile: 'administrador', uf: null, cpf: null } as const;

it('works out the mean and the median of what is shown, and says so', async () => {
  const by = (look: object, more: object = {}) =>
    ask({ indicadores: [{ id: visits }], grouprow: [UF], look, ...more });
  // GO 41, MG 17, MS 4.
  const mean = await by(line('mean'));
  expect(mean.referencia).toBeCloseTo(62 / 3, 5);
  expect(new Map(mean.sobre).get('Linha de referência')).toBe('Média: 20,67');
  expect((await by(line('median'))).referencia).toBe(17);
  // Of two, between both; 'Outros' is no group.
  expect((await by(line('median'), { top: 2 })).referencia).toBe(29);
  expect((await by(line('mean'), { uf: ['GO'] })).referencia).toBe(41);
  const fixed = await by({ reference: { kind: 'value', value: 12.5, label: 'Meta' } });
  expect(fixed).not.toHaveProperty('referencia');
  expect(new Map(fixed.sobre).get('Linha de referência')).toBe('Meta: 12,5');
  expect(await by(line('mean'), { uf: ['AC'] })).not.toHaveProperty('referencia');
});

it('is asked by address too, and is another answer than without', async () => {
  const asked = { indicadores: [{ id: visits }], grouprow: [UF] };
  const url = `${INDICATORS}/resultviewknex`;
  const plain = await portal.get(portal.admin, url, asked);
  const mean = await portal.get(portal.admin, url, { ...asked, look: line('mean') });
  expect(okay<ViewResult>(mean).referencia).toBeCloseTo(62 / 3, 5);
  expect(okay<ViewResult>(plain)).not.toHaveProperty('referencia');
  expect(mean.headers['etag']).not.toBe(plain.headers['etag']);
});

it('what an observer is not shown is in no mean', async () => {
  const guarded = await indicatorPortal({ SMALL_GROUP: '3' });
  try {
    const id = await guarded.indicator('Visitas', 'COUNT(@Id da visita de visita)', { data_type: 'integer' });
    await guarded.panel('Aberto', [viewOf({ indicadores: [{ id }] })], ['Consulta Pública']);
    const observer = await guarded.person('consulta');
    const question = { indicadores: [{ id }], grouprow: [UF], look: line('mean') };
    const shown = okay<ViewResult>(await guarded.post(observer, `${INDICATORS}/resultviewknex`, question));
    const known = shown.data.flatMap(({ Visitas }) => (Visitas === null ? [] : [Number(Visitas)]));
    expect([known.length > 0, known.length < shown.data.length]).toEqual([true, true]);
    expect(shown.referencia).toBeCloseTo(known.reduce((a, b) => a + b) / known.length, 5);
  } finally {
    await guarded.close();
  }
});

const RULES = [
  { when: '>=', value: 40, tone: 'success', word: 'Alto' },
  { when: 'between', value: 10, until: 39, tone: 'warning', word: 'Médio' },
] as const;

it('files say in words what colours say, a workbook in both, and have the decimals that are shown', async () => {
  const look = { number: { decimals: 1 }, rules: RULES };
  const view = { indicadores: [{ id: visits }], grouprow: [UF], look };
  const lines = readCsv((await file(view)).body);
  expect(lines.slice(0, 4)).toEqual([
    ['UF', 'Visitas (un)', 'Visitas: marca'],
    ['GO', '41', '● Alto'],
    ['MG', '17', '▲ Médio'],
    ['MS', '4', ''],
  ]);
  expect(lines.find(([name]) => name === 'Cores por valor')?.[1]).toBe(
    '● Alto: a partir de 40; ▲ Médio: de 10 a 39',
  );
  const book = unzipSync((await file({ ...view, format: 'xlsx' })).rawPayload);
  const sheet = new TextDecoder().decode(book['xl/worksheets/sheet1.xml']);
  // Style 7 of a workbook's cells is a number with one decimal, 29 and 51 the same on green and on amber (answers/xlsx/styles.ts).
  expect(sheet).toContain('<c r="B2" s="29"><v>41</v></c>');
  expect(sheet).toContain('<c r="B3" s="51"><v>17</v></c>');
  expect(sheet).toContain('<c r="B4" s="7"><v>4</v></c>');
  expect(sheet).toContain('● Alto');
  const one = readCsv((await file({ indicadores: [{ id: visits }], look })).body);
  expect(one.slice(0, 2)).toEqual([
    ['Indicador', 'Valor', 'Unidade', 'marca'],
    ['Visitas', '62', 'un', '● Alto'],
  ]);
});

it('fractions as percentages are so in files, and rules compare them as they are shown', async () => {
  const look = { number: { share: true }, rules: [{ when: '>=', value: 5, tone: 'info', word: 'Denso' }] };
  const lines = readCsv(
    (await file({ indicadores: [{ id: share }, { id: visits }], grouprow: [UF], look })).body,
  );
  expect(lines[0]).toEqual([
    'UF',
    'Visitas por hectare (%)',
    'Visitas (un)',
    'Visitas por hectare: marca',
    'Visitas: marca',
  ]);
  // 41 visits on 780 ha.
  expect(Number(lines[1]?.[1]?.replace(',', '.'))).toBeCloseTo(4100 / 780, 4);
  expect(lines[1]?.slice(3)).toEqual(['◆ Denso', '◆ Denso']);
  expect(lines[3]?.slice(3)).toEqual(['', '']);
});

it('is refused where a view has no place for it, each with its sentence', async () => {
  const saved = async (more: object) => {
    const config = [{ ...viewOf({ indicadores: [{ id: visits }] }), ...more }];
    const answer = await portal.post(portal.admin, PANELS, { nome: 'Recusado', config, mesmo_nome: true });
    return [answer.statusCode, JSON.stringify(answer.json<FailureBody>())];
  };
  const said = async (more: object, sentence: string) =>
    expect(await saved(more)).toEqual([400, expect.stringContaining(sentence)]);
  await said({ type: 'table', look: line('mean') }, 'A linha de referência é de linhas, barras e colunas');
  await said({ inline: true, look: line('mean') }, 'a linha de referência é de valor fixo');
  await said({ splitStack: true, look: line('median') }, 'a linha de referência é de valor fixo');
  await said({ look: line('value') }, 'precisa do valor');
  await said({ type: 'line', look: { rules: RULES } }, 'As cores por valor são de');
  await said({ look: { rules: [{ ...RULES[0], indicador: share }] } }, 'de um indicador que a visão não tem');
  await said({ look: { rules: [{ ...RULES[1], until: 3 }] } }, 'nesta ordem');
  await said({ look: { rules: [{ ...RULES[0], word: ' ' }] } }, 'Obrigatório');
  await said({ look: { number: { share: true } } }, '“Como porcentagem” é de frações');
  expect((await saved({ look: { number: { decimals: 9 } } }))[0]).toBe(400);
});

it('stays with its view through drafts, publication and an earlier version, and goes into mails', async () => {
  const look = { number: { short: true }, reference: { kind: 'mean' as const }, rules: [...RULES] };
  const view = viewOf({ indicadores: [{ id: visits }], grouprow: [UF], type: 'bar', look });
  const id = await portal.panel('Com cores', [view], ['Coordenador']);
  const stored = async () => okay<Panel>(await portal.get(portal.admin, `${PANELS}/${id}`));
  expect((await stored()).config[0]?.look).toMatchObject({ ...look, reference: { kind: 'mean' } });
  okay(await portal.post(portal.admin, `${PANELS}/${id}`, { config: [] }));
  okay(await portal.post(portal.admin, `${PANELS}/${id}/restore`, { restaurar: 1 }));
  expect((await stored()).config[0]?.look).toMatchObject({ number: { short: true } });

  const { signal } = new AbortController();
  const [chart] = (await panelCharts(portal.app, ADMIN, id, 2025, 4, signal)) ?? [];
  // 2025: GO 16, MG 8, MS 2.
  expect(chart?.reference?.words).toBe('Média: 8,67\u00a0un');
  expect(chart?.note).toContain('linha de referência: Média: 8,67\u00a0un');
  expect(chart?.series[0]?.words[0]).toBe('16\u00a0un (Médio)');
  expect(chart?.series[0]?.tones).toEqual(['warning', null, null]);
  const [figure] = (await panelFigures(portal.app, ADMIN, id, 2025, signal)) ?? [];
  expect(figure?.value).toBe('26\u00a0un (Médio)');
});
