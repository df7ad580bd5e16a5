import type { QualityRule, Severity } from '@fonte/contracts/quality';
import type { Filter, Measure } from '../../../../query/index.ts';

/** What the reports of Data Quality count: findings of the load, and what was looked at. */

export const NOUN = ['achado', 'achados'] as const;

export const ofRule = (id: number): Filter => ({ field: 'achado.regra', is: '=', value: id });
export const ofSeverity = (severity: Severity): Filter => ({
  field: 'achado.gravidade',
  is: '=',
  value: severity,
});

export const foundBy = (id: number): Measure => ({ count: 'achado', where: [ofRule(id)] });
export const examinedBy = ({ examined }: QualityRule): Measure => ({
  sum: `exame.${examined}`,
  orZero: true,
});

export const AT_LOAD =
  'As regras são avaliadas a cada carga, sobre os dados dela; o ano não muda este número.';
