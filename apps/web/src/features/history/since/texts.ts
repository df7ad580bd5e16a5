import { registerTexts } from '../../../core/i18n/texts.ts';

/** Sentences of 'O que mudou'. */
export const sinceTexts = {
  title: 'O que mudou desde a carga de {{when}}',
  waiting: 'O que mudou',
  latest: 'Ver o que mudou na última carga',
  lead: 'Contam as mudanças desta carga e das seguintes, nas propriedades que você vê.',
  load: 'Desde a carga',
  loadOption: '{{when}} (carga {{version}})',
  firstOption: '{{when}} (carga {{version}}, a primeira)',
  table: 'Tabela',
  anyTable: 'Todas',
  tables: { propriedade: 'Propriedade', visita: 'Visita', geometria: 'Geometria' },
  kind: 'Tipo',
  anyKind: 'Todos',
  kinds: { nova: 'Novas', correcao: 'Correções', remocao: 'Remoções' },
  uf: 'UF',
  anyUf: 'Todas',
  noUf: 'Sem UF',
  technician: 'Técnico',
  anyTechnician: 'Todos',
  noTechnician: 'Sem técnico',
  formerTechnician: 'Fora do programa hoje',
  technicianOption: '{{name}} ({{uf}})',
  clear: 'Ver tudo',
  first: 'Primeira carga',
  firstDetail:
    'Tudo nela é novo, e não há o que comparar: as linhas dela não são contadas aqui, só as mudanças das cargas seguintes.',
  old: 'Carga antiga',
  oldDetail:
    'O que cada carga mudou fica guardado por {{days}} dias: parte do que mudou desde então já foi apagada.',
  empty: 'Uma tabela que estava vazia não tem mudanças: a primeira carga dela não é contada.',
  tooMany: 'Mais de {{limit}} mudanças',
  tooManyDetail:
    'São demais para separar por UF, técnico e propriedade. Escolha uma carga mais recente, uma tabela ou um tipo.',
  byTable: 'Por tabela',
  byUf: 'Por UF',
  byTechnician: 'Por técnico',
  all: 'Total',
  twiceUf: 'Linhas que mudaram de UF contam nas duas: {{count}}.',
  twiceTechnician: 'Linhas que mudaram de técnico contam nos dois: {{count}}.',
  whose:
    'De cada linha vale o técnico que ela diz; de uma corrigida, o de hoje; de uma geometria, o da propriedade. Do que saiu vale o que dizia ao sair.',
  showAll: 'Mostrar todos ({{count}})',
  properties: 'Propriedades',
  rows: '{{rows}} em {{properties}}',
  rowOne: 'linha',
  rowMany: 'linhas',
  propertyOne: 'propriedade',
  propertyMany: 'propriedades',
  property: 'Propriedade',
  corrected: 'Corrigido',
  changes: 'Ver o que mudou',
  changesOf: 'Ver o que mudou em {{code}}',
  gone: 'Saiu do programa',
  none: 'Nenhuma mudança',
  noneDetail: 'Esta carga e as seguintes não mudaram o que você vê e escolheu.',
  moved: {
    title: 'Números das páginas',
    country: 'Todo o país',
    of: '{{place}}: {{moved}} de {{all}} números mudaram desde a carga de {{when}}, com dados até {{until}}',
    figure: 'Número',
    year: 'Ano',
    anyYear: 'Sem ano',
    before: 'Carga anterior',
    now: 'Hoje',
    change: 'Mudança',
    revised: 'revisto',
    revisedMeans:
      'Revisto: o ano já tinha terminado na carga anterior, e o número dele mudou mesmo assim. Números de um ano são os que as páginas mostram com aquele ano escolhido.',
    none: 'Nenhum número mudou',
    noneDetail: 'Os números das páginas são os da carga anterior, em todos os anos.',
    soon: 'Os números de hoje ainda estão sendo guardados',
    soonDetail:
      'Isso acontece depois de cada carga e demora alguns minutos. Eles aparecem aqui quando estiverem prontos.',
    nothingBefore: 'Não há números guardados de antes desta carga',
    nothingBeforeDetail: 'Eles são guardados depois de cada carga, por um ano.',
  },
  back: 'Todas as mudanças',
  history: 'Histórico por dia',
} as const;

declare module '../../../core/i18n/text-catalogue.ts' {
  interface TextCatalogue {
    since: typeof sinceTexts;
  }
}

registerTexts('since', sinceTexts);
