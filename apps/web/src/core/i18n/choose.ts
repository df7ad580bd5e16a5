import type { ForeignLanguage } from './languages.ts';
import { LANGUAGE_KEY, PORTUGUESE, spoken, type Spoken } from './texts.ts';
import type { Translation, WholeTranslation } from './translation.ts';

/** How a language is fetched: each that is offered says the ways in, the frame, the dashboard and the boards whole. */
export const LANGUAGES: Readonly<Record<ForeignLanguage, () => Promise<WholeTranslation>>> = {
  en: () => import('./en/index.ts').then(({ en }) => en),
  es: () => import('./es/index.ts').then(({ es }) => es),
};

/** What was fetched. */
const translations = new Map<string, Translation>();
/** The one that was chosen; on paper it waits. */
let chosen: Spoken = PORTUGUESE;
let onPaper = false;
/** Ends what the language of the moment has begun. */
let end: (() => void) | undefined;

/** Changes the language, once what it says has been fetched; what that leaves out stays Portuguese. */
export async function chooseLanguage(
  code: string,
  languages: Readonly<Record<string, () => Promise<Translation>>> = LANGUAGES,
): Promise<void> {
  const fetched = Object.hasOwn(languages, code) ? languages[code] : undefined;
  if (fetched === undefined && code !== PORTUGUESE.code) return;
  const says = translations.get(code) ?? (await fetched?.());
  if (says) translations.set(code, says);
  try {
    localStorage.setItem(LANGUAGE_KEY, code);
  } catch {
    // Storage refused: the choice lasts as long as the page.
  }
  chosen = { code, says };
  speak();
}

/** Sheets of paper have the language of their address (docs/decisions/0083), and say it out of the Portuguese: while one is open, that is what everything is said in. */
export function sayOnPaper(paper: boolean): void {
  onPaper = paper;
  speak();
}

/** From now on everything is said in the language of the moment: sentences, failures, figures, and what the document says of itself. */
function speak(): void {
  const now = onPaper ? PORTUGUESE : chosen;
  if (now === spoken.get()) return;
  end?.();
  end = now.says?.elsewhere?.begin();
  spoken.set(now);
  document.documentElement.lang = now.code;
}
