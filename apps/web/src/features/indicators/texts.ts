import { registerTexts } from '../../core/i18n/texts.ts';

/** Sentences of /indicadores (third text, sections 2.1 and 2.2). */
export const indicatorsTexts = {
  panel: 'Painel',
  search: 'Buscar painel',
  filter: 'Filtrar',
  filtersOn: '{{count}} filtros ativos',
  filterOn: '1 filtro ativo',
  choose: 'Selecione o painel que deseja visualizar seus indicadores',
  more: 'e mais {{count}}',
  opened: 'Aberto por último em {{date}}',
  noFigure: 'Sem número para mostrar agora.',
  empty: 'Este painel não possui visão de indicadores',
  gone: 'Este painel não existe mais ou não foi dado ao seu perfil.',
  none: 'Nenhum painel foi publicado para o seu perfil.',
  form: {
    title: 'Filtros do painel',
    add: 'Adicionar filtro',
    column: 'Coluna',
    columnSearch: 'Buscar coluna',
    remove: 'Remover o filtro {{name}}',
    clear: 'Limpar filtros',
    required: 'Obrigatório',
    kinds: { text: 'texto', number: 'número', date: 'data', boolean: 'sim ou não' },
    nothing: 'Sem filtros: os cards mostram tudo o que o seu perfil vê.',
  },
} as const;

declare module '../../core/i18n/text-catalogue.ts' {
  interface TextCatalogue {
    indicators: typeof indicatorsTexts;
  }
}

registerTexts('indicators', indicatorsTexts);
