import { registerTexts } from '../i18n/texts.ts';

/** Sentences around views and indicators; the specification's letter for letter. */
export const indicatorTexts = {
  emptyChart: 'Nenhum dado encontrado!',
  emptyTable: 'Nada foi encontrado!',
  filtersOfView: 'Filtros da visão',
  detail: {
    sum: '{{value}}, o mesmo valor do ponto clicado',
    part: '{{label}}: {{rows}}',
    gone: 'Este ponto não está mais nos dados mostrados.',
    csv: 'Baixar CSV',
    csvBusy: 'Gerando o arquivo, {{size}}',
    until: 'Dados até {{date}}',
    rows: 'Ver as linhas',
  },
  sheet: {
    open: 'Ficha do indicador: {{title}}',
    title: 'Ficha do indicador',
    means: 'Significado',
    unit: 'Unidade',
    type: 'Tipo de dado',
    words: 'Em palavras',
    formula: 'Fórmula',
    counts: 'O que conta',
    nulls: 'Sem dados',
    uses: 'Usa os indicadores',
    version: 'Versão',
    changed: '{{version}}, {{when}}',
    changedBy: '{{version}}, {{when}}, por {{who}}',
    noMeaning: 'Ainda não foi escrito.',
    types: { numeric: 'com decimais', integer: 'inteiro' },
  },
  value: {
    required: 'Obrigatório',
    label: 'Valor',
    operator: 'Operador',
    numbers: 'Enter ou Tab separa',
    choose: 'Selecione',
    yes: 'Sim',
    no: 'Não',
  },
} as const;

declare module '../i18n/text-catalogue.ts' {
  interface TextCatalogue {
    indicator: typeof indicatorTexts;
  }
}

registerTexts('indicator', indicatorTexts);
