import { FAILURES, failureText, type HeadColumn, type ReportAnswer } from '@fonte/contracts';
import { SHEET_LANGUAGES } from '@fonte/contracts/sheet-languages';
import { UNTRANSLATED } from '@fonte/contracts/sheet-words/untranslated';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ApiFailure } from '../../api/failure.ts';
import { RevisedFigures } from '../closing/revised.tsx';
import { PaperChart } from '../paper-chart.tsx';
import { ReportTableOnPaper } from '../paper-table.tsx';
import { PaperTiles, ReportTileOnPaper } from '../paper-tile.tsx';
import { speechIn } from './foreign.ts';
import { SpeechContext, type Speech } from './speech.ts';

afterEach(cleanup);

const head = (field: string, description: string, extra: Partial<HeadColumn> = {}): HeadColumn => ({
  field,
  description,
  description_custom: null,
  typepost: 'func',
  func: null,
  type: 'integer',
  unit: null,
  percentage: false,
  totalizador: false,
  valuecoluna: null,
  scale: 0,
  ...extra,
});
const answer = (parts: Partial<ReportAnswer>, params: object): ReportAnswer => ({
  co_consulta: 11121,
  no_consulta: 'Resultados por estado',
  dt_atualizacao: null,
  json_label: JSON.stringify({ hint: null, subtitle: null, legend: null, partial: null, ...params }),
  total: 0,
  totalPagina: 1,
  series: [],
  labels: [],
  keys: [],
  thead: [],
  tbody: [],
  tfoot: null,
  comparison: null,
  share: null,
  provenance: { definition: '', steps: [], filters: [], scope: '', dados_ate: null, carga: null, rows: null },
  idColuna: null,
  drill: false,
  ...parts,
});
const sheetOf = (one: ReportAnswer) => ({
  perfil: 'Nacional',
  versao: 1,
  dias: null,
  reports: [{ co_consulta: one.co_consulta, answer: one, failure: null }],
});

/** What stands on a sheet in a language, of one report. */
function shown(
  language: 'en' | 'es',
  one: ReportAnswer,
  draw: (answer: ReportAnswer) => ReactNode,
  revised: Parameters<ReturnType<typeof speechIn>['revised']>[0] = [],
) {
  const speech = speechIn(language);
  const whole = sheetOf(one);
  const [said] = speech.sheet(whole).reports;
  spoken(
    speech,
    <RevisedFigures tables={speech.revised(revised, whole)}>
      {said?.answer && draw(said.answer)}
    </RevisedFigures>,
  );
}

/** Draws in a language; null is Portuguese. Nothing is asked of a server. */
const spoken = (speech: Speech | null, what: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
      <SpeechContext value={speech}>{what}</SpeechContext>
    </QueryClientProvider>,
  );

const TABLE = answer(
  {
    thead: [
      head('uf', 'Estado', { typepost: 'row', type: 'text' }),
      head('area_total', 'Área', { type: 'numeric', unit: 'ha', scale: 2 }),
      head('percentual_meta', '% da meta', { type: 'numeric', percentage: true, unit: '%', scale: 1 }),
      head('com_meta', 'Meta', { type: 'boolean' }),
      head('esperado', 'Esperado', { type: 'boolean' }),
    ],
    tbody: [{ uf: 'Goiás', area_total: '1234.5', percentual_meta: 65.25, com_meta: true, esperado: false }],
    tfoot: { uf: 'Total de 1 estado', area_total: '1234.5', percentual_meta: null },
  },
  { type: 'table', subtitle: 'Atendimento em 2025; práticas e meta acumuladas até 2025 de Goiás' },
);

it.each([
  [
    'en',
    'Results by state',
    'State',
    'Area (ha)',
    '1,234.50 †',
    '65.3%',
    ['Yes', 'No'],
    'Total of 1 state',
    'was 1,200.00, today 1,234.50',
  ],
  [
    'es',
    'Resultados por estado',
    'Estado',
    'Área (ha)',
    '1.234,50 †',
    '65,3 %',
    ['Sí', 'No'],
    'Total de 1 estado',
    'era 1.200,00, hoy 1.234,50',
  ],
] as const)(
  'a table in %s has its words and its way of writing figures; names stay',
  (language, title, state, area, hectares, share, yesAndNo, total, revised) => {
    shown(language, TABLE, (one) => <ReportTableOnPaper answer={one} />, [
      {
        co_consulta: 11121,
        titulo: 'Resultados por estado',
        figuras: [
          {
            linha: 'Goiás',
            coluna: 'Área',
            unidade: 'ha',
            entao: '1200.00',
            hoje: '1234.50',
            diferenca: '34.50',
            situacao: 'revisto',
            campo: 'area_total',
            lugar: 0,
          },
        ],
      },
    ]);
    const table = screen.getByRole('table', { name: new RegExp(`^${title}`) });
    for (const name of [state, area]) within(table).getByRole('columnheader', { name });
    within(table).getByRole('rowheader', { name: 'Goiás' });
    within(table).getByRole('rowheader', { name: total });
    expect(
      within(table)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent?.replaceAll(/\s/g, ' ')),
    ).toEqual([hectares, share, ...yesAndNo, hectares.replace(' †', ''), '', '', '']);
    screen.getByText(new RegExp(revised));
  },
);

