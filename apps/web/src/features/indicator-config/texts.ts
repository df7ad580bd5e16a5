import { registerTexts } from '../../core/i18n/texts.ts';

/** Sentences of the indicators' administration; those of the third text, sections 2.3 and 8, letter for letter. */
export const indicatorConfigTexts = {
  create: 'Criar Indicador',
  edit: 'Editar Indicador',
  update: 'Atualizar Indicador',
  back: 'Voltar',
  name: 'Nome',
  unit: 'Unidade',
  dataType: 'Tipo de dado',
  meaning: 'Significado',
  meaningHint: 'O que o número diz, em uma ou duas frases: aparece na ficha que todos podem abrir.',
  formula: 'Fórmula',
  formulaHint: 'Ctrl + Espaço abre as sugestões',
  formulaStart: 'Digite @ # ! ou $ para ver as sugestões',
  required: 'Obrigatório',
  inWords: 'Em palavras:',
  counts: 'Conta:',
  list: {
    title: 'Indicadores',
    version: 'Versão',
    changed: 'Alterado em',
    by: 'Por',
    edit: 'Editar {{name}}',
    remove: 'Excluir {{name}}',
    empty: 'Nenhum dado encontrado',
  },
  problem: {
    line: 'Linha {{line}}: {{sentence}}.',
    meant: 'Você quis dizer',
    more: 'e mais {{count}} problemas',
  },
  blocked: {
    name: 'Escreva o nome do indicador',
    unit: 'Escreva a unidade',
    dataType: 'Escolha o tipo de dado',
    formula: 'Escreva a fórmula',
    problems: 'Corrija a fórmula: {{sentence}}',
    checking: 'A fórmula está sendo conferida',
    same: 'Nada foi alterado',
  },
  help: {
    title: 'Como escrever',
    column: ['Colunas', 'quantidade, valor ou quantidade × valor'],
    indicator: ['Indicadores', 'usa outro indicador já salvo'],
    dimension: ['Dimensões', 'datas e categorias da visita'],
    operator: 'Operadores',
  },
  suggestions: {
    column: '@ Colunas',
    indicator: '# Indicadores',
    operator: '! Operadores',
    dimension: '$ Dimensões',
    count: '{{shown}} de {{total}}',
  },
  preview: {
    title: 'Preview',
    saved: 'Versão salva {{version}}, {{when}}.',
    unsaved: 'Ainda não gravado: a fórmula acima sobre os dados de agora.',
    waiting: 'Corrija a fórmula para atualizar.',
    empty: 'Nenhum dado encontrado',
    loading: 'Carregando...',
  },
  compare: {
    title: 'Antes de gravar: o que muda',
    intro: 'Valor antigo e novo sobre os mesmos dados, por UF e ano.',
    uf: 'UF',
    year: 'Ano',
    before: 'Antes',
    after: 'Depois',
    difference: 'Diferença',
    same: 'Nenhum valor muda.',
    changed: '{{changed}} de {{all}} valores mudam',
    touches: 'Esta mudança chega a',
    touchesNone: 'Nenhum painel e nenhum outro indicador usa este indicador.',
    panel: 'Painel {{name}}, {{state}}: {{profiles}}',
    published: 'publicado',
    draft: 'rascunho',
    noProfile: 'nenhum perfil',
    indicator: 'Indicador {{name}}',
    note: 'Por que mudou (fica na lista de versões)',
  },
  versions: {
    open: 'Versões',
    title: 'Versões de {{name}}',
    head: 'Versão {{version}} · {{when}}',
    current: 'atual',
    by: 'por {{who}}',
    restored: 'volta à versão {{version}}',
    restore: 'Voltar a esta versão',
    restoreNote: 'Por que voltar',
    restored_done: 'A versão {{version}} voltou a valer.',
    none: 'Sem nota',
  },
  stale: {
    title: 'Outra pessoa gravou antes',
    theirs: 'Versão {{version}}, gravada agora',
    mine: 'A sua, ainda não gravada',
    takeTheirs: 'Ficar com a versão gravada',
    keepMine: 'Continuar com a minha',
  },
  saved: {
    created: ['Adicionado com sucesso!', 'O indicador foi adicionado com sucesso!'],
    updated: ['Atualizado com sucesso!', 'O indicador foi atualizado com sucesso!'],
    failed: 'Um erro ocorreu!',
    notCreated: 'Não foi possível adicionar o indicador!',
    notUpdated: 'Não foi possível atualizar o indicador!',
  },
  remove: {
    question: 'Deseja realmente excluir o indicador: {{name}}?',
    detail: 'Você não será capaz de reverter isso!',
    done: ['Excluído!', 'O indicador foi removido com sucesso!'],
    failed: ['Um erro ocorreu!', 'Não foi possível excluir o indicador selecionado!'],
  },
} as const;

declare module '../../core/i18n/text-catalogue.ts' {
  interface TextCatalogue {
    indicatorConfig: typeof indicatorConfigTexts;
  }
}

registerTexts('indicatorConfig', indicatorConfigTexts);
