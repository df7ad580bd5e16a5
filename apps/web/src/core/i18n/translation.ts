import type { ReportAnswer } from '@fonte/contracts';
import type { DrawnBoard } from '@fonte/contracts/boards';
import type { SaidCells } from '@fonte/contracts/screen-words/answers';
import type { GivenWords, KitWords, MenuGroup } from '@fonte/ui';
import type { TextCatalogue } from './text-catalogue.ts';

/** The same texts in other words, as many of them as there are. */
type Said<T> = T extends string
  ? string
  : T extends readonly string[]
    ? readonly string[]
    : { readonly [Key in keyof T]?: Said<T[Key]> };

/** All of the same texts: one that is missing does not compile. */
type Whole<T> = T extends string
  ? string
  : T extends readonly string[]
    ? { readonly [Place in keyof T]: string }
    : { readonly [Key in keyof T]: Whole<T[Key]> };

/** Namespaces that an offered language says whole: those of the ways in, of the frame, of the dashboard and of the boards. */
export const WHOLE_NAMESPACES = [
  'account',
  'auth',
  'behind',
  'board',
  'check',
  'core',
  'discarded',
  'factor',
  'figureNotes',
  'fileNote',
  'funnel',
  'leaving',
  'notes',
  'pace',
  'pack',
  'programKeys',
  'property',
  'reportRows',
  'revealCpf',
  'shell',
  'unsent',
  'visitIndicators',
  'workbook',
] as const satisfies readonly (keyof TextCatalogue)[];
export type WholeNamespace = (typeof WHOLE_NAMESPACES)[number];

/** A namespace in another language, whole. */
export type WholeTexts<N extends keyof TextCatalogue> = Whole<TextCatalogue[N]>;

/** All of the kit's own words. */
export type WholeKit = { readonly [Part in keyof KitWords]: KitWords[Part] };

/** How what does not stand in the features' texts is said: the server's sentences, the tables of pages and boards, figures and days. */
export interface SaidElsewhere {
  /** By the Portuguese; what has no words stays as it is. */
  readonly words: (text: string) => string;
  /** The sentence of a failure, by its name where it has one. */
  readonly failure: (codigo: string | null, sentence: string) => string;
  /** All that a report says, and no other figure. */
  readonly report: (answer: ReportAnswer, cells?: SaidCells) => ReportAnswer;
  /** What a board says around its reports. */
  readonly board: (board: DrawnBoard) => DrawnBoard;
  /** The menu; what it leads to on paper is asked for in this language. */
  readonly menu: (groups: readonly MenuGroup[]) => MenuGroup[];
  /** The title of a page, its places filled. */
  readonly title: (title: string) => string;
  /** The address of a sheet in this language, where it has it. */
  readonly sheet: (address: string) => string;
  /** From now on figures, days and failures are written in this language; gives what ends it. */
  readonly begin: () => () => void;
}

/** All that a language says in the place of the Portuguese; what it leaves out stays. */
export interface Translation {
  readonly texts: { readonly [N in keyof TextCatalogue]?: Said<TextCatalogue[N]> };
  /** Of the kit's own words. */
  readonly kit: GivenWords;
  readonly elsewhere?: SaidElsewhere;
}

/** What a language that is offered to everybody has to say. */
export interface WholeTranslation extends Translation {
  readonly texts: { readonly [N in WholeNamespace]: WholeTexts<N> } & Translation['texts'];
  readonly kit: WholeKit;
  readonly elsewhere: SaidElsewhere;
}
