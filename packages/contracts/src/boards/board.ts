import type { PageName } from '../pages.ts';
import type { Profile } from '../profiles.ts';
import type { ReportId } from '../report-ids.ts';
import type { ChoiceName } from './choices.ts';

/** A page of reports in one declaration: read by server, browser, tests and the walk alike (docs/recipes/add-a-board.md). */

/** Who has a card: the profiles with the board's extended set, or these; absent, everybody who opens the page. */
export type Audience = 'extended' | readonly Profile[];

/** Columns of twelve, in halves and finer; what a reduced set leaves of a row is stretched to its whole width in proportion. */
type Placed = {
  readonly span: number;
  readonly for?: Audience;
  /** Stands only while the board's choice has this value. */
  readonly when?: string;
  /** The page that 'Relatório completo' leads to, for those who may open it. */
  readonly more?: PageName;
};

export type ReportCard = Placed & {
  readonly card: 'tile' | 'pace' | 'chart' | 'table' | 'map';
  readonly report: ReportId;
};

export type BoardTab = { readonly label: string; readonly report: ReportId; readonly for?: Audience };

/** Tables under one title. Where they are `late`, the open one stands in the address and is all that is asked for; else all come with the board. */
export type TabsCard = Placed & {
  readonly card: 'tabs';
  readonly title: string;
  readonly tabs: readonly BoardTab[];
  readonly late?: true;
};

/** Sentences on what counts (second text, section 1). */
export type NotesCard = Placed & { readonly card: 'notes'; readonly notes: readonly NoteName[] };

export type Card = ReportCard | TabsCard | NotesCard;

export type NoteName = 'visita' | 'conservacao' | 'abc' | 'planejamento' | 'acumulado';

export type Board = {
  /** Below the page's title. */
  readonly subtitle?: string;
  /** Profiles with the extended set. */
  readonly extended: readonly Profile[];
  /** What a reader chooses above the cards. */
  readonly choice?: ChoiceName;
  /** One or two rows of big numbers; `aside` stands at their right over both. */
  readonly tiles: readonly (readonly ReportCard[])[];
  readonly aside?: ReportCard;
  readonly rows: readonly (readonly Card[])[];
  /** Who prints it. */
  readonly print?: Audience;
};

/** A page whose profiles see other orders, not only fewer cards, has a board for each. */
export type BoardEntry = Board | { readonly by: Readonly<Record<Profile, Board>> };

/** 'Coordenador, Nacional and Administrador get extra widgets' (second text, 2.14, 2.15). */
export const EXTENDED: readonly Profile[] = ['coordenador', 'nacional', 'administrador'];

export const tile = (report: ReportId, span: number, more: Omit<Placed, 'span'> = {}): ReportCard => ({
  card: 'tile',
  report,
  span,
  ...more,
});
export const chart = (report: ReportId, span: number, more: Omit<Placed, 'span'> = {}): ReportCard => ({
  card: 'chart',
  report,
  span,
  ...more,
});
export const table = (report: ReportId, span: number, more: Omit<Placed, 'span'> = {}): ReportCard => ({
  card: 'table',
  report,
  span,
  ...more,
});
/** Of the extended set only. */
export const X = { for: 'extended' } as const;
