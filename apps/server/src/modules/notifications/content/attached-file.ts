import { can } from '@fonte/contracts';
import type { Notification } from '@fonte/contracts/routes/notify';
import { slugOf } from '../../../answers/index.ts';
import type { MailFile } from '../../../platform/mail/mail-files.ts';
import { leadOf } from './figures-content.ts';
import { keptFor, type FigureParts, type Figures } from '../figures/figures.ts';
import type { DrawnChart, ToldInFile } from '../figures/charts.ts';
import { figuresPdf } from '../figures/figures-pdf.ts';
import { figuresWorkbook } from '../figures/figures-workbook.ts';
import type { Recipient } from './recipient.ts';

type Kind = NonNullable<Notification['anexo']>;

/** Of a file in a mail, bytes: many mail servers take ten megabytes, and the rest of the mail and its base64 count too. */
export const FILE_BYTES = 2_000_000;

const FORMS = {
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: figuresWorkbook,
  },
  pdf: { type: 'application/pdf', write: async (told: ToldInFile) => figuresPdf(told) },
} as const satisfies Record<Kind, { type: string; write: (told: ToldInFile) => Promise<Buffer> }>;

/** The figures and charts of a summary as a file of their own, or a sentence that says why there is none. Errors: `busy` where an import came after them. */
export async function attachedFile(
  parts: FigureParts,
  reader: Recipient,
  asked: { fonte: string; kind: Kind; figures: Figures; charts: readonly DrawnChart[]; signal: AbortSignal },
): Promise<{ readonly file?: MailFile; readonly sentence?: string }> {
  const { fonte: source, kind, figures, charts, signal } = asked;
  const { access } = reader;
  // A workbook is a download, which not every profile may take.
  if (kind === 'xlsx' && !can(access.profile, 'download.menu'))
    return { sentence: 'A planilha não vai a este perfil, que não baixa dados.' };
  const { type, write } = FORMS[kind];
  const told = { title: figures.nome, lead: leadOf(parts, reader, figures), figures, charts };
  const bytes = await keptFor(parts, { access, source, signal, what: kind, of: figures.versao }, () =>
    write(told),
  );
  if (bytes.length > FILE_BYTES)
    return { sentence: 'O arquivo com estes números ficou grande demais para um email. Ele está no portal.' };
  const place = access.uf === null ? '' : `-${access.uf}`;
  return {
    file: {
      name: `${slugOf(figures.nome)}-${figures.ano}${place}.${kind}`,
      type,
      bytes,
      words: wordsIn(told),
    },
  };
}

/** Everything that either form writes of it, figures apart. */
const wordsIn = ({ title, lead, figures, charts }: ToldInFile): string =>
  [
    title,
    lead,
    ...figures.list.flatMap(({ name, value, note }) => [name, value, note]),
    ...charts.flatMap(({ chart: { title: of, note, labels, series, reference } }) => [
      of,
      note,
      ...labels,
      ...series.flatMap(({ name, unit }) => [name, unit]),
      reference?.words ?? '',
    ]),
  ].join('\n');
