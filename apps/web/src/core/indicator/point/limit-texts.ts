import { registerTexts } from '../../i18n/texts.ts';

/** How large cross and pivot tables may be, said in the forms that make them. */
export const tableLimitTexts = {
  most: 'No máximo {{limit}} números na tabela: linhas × colunas × indicadores.',
} as const;

declare module '../../i18n/text-catalogue.ts' {
  interface TextCatalogue {
    tableLimit: typeof tableLimitTexts;
  }
}

registerTexts('tableLimit', tableLimitTexts);
