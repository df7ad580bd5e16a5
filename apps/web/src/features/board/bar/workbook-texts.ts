import { registerTexts } from '../../../core/i18n/texts.ts';

/** The button of a page's workbook; apart from the board's sentences, since it comes after the page. */
export const workbookTexts = {
  download: 'Baixar a página (XLSX)',
  cancel: 'Cancelar o arquivo da página',
} as const;

declare module '../../../core/i18n/text-catalogue.ts' {
  interface TextCatalogue {
    workbook: typeof workbookTexts;
  }
}

registerTexts('workbook', workbookTexts);
