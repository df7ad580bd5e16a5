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
  gives: 'number' | 'argument';
  /** What it says in words, with {0} {1} {2} for the arguments. */
  words: string;
  help: string;
};

const TABLE = {
  SUM: {
    label: 'SOMA',
    kind: 'aggregate',
    arity: { min: 1, max: 1 },
    takes: ['number'],
    gives: 'number',
    words: 'a soma de {0}',
    help: 'Soma os valores. Linhas sem valor não entram.',
  },
  AVG: {
    label: 'MÉDIA',
    kind: 'aggregate',
    arity: { min: 1, max: 1 },
    takes: ['number'],
    gives: 'number',
    words: 'a média de {0}',
    help: 'Soma dividida pela quantidade de linhas com valor.',
  },
  MIN: {
    label: 'MÍNIMO',
    kind: 'aggregate',
    arity: { min: 1, max: 1 },
    takes: ['number'],
    gives: 'number',
    words: 'o menor valor de {0}',
    help: 'Menor valor.',
  },
  MAX: {
    label: 'MÁXIMO',
    kind: 'aggregate',
    arity: { min: 1, max: 1 },
    takes: ['number'],
    gives: 'number',
    words: 'o maior valor de {0}',
    help: 'Maior valor.',
  },
  COUNT: {
    label: 'CONTAGEM',
    kind: 'aggregate',
    arity: { min: 1, max: 1 },
    takes: ['any'],
    gives: 'number',
    words: 'a quantidade de {0}',
    help: 'Quantidade de linhas com valor.',
  },
  COUNT_DISTINCT: {
    label: null,
    kind: 'aggregate',
    arity: { min: 1, max: 1 },
    takes: ['any'],
    gives: 'number',
    words: 'a quantidade de {0} diferentes',
    help: 'Quantidade de valores diferentes, exata.',
  },
  NULLIF: {
    label: null,
    kind: 'scalar',
    arity: { min: 2, max: 2 },
    takes: ['number'],
    gives: 'number',
    words: '{0}, ou sem dados quando for {1}',
    help: 'Sem dados quando o primeiro valor é igual ao segundo.',
  },
  DIVANO365: {
    label: null,
    kind: 'scalar',
    arity: { min: 1, max: 1 },
    takes: ['number'],
    gives: 'number',
    words: '{0} por dia do ano',
    help: 'Divide por 365: a média diária do total de um ano.',
  },
  COALESCE: {
    label: null,
    kind: 'scalar',
    arity: { min: 2, max: 8 },
    takes: ['number'],
    gives: 'number',
    words: 'o primeiro com dados entre {0} e {1}',
    help: 'Primeiro dos valores que tem dados.',
  },
  ROUND: {
    label: null,
    kind: 'scalar',
    arity: { min: 1, max: 2 },
    takes: ['number'],
    gives: 'number',
    words: '{0} arredondado',
    help: 'Arredonda para o número de casas do segundo valor (0 quando falta).',
  },
  ABS: {
    label: null,
    kind: 'scalar',
    arity: { min: 1, max: 1 },
    takes: ['number'],
    gives: 'number',
    words: '{0} sem sinal',
    help: 'Valor sem sinal.',
  },
  SE: {
    label: null,
    kind: 'scalar',
    arity: { min: 2, max: 3 },
    takes: ['condition', 'number', 'number'],
    gives: 'number',
    words: '{1} quando {0}, senão {2}',
    help: 'Escolhe pelo resultado de uma comparação: SE(condição, então, senão).',
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
