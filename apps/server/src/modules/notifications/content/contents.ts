import type { Notification } from '@fonte/contracts/routes/notify';
import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { fail } from '../../../platform/index.ts';
import type { JobParts } from '../../../platform/jobs/job.ts';
import { changesContent, exactOf, limitContent, summaryContent, type ToldBefore } from './figures-content.ts';
import { figuresVersion } from '../../reports/index.ts';
import { attachedFile } from './attached-file.ts';
import { chartsOf } from '../figures/charts.ts';
import { figuresOf, type Figures } from '../figures/figures.ts';
import { importContent } from './import-content.ts';
import { joined, type Content } from './mail-content.ts';
import type { Recipient } from './recipient.ts';

type Parts = Pick<JobParts, 'database' | 'settings' | 'clock' | 'engine'>;

/** What a notification sends, as it is kept or as it is being written. */
export type Sends = Pick<
  Notification,
  'importacao' | 'fonte' | 'resumo' | 'mudancas' | 'limite' | 'graficos' | 'anexo'
>;

/** What a reader was told before, of any occasion, and what a limit was compared with last. */
export interface Past {
  readonly told: ToldBefore | null;
  readonly compared: ToldBefore | null;
}
export const NO_PAST: Past = { told: null, compared: null };

export interface Written {
  /** Null where there is nothing to tell. */
  readonly content: Content | null;
  /** What was counted, to be kept. */
  readonly exact: Record<string, string | null> | null;
}

/** What an occasion (`importacao 12`, `semana 2026-11-23`, `agora …`) tells a reader; 'agora' all that the notification sends. Errors: those of figures. */
export async function contentsOf(
  parts: Parts,
  reader: Recipient,
  sends: Sends,
  occasion: string,
  { told, compared }: Past,
  signal: AbortSignal,
): Promise<Written> {
  const [kind = '', which] = occasion.split(' ');
  const now = kind === 'agora';
  const found: (Content | null)[] = [];
  if (kind === 'importacao' || (now && sends.importacao))
    found.push(await importContent(parts, reader, now ? null : Number(which)));
  const counts =
    FIGURES.has(kind) || (now && (sends.resumo ?? sends.limite) !== null) || (now && sends.mudancas);
  const figures = counts ? await figuresOf(parts, reader.access, sends.fonte, signal) : null;
  if (figures !== null) {
    const of = SUMMARY_OF[kind] ?? (now ? sends.resumo : null);
    if (of !== null)
      found.push(
        await withPictures(
          parts,
          reader,
          sends,
          figures,
          summaryContent(parts, reader, figures, of, told),
          signal,
        ),
      );
    if (kind === 'mudancas' || (now && sends.mudancas))
      found.push(changesContent(parts, reader, figures, told));
    if ((kind === 'limite' || now) && sends.limite !== null)
      found.push(await limitContent(parts, reader, figures, sends.limite, now ? null : compared));
  }
  const contents = found.filter((one) => one !== null);
  return {
    content: contents.length === 0 ? null : joined(contents),
    exact: figures && exactOf(figures),
  };
}

const SUMMARY_OF: Readonly<Record<string, 'semanal' | 'mensal'>> = { semana: 'semanal', mes: 'mensal' };

/** A summary with the charts and the file that its notification asks for. Errors: `busy` where an import came between. */
async function withPictures(
  parts: Parts,
  reader: Recipient,
  { fonte, graficos, anexo }: Sends,
  figures: Figures,
  content: Content,
  signal: AbortSignal,
): Promise<Content> {
  const charts = graficos || anexo !== null ? await chartsOf(parts, reader.access, fonte, signal) : [];
  // An import came between them: a chart and its total would be of different data.
  if ((await figuresVersion(parts)).versao !== figures.versao) fail('busy');
  const attached =
    anexo && (await attachedFile(parts, reader, { fonte, kind: anexo, figures, charts, signal }));
  return {
    ...content,
    charts: graficos ? charts : [],
    files: attached?.file ? [attached.file] : [],
    lines: [...content.lines, ...(attached?.sentence ? [attached.sentence] : [])],
  };
}

const FIGURES = new Set(['semana', 'mes', 'mudancas', 'limite']);

/** What an address was told by a notification before one of its deliveries. */
export async function pastOf(
  db: Kysely<Database>,
  { id, id_notificacao, email }: { id: number; id_notificacao: number; email: string },
): Promise<Past> {
  const before = db
    .selectFrom('portal.entrega as e')
    .innerJoin('portal.notificacao as n', 'n.id_notificacao', 'e.id_notificacao')
    .where('e.id_notificacao', '=', id_notificacao)
    .where('e.email', '=', email)
    .where('e.id_entrega', '<', id)
    .where('e.figuras', 'is not', null)
    .orderBy('e.id_entrega', 'desc')
    .limit(1)
    .select('e.criada_em as when')
    .select(sql<ToldBefore['exact']>`e.figuras`.as('exact'));
  const told = await before.where('e.situacao', '=', 'na_fila').executeTakeFirst();
  const compared = await before
    .where('e.ocasiao', 'like', 'limite %')
    .whereRef('e.criada_em', '>=', 'n.alterada_em')
    .executeTakeFirst();
  return { told: told ?? null, compared: compared ?? null };
}
