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
  'figureNotes:country': { en: 'whole country', es: 'todo el país' },
  'figureNotes:days': { en: '{{from}} to {{until}}', es: '{{from}} a {{until}}' },
  'notes:visita': {
    en: 'A visit counts only when it has at least one entry or check-in that is recorded and synchronised in the source system.',
    es: 'Una visita solo cuenta cuando tiene al menos un registro o check-in anotado y sincronizado en el sistema de origen.',
  },
  'notes:conservacao': {
    en: 'Farms apply conservation and restoration practices when they have areas recorded as conservation practices, or open or completed recommendations on sustainable technologies, soil management, natural resources, seedling production or pruning.',
    es: 'Aplican prácticas de conservación y restauración las fincas con áreas registradas como prácticas de conservación, o con recomendaciones abiertas o concluidas sobre tecnologías sostenibles, manejo del suelo, recursos naturales, producción de plantines o poda.',
  },
  'notes:abc': {
    en: "ABC (low-carbon agriculture) technology requires data entered as 'Tecnologia ABC'.",
    es: "Tecnología ABC (agricultura baja en carbono) exige un dato registrado como 'Tecnologia ABC'.",
  },
  'notes:planejamento': {
    en: 'Farms have landscape planning when a plan is recorded, with an area or still without one.',
    es: 'Tienen planificación del paisaje las fincas con un plan registrado, con área o aún sin ella.',
  },
  'notes:acumulado': {
    en: 'Areas accumulate from the start of the project to the end of the chosen year.',
    es: 'Las áreas se acumulan desde el inicio del proyecto hasta el final del año elegido.',
  },
  'notes:comparacao': {
    en: 'The comparison is no ranking: it stands in the order of names, and whoever is within the range is not told apart from what is to be expected. Outside the 95% range (below, above) lies 1 in 20 by chance alone; outside the 99.8% range (far below, far above), 1 in 500. The range is wider for whoever has fewer planned visits and in a more dispersed group; with few cases there is no verdict. It says whom to talk to, not why.',
    es: 'La comparación no es una clasificación: está por orden de nombre, y quien queda dentro del rango no se distingue de lo que se espera. Fuera del rango del 95% (por debajo, por encima) queda 1 de cada 20 solo por azar; fuera del de 99,8% (muy por debajo, muy por encima), 1 de cada 500. El rango es más ancho para quien tiene menos visitas previstas y en un grupo más disperso; con pocos casos no hay veredicto. Dice con quién conversar, no por qué.',
  },
};
