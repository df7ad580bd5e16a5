import type { ReportId } from '@fonte/contracts';
import { formatDate, formatDateTime, formatInteger } from '@fonte/pt-br';
import type { About } from '../../../answers/index.ts';
import { madeBy, type Call } from '../../../platform/index.ts';
import { filtersOfFile } from '../answer/provenance.ts';
import type { Reading } from '../declared/reading.ts';
import type { Report } from '../declared/report.ts';
import { scopeSentence } from '../../../answers/words/sentences.ts';

/** What a workbook says of its rows on the sheet 'Sobre': the same as 'De onde vem este número' says of the card, and who made it. */
export function aboutFile(
  call: Call,
  { id, report, reading }: { readonly id: ReportId; readonly report: Report; readonly reading: Reading },
  rows: number,
): About {
  const { versao, dadosAte, dtAtualizacao } = reading.version;
  return [
    ['Relatório', report.title],
    ['Número', String(id)],
    ['Programa', reading.product],
    ['O que conta', report.definition(reading)],
    ...filtersOfFile(report, reading),
    ['De quem', scopeSentence(reading)],
    ['Linhas', formatInteger(rows)],
    ['Dados até', formatDate(dadosAte)],
    ['Atualizado em', formatDateTime(dtAtualizacao)],
    ['Versão dos dados', String(versao)],
    ...madeBy(call),
  ];
}
