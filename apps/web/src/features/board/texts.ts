import { registerTexts } from '../../core/i18n/texts.ts';

/** Sentences of boards; titles and figures come with the reports. */
export const boardTexts = {
  print: 'Imprimir',
  notes: {
    visita:
      'Uma visita só conta quando tem ao menos um lançamento ou check-in registrado e sincronizado no sistema de origem.',
    conservacao:
      'Aplicam práticas de conservação e restauração as propriedades com áreas registradas como práticas de conservação, ou com recomendações abertas ou concluídas sobre tecnologias sustentáveis, manejo do solo, recursos naturais, produção de mudas ou poda.',
    abc: "Tecnologia ABC exige dado lançado como 'Tecnologia ABC'.",
    planejamento:
      'Têm planejamento da paisagem as propriedades com planejamento registrado, com área ou ainda sem ela.',
    acumulado: 'As áreas se acumulam do início do projeto até o fim do ano escolhido.',
  },
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
