import { addressOf, type ReportAnswer, type Row } from '@fonte/contracts';
import { figuresOfReport } from '@fonte/contracts/endpoints/figures';
import type { FigureColumn, FigureTable } from '@fonte/contracts/routes/figures';
import { formAsked } from '../../../answers/index.ts';
import { fail, versionFor, type Call } from '../../../platform/index.ts';
import type { DataVersion } from '../../../query/index.ts';
import { answerKept, today } from '../answer/answer-kept.ts';
import { mayTake } from '../declared/may-take.ts';
import { readingFor } from '../declared/reading.ts';
import { exportReport, fileRows } from '../file/export-report.ts';
import type { Asked } from '../question/asked.ts';
import { reportFor, type Reports } from '../question/service.ts';
import { namesPersons } from '../question/told.ts';
import { readingOf } from '../request/read-request.ts';
import { columnsOf } from './columns.ts';
import { nameOf, reportNamed } from './names.ts';
import { narrowedBy, type Narrowed } from './narrowed-by.ts';

type ByName = Call<{ nome: string }>;

/** A report by its name with plain parameters: the answer that the portal's pages show, as one table that says of itself what a reader must know, or the file of its rows. */
export async function reportByName(reports: Reports, call: ByName) {
  const { name, form } = formAsked(call);
  const { id, report } = reportFor(reportNamed(name, call.profile), call.profile);
  if (form !== 'json' && !mayTake(report, call.profile)) fail('forbidden');
  const version = await versionFor(reports.version, call);
  const open = readingFor(report, readingOf(call, {}, version));
  const narrowed = await narrowedBy(reports, call, report, open);
  const reading = readingFor(report, readingOf(call, narrowed.raw, version));
  const asked = { id, report, reading, page: -1 };
  return form === 'json'
    ? answerKept(reports, call, asked, {
        parts: [],
        shown: (answer) => tableOf(reports, asked, narrowed, answer),
      })
    : fileByName(reports, call, asked, form === 'csv' ? 'Csv' : 'CsvIso');
}

/** A file has no place for what its columns are: its address leads to the same as JSON. Only of figures that tell no person is there an unchanged one. */
function fileByName(
  reports: Reports,
  call: ByName,
  asked: Omit<Asked, 'signal' | 'most'>,
  form: 'Csv' | 'CsvIso',
) {
  const { id, report, reading } = asked;
  const { version, anos, days, ufs, moreText, chosen } = reading;
  const same = addressOf(figuresOfReport, {
    params: { nome: `${nameOf(id)}.json` },
    query: call.query as object,
  });
  call.reply.header('link', `<${same}>; rel="describedby"; type="application/json"`);
  const produce = () => exportReport(reports, call, { id, report, reading, form, program: true });
  return report.live || namesPersons(report, reading)
    ? produce()
    : call.revalidated(
        [version, id, form, anos, days, ufs, moreText, chosen, today(call, moreText)],
        produce,
      );
}

async function tableOf(
  { engine }: Reports,
  { id, report, reading }: Pick<Asked, 'id' | 'report' | 'reading'>,
  { words }: Narrowed,
  answer: ReportAnswer,
): Promise<FigureTable> {
  const { provenance, thead, tfoot, protegido, dt_atualizacao } = answer;
  const { subtitle } = JSON.parse(answer.json_label) as { subtitle: string | null };
  const colunas = columnsOf(report, reading, thead);
  return {
    nome: nameOf(id),
    numero: id,
    titulo: answer.no_consulta,
    definicao: provenance.definition,
    subtitulo: subtitle,
    colunas,
    linhas: fileRows(answer).map((row) => cellsOf(colunas, row)),
    total: tfoot && cellsOf(colunas, tfoot),
    // What narrows by name travels as one expression, which says codes: told as it was asked for.
    filtros: [
      ...provenance.filters
        .filter(({ value }) => value !== reading.moreText)
        .map(({ label, value }) => ({ nome: label, valor: value })),
      ...words,
    ],
    alcance: provenance.scope,
    versao: await numberOf(engine, reading.version, dt_atualizacao),
    dt_atualizacao,
    dados_ate: provenance.dados_ate,
    protegido: protegido ?? null,
  };
}

/** The cells of a row that its columns name: the map's points have more than their table. */
const cellsOf = (columns: readonly FigureColumn[], row: Row): Row =>
  Object.fromEntries(columns.map(({ nome }) => [nome, row[nome] ?? null]));

/** The number of the load that an answer is of: one may have come while it was made. Errors: busy where yet another has. */
async function numberOf(
  engine: Reports['engine'],
  asked: DataVersion,
  moment: string | null,
): Promise<number> {
  if (asked.dtAtualizacao === moment) return asked.versao;
  const now = await engine.version();
  return now.dtAtualizacao === moment ? now.versao : fail('busy');
}
