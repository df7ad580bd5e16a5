import { registerTexts } from '../../i18n/texts.ts';

/** Of how many rows a report has, in the list of reports. */
export const reportRowsTexts = {
  counting: 'Contando…',
  left: 'Não contadas: contar',
  failed: 'Não contadas: contar de novo',
  /** Of a button, what it says and of which report. */
  ofReport: '{{words}} ({{report}})',
  work: 'Contando as linhas de cada relatório',
  reports: 'relatórios',
  some: 'Contadas as linhas de {{counted}} de {{total}} relatórios.',
  rest: 'Contar as outras',
} as const;

declare module '../../i18n/text-catalogue.ts' {
  interface TextCatalogue {
    reportRows: typeof reportRowsTexts;
  }
}

registerTexts('reportRows', reportRowsTexts);
