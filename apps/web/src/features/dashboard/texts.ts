import { registerTexts } from '../../core/i18n/texts.ts';

/** Sentences of the dashboard's own parts; titles and figures come with the reports. */
export const dashboardTexts = {
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
    dashboard: typeof dashboardTexts;
  }
}

registerTexts('dashboard', dashboardTexts);
