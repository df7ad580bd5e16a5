import { registerTexts } from '../../core/i18n/texts.ts';

/** Sentences of a property's papers: its sheet, and the page that its producer takes home. */
export const propertySheetTexts = {
  print: 'Imprimir',
  missing: 'Propriedade não encontrada',
  above: 'Ficha da propriedade · {{place}}',
  code: 'Código',
  until: 'Dados até',
  foot: '{{name}} · {{code}} · {{product}} · relatórios {{reports}} · dados até {{until}} · v{{version}}',
  register: 'Cadastro',
  field: 'Campo',
  value: 'Valor',
  figures: 'Indicadores',
  box: 'Caixa (oeste, sul, leste, norte)',
  isa: 'ISA {{moment}}',
  isaBand: 'Faixa do ISA',
  abcBand: 'Faixa de área ABC',
  conservationBand: 'Faixa de área de conservação',
  lastVisit: 'Última visita',
  visits: 'Número de visitas',
  duration: 'Duração média das visitas',
  entries: 'Lançamentos',
  ir: 'IR',
  cycle: 'Ciclo {{number}}: de {{from}} até {{until}}',
  cycleOpen: 'Ciclo {{number}}: desde {{from}}',
  cycleMissing: 'Ciclo {{number}}: Não disponível',
  pending: 'O que ainda não conta',
  pendingRow: 'Visita {{number}}, {{date}}: {{why}}',
  producer: {
    above: 'Para levar para casa',
    visits: 'As visitas do técnico',
    visitsSentence: 'A sua propriedade já recebeu {{done}} das 24 visitas.',
    visitsPicture: '{{done}} de 24 visitas feitas',
    last: 'A última foi em {{date}}.',
    forecast: 'Neste ritmo, a visita de número 24 será em {{month}}.',
    finished: 'As 24 visitas foram feitas. Parabéns!',
    technician: 'Seu técnico é {{name}}.',
    land: 'A sua terra',
    landSentence: 'São {{total}} ao todo. Cada barra mostra quanto é de cada coisa.',
    pasture: 'Pasto',
    crop: 'Lavoura',
    forest: 'Mata nativa',
    worn: 'Terra cansada',
    done: 'O que já foi feito',
    nothingDone: 'Ainda não há prática registrada.',
    agreed: 'O que foi combinado e falta fazer',
    nothingAgreed: 'Não há recomendação em aberto.',
    before: 'A nota da propriedade (ISA)',
    beforeSentence: 'Vai de 0 a 1. Quanto maior, melhor a propriedade cuida da terra, da água e das contas.',
    moment: 'Medida {{moment}}',
    noMeasure: 'A nota ainda não foi medida.',
    foot: '{{name}} · {{code}} · {{product}} · dados até {{until}} · v{{version}}',
  },
} as const;

declare module '../../core/i18n/text-catalogue.ts' {
  interface TextCatalogue {
    propertySheet: typeof propertySheetTexts;
  }
}

registerTexts('propertySheet', propertySheetTexts);
