import type { MailFile } from '../../../platform/mail/mail-files.ts';
import type { DrawnChart } from '../figures/charts.ts';

/** What a mail says, before it is drawn: figures as rows of name, value and what is counted; then lines. */
export interface Content {
  readonly subject: string;
  readonly lead: string;
  readonly rows: readonly ContentRow[];
  readonly lines: readonly string[];
  /** Pictures below the figures. */
  readonly charts: readonly DrawnChart[];
  /** What goes with it as a file. */
  readonly files: readonly MailFile[];
}

/** What a mail says without pictures and files. */
export const wordsAlone = (content: Omit<Content, 'charts' | 'files'>): Content => ({
  ...content,
  charts: [],
  files: [],
});

export interface ContentRow {
  readonly name: string;
  readonly value: string;
  readonly note: string;
}

/** Several in one mail; what two of them tell alike stands once. */
export const joined = (contents: readonly Content[]): Content => {
  const seen = new Set<string>();
  return {
    subject: contents.map(({ subject }) => subject).join(' e '),
    lead: contents.map(({ lead }) => lead).join(' '),
    rows: contents.flatMap(({ rows }) => {
      // Within one, two views may have figures of one name and value: both are told.
      const fresh = rows.filter((row) => !seen.has(keyOf(row)));
      for (const row of rows) seen.add(keyOf(row));
      return fresh;
    }),
    lines: contents.flatMap(({ lines }) => lines),
    charts: contents.flatMap(({ charts }) => charts),
    files: contents.flatMap(({ files }) => files),
  };
};

const keyOf = ({ name, value }: ContentRow): string => JSON.stringify([name, value]);
