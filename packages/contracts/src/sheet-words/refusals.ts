import type { FailureName } from '../failures.ts';
import type { Said } from './said.ts';

/** Why a report of a sheet did not come, by the name of the failure. */
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
  unexpected: { en: 'An unknown error occurred', es: 'Ocurrió un error desconocido' },
};
