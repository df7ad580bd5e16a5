import { profileName } from '@fonte/contracts';
import type { Notification } from '@fonte/contracts/routes/notify';
import { formatDate, formatNumber, NO_VALUE } from '@fonte/pt-br';
import { sql } from 'kysely';
import type { JobParts } from '../../../platform/jobs/job.ts';
import { observes } from '../../../query/index.ts';
import type { ToldFigure } from '../../../answers/index.ts';
import type { Figures } from '../figures/figures.ts';
import { wordsAlone, type Content, type ContentRow } from './mail-content.ts';
import type { Recipient } from './recipient.ts';

type Parts = Pick<JobParts, 'database' | 'settings' | 'engine'>;
export type Limit = NonNullable<Notification['limite']>;

/** What somebody was told before: exact figures by their keys, and when. */
export interface ToldBefore {
  readonly when: string;
  readonly exact: Readonly<Record<string, string | null>>;
}

/** A week's or a month's figures, each with what it was in the mail before; see `rowsOf` for who only observes. */
export function summaryContent(
  parts: Parts,
  reader: Recipient,
  figures: Figures,
  of: 'semanal' | 'mensal',
  before: ToldBefore | null,
): Content {
  return wordsAlone({
    subject: of === 'mensal' ? 'resumo do mês' : 'resumo da semana',
    lead: leadOf(parts, reader, figures),
    rows: rowsOf(reader, figures.list, before),
    lines: [],
  });
}

/** The figures that are not what the reader was told last; all of them to who was told none, or only observes. Null where all are the same. */
export function changesContent(
  parts: Parts,
  reader: Recipient,
  figures: Figures,
  before: ToldBefore | null,
): Content | null {
  const changed = figures.list.filter(({ key, exact }) => before === null || before.exact[key] !== exact);
  if (changed.length === 0) return null;
  const told = observes(reader.access) ? figures.list : changed;
  const since =
    before === null
      ? 'Este é o primeiro email: os números de agora.'
      : told === changed
        ? `O que mudou desde ${formatDate(before.when)}:`
        : 'Os números mudaram; os de agora:';
  return wordsAlone({
    subject: 'o que mudou',
    lead: `${leadOf(parts, reader, figures)} ${since}`,
    rows: rowsOf(reader, told, before),
    lines: [],
  });
}

/** The figure of a limit, where it stands beyond it and did not when the reader's was looked at before; null otherwise. */
export async function limitContent(
  parts: Parts,
  reader: Recipient,
  figures: Figures,
  limit: Limit,
  before: ToldBefore | null,
): Promise<Content | null> {
  const figure = figures.list.find(({ key }) => key === limit.figura);
  if (figure === undefined || !(await isBeyond(parts, figure.exact, limit))) return null;
  if (await isBeyond(parts, before?.exact[limit.figura] ?? null, limit)) return null;
  const value = formatNumber(limit.valor, Number.isInteger(limit.valor) ? 0 : 2);
  return wordsAlone({
    subject: `${figure.name} ${limit.sentido} do limite`,
    lead: `${leadOf(parts, reader, figures)} “${figure.name}” está ${limit.sentido} de ${value}.`,
    rows: rowsOf(reader, [figure], before),
    lines: [],
  });
}

/** Compared by the database, which keeps decimals exact. */
async function isBeyond(
  { database: { db } }: Parts,
  exact: string | null,
  { sentido, valor }: Limit,
): Promise<boolean> {
  if (exact === null) return false;
  const way = sentido === 'acima' ? sql`>` : sql`<`;
  const { rows } = await sql<{
    beyond: boolean;
  }>`select ${exact}::numeric ${way} ${String(valor)}::numeric as beyond`.execute(db);
  return rows[0]?.beyond ?? false;
}

/** The exact figures, as they are kept beside what was told. */
export const exactOf = ({ list }: Figures): Record<string, string | null> =>
  Object.fromEntries(list.map(({ key, exact }) => [key, exact]));

export function leadOf({ settings }: Parts, { access }: Recipient, { ano, dadosAte }: Figures): string {
  const scope = access.uf === null ? '' : `, uf ${access.uf}`;
  const fresh = dadosAte === null ? '' : `, com dados até ${formatDate(dadosAte)}`;
  return `Os números de ${ano} como o seu perfil os vê (${profileName(access.profile, settings.PRODUCT_NAME)}${scope})${fresh}.`;
}

/**
 * Figures as they are told. Who only observes is not told what they were, as in Data Quality: what one import changed may be one property. Nor which of them
 * changed, since all are told.
 */
const rowsOf = (
  { access }: Recipient,
  figures: readonly ToldFigure[],
  before: ToldBefore | null,
): ContentRow[] => figures.map((figure) => rowOf(figure, observes(access) ? null : before));

function rowOf({ key, name, exact, value, note }: ToldFigure, before: ToldBefore | null): ContentRow {
  const was = before?.exact[key];
  const then =
    before === null || was === undefined || was === exact
      ? ''
      : `era ${was === null ? NO_VALUE : plain(was)} em ${formatDate(before.when)}`;
  return { name, value, note: [note, then].filter(Boolean).join('; ') };
}

const plain = (exact: string): string => formatNumber(Number(exact), /\./.test(exact) ? 2 : 0);
