import { registerTexts } from '../i18n/texts.ts';

/** Sentences about a property that several maps say. */
export const propertyTexts = {
  areas: 'Áreas',
  tags: 'Registros',
  visits: 'Visitas',
  sheet: 'Ficha tecnica',
  media: 'Mídias de {{name}}',
  detail: 'Ver detalhe de {{name}}',
  visitOf: 'Ver a visita de {{name}}',
  seeMedia: 'Mídias',
  seeDetail: 'Ver detalhe',
  last: 'Última visita: {{date}}',
  noVisit: 'Nenhuma visita válida',
  behind: '{{visits}} visitas atrás do plano',
  showAreas: 'Ver áreas',
  entries: 'Lançamentos',
  entriesOf: 'Lançamentos de {{name}}',
  months: 'Lançamentos por mês',
  producer: 'Produtor',
  activity: 'Atividade',
  offline: 'Mapa de base sem imagem de satélite · limites: Natural Earth',
  political: 'Mapa geopolítico · limites: Natural Earth',
} as const;

declare module '../i18n/text-catalogue.ts' {
  interface TextCatalogue {
    property: typeof propertyTexts;
  }
}

registerTexts('property', propertyTexts);
