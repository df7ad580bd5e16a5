import { NOTES_SAID } from '@fonte/contracts/sheet-words/notes';
import type { Said } from '@fonte/contracts/sheet-words/said';
import type { SheetTextKey } from './speech.ts';

/** Every text of a sheet, in each of its languages: a key without a row here does not compile. */
export const FOREIGN_WORDS: Readonly<Record<SheetTextKey, Said>> = {
  back: { en: 'Back to the portal', es: 'Volver al portal' },
  print: { en: 'Print', es: 'Imprimir' },
  pdf: { en: 'Download PDF', es: 'Descargar PDF' },
  pdfWait: { en: 'Preparing the PDF...', es: 'Preparando el PDF...' },
  noPdf: {
    en: 'This server makes no PDF: print, and save as PDF in the browser.',
    es: 'Este servidor no hace el PDF: imprima, y guarde como PDF en el navegador.',
  },
  brand: { en: 'Fonte de dados', es: 'Fonte de dados' },
  language: { en: 'Language', es: 'Idioma' },
  untranslated: {
    en: '[pt]: in Portuguese, as in the source; it has no translation yet.',
    es: '[pt]: en portugués, como en la fuente; aún no tiene traducción.',
  },
  printed: { en: 'Printed on {{when}}', es: 'Impreso el {{when}}' },
  pageOf: { en: 'Page {{page}} of {{pages}}', es: 'Página {{page}} de {{pages}}' },
  version: { en: 'Data version', es: 'Versión de los datos' },
  foot: {
    en: '{{title}} · {{place}} · {{period}} · {{product}} · reports {{reports}} · data up to {{until}} · v{{version}}',
    es: '{{title}} · {{place}} · {{period}} · {{product}} · informes {{reports}} · datos hasta {{until}} · v{{version}}',
  },
  allStates: { en: 'All states', es: 'Todos los estados' },
  semester: { en: 'Half-year', es: 'Semestre' },
  yearInstead: {
    en: 'Observers see the whole year here: two periods would reveal the few farms between them.',
    es: 'Quienes solo observan ven aquí el año entero: dos períodos revelarían las pocas fincas entre ellos.',
  },
  semesterAsYear: {
    en: '{{semester}}: whole year {{year}}',
    es: '{{semester}}: año entero {{year}}',
  },
  yearNotSemester: {
    en: 'Whole year {{year}}, not only the {{semester}}',
    es: 'Año entero {{year}}, no solo el {{semester}}',
  },
  sinceStart: { en: 'since the start', es: 'desde el inicio' },
  failed: {
    en: 'Report {{report}} could not be loaded. {{why}}',
    es: 'No se pudo cargar el informe {{report}}. {{why}}',
  },
  notes: { en: 'Notes.', es: 'Notas.' },
  definitions: { en: 'What each figure counts', es: 'Qué cuenta cada cifra' },
  definitionOf: { en: '{{report}} {{title}}', es: '{{report}} {{title}}' },
  ofTotal: { en: 'of total', es: 'del total' },
  paceOf: { en: '{{value}} of 24', es: '{{value}} de 24' },
  paceExpected: { en: 'expected today: {{value}}', es: 'esperado hoy: {{value}}' },
  scroll: { en: 'Table: {{title}}', es: 'Tabla: {{title}}' },
  closing: { en: 'Closing code', es: 'Código de cierre' },
  closingOf: {
    en: '{{code}}, data of {{date}}, version {{version}}',
    es: '{{code}}, datos del {{date}}, versión {{version}}',
  },
  closingChanged: {
    en: '{{closing}} · figures revised since then: {{count}}',
    es: '{{closing}} · cifras revisadas desde entonces: {{count}}',
  },
  closingTampered: {
    en: '{{code}}: what is kept does not match the code',
    es: '{{code}}: el contenido guardado no coincide con el código',
  },
  closingUnknown: { en: 'could not be checked', es: 'no se pudo comprobar' },
  closingFoot: { en: '{{foot}} · closing {{code}}', es: '{{foot}} · cierre {{code}}' },
  revised: { en: 'revised: was {{was}}', es: 'revisado: era {{was}}' },
  revisedMark: { en: '{{value}} †', es: '{{value}} †' },
  revisedNote: {
    en: '† revised since the closing: {{figures}}',
    es: '† revisado desde el cierre: {{figures}}',
  },
  revisedFigure: {
    en: '{{row}}, {{column}}: was {{was}}, today {{now}}',
    es: '{{row}}, {{column}}: era {{was}}, hoy {{now}}',
  },
  revisedGone: {
    en: '{{row}}, {{column}}: was {{was}}, is not there today',
    es: '{{row}}, {{column}}: era {{was}}, hoy no está',
  },
  revisedCome: {
    en: '{{row}}, {{column}}: was not there, today {{now}}',
    es: '{{row}}, {{column}}: no estaba, hoy {{now}}',
  },
  revisedMore: { en: 'and {{count}} more', es: 'y {{count}} más' },

  'core:emptyTable': { en: 'No data found', es: 'No se encontraron datos' },
  'core:emptyChart': { en: 'No data found!', es: '¡No se encontraron datos!' },
  'core:change.samePeriod': {
    en: 'vs. {{before}} up to {{day}} ({{value}})',
    es: 'frente a {{before}} hasta el {{day}} ({{value}})',
  },
  'core:change.year': { en: 'vs. {{before}} ({{value}})', es: 'frente a {{before}} ({{value}})' },
  'core:filter.uf': { en: 'State', es: 'Estado' },
  'core:filter.ano': { en: 'Year', es: 'Año' },
  'core:filter.allStates': { en: 'All', es: 'Todos' },
  'core:filter.allYears': { en: 'All', es: 'Todos' },
  'core:page.nothingStands': {
    en: 'Nothing of this page could be loaded. Try again in a moment.',
    es: 'No se pudo cargar nada de esta página. Inténtelo de nuevo en unos instantes.',
  },
  'core:retry': { en: 'Try again', es: 'Intentar de nuevo' },
  'core:downloads.done': { en: 'File downloaded', es: 'Archivo descargado' },
  'core:downloads.failed': {
    en: 'The file could not be downloaded',
    es: 'No se pudo descargar el archivo',
  },
  'core:provenance.filters': { en: 'Filters', es: 'Filtros' },
  'core:provenance.scope': { en: 'Scope', es: 'Alcance' },
  'core:provenance.until': { en: 'Data up to', es: 'Datos hasta' },
  'core:provenance.by': { en: 'Made by', es: 'Hecho por' },
  'figureNotes:country': { en: 'whole country', es: 'todo el país' },
  'figureNotes:days': { en: '{{from}} to {{until}}', es: '{{from}} a {{until}}' },
  'notes:visita': NOTES_SAID.visita,
  'notes:conservacao': NOTES_SAID.conservacao,
  'notes:abc': NOTES_SAID.abc,
  'notes:planejamento': NOTES_SAID.planejamento,
  'notes:acumulado': NOTES_SAID.acumulado,
  'notes:comparacao': NOTES_SAID.comparacao,
};
