import type { z } from 'zod';
import { DETAIL_PAGE_SIZE, REPORT_JSON_ROW_LIMIT, type DrillAnswer, type ExportFile } from '@fonte/contracts';
import { CHOICE_NAMES } from '@fonte/contracts/boards';
import type { drillBody } from '@fonte/contracts/routes/reports';
import { fail, type Call } from '../../../platform/index.ts';
import { headsOf, wordedRow } from '../../../answers/index.ts';
import { scopeSentence } from '../../../answers/words/sentences.ts';
import { filtersInForce } from '../answer/provenance.ts';
import { optionsOf } from '../question/asked.ts';
import { refusedAs } from '../question/refused.ts';
import { pageOf } from '../request/read-request.ts';
import type { Reports } from '../question/service.ts';
import { askDrill, type DrillBody } from './ask-drill.ts';
import { definitionOf } from './definition-of.ts';
import { nameOf, pointInWords, rowOfPoint, sumOf } from './figure-of.ts';
import { rowsBehind } from './rows-behind.ts';
import { keepRequest } from './store.ts';

/**
 * `detalhamento` (first text, section 7): the rows behind a point of a report, 25 a page; as Csv the name of a file that
 * open-file makes. The body is an opaque reference to a stored report: its tables and relations are never executed.
 */
export async function detailPoint(
  reports: Reports,
  call: Call<unknown, unknown, z.output<typeof drillBody>>,
): Promise<DrillAnswer | ExportFile> {
  const { body } = call;
  return refusedAs<DrillAnswer | ExportFile>(() =>
    body.typereturn === 'Csv' ? fileOf(reports, call, body) : pageOfRows(reports, call, body),
  );
}

async function fileOf(reports: Reports, call: Call, body: DrillBody): Promise<ExportFile> {
  const { report } = await askDrill(reports, call, body);
  // Its rows are told by open-file.
  call.tell({ persons: false });
  const { co_consulta, idColuna, data, $ano, $uf, ufurl, $inicio, $fim, moreFilter, ordem, filtros, busca } =
    body;
  const chosen = Object.fromEntries(CHOICE_NAMES.map((name) => [name, body[name]]));
  return keepRequest(call, `Detalhamento ${report.title}`, {
    co_consulta,
    idColuna,
    data,
    $ano,
    $uf,
    ufurl,
    $inicio,
    $fim,
    moreFilter,
    ...chosen,
    ordem,
    filtros,
    busca,
  });
}

async function pageOfRows(
  { engine, ...reports }: Reports,
  call: Call,
  body: z.output<typeof drillBody>,
): Promise<DrillAnswer> {
  const question = await askDrill({ engine, ...reports }, call, body);
  const { scoped, point, reading, source, report, id } = question;
  const page = pageOf(body.page);
  const options = optionsOf(call.signal);
  const all = page === -1;
  const limit = all ? REPORT_JSON_ROW_LIMIT : DETAIL_PAGE_SIZE;
  const offset = all ? 0 : (page - 1) * DETAIL_PAGE_SIZE;
  const [answer, detail] = await Promise.all([
    engine.run(scoped, options),
    rowsBehind(engine, question, { rows: body, limit, offset, long: all }, call.signal),
  ]);
  if (all && detail.rowCount > REPORT_JSON_ROW_LIMIT) fail('tooManyRows', { limit: REPORT_JSON_ROW_LIMIT });
  const { columns } = detail;
  const row = rowOfPoint(answer, point);
  const drawing = source.draw(answer, { ...reading, version: answer.version });
  // A point without a figure of its own (all indicators of a property together) has none to hold the rows against.
  const conferido = row ? detail.agrees(row.values[point.measure] ?? null) : null;
  if (conferido === false)
    call.log.error({ relatorio: id, medida: point.measure }, 'the rows behind a figure do not come to it');
  call.tell({
    relatorio: id,
    alvo: 'detalhamento',
    rows: detail.rows.length,
    detalhe: { grupos: Object.keys(point.keys), total: detail.rowCount, pagina: page },
  });
  return {
    co_consulta: id,
    no_consulta: report.title,
    dt_atualizacao: detail.version.dtAtualizacao,
    total: detail.rowCount,
    totalPagina: page === -1 ? Math.min(detail.rowCount, 1) : Math.ceil(detail.rowCount / DETAIL_PAGE_SIZE),
    page,
    thead: headsOf(columns, detail.heads),
    tbody: detail.rows.map((one) => wordedRow(columns, one)),
    tfoot: null,
    ponto: pointInWords(answer, row, point),
    filtros: filtersInForce(report, reading),
    definicao: definitionOf(question, nameOf(answer, point, drawing.thead)),
    alcance: scopeSentence(reading),
    soma: sumOf(row, point, source, drawing.thead),
    conferido,
    partes: detail.partes(row),
    todas: detail.todas,
    dados_ate: detail.version.dadosAte,
  };
}
