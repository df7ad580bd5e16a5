import { DETAIL_PAGE_SIZE } from '@fonte/contracts';
import type { detailAnswer, detailsBody } from '@fonte/contracts/routes/indicator-results';
import type { z } from 'zod';
import type { Call, Download } from '../../../platform/index.ts';
import { accessOf, askedRows, rowsAgree, scope, type Plan, type Point } from '../../../query/index.ts';
import { exact, fileOf, listColumns, rowWords, shownCell } from '../../../answers/index.ts';
import { askedPeriod } from '../columns/asked-period.ts';
import { periodOf, periodWords } from '../columns/own-period.ts';
import { conditionOf, fieldOf } from '../columns/conditions.ts';
import { usableIndicator, type UsableIndicator } from '../definition/use.ts';
import { fileName } from '../file-name.ts';
import { assertField, assertIndicator, reachOf } from '../may-read.ts';
import { refusedAs } from '../refused.ts';
import type { Indicators } from '../service.ts';
import { statesOf } from '../view/ask.ts';
import { aboutDetails } from '../view/statement.ts';

type Asked = z.output<typeof detailsBody>;
export type DetailAnswer = z.input<typeof detailAnswer>;

/** The whole of what the filters keep: the clicked group is one of them. */
const POINT: Point = { keys: {}, measure: 'valor' };

/** The rows behind a figure, a page of them, with the figure that they add up to. Errors: invalidView, forbidden. */
export async function detailPage(indicators: Indicators, call: Call, asked: Asked): Promise<DetailAnswer> {
  const { plan, used } = await planOf(indicators, call, asked);
  return refusedAs(async () => {
    const scoped = scope(plan, accessOf(call));
    const options = { signal: call.signal };
    const page = {
      ...askedRows(asked),
      limit: DETAIL_PAGE_SIZE,
      offset: (asked.page - 1) * DETAIL_PAGE_SIZE,
    };
    const [figure, detail] = await Promise.all([
      indicators.engine.run(scoped, options),
      indicators.engine.detail(scoped, POINT, page, options),
    ]);
    const value = figure.rows[0]?.values['valor'] ?? null;
    const conferido = rowsAgree(value, detail);
    if (conferido === false)
      call.log.error(
        { indicador: used.indicator.id },
        'the rows behind an indicator do not come to its figure',
      );
    call.tell({ alvo: `indicador/${used.indicator.id}`, rows: detail.rows.length });
    return {
      columns: detail.columns.map(({ key, label, type, unit }) => ({
        key,
        label,
        type,
        ...(unit === undefined ? {} : { unit }),
      })),
      rows: detail.rows.map((row) =>
        Object.fromEntries(detail.columns.map((column) => [column.key, shownCell(column, row[column.key])])),
      ),
      total: detail.rowCount,
      totalPagina: Math.ceil(detail.rowCount / DETAIL_PAGE_SIZE),
      page: asked.page,
      valor: exact(value),
      unidade: used.indicator.unidade,
      partes: detail.parts.map(({ label, kind, all, figure: own }) => ({
        label,
        kind,
        rows: all,
        valor: exact(own),
      })),
      conferido,
      todas: detail.parts.reduce((sum, { all }) => sum + all, 0),
      dados_ate: detail.version.dadosAte,
    };
  });
}

/** All of them as a CSV, streamed; how many there are is in X-Total-Count, and who took them in the audit. */
export async function detailFile(indicators: Indicators, call: Call, asked: Asked): Promise<Download> {
  const { plan, used, own } = await planOf(indicators, call, asked);
  // Rows of a period of the view's own are of no year of the page.
  const ano = own === null ? asked.ano : [];
  return refusedAs(async () => {
    const scoped = scope(plan, accessOf(call));
    const options = { signal: call.signal };
    const list = askedRows(asked);
    const { rowCount } = await indicators.engine.detail(scoped, POINT, { ...list, limit: 1 }, options);
    const stream = await indicators.engine.streamDetail(scoped, POINT, list, options);
    call.reply.header('x-total-count', rowCount);
    call.tell({
      acao: 'exportar',
      alvo: `indicador/${used.indicator.id}`,
      detalhe: { total: rowCount, ano, uf: asked.uf, ...(own === null ? {} : { periodo: own }) },
    });
    const name = fileName(used.indicator.nome_indicador, {
      uf: asked.uf,
      ano,
      versao: stream.version.versao,
    });
    const about = aboutDetails(
      call,
      { ...asked, own },
      {
        title: used.indicator.nome_indicador,
        rows: rowCount,
        dadosAte: stream.version.dadosAte,
        narrowed: rowWords(stream.columns, asked),
      },
    );
    return fileOf(listColumns(stream.columns), stream.batches, {
      name,
      form: 'csv',
      about,
      program: call.session.key !== null,
    });
  });
}

async function planOf(
  indicators: Indicators,
  call: Call,
  asked: Asked,
): Promise<{ plan: Plan; used: UsableIndicator; own: string | null }> {
  const id = Array.isArray(asked.indicadores) ? asked.indicadores[0]! : asked.indicadores;
  const reach = await reachOf(indicators, call);
  assertIndicator(reach, id);
  for (const filter of asked.filters) assertField(reach, fieldOf(filter));
  const book = await indicators.book(call.db);
  const used = usableIndicator(book, id);
  return {
    used,
    own: periodWords(asked, book.today),
    plan: {
      measures: { valor: used.measure },
      ...askedPeriod(
        periodOf(asked, book.today),
        [...asked.filters.map(conditionOf), ...statesOf(asked.uf)],
        used.reads,
      ),
    },
  };
}
