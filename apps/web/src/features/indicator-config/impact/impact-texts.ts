import { registerTexts } from '../../../core/i18n/texts.ts';

/** What is said of the effect of a change before it is saved. */
export const impactTexts = {
  touches: 'Esta mudança chega a',
  touchesNone: 'Nenhum painel e nenhum outro indicador usa este indicador.',
  panel: '{{name}} (painel, {{state}}): {{profiles}}',
  published: 'publicado',
  draft: 'rascunho',
  noProfile: 'nenhum perfil',
  indicator: '{{name}} (indicador)',
  loading: 'Calculando o efeito em cada visão…',
  failed:
    'O efeito nos painéis não pôde ser calculado. Ao gravar, o que quebraria uma visão publicada é recusado.',
  blocked:
    'Esta mudança quebraria visões publicadas. Escolha o que fazer com cada uma, ou mude-as antes de gravar.',
  already: 'Esta visão já não pode ser calculada hoje.',
  byState: 'Por UF, como veem os leitores de cada uma',
  byReader: 'Por quem só vê as suas propriedades, os que mais mudam',
  readers: { supervisor: 'Supervisor', tecnico: 'Técnico' },
  readersLeft: 'Outros, que mudam menos: {{count}}.',
  choice: 'O que fazer com {{title}}',
  choose: 'Escolha',
  takeOut: 'Tirar a visão do painel',
  without: 'Manter a visão sem este indicador',
  open: 'Abrir o painel em outra aba',
  left: 'Visões publicadas conferidas mas ainda sem valores, por serem muitas: {{count}}.',
} as const;

declare module '../../../core/i18n/text-catalogue.ts' {
  interface TextCatalogue {
    impact: typeof impactTexts;
  }
}

registerTexts('impact', impactTexts);
