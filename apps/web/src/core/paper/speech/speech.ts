import type { DashboardAnswer } from '@fonte/contracts';
import type { NoteName } from '@fonte/contracts/boards/notes';
import type { ClosedTable } from '@fonte/contracts/routes/closings';
import type { SheetLanguage } from '@fonte/contracts/sheet-languages';
import { createContext, use } from 'react';
import { sentenceOf } from '../../api/sentence.ts';
import { useTexts, type TextValues } from '../../i18n/use-texts.ts';
import '../../notes/texts.ts';
import '../../report/cards/note-texts.ts';
import type { paperTexts } from '../texts.ts';
import '../texts.ts';

/** What a sheet says besides the reports' own words, by key. */
export type SheetTextKey =
  | keyof typeof paperTexts
  | 'core:emptyTable'
  | 'core:emptyChart'
  | `core:change.${'samePeriod' | 'year'}`
  | `core:filter.${'uf' | 'ano' | 'allStates' | 'allYears'}`
  | 'core:page.nothingStands'
  | 'core:retry'
  | `core:downloads.${'done' | 'failed'}`
  | `core:provenance.${'filters' | 'scope' | 'until' | 'by'}`
  | `figureNotes:${'country' | 'days'}`
  | `notes:${NoteName}`;
export type SayText = (key: SheetTextKey, values?: TextValues) => string;

/** How a sheet is said in one language: its own texts, the reports' words, figures and days. */
export interface Speech {
  /** As addresses, HTML and `Intl` name it; null is Portuguese, in which the server speaks. */
  readonly language: SheetLanguage | null;
  readonly t: SayText;
  /** Words of reports, pages and boards. */
  readonly words: (text: string) => string;
  /** The name of a profile. */
  readonly profile: (name: string) => string;
  /** A figure or a day as Portuguese writes it, in this language's form. */
  readonly figure: (portuguese: string) => string;
  /** Whether something of what is said has no words in this language. */
  readonly lacks: (...parts: readonly unknown[]) => boolean;
  /** The sentence of a failure. */
  readonly why: (failure: unknown) => string;
  /** All of a sheet in these words, and no other figure. */
  readonly sheet: (whole: DashboardAnswer) => DashboardAnswer;
  /** What differs from a closing; `whole` as the server said it. */
  readonly revised: (
    tables: readonly ClosedTable[],
    whole: DashboardAnswer | undefined,
  ) => readonly ClosedTable[];
}

/** The language of the sheet around; null for Portuguese. */
export const SpeechContext = createContext<Speech | null>(null);

const SAME: Omit<Speech, 't'> = {
  language: null,
  words: (text) => text,
  profile: (name) => name,
  figure: (portuguese) => portuguese,
  lacks: () => false,
  why: sentenceOf,
  sheet: (whole) => whole,
  revised: (tables) => tables,
};

/** How what is drawn here is said: as the sheet around it, else in Portuguese. */
export function useSpeech(): Speech {
  const { t } = useTexts(['paper', 'core', 'figureNotes', 'notes']);
  return use(SpeechContext) ?? { ...SAME, t };
}
