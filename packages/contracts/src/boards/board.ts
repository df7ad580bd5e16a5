import type { PageName } from '../pages.ts';
import type { Profile } from '../profiles.ts';
import type { ReportId } from '../report-ids.ts';
import type { ChoiceName } from './choices.ts';
import type { NoteName } from './notes.ts';

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
  readonly card: 'tile' | 'pace' | 'chart' | 'table' | 'map' | 'list';
  readonly report: ReportId;
  /** A list whose rows are properties: each opens, with what `OPENED` names inside (second text, 2.17). */
  readonly opens?: true;
  /** A list whose rows lead on: to the visit that they are of, else to their property. */
  readonly leads?: true;
};

export type BoardTab = {
  readonly label: string;
  readonly report: ReportId;
  readonly for?: Audience;
  /** Offered once a state is chosen: for the whole country it is longer than a card. */
  readonly once?: 'uf';
  /** The page that has it for the whole country, until then. */
  readonly elsewhere?: PageName;
};

/** Tables under one title. Where they are `late`, the open one stands in the address and is all that is asked for; else all come with the board. */
export type TabsCard = Placed & {
  readonly card: 'tabs';
  readonly title: string;
  readonly tabs: readonly BoardTab[];
  readonly late?: true;
};

/** Sentences on what counts (second text, section 1). */
export type NotesCard = Placed & { readonly card: 'notes'; readonly notes: readonly NoteName[] };

/** The caller's properties one by one, a page at a time and asked for by itself: it does not come with the board, however many there are. Its rows open. */
export type PropertiesCard = Placed & { readonly card: 'properties' };

export type Card = ReportCard | TabsCard | NotesCard | PropertiesCard;

/** A month, first the latest with data; or any days, first the last thirty with data. */
export type BoardDays = 'mes' | 'periodo';

export type { NoteName };

export type Board = {
  /** Below the page's title. */
  readonly subtitle?: string;
  /** Profiles with the extended set. */
  readonly extended: readonly Profile[];
  /** What a reader chooses above the cards. */
  readonly choice?: ChoiceName;
  /** Days are chosen above the cards instead of the header's year; not by who only observes, who has years. */
  readonly days?: BoardDays;
  /** One or two rows of big numbers; `aside` stands at their right over both. */
  readonly tiles: readonly (readonly ReportCard[])[];
  readonly aside?: ReportCard;
  readonly rows: readonly (readonly Card[])[];
  /** How it stands on paper, where a page of paper draws it. */
  readonly sheet?: Sheet;
};

/** A board on paper: all its tabs one after the other, on sheets of A4 (docs/recipes/add-a-sheet.md). */
export type Sheet = {
  /** Above the title; `{lugar}` is the state or 'Todos os estados', `{mes}` the month of the last data, `{semestre}` the semester. */
  readonly above: string;
  /** 'figures': every chart as its largest figures (first text, section 2: '/dashboard/print/'). */
  readonly charts: 'drawn' | 'figures';
  /** Rows of a table; the others are one line, worked out at its own level. */
  readonly most: number;
  /** What its title is at each page's foot, where that is too long there. */
  readonly short?: string;
  /** Words of its print button, where the specification has its own. */
  readonly button?: string;
};

/** A page whose profiles see other orders, not only fewer cards, has a board for each. */
export type BoardEntry = Board | { readonly by: Readonly<Record<Profile, Board>> };

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
/** Rows of the programme, however many there are: a page at a time, asked for by itself, not with the board. */
export const list = (
  report: ReportId,
  span: number,
  more: Omit<Placed, 'span'> & Pick<ReportCard, 'opens' | 'leads'> = {},
): ReportCard => ({
  card: 'list',
  report,
  span,
  ...more,
});
/** Of the extended set only. */
export const X = { for: 'extended' } as const;
