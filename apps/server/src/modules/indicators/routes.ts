import type { z } from 'zod';
import { figureIndicators, figuresOfIndicator } from '@fonte/contracts/routes/figures';
import { brushCube as brushCubeRoute } from '@fonte/contracts/routes/brush-cube';
import { entryHistory as entryHistoryRoute } from '@fonte/contracts/routes/entry-history';
import { formulaValues as valuesRoute } from '@fonte/contracts/routes/formula-values';
import { indicatorImpact as impactRoute } from '@fonte/contracts/routes/indicator-impact';
import * as results from '@fonte/contracts/routes/indicator-results';
import * as routes from '@fonte/contracts/routes/indicators';
import { viewQuestion } from '@fonte/contracts/view';
import { fail, handle, type App, type Call } from '../../platform/index.ts';
import { RELATIONS } from '../../query/index.ts';
import { brushCube } from './brush/brush-cube.ts';
import { indicatorByName } from './by-name/indicator-by-name.ts';
import { listedIndicators } from './by-name/listed-indicators.ts';
import { VIEW_DIMENSIONS, fieldsOf } from './columns/dimensions.ts';
import { wireField } from './columns/wire.ts';
import { shownFormula, type IndicatorBook } from './book/book.ts';
import { indicatorHistory } from './definition/history.ts';
import { previewRows } from './definition/preview.ts';
import { indicatorSheet } from './definition/sheet.ts';
import { readVersions, type Indicator } from './book/store.ts';
import { checkUnsaved, previewUnsaved } from './definition/unsaved.ts';
import { usableIndicator } from './definition/use.ts';
import { deleteIndicator, usesOfAll } from './definition/users.ts';
import { valuesOffered } from './definition/values.ts';
import { impactOf } from './impact/impact.ts';
import { restoreIndicator, saveIndicator, type SavedWith } from './impact/save-indicator.ts';
import { crossTable } from './rows/cross-table.ts';
import { crossTableFile } from './rows/cross-table-file.ts';
import { keepCrossTable, keptCrossTables } from './rows/cross-table-store.ts';
import { detailFile, detailPage } from './rows/details.ts';
import { entryHistory } from './rows/entry-history.ts';
import { filterValues } from './rows/filter-values.ts';
import { Indicators, readItems } from './service.ts';
import { answerView } from './view/answer-view.ts';
import { viewFile } from './view/view-file.ts';

/** Indicators: their definitions, and what is asked of them (third text, section 7). */
export function registerIndicators(app: App): void {
  const indicators = new Indicators(app);
  registerDefinitions(app, indicators);
  registerNames(app, indicators);
  registerResults(app, indicators);
}

function registerDefinitions(app: App, indicators: Indicators): void {
  handle(app, routes.allIndicators, async (call) => {
    const book = await indicators.book(call.db);
    const uses = await usesOfAll(call.db, book);
    return book.indicators.map((one) => ({ ...wireIndicator(book, one), usado_em: [...uses(one.id)] }));
  });
  handle(app, routes.oneIndicator, async (call) => {
    const { id } = call.params;
    const book = await indicators.book(call.db);
    return wireIndicator(book, book.byId(id) ?? fail('indicatorNotFound', { id }));
  });
  handle(app, routes.createIndicator, async (call) => {
    const saved = await saveIndicator(indicators, call.session, call.body);
    return notedWith(call, saved, 'criar');
  });
  handle(app, routes.updateIndicator, async (call) => {
    const saved = await saveIndicator(indicators, call.session, call.body, call.params.id);
    return notedWith(call, saved, 'gravar');
  });
  handle(app, routes.restoreIndicator, async (call) => {
    const saved = await restoreIndicator(indicators, call.session, call.params.id, call.body);
    return notedWith(call, saved, 'restaurar');
  });
  handle(app, routes.deleteIndicator, async (call) => {
    await deleteIndicator(indicators, call.params.id);
    noted(call, call.params.id, 'excluir');
    return true as const;
  });
  handle(app, routes.indicatorResult, async (call) => {
    const { indicator, measure, facts } = usableIndicator(await indicators.book(call.db), call.params.id);
    const { nome_indicador, unidade } = indicator;
    return previewRows(indicators, call, measure, facts, `${nome_indicador} (${unidade})`);
  });
  handle(app, routes.checkFormula, (call) => checkUnsaved(indicators, call, call.body));
  handle(app, routes.previewFormula, (call) => previewUnsaved(indicators, call, call.body));
  handle(app, impactRoute, (call) => call.cold(() => impactOf(indicators, call, call.body)));
  handle(app, routes.indicatorVersions, async (call) => {
    const { id } = call.params;
    const book = await indicators.book(call.db);
    if (!book.byId(id)) fail('indicatorNotFound', { id });
    return readVersions(call.db, id);
  });
  handle(app, routes.indicatorSheet, (call) => indicatorSheet(indicators, call, call.params.id));
  handle(app, routes.indicatorHistory, (call) =>
    indicatorHistory(indicators, call, call.params.id, call.query.filters ?? []),
  );
}

