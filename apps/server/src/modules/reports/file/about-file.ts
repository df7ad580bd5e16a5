import type { ReportId } from '@fonte/contracts';
import { formatDate, formatDateTime, formatInteger } from '@fonte/pt-br';
import type { About } from '../../../answers/index.ts';
import { madeBy, type Call } from '../../../platform/index.ts';
import { filtersOfFile } from '../answer/provenance.ts';
import type { Reading } from '../declared/reading.ts';
import type { Report } from '../declared/report.ts';
import { scopeSentence } from '../../../answers/words/sentences.ts';

/** What a file says of its rows, a workbook on the sheet 'Sobre': the same as 'De onde vem este número' says of the card, and who made it. */
export function aboutFile(
  call: Call,
  { id, report, reading }: { readonly id: ReportId; readonly report: Report; readonly reading: Reading },
  rows: number,
  more: About = [],
): About {
  const definition = report.definition(reading);
  return aboutRows(call, { title: report.title, id, definition, narrowedBy: report, reading, more }, rows);
}

/** What rows are told of: those of a report, or of a file that has no number. */
interface Told {
  readonly title: string;
  readonly id?: ReportId;
  readonly definition: string;
  readonly narrowedBy: Parameters<typeof filtersOfFile>[0];
  readonly reading: Reading;
  /** What narrows its rows besides the page's filters. */
  readonly more?: About;
}

/** The same of any rows. */
export function aboutRows(
  call: Call,
  { title, id, definition, narrowedBy, reading, more = [] }: Told,
  rows: number,
): About {
  const { versao, dadosAte, dtAtualizacao } = reading.version;
  return [
    ['Relatório', title],
    ...(id === undefined ? [] : [['Número', String(id)] as const]),
    ['Programa', reading.product],
    ['O que conta', definition],
    ...filtersOfFile(narrowedBy, reading),
    ...more,
    ['De quem', scopeSentence(reading)],
    ['Linhas', formatInteger(rows)],
    ['Dados até', formatDate(dadosAte)],
    ['Atualizado em', formatDateTime(dtAtualizacao)],
    ['Versão dos dados', String(versao)],
    ...madeBy(call),
  ];
}
