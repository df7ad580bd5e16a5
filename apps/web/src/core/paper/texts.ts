import { registerTexts } from '../i18n/texts.ts';

/** What paper says besides the reports' own words. */
export const paperTexts = {
  back: 'Voltar ao portal',
  print: 'Imprimir',
  pdf: 'Baixar PDF',
  pdfWait: 'Preparando o PDF...',
  noPdf: 'Este servidor não faz o PDF: imprima, e salve como PDF no navegador.',
  brand: 'Fonte de dados',
  language: 'Idioma',
  untranslated: '[pt]: em português, como na fonte; ainda não tem tradução.',
  printed: 'Impresso em {{when}}',
  pageOf: 'Página {{page}} de {{pages}}',
  version: 'Versão dos dados',
  foot: '{{title}} · {{place}} · {{period}} · {{product}} · relatórios {{reports}} · dados até {{until}} · v{{version}}',
  allStates: 'Todos os estados',
  semester: 'Semestre',
  yearInstead: 'Quem só observa lê aqui o ano inteiro: dois períodos diriam os poucos que há entre eles.',
  /** Of a choice in the list of semesters, for who reads its year. */
  semesterAsYear: '{{semester}}: ano inteiro de {{year}}',
  yearNotSemester: 'Ano inteiro de {{year}}, não só o {{semester}}',
  sinceStart: 'desde o início',
  failed: 'Não foi possível carregar o relatório {{report}}. {{why}}',
  notes: 'Notas.',
  definitions: 'O que conta cada número',
  definitionOf: '{{report}} {{title}}',
  ofTotal: 'do total',
  paceOf: '{{value}} de 24',
  paceExpected: 'esperado hoje: {{value}}',
  scroll: 'Tabela: {{title}}',
  closing: 'Código de fechamento',
  closingOf: '{{code}}, dados de {{date}}, versão {{version}}',
  closingChanged: '{{closing}} · figuras revistas desde então: {{count}}',
  closingTampered: '{{code}}: o conteúdo guardado não confere com o código',
  closingUnknown: 'não pôde ser conferido',
  closingFoot: '{{foot}} · fechamento {{code}}',
  revised: 'revisto: era {{was}}',
  revisedMark: '{{value}} †',
  revisedNote: '† revisto desde o fechamento: {{figures}}',
  revisedFigure: '{{row}}, {{column}}: era {{was}}, hoje {{now}}',
  revisedGone: '{{row}}, {{column}}: era {{was}}, não há hoje',
  revisedCome: '{{row}}, {{column}}: não havia, hoje {{now}}',
  revisedMore: 'e mais {{count}}',
} as const;

declare module '../i18n/text-catalogue.ts' {
  interface TextCatalogue {
    paper: typeof paperTexts;
  }
}

registerTexts('paper', paperTexts);