it("a big number says its change and its words in the reader's language", () => {
  const tile = answer(
    {
      co_consulta: 11120,
      no_consulta: 'Visitas realizadas',
      series: [{ name: 'Visitas realizadas', data: [17807] }],
      comparison: {
        period: '2º semestre de 2023',
        before: '1º semestre de 2023',
        until: { period: '2023-10-13', before: '2023-04-13' },
        figure: 17807,
        value: 15828,
        difference: 1979,
        percent: 12.5,
        good: 'up',
      },
    },
    { type: 'num', scale: 0, unit: 'visitas', hint: '1.204 ainda não contam' },
  );
  shown('en', tile, (one) => (
    <PaperTiles>
      <ReportTileOnPaper answer={one} />
    </PaperTiles>
  ));
  screen.getByText('Visits made');
  screen.getByText('17,807');
  screen.getByText('+12.5% vs. first half of 2023 up to 13 Apr (15,828) · 1,204 do not count yet');
});

it('situations have their colours in each language, and beside each name the lines of its part', () => {
  const situations = answer(
    {
      series: [{ name: 'Propriedades', data: [3, 1] }],
      labels: ['Inativa', 'Ativa em atendimento'],
      keys: [{ situacao: 'i_inativa' }, { situacao: 'a_ematend' }],
      thead: [
        head('situacao', 'Situação', { typepost: 'row', type: 'text' }),
        head('propriedades', 'Propriedades'),
      ],
    },
    { type: 'donut', palette: 'situacao', scale: 0 },
  );
  const drawn = (draw: () => void): string[] => {
    cleanup();
    draw();
    return [...document.querySelectorAll('svg rect:not([fill=none])')].map((rect) => {
      const lines = rect.nextElementSibling?.tagName === 'path' ? 'lines' : 'plain';
      return `${rect.getAttribute('fill')} ${lines}`;
    });
  };
  const portuguese = drawn(() => spoken(null, <PaperChart answer={situations} span={6} />));
  const english = drawn(() => shown('en', situations, (one) => <PaperChart answer={one} span={6} />));
  const [first, second, ...swatches] = portuguese;
  expect(swatches).toEqual([first, second]);
  expect(first).toBe('#C70024 plain');
  expect(second).toMatch(/ lines$/);
  expect(english).toEqual(portuguese);
  screen.getByText('Active, assisted');
  screen.getByRole('img', { name: 'Results by state. Inactive: 3; Active, assisted: 1.' });
});

it('a group that nobody foresaw stands in Portuguese and says so', () => {
  const activities = answer(
    {
      thead: [
        head('atividade', 'Atividade produtiva', { typepost: 'row', type: 'text' }),
        head('propriedades', 'Propriedades'),
      ],
      tbody: [{ atividade: 'Apicultura', propriedades: 2 }],
    },
    { type: 'table' },
  );
  shown('es', activities, (one) => <ReportTableOnPaper answer={one} />);
  screen.getByRole('rowheader', { name: 'Apicultura [pt]' });
  const speech = speechIn('es');
  expect([
    speech.lacks(speech.sheet(sheetOf(activities))),
    speech.lacks(speech.sheet(sheetOf(TABLE))),
  ]).toEqual([true, false]);
});

it.each([
  ['busy', 'There are too many requests at the same time. Try again in a moment.'],
  // Of what nobody foresaw, sentence by sentence.
  ['storageFault', 'O servidor não conseguiu ler ou gravar no disco. [pt] Avise o administrador. [pt]'],
] as const)('why a report did not come is said: %s', (codigo, said) => {
  const failure = { tipo: 0, result: FAILURES[codigo].text, codigo } as const;
  const whole = { ...sheetOf(TABLE), reports: [{ co_consulta: 11121, answer: null, failure }] };
  expect(speechIn('en').sheet(whole).reports[0]?.failure).toEqual({ ...failure, result: said });
});

/** A failure as the server tells it. */
const failed = (codigo: keyof typeof FAILURES, params: Record<string, string> = {}): ApiFailure =>
  new ApiFailure(failureText(codigo, params), FAILURES[codigo].status, codigo);

it.each([
  [failed('pdfQueue'), 'There are many PDFs in the queue; try again in a moment'],
  [
    failed('sheetIncomplete', { reports: '10163, 10225' }),
    'The PDF was not made, because these reports did not come: 10163, 10225. Try again in a moment.',
  ],
  [new ApiFailure('Sem conexão com o servidor', 0, null, false), 'No connection to the server'],
  [new TypeError('x is not a function'), 'An unknown error occurred'],
])('why a sheet or its PDF did not come is said: %s', (failure, said) => {
  expect(speechIn('en').why(failure)).toBe(said);
});

it('each failure of a PDF has its words in each language', () => {
  for (const name of ['pdfUnavailable', 'pdfQueue', 'pdfFailed', 'sheetFailed', 'sheetIncomplete'] as const)
    for (const language of SHEET_LANGUAGES)
      expect(speechIn(language).why(failed(name, { reports: '1, 2' })), name).not.toContain(UNTRANSLATED);
});

it("names profiles in its language, and institutions and the programme's own as they are", () => {
  expect(['Técnico', 'GIZ', 'Programa Nacional'].map(speechIn('en').profile)).toEqual([
    'Technician',
    'GIZ',
    'Programa Nacional',
  ]);
});
