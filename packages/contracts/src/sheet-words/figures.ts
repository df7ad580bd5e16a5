import type { SheetLanguage } from '../sheet-languages.ts';

/** Whose way of writing figures and days a language has: 13 Oct 2025, which no reader takes for another day; and 1.234,5, as south of the Amazon. */
const LOCALES: Readonly<Record<SheetLanguage, string>> = { en: 'en-GB', es: 'es' };

/** Thousands in words, as '2,9 mi' has them after its number (@fonte/pt-br, `WORDS_OF_THOUSANDS`). */
const THOUSANDS: Readonly<Record<SheetLanguage, Readonly<Record<string, string>>>> = {
  en: { '\u00A0mil': 'k', '\u00A0mi': 'M', '\u00A0bi': 'bn', '\u00A0tri': 'tn' },
  es: {
    '\u00A0mil': '\u00A0mil',
    '\u00A0mi': '\u00A0M',
    '\u00A0bi': '\u00A0mil\u00A0M',
    '\u00A0tri': '\u00A0B',
  },
};

const NUMBER = /^\u2212?\d{1,3}(?:\.\d{3})*(?:,\d+)?$/;
const PERCENT = /^(.+)%$/;
/** '13/10/2025', '14/10/2025, 05:40', '13/10'. */
const DAY = /^(\d\d)\/(\d\d)(?:\/(\d{4})(, \d\d:\d\d)?)?$/;
/** 'out. 2025', 'out'. */
const MONTH = /^(\p{Ll}{3})(?:\. (\d{4}))?$/u;
/** Of days without a year: a leap year, so that 29 February is one. */
const ANY_YEAR = 2000;

const dated = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });

/** The signs of a language's numbers, as `Intl` has them. */
function signsOf(locale: string) {
  const parts = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'percent',
    useGrouping: 'always',
    minimumFractionDigits: 1,
  }).formatToParts(1234.5);
  const sign = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    group: sign('group'),
    decimal: sign('decimal'),
    // With the space before it, where there is one.
    percent: parts
      .slice(parts.findIndex(({ type }) => type === 'fraction') + 1)
      .map(({ value }) => value)
      .join(''),
  };
}

/**
 * A figure or a day as Portuguese writes it (@fonte/pt-br), written as the language does; anything else stays. It is not formatted a second time: the digits are those
 * of the Portuguese sheet, with its minus sign, on its clock. `days` that are 'numbered' stay 13/10/2025, for who writes them so.
 */
export function figuresIn(
  language: SheetLanguage,
  days: 'named' | 'numbered' = 'named',
): (portuguese: string) => string {
  const locale = LOCALES[language];
  const { group, decimal, percent } = signsOf(locale);
  const months = Array.from({ length: 12 }, (_, month) =>
    dated('pt-BR', { month: 'short' }).format(Date.UTC(ANY_YEAR, month)).slice(0, 3),
  );
  const day = dated(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  const dayMonth = dated(locale, { day: 'numeric', month: 'short' });
  const monthYear = dated(locale, { month: 'short', year: 'numeric' });
  const monthAlone = dated(locale, { month: 'short' });
  const number = (text: string) => text.replaceAll(/[.,]/g, (sign) => (sign === '.' ? group : decimal));
  return (text) => {
    if (NUMBER.test(text)) return number(text);
    const thousands = THOUSANDS[language][text];
    if (thousands !== undefined) return thousands;
    const [, share = ''] = PERCENT.exec(text) ?? [];
    if (NUMBER.test(share)) return `${number(share)}${percent}`;
    const [, date, month, year, time = ''] = DAY.exec(text) ?? [];
    if (date !== undefined && days === 'numbered') return text;
    if (date !== undefined) {
      const at = Date.UTC(Number(year ?? ANY_YEAR), Number(month) - 1, Number(date));
      return `${(year === undefined ? dayMonth : day).format(at)}${time}`;
    }
    const [, name = '', ofYear] = MONTH.exec(text) ?? [];
    const at = months.indexOf(name);
    if (at < 0) return text;
    return (ofYear === undefined ? monthAlone : monthYear).format(Date.UTC(Number(ofYear ?? ANY_YEAR), at));
  };
}

/** 'a, b and c' */
export function listsIn(language: SheetLanguage): (items: readonly string[]) => string {
  const list = new Intl.ListFormat(LOCALES[language], { type: 'conjunction' });
  return (items) => list.format(items);
}
