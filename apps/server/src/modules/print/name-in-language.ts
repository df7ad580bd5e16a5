import type { SheetLanguage } from '@fonte/contracts/sheet-languages';

/** Parts of the names of sheets' files in the languages that they have besides Portuguese; what is not here (a state, a year, the version) is the same in each. */
const PARTS: Readonly<Record<string, Readonly<Record<SheetLanguage, string>>>> = {
  'relatorio-semestral-giz': { en: 'semi-annual-report-giz', es: 'informe-semestral-giz' },
  'resumo-executivo': { en: 'executive-summary', es: 'resumen-ejecutivo' },
  'dashboard-print': { en: 'monthly-report', es: 'informe-mensual' },
  'praticas-de-conservacao-propriedades-print': {
    en: 'conservation-practices-farms',
    es: 'practicas-de-conservacion-fincas',
  },
  'praticas-de-conservacao-agricultores-print': {
    en: 'conservation-practices-farmers',
    es: 'practicas-de-conservacion-agricultores',
  },
  'praticas-agricolas-propriedades-print': {
    en: 'farming-practices-farms',
    es: 'practicas-agricolas-fincas',
  },
  'praticas-agricolas-agricultores-print': {
    en: 'farming-practices-farmers',
    es: 'practicas-agricolas-agricultores',
  },
  'planejamento-propriedades-print': {
    en: 'landscape-planning-farms',
    es: 'planificacion-del-paisaje-fincas',
  },
  'planejamento-agricultores-print': {
    en: 'landscape-planning-farmers',
    es: 'planificacion-del-paisaje-agricultores',
  },
  'todas-as-ufs': { en: 'all-states', es: 'todos-los-estados' },
  'todos-os-anos': { en: 'all-years', es: 'todos-los-anos' },
};

/** The parts of a file's name in a language, which it says last: 'executive-summary', 'GO', '2025', 'v17', 'en'. */
export const nameInLanguage = (parts: readonly string[], language: SheetLanguage): string[] => [
  ...parts.map((part) => PARTS[part]?.[language] ?? part),
  language,
];
