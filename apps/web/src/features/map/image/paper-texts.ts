import { registerTexts } from '../../../core/i18n/texts.ts';

/** Sentences of the map's PDF; they come with its dialog. */
export const mapPaperTexts = {
  title: 'Mapa em PDF',
  name: 'Título',
  required: 'Obrigatório',
  paper: 'Papel',
  orientation: 'Orientação',
  sideways: 'Paisagem',
  upright: 'Retrato',
  scale: 'Escala',
  hint: 'Vale no centro do mapa, que fica no centro da folha.',
  save: 'Baixar PDF',
  scaleLine: 'Escala {{scale}} no centro do mapa · papel {{paper}}, {{way}}',
  total: 'Propriedades na legenda',
  failed: 'Não foi possível gerar o arquivo',
  why: 'As imagens do mapa base podem não permitir cópia. Troque o mapa base em Camadas e tente de novo.',
} as const;

declare module '../../../core/i18n/text-catalogue.ts' {
  interface TextCatalogue {
    mapPaper: typeof mapPaperTexts;
  }
}

registerTexts('mapPaper', mapPaperTexts);
