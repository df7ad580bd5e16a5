import { VISIT_INDICATORS } from '@fonte/contracts';
import type { z } from 'zod';
import type { visitIndicators } from '@fonte/contracts/routes/visit-indicators';
import { fileOf, heldByASheet, listColumns } from '../../../answers/index.ts';
import type { Call, Download } from '../../../platform/index.ts';
import { aboutRows } from '../file/about-file.ts';
import { ENDINGS } from '../file/export-report.ts';
import { fileName } from '../file/file-name.ts';
import { readingOf } from '../request/read-request.ts';
import type { Reports } from '../question/service.ts';
import type { Outline } from './figures.ts';
import { codesOf, outlineOf, rowsOf, type Asking } from './rows.ts';

type Rows = Awaited<ReturnType<typeof rowsOf>>['rows'];
type Query = z.output<NonNullable<typeof visitIndicators.query>>;

/** Properties that are worked out at once: the statement of a whole state would keep one connection for seconds. */
const BATCH = 500;

const DEFINITION =
  'Uma linha por propriedade da atividade com 12 visitas válidas ou mais: cada indicador de resultado com 12 e com 24 visitas e a mudança, e de cada ciclo as receitas, os custos, as margens e a produção dos lançamentos de visitas que contam. O ano não muda estas linhas.';

/** Asked of the database where there is no property, for the head of the file: no code is empty. */
const NOBODY = [''];

/**
 * 'Indicadores de Corte / de Leite - 12 e 24 visitas' (first text, section 7): a row for each property of the activity with a whole first cycle of
 * visits, as CSV or .xlsx, worked out while it is read. It ends with its reader. How many rows will come is in the X-Total-Count header. Errors: invalidParameter;
 * statesDisagree; tooManyRows for more than a sheet holds; databaseConflict where an import comes between, which breaks the transfer off once rows have gone out.
 */
export async function visitIndicatorsFile(reports: Reports, call: Call<unknown, Query>): Promise<Download> {
  const { atividade: activity, typereturn: form, ...filters } = call.query;
  const reading = readingOf(call, filters, await reports.engine.version());
  const asking: Asking = { engine: reports.engine, activity, reading, signal: call.signal };
  const codes = await codesOf(asking);
  if (form === 'Xlsx') heldByASheet(codes.length);
  const outline = await outlineOf(asking);
  const first = await rowsOf(asking, outline, codes.length === 0 ? NOBODY : codes.slice(0, BATCH));
  call.reply.header('x-total-count', codes.length);
  call.tell({
    acao: 'exportar',
    alvo: `indicadores-visitas:${activity}`,
    detalhe: {
      uf: [...reading.ufs],
      ...(form === 'Csv' ? {} : { forma: form.toLowerCase() }),
      total: codes.length,
    },
  });
  const rows = batchesOf(asking, { codes, outline, first: first.rows });
  const title = VISIT_INDICATORS[activity];
  const told = { title, definition: DEFINITION, narrowedBy: { period: 'none' }, reading } as const;
  return fileOf(listColumns(first.columns), rows, {
    name: fileName(title, reading, 'none'),
    form: ENDINGS[form],
    about: aboutRows(call, told, codes.length),
    program: call.session.key !== null,
  });
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
