import { REASON_MISSING, UNTIL_MISSING } from '@fonte/contracts/quality-queue';
import { registerTexts } from '../../core/i18n/texts.ts';

/** Sentences of the queue of Data Quality. */
export const qualityTexts = {
  title: 'Fila de correção',
  lead: 'Cada achado tem quem o assume e responde; a carga seguinte diz se sumiu, continua ou voltou.',
  states: {
    abertos: 'Abertos ({{count}})',
    assumidos: 'Assumidos ({{count}})',
    respondidos: 'Respondidos ({{count}})',
    continuam: 'Continuam ({{count}})',
    voltaram: 'Voltaram ({{count}})',
    sumiram: 'Sumiram ({{count}})',
  },
  empty: {
    abertos: 'Nenhum achado espera por alguém',
    assumidos: 'Nenhum achado assumido sem resposta',
    respondidos: 'Nenhuma resposta espera pela próxima carga',
    continuam: 'Nada do que foi dado por corrigido continua sendo achado',
    voltaram: 'Nenhum achado voltou',
    sumiram: 'Nenhum achado assumido sumiu ainda',
  },
  emptyDetail: 'As regras são avaliadas a cada carga.',
  rule: 'Regra',
  anyRule: 'Todas as regras',
  whose: 'De quem',
  everybody: 'De todos',
  mine: 'Só os meus',
  property: 'Propriedade',
  unknown: 'Fora do programa',
  found: 'O que foi achado',
  visit: 'Ver a visita',
  technician: 'Técnico',
  since: 'Desde',
  owner: 'Quem e o que respondeu',
  actions: 'Ações',
  takenBy: 'Com {{who}} desde {{date}}',
  takenByMe: 'Com você desde {{date}}',
  somebody: 'uma conta removida',
  answers: { corrigido: 'Corrigido na origem', correto: 'Está certo como está' },
  answered: '{{answer}}, em {{date}}',
  quiet: 'Regra quieta até {{until}}, dito por {{who}} em {{date}}',
  quietAll: 'Todos os achados da regra nesta propriedade',
  quietOver: 'A regra ficou quieta até o prazo; responda de novo',
  gone: 'Sumiu na carga de {{date}}',
  back: 'Voltou na carga de {{date}}',
  take: 'Assumir',
  answer: 'Responder',
  release: 'Soltar',
  named: '{{action}}: {{rule}}, {{property}}',
  took: 'Achado assumido',
  tookDetail: 'Quando souber, responda.',
  released: 'Achado solto',
  releasedDetail: 'Outra pessoa pode assumi-lo.',
  saved: 'Resposta gravada',
  savedDetail: 'A próxima carga diz se o achado sumiu.',
  failed: 'Nada foi mudado',
  dialog: 'Responder ao achado',
  choose: 'Resposta',
  why: 'Por quê',
  done: 'O que foi feito (opcional)',
  missing: REASON_MISSING,
  until: 'Até quando a regra fica quieta',
  untilChoose: 'Escolha',
  untilOption: '{{span}}, até {{date}}',
  spans: { month: '1 mês', quarter: '3 meses', half: '6 meses', year: '1 ano', two: '2 anos' },
  untilMissing: UNTIL_MISSING,
  all: 'Vale para todos os achados desta regra na propriedade',
  cancel: 'Cancelar',
  save: 'Gravar resposta',
} as const;

declare module '../../core/i18n/text-catalogue.ts' {
  interface TextCatalogue {
    quality: typeof qualityTexts;
  }
}

registerTexts('quality', qualityTexts);
