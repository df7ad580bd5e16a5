import { VISIT_INDICATORS } from '@fonte/contracts';
import type { z } from 'zod';
import type { visitIndicators } from '@fonte/contracts/routes/visit-indicators';
import { fileOf, listColumns } from '../../../answers/index.ts';
import type { Call, Download } from '../../../platform/index.ts';
import { fileName } from '../file/file-name.ts';
import { readingOf } from '../request/read-request.ts';
import type { Reports } from '../question/service.ts';
import type { Outline } from './figures.ts';
import { codesOf, outlineOf, rowsOf, type Asking } from './rows.ts';

type Rows = Awaited<ReturnType<typeof rowsOf>>['rows'];
type Query = z.output<NonNullable<typeof visitIndicators.query>>;

/** Properties that are worked out at once: the statement of a whole state would keep one connection for seconds. */
const BATCH = 500;

/** Asked of the database where there is no property, for the head of the file: no code is empty. */
const NOBODY = [''];

/**
 * 'Indicadores de Corte / de Leite - 12 e 24 visitas' (first text, section 7): a row for each property of the activity with a whole first cycle of
 * visits, as CSV, worked out while it is read. It ends with its reader. How many rows will come is in the X-Total-Count header. Errors: invalidParameter;
 * statesDisagree; databaseConflict where an import comes between, which breaks the transfer off once rows have gone out.
 */
export async function visitIndicatorsFile(reports: Reports, call: Call<unknown, Query>): Promise<Download> {
  const { atividade: activity, ...filters } = call.query;
  const reading = readingOf(call, filters, await reports.engine.version());
  const asking: Asking = { engine: reports.engine, activity, reading, signal: call.signal };
  const codes = await codesOf(asking);
  const outline = await outlineOf(asking);
  const first = await rowsOf(asking, outline, codes.length === 0 ? NOBODY : codes.slice(0, BATCH));
  call.reply.header('x-total-count', codes.length);
  call.tell({
    acao: 'exportar',
    alvo: `indicadores-visitas:${activity}`,
    detalhe: { uf: [...reading.ufs], total: codes.length },
  });
  const rows = batchesOf(asking, { codes, outline, first: first.rows });
  const name = fileName(VISIT_INDICATORS[activity], reading, 'none');
  return fileOf(listColumns(first.columns), rows, { name, form: 'csv' });
}

/** One piece after the other, each asked for when the one before it has gone out. */
async function* batchesOf(
  asking: Asking,
  { codes, outline, first }: { codes: readonly string[]; outline: Outline; first: Rows },
) {
  yield first;
  for (let from = BATCH; from < codes.length; from += BATCH) {
    asking.signal?.throwIfAborted();
    // oxlint-disable-next-line no-await-in-loop -- the reader's pace
    yield (await rowsOf(asking, outline, codes.slice(from, from + BATCH))).rows;
  }
}
