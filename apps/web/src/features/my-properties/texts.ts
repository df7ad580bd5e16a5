import { registerTexts } from '../../core/i18n/texts.ts';

/** Sentences of 'Minhas propriedades'. */
export const myPropertiesTexts = {
  quick: 'Filtros rápidos',
  all: 'Todas',
  late: 'Atrasadas',
  unvisited: 'Sem visita',
  finished: 'Concluídas',
  agenda: 'Agenda da semana',
} as const;

declare module '../../core/i18n/text-catalogue.ts' {
  interface TextCatalogue {
    myProperties: typeof myPropertiesTexts;
  }
}

registerTexts('myProperties', myPropertiesTexts);
