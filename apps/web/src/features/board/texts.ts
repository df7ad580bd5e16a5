import { registerTexts } from '../../core/i18n/texts.ts';

/** Sentences of boards; titles and figures come with the reports. */
export const boardTexts = {
  print: 'Imprimir',
  days: {
    name: 'Período',
    span: '{{from}} a {{until}}',
    month: 'Mês de referência',
    before: 'Mês anterior',
    after: 'Mês seguinte',
    from: 'Início',
    until: 'Fim',
    crossed: 'O início não pode vir depois do fim',
    last: 'Últimos {{days}} dias',
    year: 'Ano de {{year}}',
    notYear: 'Contam os dias escolhidos aqui, não o ano das outras páginas ({{year}}).',
  },
  elsewhere: '{{title}} por {{tab}}, na página {{page}}',
  semesterReport: 'Relatório Semestral GIZ',
  map: {
    title: 'Mapa de propriedades',
    hint: 'Clique em um ponto para ver áreas, práticas e visitas',
    hintDots: 'Cada ponto é uma propriedade num lugar aproximado',
    dot: 'Lugar aproximado',
    full: 'Abrir o mapa',
    search: 'Propriedades',
    legend: 'Legenda',
    shownProperties: '{{shown}} de {{total}} propriedades no mapa',
    withoutPoint: '{{count}} sem coordenada',
    others: '{{count}} em outras situações',
    none: 'Sem situação',
    sheet: 'Ficha tecnica',
    open: 'Ver resumo',
  },
} as const;

declare module '../../core/i18n/text-catalogue.ts' {
  interface TextCatalogue {
    board: typeof boardTexts;
  }
}

registerTexts('board', boardTexts);
