import type { ReportId } from '@fonte/contracts';
import type { DrawnBoard } from '@fonte/contracts/boards';
import { NOTE_SENTENCES } from '@fonte/contracts/boards/notes';
import { formatDate, formatDateTime, formatInteger } from '@fonte/pt-br';
import { coverSheet } from '../../../answers/index.ts';
import { madeBy, type Call } from '../../../platform/index.ts';
import { filtersInForce, filtersOfFile } from '../answer/provenance.ts';
import { readingFor, type Reading } from '../declared/reading.ts';
import type { Report } from '../declared/report.ts';
import { scopeSentence } from '../../../answers/words/sentences.ts';

/** A line of the cover's list. */
export interface Entry {
  readonly title: string;
  /** Its tab; null for what is not in the book. */
  readonly sheet: string | null;
  readonly rows: number;
  readonly id?: ReportId;
  readonly report?: Report;
  /** Why it is not there. */
  readonly absent?: string | undefined;
}

const HEADS = ['Folha', 'Título', 'Relatório', 'O que conta', 'Filtros', 'Linhas'];

const NOTES = [
  'Cada folha tem os mesmos valores que o quadro da página, sob os filtros acima; onde um relatório não usa o ano, a coluna Filtros não o diz.',
  'O total de uma tabela está abaixo das linhas, com uma linha vazia antes.',
  'Célula vazia é sem dados, nunca zero.',
];

/** The cover of a page's book: what it is of, whose rows, of when, by whom, and what every sheet counts. */
export function coverOf(
  call: Call,
  {
    title,
    board,
    reading,
    entries,
  }: { title: string; board: DrawnBoard; reading: Reading; entries: readonly Entry[] },
): string {
  const { versao, dadosAte, dtAtualizacao } = reading.version;
  const narrowedBy = { period: 'in', ...(board.choice ? { choice: board.choice } : {}) } as const;
  const notes = board.rows.flat().flatMap((card) => (card.card === 'notes' ? card.notes : []));
  return coverSheet({
    title,
    about: [
      ['Programa', reading.product],
      ...filtersOfFile(narrowedBy, reading),
      ['De quem', scopeSentence(reading)],
      ['Dados até', formatDate(dadosAte)],
      ['Atualizado em', formatDateTime(dtAtualizacao)],
      ['Versão dos dados', String(versao)],
      ...madeBy(call),
    ],
    heads: HEADS,
    entries: entries.map(({ title: name, sheet, rows, id, report, absent }) => ({
      sheet,
      cells: [
        sheet ?? absent ?? '',
        name,
        id === undefined ? '' : String(id),
        report === undefined ? '' : report.definition(readingFor(report, reading)),
        report === undefined
          ? ''
          : filtersInForce(report, readingFor(report, reading))
              .map(({ label, value }) => `${label}: ${value}`)
              .join('; '),
        formatInteger(rows),
      ],
    })),
    notes: [...notes.map((note) => NOTE_SENTENCES[note]), ...NOTES],
  });
}
