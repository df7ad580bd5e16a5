/**
 * The operators of the indicator language: one table feeds parser, checker, editor suggestions and help.
 * Names and Portuguese labels of the first seven: third specification text, section 2.3; the others are ours.
 */

/** What an operator does to the level of a formula: folds rows into one value, or works at the level of its arguments. */
export type OperatorKind = 'aggregate' | 'scalar';

export type Operator = {
  name: string;
  /** Portuguese label; also accepted in place of the name. */
  label: string | null;
  kind: OperatorKind;
  arity: { min: number; max: number };
  /** Kind of value each argument must have; the last one repeats. */
  takes: readonly ('number' | 'any' | 'condition')[];
  /** 'argument': what its values are, which then are all of one kind. */
  gives: 'number' | 'argument' | 'condition';
  /** Whether it gives amounts, which are nothing where there are no rows (sum-parts.ts); what an author leaves without a figure stays so. */
  amount: boolean | 'as its value';
  /** What it says in words, with {0} {1} {2} for the arguments; `{rest}` are those behind the first. */
  words: string;
  /** Between arguments of which there may be any number. */
  between?: string;
  help: string;
  /** How it takes what is not known, a sentence of the fact sheet: an operator that needs none works as its arguments do. */
  missing?: string;
  /** Set on scalar operators that mean nothing on a single row. */
  figures?: true;
};

const FOLDS =
  'Linhas sem valor não entram na conta; onde nenhuma linha tem valor, o indicador fica sem dados.';
const LEFT_OUT = 'MENOR e MAIOR comparam os valores que há; onde nenhum há, o indicador fica sem dados.';
/** How comparisons take what is not known, alike in formulas and in the filters of views and pages. */
export const COMPARES = 'Uma comparação não vale onde falta um dos lados.';
export const DIFFERENT =
  'O que falta é diferente de todo valor: ali “<>” e NÃO valem, como o filtro “Diferente”.';
/** How a sum takes parts without a figure, told where it has such parts. */
export const FILLED =
  'Numa soma ou diferença, a parcela de SUM sem dados conta como 0 ao lado de outra com dados; onde todas faltam, ou falta uma média, um extremo ou uma razão, fica sem dados.';
const COUNTS = 'Onde não há linhas, a contagem é 0.';

