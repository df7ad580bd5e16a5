import { ruleOf, type QualityRule, type Severity } from '@fonte/contracts/quality';
import type { Filter, Measure } from '../../../../query/index.ts';
import { chosenIn, type Reading } from '../../declared/reading.ts';

/** What the reports of Data Quality count: findings of the load, and what was looked at. */

export const NOUN = ['achado', 'achados'] as const;

/** The rule that is chosen above the cards; undefined for all. */
export const chosenRule = (reading: Reading): QualityRule | undefined =>
  ruleOf(Number(chosenIn('regra', reading)));

export const ofRule = (id: number): Filter => ({ field: 'achado.regra', is: '=', value: id });
export const ofSeverity = (severity: Severity): Filter => ({
  field: 'achado.gravidade',
  is: '=',
  value: severity,
});

export const foundBy = (id: number): Measure => ({ count: 'achado', where: [ofRule(id)] });
/** Findings of a rule that the queue keeps quiet today. */
export const quietOf = (id: number): Measure => ({
  count: 'silenciado',
  where: [{ field: 'silenciado.regra', is: '=', value: id }],
});
export const examinedBy = ({ examined }: QualityRule): Measure => ({
  sum: `exame.${examined}`,
  orZero: true,
});

export const AT_LOAD =
  'As regras são avaliadas a cada carga, sobre os dados dela; o ano não muda este número.';

/** Of what is quiet, for who knows the single rows. */
export const QUIET =
  'Silenciados são os que alguém deu por certos na fila de correção, até um dia que ainda não passou: continuam contados entre os achados.';
