/** 'outubro de 2025' of a day; of a year that is over, or of another than the day's, the year. */
export function monthWords(until: string | null, ano: number | null, locale = 'pt-BR'): string {
  if (until === null) return ano === null ? '' : String(ano);
  if (ano !== null && !until.startsWith(String(ano))) return String(ano);
  const long = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return long.format(new Date(`${until.slice(0, 10)}T00:00:00Z`));
}

/** The words of a sheet's pattern, those between its places said by `say`; a place that has no value drops with the point before it. */
export function sheetWords(
  pattern: string,
  values: Readonly<Record<string, string>>,
  say: (words: string) => string = (words) => words,
): string {
  return pattern
    .split(' · ')
    .map((part) =>
      part.includes('{') ? part.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '') : say(part),
    )
    .filter((part) => part.trim() !== '')
    .join(' · ');
}

/** '2º semestre de 2023' of '2023-2'. */
export const semesterWords = (semester: string): string =>
  `${semester.slice(5)}º semestre de ${semester.slice(0, 4)}`;

/** A page's title, part by part: its year is not said. */
export const titleIn = (title: string, say: (words: string) => string): string =>
  title
    .split(' - ')
    .map((part) => (/^\{\w+\}$/.test(part) ? part : say(part)))
    .join(' - ');
