import { byVisit, expectedDoubts, type ExpectedDoubt } from './expected-doubts.ts';
import { expectedBox, expectedHead } from './expected-head.ts';
import { expectedPace } from './expected-pace.ts';
import {
  expectedAreas,
  expectedExpenses,
  expectedResults,
  expectedSheet,
  expectedVisits,
} from './expected-reports.ts';
import type { Comparison } from './figure-comparison.ts';
import { factsOf } from './facts.ts';
import type { Portal } from './portal.ts';
import type { Programme } from './programme.ts';

export interface PropertyComparison extends Comparison {
  /** Kinds of doubts that the portal has of it. */
  readonly kinds: Set<string>;
}

/** Compares all that the page and the sheet of a property say with what its rows of the CSV folder say. */
export async function compareProperty(
  programme: Programme,
  portal: Portal,
  code: string,
): Promise<PropertyComparison> {
  const facts = await factsOf(programme, code);
  const head = await portal.head(code);
  const [sheet, areas, results, visits, expenses, pace] = await Promise.all(
    [11199, 11207, 11200, 11201, 11202, 13216].map((id) => portal.ofProperty(id, code)),
  );
  const result: PropertyComparison = { compared: 0, differences: [], kinds: new Set() };
  const compare = (what: string, expected: unknown, found: unknown): void =>
    compareLeaves(result, `${code} ${what}`, expected, found);
  compare('detalhe', expectedHead(facts), head);
  compare('detalhe uf', facts.property['uf'], head.municipio.split('/').at(-1));
  compare('detalhe caixa', expectedBox(facts), (head.caixa ?? '').split(', ').filter(Boolean));
  compareDoubts(result, code, expectedDoubts(facts), head);
  compare('13216', expectedPace(facts), pace?.tbody[0]);
  compare('11199', [expectedSheet(facts)], sheet?.tbody);
  compare('11207', expectedAreas(facts), areas?.tbody);
  compare('11200', expectedResults(facts), results?.tbody);
  compare('11201', expectedVisits(facts), visits?.tbody);
  const { rows, total } = expectedExpenses(facts);
  compare('11202', rows, expenses?.tbody);
  compare('11202 total', rows.length === 0 ? null : total, expenses?.tfoot?.['total'] ?? null);
  return result;
}

/** Kind by kind; what is measured on the ellipsoid, or between moments, is told in whole metres and minutes. */
function compareDoubts(
  result: PropertyComparison,
  code: string,
  expected: readonly ExpectedDoubt[],
  { visitas }: Awaited<ReturnType<Portal['head']>>,
): void {
  const found = visitas
    .flatMap(({ numero, dt, duvidas }) =>
      duvidas.map(({ tipo, medida }) => ({ visita: `${numero} ${dt}`, tipo, medida: medida ?? Number.NaN })),
    )
    .toSorted(byVisit);
  const said = (doubts: readonly ExpectedDoubt[]) => doubts.map(({ visita, tipo }) => `${visita} ${tipo}`);
  for (const { tipo } of found) result.kinds.add(tipo);
  compareLeaves(result, `${code} dúvidas`, said(expected), said(found));
  for (const [index, { visita, tipo, medida }] of expected.entries()) {
    result.compared += 1;
    const other = found[index]?.medida ?? Number.NaN;
    if (!(Math.abs(other - medida) <= 1))
      result.differences.push(`${code} ${visita} ${tipo}: recalculado ${medida}, portal ${other}`);
  }
}

/** Figures may travel as text; beyond the sixth decimal nothing is shown. */
const plain = (leaf: unknown): unknown =>
  typeof leaf === 'number' || (typeof leaf === 'string' && /^-?\d+(?:\.\d+)?$/.test(leaf))
    ? Math.round(Number(leaf) * 1e6) / 1e6
    : (leaf ?? null);

/** Every leaf of what is expected; rows of a list in whatever order, since days have ties. */
function compareLeaves(result: Comparison, at: string, expected: unknown, found: unknown): void {
  if (Array.isArray(expected)) {
    const others = Array.isArray(found) ? found : [];
    compareLeaves(result, `${at} linhas`, expected.length, others.length);
    const keys = Object.keys((expected[0] as object | undefined) ?? {});
    // Numbers of a box stand in their order.
    if (typeof expected[0] !== 'object') {
      expected.forEach((one, index) => compareLeaves(result, `${at}[${index}]`, one, others[index]));
      return;
    }
    const sorted = (rows: readonly unknown[]) =>
      rows
        .map((row) =>
          Object.fromEntries(keys.map((key) => [key, plain((row as Record<string, unknown>)[key])])),
        )
        .toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
    const [mine, theirs] = [sorted(expected), sorted(others)];
    mine.forEach((row, index) => compareLeaves(result, `${at}[${index}]`, row, theirs[index]));
    return;
  }
  if (typeof expected === 'object' && expected !== null) {
    for (const [key, one] of Object.entries(expected))
      compareLeaves(result, `${at}.${key}`, one, (found as Record<string, unknown> | undefined)?.[key]);
    return;
  }
  result.compared += 1;
  const [one, other] = [plain(expected), plain(found)];
  const same =
    typeof one === 'number' && typeof other === 'number' ? Math.abs(one - other) < 2e-6 : one === other;
  if (!same) result.differences.push(`${at}: recalculado ${String(one)}, portal ${String(other)}`);
}
