import { failureTexts } from './feedback/failure-texts.ts';
import { registerTexts } from './i18n/texts.ts';

/** Sentences that several areas use; the specification's letter for letter. */
export const coreTexts = {
  product: 'Fonte de dados',
  language: 'Select your language',
  terms: 'Termos e Política de Privacidade',
  loading: 'Carregando...',
  retry: failureTexts.retry,
  close: 'Fechar',
  cancel: 'Cancelar',
  download: 'Baixar Dados',
  fullReport: 'Relatório completo',
  emptyTable: 'Nenhum dado encontrado',
  emptyChart: 'Nenhum dado encontrado!',
  failedReport: 'Relatório {{report}}. O restante da página continua valendo.',
  clearFilters: 'Limpar filtros',
  filter: {
    uf: 'Uf',
    ano: 'Ano',
    allStates: 'Todas',
    allYears: 'Todos',
    none: 'Sem filtros',
    fixed: '{{filter}} (fixada pelo perfil)',
  },
  provenance: {
    report: 'Relatório',
    filters: 'Filtros',
    scope: 'Alcance',
    until: 'Dados até',
    by: 'Feito por',
    loaded: '{{until}} (carga de {{loaded}})',
    seenFrom: '{{month}}, feita em {{until}}',
    copied: 'Endereço copiado',
    notCopied: 'Não foi possível copiar o endereço',
  },
  change: { samePeriod: 'sobre {{before}} até {{day}} ({{value}})', year: 'sobre {{before}} ({{value}})' },
  detail: {
    title: 'Detalhamento',
    csv: 'Baixar CSV',
    until: 'Dados até {{date}}',
    empty: 'Nada foi encontrado!',
    search: 'Buscar em todas as linhas',
    kept: '{{kept}} de {{whole}}',
    nothingKept: 'A busca e os filtros não deixam nenhuma linha.',
    order: 'Ordenar por',
    ownOrder: 'O que pede ação primeiro',
    ascending: 'Ordenar em ordem crescente',
    descending: 'Ordenar em ordem decrescente',
  },
  table: { row: 'linha', rows: 'linhas', seeAll: 'Ver as {{rows}}' },
  page: failureTexts,
  stamp: {
    whole: 'Dados até {{until}} · atualizado em {{updated}}',
    short: 'Atualizado em {{updated}}',
    until: 'Dados até {{until}}',
  },
  downloads: {
    done: 'Arquivo baixado',
    failed: 'Não foi possível baixar o arquivo',
    size: '{{size}} recebidos',
    others: 'Outros arquivos: {{title}}',
  },
} as const;

declare module './i18n/text-catalogue.ts' {
  interface TextCatalogue {
    core: typeof coreTexts;
  }
}

registerTexts('core', coreTexts);
