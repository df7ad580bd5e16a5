import { registerTexts } from '../i18n/texts.ts';

/** Of how many rows a report has, in the list of reports. */
export const reportRowsTexts = {
  counting: 'Contando…',
  late: 'Não contadas a tempo: contar',
  failed: 'Não contadas: contar de novo',
  /** Of a button, what it says and of which report. */
  ofReport: '{{words}} ({{report}})',
} as const;

declare module '../i18n/text-catalogue.ts' {
  interface TextCatalogue {
    reportRows: typeof reportRowsTexts;
  }
}

registerTexts('reportRows', reportRowsTexts);
