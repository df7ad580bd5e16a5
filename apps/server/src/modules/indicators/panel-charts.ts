import { lineWords, referenceName, referenceValue, ruleFor } from '@fonte/contracts/look-words';
import { indicatorAt } from '@fonte/contracts/indicator-at';
import type { ViewResult } from '@fonte/contracts/routes/indicator-results';
import type { View } from '@fonte/contracts/view';
import { NO_VALUE, type FigureForm } from '@fonte/pt-br';
import { deviationWords, exactText, protectedWords, type ToldChart } from '../../answers/index.ts';
import type { Access } from '../../query/index.ts';
import { marked, reasonOf, written } from './panel-figures.ts';
import { publishedPanels } from './published-panels.ts';
import { Indicators, type IndicatorParts } from './service.ts';
import { viewTellsPersons, workedView } from './view/answer-view.ts';
import { askedOf } from './view/ask.ts';
import { comparedFor } from './view/compared.ts';
import { plansOf } from './view/plans.ts';
import type { IndicatorBook } from './book/book.ts';

const FORMS: Partial<Record<View['type'], ToldChart['form']>> = {
  column: 'columns',
  line: 'lines',
  bar: 'rows',
  treemap: 'rows',
};

/**
 * The first charts of a published panel as a reader has them in a year, in the order of its views; none that tells of persons, none of a view that cannot be answered. Null
 * where the panel is not published to the profile.
 */
export async function panelCharts(
  parts: IndicatorParts,
  access: Access,
  id: number,
  ano: number,
  most: number,
  signal: AbortSignal,
): Promise<ToldChart[] | null> {
  const { db } = parts.database;
  const panel = (await publishedPanels(db, access.profile)).find((one) => one.id === id);
  if (panel === undefined) return null;
  const indicators = new Indicators(parts);
  const book = await indicators.book(db);
  const charts: ToldChart[] = [];
  for (const view of panel.config) {
    const form = FORMS[view.type];
    if (charts.length === most) break;
    if (form === undefined) continue;
    // oxlint-disable-next-line no-await-in-loop -- nobody waits for it: one at a time leaves the others' room
    const chart = await viewChart(indicators, book, view, form, ano, access, signal);
    if (chart !== null) charts.push(chart);
  }
  return charts;
}

async function viewChart(
  indicators: Indicators,
  book: IndicatorBook,
  view: View,
  form: ToldChart['form'],
  ano: number,
  access: Access,
  signal: AbortSignal,
): Promise<ToldChart | null> {
  try {
    const asked = comparedFor(askedOf(book, { ...view, ano: [ano], uf: [], limit: -1 }), access);
    const plans = plansOf(asked, access);
    if (asked.groups.length === 0 || viewTellsPersons(plans)) return null;
    const { result } = await workedView(indicators, access, asked, plans, signal);
    if (result.data.length === 0) return null;
    return chartOf(view, form, result);
  } catch (error) {
    // What cannot be answered its figures say (panel-figures.ts); anything else is a fault.
    reasonOf(error);
    return null;
  }
}

function chartOf(view: View, form: ToldChart['form'], result: ViewResult): ToldChart {
  const { look } = view;
  const { series, data, itens_search: items, protegido, desvio, periodo } = result;
  const stacked = view.splitStack && view.type !== 'line';
  // Of one unit, the first; in lines each row has its own, and all are drawn.
  const unit = series.find(({ antes }) => !antes)?.unidade;
  // A line at a share has no place where nothing is drawn in shares.
  const at = view.splitStack ? null : referenceValue(look?.reference, result.referencia);
  const reference =
    look?.reference && at !== null
      ? { at, words: `${referenceName(look.reference)}: ${written(at, unit ?? '', false, look.number)}` }
      : null;
  return {
    title: view.title,
    note: [
      view.subtitle,
      ...(periodo === undefined ? [] : [periodo]),
      ...(protegido === undefined ? [] : [`${NO_VALUE}: ${protectedWords(protegido)}`]),
      ...(desvio === undefined ? [] : [deviationWords(desvio)]),
      ...(reference === null ? [] : [lineWords(reference.words)]),
    ].join('; '),
    form,
    stacked,
    ...(reference === null ? {} : { reference }),
    labels: items.map(({ value }) => value),
    series: series.map((one, place) => {
      const exact = data.map((row) => exactText(row[one.name]));
      const rules = exact.map((value, row) =>
        one.antes || value === null || view.splitStack
          ? null
          : ruleFor(look?.rules, indicatorAt(result, row, place), Number(value)),
      );
      return {
        name: one.name,
        unit: one.unidade ?? '',
        exact,
        words: exact.map((value, row) =>
          marked(
            wordsOf(value, items[row]?.indicador == null ? one : items[row], look?.number),
            rules[row] ?? null,
          ),
        ),
        // Where several series stand beside each other, colours tell those apart.
        ...(series.length === 1 && rules.some((rule) => rule !== null)
          ? { tones: rules.map((rule) => rule?.tone ?? null) }
          : {}),
        drawn: one.antes !== true && one.unidade === unit,
      };
    }),
  };
}

const wordsOf = (
  exact: string | null,
  { unidade, type }: { readonly unidade?: string | undefined; readonly type?: string | undefined },
  form: FigureForm | null | undefined,
): string => (exact === null ? NO_VALUE : written(Number(exact), unidade ?? '', type === 'integer', form));
