import { COUNTS, SYNCHRONISED } from '../../../model/measures/conditions.ts';
import type { Measure } from '../../../query/index.ts';
import type { Step } from '../declared/report.ts';

/** The counting rule as a subtraction: whatever is counted over visits loses what is not synchronised, then what has neither entry nor check-in. */

export const less = (from: Measure, what: Measure): Measure => ({ op: '-', args: [from, what] });

/** Measures of one thing over visits: of any visit, of synchronised ones, of those that count. */
interface Chain {
  readonly any: Measure;
  readonly synchronised: Measure;
  readonly counting: Measure;
}

interface Words {
  readonly any: string;
  readonly unsynchronised?: string;
  readonly empty?: string;
  readonly total: string;
}

/** The chain of a distinct count over visits ('visita.cod_propriedade'). */
export const distinctOverVisits = (distinct: `${string}.${string}`): Chain => ({
  any: { distinct, over: 'visita' },
  synchronised: { distinct, over: 'visita', where: [SYNCHRONISED] },
  counting: { distinct, over: 'visita', where: [COUNTS] },
});

/** The subtraction that leads from everything visited to what counts; it adds up on every filter, being differences. */
export function visitSteps(chain: Chain, words: Words): Step[] {
  return [
    { label: words.any, measure: chain.any },
    {
      label: words.unsynchronised ?? 'Sem visita sincronizada',
      measure: less(chain.any, chain.synchronised),
      minus: true,
    },
    {
      label: words.empty ?? 'Sem lançamento nem check-in',
      measure: less(chain.synchronised, chain.counting),
      minus: true,
    },
    { label: words.total, measure: chain.counting, total: true },
  ];
}

/** The same for visits themselves. */
export const visitCountSteps = (when: string): Step[] =>
  visitSteps(
    {
      any: 'visitas_registradas',
      synchronised: { count: 'visita', where: [SYNCHRONISED] },
      counting: 'visitas',
    },
    { any: `Visitas registradas ${when}`, unsynchronised: 'Não sincronizadas', total: 'Visitas realizadas' },
  );

/** The steps of properties attended. */
export const attendedSteps = (when: string): Step[] =>
  visitSteps(distinctOverVisits('visita.cod_propriedade'), {
    any: `Propriedades com visita ${when}`,
    total: 'Propriedades atendidas',
  });

/** The steps of producers attended. */
export const producerSteps = (when: string): Step[] =>
  visitSteps(distinctOverVisits('propriedade.id_produtor'), {
    any: `Produtores com visita ${when}`,
    total: 'Produtores atendidos',
  });
