import type {
  Cell,
  Comparison,
  HeadColumn,
  Profile,
  ReportParams,
  ReportShape,
  Row,
  Series,
  Share,
} from '@fonte/contracts';
import type { ChoiceName } from '@fonte/contracts/boards';
import type { Database } from '@fonte/database';
import type { Kysely } from 'kysely';
import type { PeriodUse } from '../../../model/relation.ts';
import type { Access, Answer, ListPlan, Measure, Plan } from '../../../query/index.ts';
import type { Reading } from './reading.ts';

/** One numbered report: everything about it in one declaration (docs/recipes/add-a-report.md). */
export interface Report {
  readonly title: string;
  /** What programs asked for it by before its title changed (by-name/names.ts); its name in addresses is that of its title. */
  readonly formerNames?: readonly string[];
  readonly shape: ReportShape;
  /** What the year does: facts of it ('in'), everything up to its end ('to'), nothing ('none'). */
  readonly period: PeriodUse;
  /** Who may read it; a profile that is not here is answered 403. */
  readonly profiles: readonly Profile[];
  /** The choice above a board's cards that its figures heed. */
  readonly choice?: ChoiceName;
  /** Figures by a quality of the person: who only observes sees them since the beginning, whatever the year (docs/security.md). */
  readonly ofPersons?: true;
  /** It reads what changes between loads, as its plan says: no answer of it is kept. */
  readonly live?: true;
  /** Figures of one year: the last of what was asked for, else that of the data. */
  readonly ofYear?: true;
  /** Who may take it as a file, where they are fewer than those who may take files at all. */
  readonly files?: readonly Profile[];
  /** What is counted and of what, below the title. */
  readonly subtitle: (reading: Reading) => string;
  /** 'De onde vem este número': one or two sentences that say what counts. */
  readonly definition: (reading: Reading) => string;
  readonly params?: Partial<ReportParams>;
  readonly source: PlanSource | ListSource | FixedSource;
  /** Answered instead of the source to whom it is for. */
  readonly published?: PublishedSource;
}

/** Figures: a plan for the query engine and how its answer is drawn. */
export interface PlanSource {
  readonly kind: 'plan';
  /** Period and filters are laid on by `ask.ts`; `mode` comes from the report's `period`. */
  readonly plan: (reading: Reading) => Omit<Plan, 'period'>;
  readonly draw: (answer: Answer, reading: Reading) => Drawing;
  /**
   * Figures of the whole that cannot be grouped as the rows are (the national target has no state): worked out beside
   * them and put into the grand total.
   */
  readonly whole?: (reading: Reading) => Omit<Plan, 'period'> | undefined;
  /** The subtraction that leads to the figure; worked out in the same statement as the figure. */
  readonly steps?: (reading: Reading) => readonly Step[];
  /** Measures whose rows may be opened; the first is the one of a click that names none. Absent: no drill-down. */
  readonly drill?: readonly string[];
  /** Figures that open as a list with what each row has of them, instead of the rows of their facts. */
  readonly listed?: Readonly<Record<string, Listed>>;
  /** What is counted, singular and plural: ['visita', 'visitas']. */
  readonly noun: readonly [string, string];
  /** Units of figures that count something else than the noun, by measure: 'produtores', 'ha'. */
  readonly units?: Readonly<Record<string, string>>;
  /** The same rows with only what a map draws of them (`forma=pontos`): tens of thousands of points without their facts. */
  readonly slim?: Pick<PlanSource, 'plan' | 'draw'>;
}

/** A figure as a list: its part of each row stands in the column of its own name, and the parts come to it. */
export interface Listed {
  readonly source: ListSource;
  /** Figures of the same point that it is made of, by alias, in the words that tell them. */
  readonly parts: Readonly<Record<string, string>>;
}

/** Rows as they are: a download. */
export interface ListSource {
  readonly kind: 'list';
  readonly plan: (reading: Reading) => Omit<ListPlan, 'period'>;
  /** Name of the file, without extension. */
  readonly file: string;
  readonly noun: readonly [string, string];
  /** Rows of a page, where they are not the 20 of every list. */
  readonly pageSize?: number;
  /** What a column is called or is, where the model's own words do not say it. */
  readonly heads?: Readonly<Record<string, Partial<HeadColumn>>>;
  /** Figures of all the rows below those of their columns, by column. */
  readonly foot?: (reading: Reading) => Readonly<Record<string, Measure>>;
}

/**
 * Rows that are published one by one, decided at import (docs/decisions/0021), for callers who may know no single property. Narrowed to the caller's
 * states by whoever draws it: there is no plan, since no figure is asked.
 */
export interface PublishedSource {
  readonly for: (access: Access) => boolean;
  /** The columns of its table. */
  readonly thead: readonly HeadColumn[];
  readonly draw: (db: Kysely<Database>, reading: Reading) => Promise<Drawing>;
  /** With only what a map draws of them. */
  readonly slim: PublishedSource['draw'];
}

/** Not of the programme's data at all: profile names. */
export interface FixedSource {
  readonly kind: 'fixed';
  readonly draw: (reading: Reading) => Drawing;
}

/** One line of the subtraction; `minus` is shown with its sign, `total` is the figure. The lines add up for any filter. */
export interface Step {
  readonly label: string;
  readonly measure: Measure;
  readonly minus?: boolean;
  readonly total?: boolean;
}

/** What a plan's answer looks like, before it is put into the one form of all answers. */
export interface Drawing {
  readonly series: readonly Series[];
  readonly labels: readonly string[];
  readonly keys: readonly Row[];
  readonly thead: readonly HeadColumn[];
  readonly tbody: readonly Row[];
  readonly tfoot?: Row | null;
  readonly comparison?: Comparison | null;
  readonly share?: Share | null;
  /** Parameters that follow from the figures: hint, partial band, subtitle. */
  readonly params?: Partial<ReportParams>;
  /** What is to be said of the figures as they came, after the definition. */
  readonly remark?: string | null;
  /** Rows behind the whole figure, where they are not the figure itself. */
  readonly rows?: number | null;
}

export type { Cell };
