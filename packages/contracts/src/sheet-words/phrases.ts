import type { SaidTexts } from './said.ts';

/** Of which time figures are: `during` of the server's sentences. */
export const DURING = {
  'desde o início do projeto': { en: 'since the start of the project', es: 'desde el inicio del proyecto' },
  'em {years}': { en: 'in {years}', es: 'en {years}' },
  'no {semester}': { en: 'in the {semester}', es: 'en el {semester}' },
  'em {date}': { en: 'on {date}', es: 'el {date}' },
  'de {dayMonth} a {date}': { en: 'from {dayMonth} to {date}', es: 'del {dayMonth} al {date}' },
  'de {date} a {date2}': { en: 'from {date} to {date2}', es: 'del {date} al {date2}' },
} satisfies SaidTexts;

/** Up to when they are counted: `upTo`. */
export const UP_TO = {
  'até hoje': { en: 'to date', es: 'hasta hoy' },
  'até {year}': { en: 'up to {year}', es: 'hasta {year}' },
  'até {date}': { en: 'up to {date}', es: 'hasta el {date}' },
} satisfies SaidTexts;

/** Of which place, after a noun or a whole sentence: `ofPlace`. */
export const OF_PLACE = {
  ' {states}': { en: ', {states}', es: ', {states}' },
  ' da sua supervisão': { en: ', under your supervision', es: ', bajo su supervisión' },
  ' da sua carteira': { en: ', in your portfolio', es: ', de su cartera' },
} satisfies SaidTexts;

export const SEMESTER = {
  '1º semestre de {year}': { en: 'first half of {year}', es: '1.er semestre de {year}' },
  '2º semestre de {year}': { en: 'second half of {year}', es: '2.º semestre de {year}' },
} satisfies SaidTexts;

/** Lines of all rows together, of all others, and of rows without a place: they stand where else names do, which no language changes. */
export const LINES = {
  Total: { en: 'Total', es: 'Total' },
  // Of states.
  Todas: { en: 'All', es: 'Todos' },
  'Total de 1 estado': { en: 'Total of 1 state', es: 'Total de 1 estado' },
  'Total de {n} estados': { en: 'Total of {n} states', es: 'Total de {n} estados' },
  'Total de 1 município': { en: 'Total of 1 municipality', es: 'Total de 1 municipio' },
  'Total de {n} municípios': { en: 'Total of {n} municipalities', es: 'Total de {n} municipios' },
  'Total de 1 bacia': { en: 'Total of 1 basin', es: 'Total de 1 cuenca' },
  'Total de {n} bacias': { en: 'Total of {n} basins', es: 'Total de {n} cuencas' },
  'Outros estados ({n})': { en: 'Other states ({n})', es: 'Otros estados ({n})' },
  'Outros municípios ({n})': { en: 'Other municipalities ({n})', es: 'Otros municipios ({n})' },
  'Outras bacias ({n})': { en: 'Other basins ({n})', es: 'Otras cuencas ({n})' },
  'Outros municípios ({code})': { en: 'Other municipalities ({code})', es: 'Otros municipios ({code})' },
  'Outras bacias ({code})': { en: 'Other basins ({code})', es: 'Otras cuencas ({code})' },
  'Sem bacia': { en: 'No basin', es: 'Sin cuenca' },
  'Não informado': { en: 'Not stated', es: 'No informado' },
} satisfies SaidTexts;
