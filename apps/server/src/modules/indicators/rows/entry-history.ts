import type { entryHistory as route } from '@fonte/contracts/routes/entry-history';
import type { z } from 'zod';
import { fail, type Call } from '../../../platform/index.ts';
import { reaches, relationNamed } from '../../../model/paths.ts';
import { accessOf, scope, type Answer, type Filter, type Plan } from '../../../query/index.ts';
import { exact } from '../../../answers/index.ts';
import { conditionOf, fieldOf } from '../columns/conditions.ts';
import { usableIndicator } from '../definition/use.ts';
import { assertField, assertIndicator, reachOf } from '../may-read.ts';
import { refusedAs } from '../refused.ts';
import type { Indicators } from '../service.ts';
import { statesOf } from '../view/ask.ts';

type Body = z.output<NonNullable<typeof route.body>>;

/** The day as one group, and how its number is read: 20250809. */
const DAY = { as: 'd', field: '@date', grain: 'DD MM YYYY' } as const;

/**
 * One property in one indicator, day by day, the newest first: the history of an entry over its visits. The point's own date is left out, since the
 * question is what was before and after it. Errors: propertyNotFound for one that the caller does not see.
 */
export async function entryHistory(
  indicators: Indicators,
  call: Call,
  id: number,
  { propriedade, filters, uf }: Body,
): Promise<z.input<NonNullable<typeof route.answer>>> {
  const reach = await reachOf(indicators, call);
  assertIndicator(reach, id);
  for (const filter of filters) assertField(reach, fieldOf(filter));
  const { indicator, measure, facts, accumulates } = usableIndicator(await indicators.book(call.db), id);
  const own: Filter = { field: 'propriedade.cod_propriedade', is: '=', value: propriedade };
  const kept = filters.filter(({ dateFormat }) => !dateFormat).map(conditionOf);
  // What counts from the start has no figure of one day.
  const dated =
    !accumulates &&
    facts.every((fact) => (relationNamed(fact)?.period ?? 'in') !== 'none' && reaches(fact, '@date'));
  return refusedAs(async () => {
    const ask = (plan: Plan): Promise<Answer> =>
      indicators.engine.run(scope(plan, accessOf(call)), { signal: call.signal });
    const [named, answer] = await Promise.all([
      ask({
        measures: {},
        from: 'propriedade',
        by: [{ as: 'n', field: 'propriedade.nome' }],
        filters: [own],
      }),
      ask({
        measures: { valor: measure },
        by: dated ? [DAY] : [],
        filters: [own, ...kept, ...statesOf(uf)],
        sort: dated ? [{ by: DAY.as, descending: true }] : [],
        totals: true,
      }),
    ]);
    call.tell({ alvo: `indicador/${id}`, rows: answer.rows.length });
    const name = named.rows[0] ?? fail('propertyNotFound');
    return {
      indicador: {
        id,
        name: indicator.nome_indicador,
        unidade: indicator.unidade,
        type: indicator.data_type,
      },
      propriedade: { codigo: propriedade, nome: name.labels['n'] ?? null },
      dias: answer.rows.map(({ keys, values }) => ({
        dia: dayOf(keys[DAY.as] ?? null),
        valor: exact(values['valor']),
      })),
      valor: exact((dated ? answer.totals.at(-1) : answer.rows[0])?.values['valor']),
      dados_ate: answer.version.dadosAte,
    };
  });
}

/** 20250809 → '2025-08-09'. */
function dayOf(group: unknown): string | null {
  const text = typeof group === 'number' || typeof group === 'string' ? String(group).padStart(8, '0') : '';
  return /^\d{8}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : null;
}
