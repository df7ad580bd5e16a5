import { registerTexts } from '../../i18n/texts.ts';

/** What is said of the rows behind a figure, and of their file; comes with the dialogs that list them. */
export const behindTexts = {
  sum: '{{sum}}, a mesma soma do ponto clicado',
  figure: 'ponto clicado: {{sum}}',
  differs: 'o ponto clicado diz {{sum}}, as linhas dão {{rows}}: avise a equipe',
  csvBusy: 'Gerando o arquivo, {{size}}',
} as const;

declare module '../../i18n/text-catalogue.ts' {
  interface TextCatalogue {
    behind: typeof behindTexts;
  }
}

registerTexts('behind', behindTexts);
