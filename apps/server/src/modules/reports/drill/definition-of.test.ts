import type { ReportId } from '@fonte/contracts';
import { VISIT_RULE } from '@fonte/contracts/programme/rules';
import { expect, it } from 'vitest';
import { MEASURES } from '../../../query/index.ts';
import { planOf } from '../question/ask.ts';
import { CATALOGUE } from '../catalogue/index.ts';
import type { Reading } from '../declared/reading.ts';
import { definitionOf } from './definition-of.ts';

const reading: Reading = {
  anos: [2025],
  ufs: [],
  more: [],
  moreText: null,
  access: { profile: 'administrador', uf: null, cpf: null },
  version: {
    versao: 1,
    dtAtualizacao: '2025-10-14T05:40:00',
    dadosAte: '2025-10-13',
    ultimoFato: '2025-10-13',
  },
  product: 'Programa',
};

function told(id: ReportId, measure: string, name?: string): string {
  const report = CATALOGUE[id];
  const { source } = report;
  if (source.kind !== 'plan') throw new Error(`${id} has no figures`);
  const plan = planOf(report, source, reading);
  return definitionOf({ report, reading, source, plan, point: { keys: {}, measure } }, name);
}

/** A sentence before a report's: on a line of its own where the report's has lines. */
const before = (sentence: string, report: string) =>
  `${sentence}${report.includes('\n') ? '\n' : ' '}${report}`;

it('the plan of visits says each column on a line of its own', () => {
  expect(CATALOGUE[13513].definition(reading).split('\n').length).toBeGreaterThan(5);
  expect(told(13513, 'previstas', 'Nome').split('\n')[1]).toBe(
    CATALOGUE[13513].definition(reading).split('\n')[0],
  );
});

it.each([
  // A column of a table: its own sentence first.
  [11121, 'area_conservacao', 'area_conservacao'],
  [13513, 'previstas', 'visitas_previstas'],
] as const)('%i %s begins with what its measure counts', (id, measure, named) => {
  const own = MEASURES[named]?.definition;
  expect(own).toBeTruthy();
  expect(told(id, measure, 'Nome')).toBe(before(`${own}`, CATALOGUE[id].definition(reading)));
});

it('says once what the report says too', () => {
  const report = CATALOGUE[11121].definition(reading);
  expect(report).toContain(VISIT_RULE);
  expect(told(11121, 'visitas')).toBe(`Visitas válidas. ${report}`);
});

it.each([
  // From the beginning, and its sentence says 'in the period'.
  [10035, 'visitas'],
  // A count with conditions of its own.
  [13513, 'doze'],
] as const)('%i %s, asked otherwise than its measure says, begins with its name', (id, measure) => {
  const report = CATALOGUE[id].definition(reading);
  expect(told(id, measure, 'Nome')).toBe(before('Nome.', report));
  expect(told(id, measure)).toBe(report);
});

it("the only figure of a report is its report's", () => {
  expect(told(11120, 'valor', 'Nome')).toBe(CATALOGUE[11120].definition(reading));
});
