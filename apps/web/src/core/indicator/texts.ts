import { registerTexts } from '../i18n/texts.ts';

/** Sentences around views and indicators; the specification's letter for letter. */
export const indicatorTexts = {
  emptyChart: 'Nenhum dado encontrado!',
  emptyTable: 'Nada foi encontrado!',
  withoutTarget: '–: {{which}}',
  filtersOfView: 'Filtros da visão',
  protectedNote: '–: protegido: grupo com menos de {{least}}, ou que deixaria calcular um grupo assim',
  deviationNote: 'somas com desvio de até {{percent}}%',
  download: 'Baixar Dados',
  workbook: 'Baixar XLSX',
  downloading: 'Gerando o arquivo',
  detail: {
    sum: '{{value}}, o mesmo valor do ponto clicado',
    part: '{{label}}: {{rows}}',
    gone: 'Este ponto não está mais nos dados mostrados.',
    csv: 'Baixar CSV',
    csvBusy: 'Gerando o arquivo, {{size}}',
    until: 'Dados até {{date}}',
    rows: 'Ver as linhas',
    looks: 'O que mostrar',
    tabs: { linhas: 'Linhas', cruzada: 'Tabela cruzada' },
    indicator: 'Indicador',
    historyHint: 'Uma linha abre o histórico da propriedade.',
  },
  brush: {
    choose: 'Escolher marcas',
    marks: 'Marcas de {{title}}',
    count: '{{count}} de {{of}}',
    clear: 'Limpar',
    more: 'e mais {{count}}',
    only: 'só o escolhido em “{{title}}”: {{words}}',
    moving: 'só o que se escolhe em “{{title}}”',
    fetching: 'ainda sem a escolha: buscando as partes',
    later: 'ainda sem a escolha: é perguntada quando ela termina',
    atRelease: 'ainda sem a escolha, perguntada quando ela termina: {{reason}}',
  },
  total: 'Total',
  sheet: { open: 'Ficha do indicador: {{title}}' },
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