function registerNames(app: App, indicators: Indicators): void {
  handle(app, routes.indicatorAutocomplete, (call) => readItems(call.db));
  handle(app, routes.formulaCatalogue, async (call) => {
    const { catalogue } = await indicators.book(call.db);
    return (['column', 'indicator', 'dimension'] as const).flatMap((kind) => [...catalogue.all(kind)]);
  });
  handle(app, valuesRoute, (call) => valuesOffered(indicators, call, call.query));
  handle(app, routes.dimensionAutocomplete, async () =>
    VIEW_DIMENSIONS.flatMap(({ id }) =>
      (fieldsOf(id) ?? []).map(({ alias, colname, description }) => ({
        table_name: alias,
        col_name: colname,
        description,
      })),
    ),
  );
  handle(app, routes.tableColumns, async ({ query: { table } }) => {
    const named = fieldsOf(table) ?? fieldsOf(relationOfTable(table) ?? '');
    return named ? named.map(wireField) : fail('invalidParameter', { name: 'table' });
  });
}

const relationOfTable = (table: string): string | undefined =>
  Object.values(RELATIONS).find((relation) => relation.table.join('.') === table)?.key;

function registerResults(app: App, indicators: Indicators): void {
  handle(app, results.resultViewPost, (call) => answerView(indicators, call, call.body));
  handle(app, results.resultView, (call) => answerView(indicators, call, questionOf(call.query)));
  handle(app, brushCubeRoute, (call) => brushCube(indicators, call, call.body));
  handle(app, results.viewFile, (call) => viewFile(indicators, call, call.body));
  handle(app, figureIndicators, (call) => listedIndicators(indicators, call));
  handle(app, figuresOfIndicator, (call) => indicatorByName(indicators, call));
  handle(app, entryHistoryRoute, (call) => entryHistory(indicators, call, call.params.id, call.body));
  handle(app, results.filterValues, (call) => {
    const { filters, q = filters.q, limit = filters.limit } = call.query;
    return call.cold(() => filterValues(indicators, call, { ...filters, q, limit }));
  });
  handle(app, results.details, async (call) => {
    const { filters = [], indicadores, format, page, period, $ano = [], $uf = [], ...list } = call.query;
    const { ordem, filtros, busca } = list;
    const asked = { filters, indicadores, page, period, ano: $ano, uf: $uf, ordem, filtros, busca };
    return format === 'csv'
      ? detailFile(indicators, call, asked)
      : call.cold(() => detailPage(indicators, call, asked));
  });
  handle(app, results.detailsPost, async (call) =>
    call.body.format === 'csv'
      ? detailFile(indicators, call, call.body)
      : call.cold(() => detailPage(indicators, call, call.body)),
  );
  handle(app, results.makeCrossTable, async (call) => {
    const { title, format, ...definition } = call.body;
    if (format !== 'json') return crossTableFile(indicators, call, definition, { title, format });
    const { table } = await call.cold(() => crossTable(indicators, call, definition));
    await keepCrossTable(call.db, call.session.idUsuario, definition);
    return table;
  });
  handle(app, results.crossTables, (call) => keptCrossTables(call.db, call.session.idUsuario));
}

/** The parts of a view as they stand in an address, put together and read as the body is. */
function questionOf({ $ano, $uf, ...query }: z.output<NonNullable<typeof results.resultView.query>>) {
  const read = viewQuestion.safeParse({ ...query, ano: $ano ?? [], uf: $uf ?? [] });
  return read.success
    ? read.data
    : fail('invalidParameter', { name: String(read.error.issues[0]?.path[0] ?? '') });
}

function wireIndicator(book: IndicatorBook, one: Indicator) {
  return { ...one, formula_plain: shownFormula(book, one), unit: one.unidade, type: one.data_type };
}

/** Writes down who saved, and that panels were changed with it. */
function notedWith(call: Call, { id, versao, paineis }: SavedWith, what: string) {
  noted(call, id, what);
  for (const painel of paineis)
    call.audit({ acao: 'alterar', alvo: `painel/${painel}`, detalhe: { o_que: 'gravar', indicador: id } });
  return { id, versao };
}

const noted = (call: Call, id: number, what: string): void =>
  call.audit({ acao: 'alterar', alvo: `indicador/${id}`, detalhe: { o_que: what } });
