import { registerTexts } from '../../i18n/texts.ts';

/** What is told of a file's polygons before they are sent (findings.tsx alone). */
export const findingsTexts = {
  area: '{{area}} estimados',
  asking: 'Conferindo com o CAR e com as outras áreas',
  part: 'Conferidos só os primeiros {{checked}} de {{count}} polígonos',
  failed: 'Não foi possível conferir agora. O envio não depende disso.',
  clean: 'Conferido: nada a observar',
  outside: '{{share}} fora do CAR da propriedade',
  beyond: '{{share}} fora do perímetro da propriedade',
  own: '{{area}} sobre outros polígonos desta propriedade',
  others: '{{area}} sobre áreas de outras propriedades suas',
  far: 'a {{distance}} da propriedade',
  declared: 'soma {{area}} para {{declared}} declarados',
  of: '{{name}}: {{words}}',
} as const;

declare module '../../i18n/text-catalogue.ts' {
  interface TextCatalogue {
    findings: typeof findingsTexts;
  }
}

registerTexts('findings', findingsTexts);
