import type { ExportFile } from '@fonte/contracts';
import { fileOf, listColumns } from '../../../answers/index.ts';
import { fail, type Call, type Download } from '../../../platform/index.ts';
import { askedRows } from '../../../query/index.ts';
import { optionsOf } from '../asked.ts';
import { fileName } from '../file-name.ts';
import { refusedAs } from '../refused.ts';
import type { Reports } from '../service.ts';
import { askDrill } from './ask-drill.ts';
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
    const { id, report, scoped, point, reading } = await askDrill(reports, call, kept.pedido);
    const options = optionsOf(call.signal);
    const asked = askedRows(kept.pedido);
    const { rowCount, parts } = await reports.engine.detail(scoped, point, { ...asked, limit: 1 }, options);
    const stream = await reports.engine.streamDetail(scoped, point, asked, options);
    call.reply.header('x-total-count', rowCount);
    call.tell({
      acao: 'exportar',
      relatorio: id,
      alvo: 'detalhamento',
      detalhe: { grupos: Object.keys(point.keys), total: rowCount },
    });
    const name = fileName(kept.titulo, reading, report.period);
    return fileOf(listColumns(shownColumns(stream.columns, parts)), stream.batches, { name, form: 'csv' });
  });
}
