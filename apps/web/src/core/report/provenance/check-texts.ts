import { registerTexts } from '../../i18n/texts.ts';

/** What 'Conferir' says, of which point, and what the figure is compared with; comes with the popover that it stands in. */
export const checkTexts = {
  rows: 'Ver as {{rows}} linhas',
  oneRow: 'Ver a linha',
  none: 'Nenhuma linha por trás dele: {{figure}}, igual ao número do relatório.',
  one: 'Uma linha lida: {{figure}}, igual ao número do relatório.',
  count: '{{rows}} linhas lidas uma a uma: são {{figure}}, igual ao número do relatório.',
  distinct:
    '{{rows}} linhas lidas uma a uma, nenhuma repetida: são {{figure}}, igual ao número do relatório.',
  sum: '{{rows}} linhas lidas e somadas uma a uma: dão {{figure}}, igual ao número do relatório.',
  avg: '{{rows}} linhas lidas uma a uma: a média delas é {{figure}}, igual ao número do relatório.',
  min: '{{rows}} linhas lidas uma a uma: o menor valor é {{figure}}, igual ao número do relatório.',
  max: '{{rows}} linhas lidas uma a uma: o maior valor é {{figure}}, igual ao número do relatório.',
  different:
    'Não confere: o número mostrado é {{shown}}, e as linhas lidas ({{rows}}) dão {{figure}}. A diferença foi anotada na auditoria.',
  other:
    'Entrou outra carga de dados depois que esta página foi aberta ({{loaded}}). Atualize a página e confira de novo.',
  parts: 'Este número é uma conta entre partes, e cada uma foi lida linha a linha: {{parts}}.',
  noFigure: 'As linhas têm cada uma a sua medida e não se somam: abra-as para conferir.',
  nothing: 'nada',
  point: 'Ponto',
  clicked: 'Ponto clicado',
  upTo: '{{figure}} até {{day}}',
  difference: 'Diferença',
} as const;

declare module '../../i18n/text-catalogue.ts' {
  interface TextCatalogue {
    check: typeof checkTexts;
  }
}

registerTexts('check', checkTexts);