const TABLE = {
  SUM: {
    label: 'SOMA',
    kind: 'aggregate',
    arity: { min: 1, max: 1 },
    takes: ['number'],
    gives: 'number',
    amount: true,
    words: 'a soma de {0}',
    help: 'Soma os valores. Linhas sem valor não entram.',
    missing: FOLDS,
  },
  AVG: {
    label: 'MÉDIA',
    kind: 'aggregate',
    arity: { min: 1, max: 1 },
    takes: ['number'],
    gives: 'number',
    amount: false,
    words: 'a média de {0}',
    help: 'Soma dividida pela quantidade de linhas com valor.',
    missing: FOLDS,
  },
  MIN: {
    label: 'MÍNIMO',
    kind: 'aggregate',
    arity: { min: 1, max: 1 },
    takes: ['number'],
    gives: 'number',
    amount: false,
    words: 'o menor valor de {0}',
    help: 'Menor valor.',
    missing: FOLDS,
  },
  MAX: {
    label: 'MÁXIMO',
    kind: 'aggregate',
    arity: { min: 1, max: 1 },
    takes: ['number'],
    gives: 'number',
    amount: false,
    words: 'o maior valor de {0}',
    help: 'Maior valor.',
    missing: FOLDS,
  },
  COUNT: {
    label: 'CONTAGEM',
    kind: 'aggregate',
    arity: { min: 1, max: 1 },
    takes: ['any'],
    gives: 'number',
    amount: true,
    words: 'a quantidade de {0}',
    help: 'Quantidade de linhas com valor.',
    missing: COUNTS,
  },
  COUNT_DISTINCT: {
    label: null,
    kind: 'aggregate',
    arity: { min: 1, max: 1 },
    takes: ['any'],
    gives: 'number',
    amount: true,
    words: 'a quantidade de {0} diferentes',
    help: 'Quantidade de valores diferentes, exata.',
    missing: COUNTS,
  },
  NULLIF: {
    label: null,
    kind: 'scalar',
    arity: { min: 2, max: 2 },
    takes: ['number'],
    gives: 'number',
    amount: false,
    words: '{0}, ou sem dados quando for {1}',
    help: 'Sem dados quando o primeiro valor é igual ao segundo.',
    missing: 'NULLIF deixa sem dados o valor que é igual ao segundo.',
  },
  DIVANO365: {
    label: null,
    kind: 'scalar',
    arity: { min: 1, max: 1 },
    takes: ['number'],
    gives: 'number',
    amount: 'as its value',
    words: '{0} por dia do ano',
    help: 'Divide por 365, e por tantos anos quantos forem escolhidos: a média diária do total de um ano ou de vários.',
  },
  COALESCE: {
    label: null,
    kind: 'scalar',
    arity: { min: 2, max: 8 },
    takes: ['number'],
    gives: 'number',
    amount: false,
    words: 'o primeiro com dados entre {0} e {rest}',
    between: ' e ',
    help: 'Primeiro dos valores que tem dados.',
    missing: 'COALESCE põe outro valor onde faltam dados.',
  },
  COMPLETO: {
    label: null,
    kind: 'scalar',
    arity: { min: 1, max: 1 },
    takes: ['number'],
    gives: 'number',
    amount: false,
    words: '{0} (só onde nenhuma parcela falta)',
    help: 'Soma e subtrai só onde nenhuma parcela falta: COMPLETO(#Receita − #Custo). Sem ele, a parcela sem dados conta como 0 ao lado de outra com dados.',
    missing: 'COMPLETO deixa sem dados a soma em que falta uma parcela.',
  },
  ACUMULADO: {
    label: null,
    kind: 'scalar',
    arity: { min: 1, max: 1 },
    takes: ['number'],
    gives: 'number',
    amount: 'as its value',
    words: '{0} (desde o início)',
    help: 'Conta desde o início até o fim do período, em vez de só no período: ACUMULADO(SUM(@qtde Leite vendido)). Por mês ou por ano de “Tempo”, cada linha traz também as anteriores.',
    figures: true,
  },
  LEAST: {
    label: 'MENOR',
    kind: 'scalar',
    arity: { min: 2, max: 8 },
    takes: ['number'],
    gives: 'number',
    amount: false,
    words: 'o menor entre {0} e {rest}',
    between: ' e ',
    help: 'Menor dos valores que têm dados: LEAST(#Lotação; 3).',
    missing: LEFT_OUT,
  },
  GREATEST: {
    label: 'MAIOR',
    kind: 'scalar',
    arity: { min: 2, max: 8 },
    takes: ['number'],
    gives: 'number',
    amount: false,
    words: 'o maior entre {0} e {rest}',
    between: ' e ',
    help: 'Maior dos valores que têm dados: GREATEST(#Margem; 0).',
    missing: LEFT_OUT,
  },
  ROUND: {
    label: null,
    kind: 'scalar',
    arity: { min: 1, max: 2 },
    takes: ['number'],
    gives: 'number',
    amount: 'as its value',
    words: '{0} arredondado',
    help: 'Arredonda para o número de casas do segundo valor (0 quando falta).',
  },
  ABS: {
    label: null,
    kind: 'scalar',
    arity: { min: 1, max: 1 },
    takes: ['number'],
    gives: 'number',
    amount: false,
    words: '{0} sem sinal',
    help: 'Valor sem sinal.',
  },
  SE: {
    label: null,
    kind: 'scalar',
    arity: { min: 2, max: 3 },
    takes: ['condition', 'any', 'any'],
    gives: 'argument',
    amount: false,
    words: '{1} quando {0}, senão {2}',
    help: 'Escolhe pelo resultado de uma comparação: SE(condição; então; senão).',
  },
  E: {
    label: null,
    kind: 'scalar',
    arity: { min: 2, max: 8 },
    takes: ['condition'],
    gives: 'condition',
    amount: false,
    words: '{0} e {rest}',
    between: ' e ',
    help: 'Vale quando todas as comparações valem: SE(E(@a > 1; @b < 2); então; senão).',
  },
  OU: {
    label: null,
    kind: 'scalar',
    arity: { min: 2, max: 8 },
    takes: ['condition'],
    gives: 'condition',
    amount: false,
    words: '{0} ou {rest}',
    between: ' ou ',
    help: 'Vale quando ao menos uma das comparações vale.',
  },
  NAO: {
    label: 'NÃO',
    kind: 'scalar',
    arity: { min: 1, max: 1 },
    takes: ['condition'],
    gives: 'condition',
    amount: false,
    words: 'não {0}',
    help: 'Vale quando a comparação não vale, também onde falta um dos lados.',
    missing: DIFFERENT,
  },
  IN: {
    label: 'EM',
    kind: 'scalar',
    arity: { min: 2, max: 30 },
    takes: ['any'],
    gives: 'condition',
    amount: false,
    words: '{0} é {rest}',
    between: ' ou ',
    help: "Vale quando o primeiro valor é um dos outros: IN($UF; 'GO'; 'MT').",
  },
} as const satisfies Record<string, Omit<Operator, 'name'>>;

export type OperatorName = keyof typeof TABLE;

type NamesOf<K extends OperatorKind> = {
  [N in OperatorName]: (typeof TABLE)[N]['kind'] extends K ? N : never;
}[OperatorName];

/** Operators that fold rows into one value. A stage that gives each its meaning has a table over these names, total. */
export type AggregateName = NamesOf<'aggregate'>;
/** Operators that work at the level of their arguments. */
export type ScalarName = NamesOf<'scalar'>;

export const OPERATORS = Object.fromEntries(
  Object.entries<Omit<Operator, 'name'>>(TABLE).map(([name, row]) => [name, { name, ...row }]),
) as Record<OperatorName, Operator>;

/** Whether an operator folds rows; the other ones work at the level of their arguments. */
export const isAggregate = (name: OperatorName): name is AggregateName => TABLE[name].kind === 'aggregate';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

const BY_WORD = new Map<string, OperatorName>(
  (Object.keys(OPERATORS) as OperatorName[]).flatMap((name) => {
    const { label } = OPERATORS[name];
    return label
      ? [[plain(name), name] as const, [plain(label), name] as const]
      : [[plain(name), name] as const];
  }),
);

/** The operator of a word as typed: its name or its Portuguese label, in any case, with or without accents. */
export function operatorOf(word: string): OperatorName | undefined {
  return BY_WORD.get(plain(word));
}

/** Text of an operator in lists: 'SUM (SOMA)' (third text, section 2.3). */
export function operatorLabel(name: OperatorName): string {
  const { label } = OPERATORS[name];
  return label ? `${name} (${label})` : name;
}

/** What an operator is called in a sentence: its Portuguese word. */
export const operatorWord = (name: OperatorName): string => OPERATORS[name].label ?? name;
