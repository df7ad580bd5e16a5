const LONG = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'outubro de 2025' of a day; of a year that is over, or of another than the day's, the year. */
export function monthWords(until: string | null, ano: number | null): string {
  if (until === null) return ano === null ? '' : String(ano);
  if (ano !== null && !until.startsWith(String(ano))) return String(ano);
  return LONG.format(new Date(`${until.slice(0, 10)}T00:00:00Z`));
}

/** The words of a sheet's pattern; a place that has no value drops with the point before it. */
export function sheetWords(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern
    .split(' · ')
    .map((part) => part.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''))
    .filter((part) => part.trim() !== '')
    .join(' · ');
}

/** '2º semestre de 2023' of '2023-2'. */
export const semesterWords = (semester: string): string =>
  `${semester.slice(5)}º semestre de ${semester.slice(0, 4)}`;
