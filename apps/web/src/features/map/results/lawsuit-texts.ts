import { registerTexts } from '../../../core/i18n/texts.ts';

/** What a lawsuit among the results says (second text, 2.4), letter for letter; read with the first results. */
export const lawsuitTexts = {
  number: 'Número do processo',
  parties: 'Partes',
  noParties: 'Nenhuma parte informada',
  failed: 'Não foi possível ler as partes',
  person: {
    tipoPessoa: 'Tipo de pessoa',
    numeroDocumentoPrincipal: 'Documento',
    sexo: 'Sexo',
    nacionalidade: 'Nacionalidade',
    intimacaoPendente: 'Intimação pendente',
    assistenciaJudiciaria: 'Assistência judiciária',
  },
  yes: 'Sim',
  no: 'Não',
} as const;

declare module '../../../core/i18n/text-catalogue.ts' {
  interface TextCatalogue {
    lawsuit: typeof lawsuitTexts;
  }
}

registerTexts('lawsuit', lawsuitTexts);
