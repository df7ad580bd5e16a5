import type { FailureName } from '../failures.ts';
import type { Said } from './said.ts';

/** What is said of a server that does not answer. */
export const OFFLINE: Said = { en: 'No connection to the server', es: 'Sin conexión con el servidor' };

/** Why a report of a sheet, the sheet itself or its PDF did not come, by the name of the failure. `{reports}`: the numbers that the sentence lists. */
export const REFUSALS: Readonly<Partial<Record<FailureName, Said>>> = {
  timeout: {
    en: 'The query took longer than allowed. Narrow the filters and try again.',
    es: 'La consulta tardó más de lo permitido. Reduzca los filtros e inténtelo de nuevo.',
  },
  unavailable: {
    en: 'The database did not answer. Try again in a moment.',
    es: 'La base de datos no respondió. Inténtelo de nuevo en unos instantes.',
  },
  beingPrepared: {
    en: 'This figure is being prepared since the latest load of data. Try again in a moment.',
    es: 'Esta cifra se está preparando desde la última carga de datos. Inténtelo en unos instantes.',
  },
  busy: {
    en: 'There are too many requests at the same time. Try again in a moment.',
    es: 'Hay demasiados pedidos al mismo tiempo. Inténtelo en unos instantes.',
  },
  databaseEnding: {
    en: 'The database is restarting. Try again in a moment.',
    es: 'La base de datos se está reiniciando. Inténtelo de nuevo en unos instantes.',
  },
  databaseBusy: {
    en: 'The database has no free connections or memory. Try again in a moment.',
    es: 'La base de datos no tiene conexiones o memoria libres. Inténtelo de nuevo en unos instantes.',
  },
  databaseConflict: {
    en: 'Another write interrupted this query. Try again.',
    es: 'Otra escritura interrumpió esta consulta. Inténtelo de nuevo.',
  },
  pdfUnavailable: {
    en: 'This server makes no PDF. Use Print.',
    es: 'Este servidor no genera PDF. Use Imprimir.',
  },
  pdfQueue: {
    en: 'There are many PDFs in the queue; try again in a moment',
    es: 'Hay muchos PDF en la cola; inténtelo en unos instantes',
  },
  pdfFailed: {
    en: 'The PDF was not ready in time. Try again or use Print.',
    es: 'El PDF no quedó listo a tiempo. Inténtelo de nuevo o use Imprimir.',
  },
  sheetFailed: {
    en: 'The PDF was not made, because the data of the page did not come. Try again in a moment.',
    es: 'El PDF no se generó, porque los datos de la página no llegaron. Inténtelo en unos instantes.',
  },
  sheetIncomplete: {
    en: 'The PDF was not made, because these reports did not come: {reports}. Try again in a moment.',
    es: 'El PDF no se generó, porque no llegaron estos informes: {reports}. Inténtelo en unos instantes.',
  },
  tooManyCalls: {
    en: 'Too many requests in a row. Try again in a moment.',
    es: 'Demasiados pedidos seguidos. Inténtelo en unos instantes.',
  },
  unexpected: { en: 'An unknown error occurred', es: 'Ocurrió un error desconocido' },
};
