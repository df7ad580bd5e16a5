import type { Span } from '../span.ts';

/** What can be wrong with a formula, each with its Portuguese sentence (third text, section 5 leaves the words to us). */
export const PROBLEMS = {
  empty: 'Escreva a fórmula',
  tooLong: 'A fórmula passa de {limit} caracteres',
  tooDeep: 'A fórmula tem parênteses demais, um dentro do outro (o limite é {limit})',
  unknownCharacter: 'O sinal “{text}” não faz parte da linguagem',
  unclosedText: 'O texto aberto com {quote} não foi fechado',
  ambiguousNumber: '“{text}” pode ser {thousands} ou {decimal}: escreva {thousands} ou {decimalComma}',
  ambiguousComma:
    '“{text}” pode ser um número ou dois valores de {name}: escreva ({text}) para o número, ou {two} para os dois valores',
  missingName: 'Depois de {trigger} vem um nome',
  missingOperand: 'Falta um valor aqui',
  missingClose: 'Falta fechar o parêntese aberto aqui',
  extraClose: 'Este parêntese fecha sem ter sido aberto',
  missingOperator: 'Falta um sinal (+ − × ÷) antes de “{text}”',
  unknownOperator: 'O operador “{name}” não existe',
  bareOperator: 'O operador {name} precisa de parênteses com o valor: {name}(…)',
  arity: '{name} recebe {expected}, e aqui há {found}',
  unknownColumn: 'A coluna “{name}” não existe',
  unknownIndicator: 'O indicador “{name}” não existe',
  unknownDimension: 'A dimensão “{name}” não existe',
  cycle: 'O indicador usaria a si mesmo: {path}',
  nestedAggregate: '{inner} está dentro de {outer}: um operador que soma linhas não entra em outro',
  mixedLevels:
    '“{text}” é um valor de cada linha e está junto de valores já agregados: ponha-o dentro de SUM, AVG ou outro operador',
  notAggregated: 'A fórmula precisa agregar as linhas: use SUM, AVG, COUNT ou outro operador em “{text}”',
  notNumber: '“{text}” não é um número',
  conditionOutside:
    'Uma comparação só entra como a primeira parte de SE(…), ou dentro de E, OU e NÃO que estejam ali',
  conditionMissing: 'A primeira parte de SE precisa ser uma comparação, como @area > 0',
  conditionsMissing: 'Cada parte de {name} precisa ser uma comparação, como @area > 0',
  differentTypes: 'A comparação tem de um lado {left} e do outro {right}',
  factsApart: '{names} não estão na mesma linha: some cada um por si e junte as somas',
  noRows: '“{text}” não diz de que linhas: ponha uma coluna junto',
  noSuchValue: 'Nenhuma linha tem “{text}” aqui; há {values}',
  severalValues: '“{text}” é o nome de vários: escreva o código ({values})',
  notADay: '“{text}” não é uma data: escreva como 31/12/2025',
  numberTooLong: 'O número {text} é longo demais',
  accumulatesRows: '{name} recebe um valor já agregado: {name}(SUM({text}))',
  dailyOfAll: 'DIVANO365 divide pelos anos escolhidos, e ACUMULADO conta desde o início: use um ou o outro',
  targetAlone: 'A meta “{name}” não é de linhas: ela entra sozinha em SUM',
  places: 'ROUND recebe de 0 a 12 casas, escritas como número',
  tooLarge: 'Com os indicadores que usa, a fórmula fica grande demais (o limite é de {limit} partes)',
  brokenIndicator: 'O indicador “{name}” não pode ser usado: {reason}',
} as const;

export type ProblemName = keyof typeof PROBLEMS;

/** A proposed correction: the text that would stand at the problem's span. */
export type Fix = { label: string; text: string };

/** One fault of a formula, at its place. */
export type Problem = { name: ProblemName; message: string; span: Span; fix: Fix | null };

/** Makes a problem with its sentence filled in. */
export function problem(
  name: ProblemName,
  span: Span,
  params: Record<string, string | number> = {},
  fix: Fix | null = null,
): Problem {
  const sentence = PROBLEMS[name].replace(/\{(\w+)\}/g, (whole, key: string) => String(params[key] ?? whole));
  const message = fix ? `${sentence}. Você quis dizer ${fix.label}?` : sentence;
  return { name, message, span, fix };
}
