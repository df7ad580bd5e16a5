import { registerTexts } from './i18n/texts.ts';

/** Sentences that several areas use; the specification's letter for letter. */
export const coreTexts = {
  product: 'Fonte de dados',
  language: 'Select your language',
  terms: 'Termos e Política de Privacidade',
  loading: 'Carregando...',
  wait: 'Aguarde...',
  retry: 'Tentar de novo',
  close: 'Fechar',
  cancel: 'Cancelar',
  download: 'Baixar Dados',
  updatedOn: 'Atualizado em: {{date}}',
  emptyTable: 'Nenhum dado encontrado',
  emptyChart: 'Nenhum dado encontrado!',
  restStands: 'O restante da página continua valendo.',
  clearFilters: 'Limpar filtros',
  filter: { uf: 'Uf', ano: 'Ano', allStates: 'Todas', allYears: 'Todos', none: 'Sem filtros' },
  stamp: {
    whole: 'Dados até {{until}} · atualizado em {{updated}}',
    short: 'Atualizado em {{updated}}',
  },
  downloads: {
    started: '{{label}}: baixando',
    done: 'Arquivo baixado',
    failed: 'Não foi possível baixar o arquivo',
    size: '{{size}} recebidos',
  },
} as const;

declare module './i18n/text-catalogue.ts' {
  interface TextCatalogue {
    core: typeof coreTexts;
  }
}

registerTexts('core', coreTexts);
