import type { MailFile } from '../mail-files.ts';

/** One message, the same bytes but for their boundaries whenever it is tried. */
export interface Message {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly subject: string;
  readonly text: string;
  /** The text drawn; null where there is only text. */
  readonly html: string | null;
  /** Where its reader gets no more of its kind by one click. */
  readonly unsubscribe: string | null;
  readonly files: readonly MailFile[];
  /** ISO. */
  readonly date: string;
}

/** Where messages go, and from whom. */
export interface MailPlace {
  /** The mail server; null writes files into `folder`. */
  readonly smtpUrl: string | null;
  readonly folder: string;
  readonly from: string;
  /** A host of our own for the Message-ID: the portal's, by which replies and complaints find it. */
  readonly host: string;
}

/** What became of it: accepted; refused for good; not taken this time; or nobody can say, because the line was lost after it had gone out. */
export type HandOver =
  | { readonly outcome: 'aceito' }
  | { readonly outcome: 'recusado' | 'adiado' | 'desconhecido'; readonly reason: string };
