import { registerTexts } from '../../../core/i18n/texts.ts';

/** Sentences of how a view's figures are shown; they come with the part of the form that has it. */
export const viewLookTexts = {
  title: 'Números, referência e cores',
  edit: 'Editar números, referência e cores',
  plain: 'como o indicador os tem',
  update: 'Atualizar',
  cancel: 'Cancelar',
  number: {
    title: 'Formato dos números',
    decimals: 'Casas decimais',
    auto: 'Automático',
    short: 'Abreviar (1,2 mil; 3,4 mi)',
    shortHint: 'O valor inteiro fica na dica de cada ponto, em “Ver tabela” e nos arquivos.',
    share: 'Como porcentagem (0,653 → 65,3%)',
    shareHint:
      'De indicadores que são frações; os inteiros, em R$ e os que já são porcentagem ficam como estão.',
    noShare: 'Os indicadores visíveis desta visão são inteiros, em R$ ou já em porcentagem: nenhum mudaria.',
  },
  reference: {
    title: 'Linha de referência',
    none: 'Nenhuma',
    value: 'Valor',
    label: 'Nome da linha',
    labelHint: 'Opcional: “Meta”, “Mínimo”.',
    hint: 'Média e mediana são dos valores que o gráfico mostra, sem “Outros”; cada grupo vale um, seja grande ou pequeno.',
    only: 'De linhas, barras e colunas.',
    fixed: 'Em linha ou empilhada em 100%, só de valor fixo.',
  },
  rules: {
    title: 'Cores por valor',
    hint: 'Vale a primeira regra que o valor cumpre, comparado na unidade em que aparece e sem arredondar. Junto da cor vai a marca com a palavra, na tela, no papel e nos arquivos.',
    several: 'Com várias séries, as cores das barras são das séries; a marca fica junto do valor.',
    stacked:
      'Empilhadas em 100%, as barras são partes do todo e não levam cor nem marca; os arquivos marcam o valor.',
    only: 'De tabelas, números, barras e colunas.',
    add: 'Adicionar regra',
    remove: 'Remover regra {{number}}',
    rule: 'Regra {{number}}',
    indicator: 'Indicador',
    all: 'Todos',
    when: 'Quando',
    value: 'Valor',
    until: 'Até',
    tone: 'Cor',
    word: 'Palavra',
    wordHint: '“Baixo”, “No prazo”.',
    fromTo: 'Do menor ao maior',
  },
  required: 'Obrigatório',
  needNumber: 'Escreva um número',
  words: {
    short: 'abreviados',
    share: 'em porcentagem',
  },
} as const;

declare module '../../../core/i18n/text-catalogue.ts' {
  interface TextCatalogue {
    viewLook: typeof viewLookTexts;
  }
}

registerTexts('viewLook', viewLookTexts);
