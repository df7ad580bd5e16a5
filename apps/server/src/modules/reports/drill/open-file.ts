import type { ExportFile, RowList } from '@fonte/contracts';
import { fileOf, listColumns, rowWords, type About } from '../../../answers/index.ts';
import { fail, type Call, type Download } from '../../../platform/index.ts';
import { askedRows, scopeList, type AnswerColumn, type RowStream } from '../../../query/index.ts';
import { optionsOf } from '../question/asked.ts';
import { countRows } from '../question/count-rows.ts';
import { aboutRows } from '../file/about-file.ts';
import { fileName } from '../file/file-name.ts';
import { refusedAs } from '../question/refused.ts';
import type { Reports } from '../question/service.ts';
import { askDrill, type DrillQuestion } from './ask-drill.ts';
import { definitionOf } from './definition-of.ts';
import { nameOf, pointInWords, rowOfPoint } from './figure-of.ts';
import { listedFigure } from './listed-figure.ts';
import { shownColumns } from './shown-columns.ts';
import { keptRequest } from './store.ts';

/** `open-file` (first text, section 7): the rows of a drill-down as CSV, made now, with the rights that the caller has now. */
export async function openGeneratedFile(
  reports: Reports,
  call: Call<unknown, ExportFile>,
): Promise<Download> {
  const kept = await keptRequest(call, call.query);
  if (!kept) return fail('fileNotFound');
  return refusedAs(async () => {
    const question = await askDrill(reports, call, kept.pedido);
    const { id, report, point, reading } = question;
    const { rowCount, columns, batches, shown } = await fileRows(reports, call, question, kept.pedido);
    const about = await aboutPoint(reports, call, question, {
      rowCount,
      narrowed: rowWords(shown, kept.pedido),
    });
    call.reply.header('x-total-count', rowCount);
    call.tell({
      acao: 'exportar',
      relatorio: id,
      alvo: 'detalhamento',
      detalhe: { grupos: Object.keys(point.keys), total: rowCount },
    });
    const name = fileName(kept.titulo, reading, report.period);
    return fileOf(columns, batches, { name, form: 'csv', about });
  });
}

/** What the rows behind a point are: what its figure counts, which point it is, how its reader narrowed them. */
async function aboutPoint(
  { engine }: Reports,
  call: Call,
  { id, report, reading, source, plan, scoped, point }: DrillQuestion,
  { rowCount, narrowed }: { readonly rowCount: number; readonly narrowed: About },
): Promise<About> {
  const answer = await engine.run(scoped, optionsOf(call.signal));
  const { thead } = source.draw(answer, { ...reading, version: answer.version });
  const where = pointInWords(answer, rowOfPoint(answer, point), point);
  const told = {
    title: report.title,
    id,
    definition: definitionOf({ report, reading, source, plan, point }, nameOf(answer, point, thead)),
    narrowedBy: report,
    reading,
    more: [...where.map(({ label, value }) => [label, value] as const), ...narrowed],
  };
  return aboutRows(call, told, rowCount);
}

interface FileRows {
  readonly rowCount: number;
  readonly columns: ReturnType<typeof listColumns>;
  readonly shown: readonly AnswerColumn[];
  readonly batches: RowStream['batches'];
}

/** The rows behind the point, as its reader narrowed and ordered them. */
async function fileRows(
  { engine }: Reports,
  { signal }: Call,
  question: DrillQuestion,
  asked: RowList,
): Promise<FileRows> {
  const { scoped, point, reading } = question;
  const options = optionsOf(signal);
  const listed = listedFigure(question, asked);
  if (listed) {
    const rowCount = await countRows(engine, listed.list, { ...reading, rows: asked }, signal);
    const { columns, batches } = await engine.streamList(scopeList(listed.list, reading.access), options);
    return { rowCount, columns: listColumns(columns, listed.source.heads), shown: columns, batches };
  }
  const { rowCount, parts } = await engine.detail(scoped, point, { ...askedRows(asked), limit: 1 }, options);
  const { columns, batches } = await engine.streamDetail(scoped, point, askedRows(asked), options);
  return { rowCount, columns: listColumns(shownColumns(columns, parts)), shown: columns, batches };
}
