import { FILTER_VALUE_LIMIT } from '@fonte/contracts';
import type { Call } from '../../../platform/index.ts';
import { accessOf, RELATIONS, scope, tellsPersons, type Cell, type Filter } from '../../../query/index.ts';
import { reaches, splitRef } from '../../../model/paths.ts';
import { fieldOf } from '../columns/conditions.ts';
import { isDate, type Field } from '../columns/field.ts';
import { assertField, reachOf } from '../may-read.ts';
import { invalidView, refusedAs } from '../refused.ts';
import type { Indicators } from '../service.ts';

interface Asked {
  readonly alias: string;
  readonly colname?: string | undefined;
  readonly dimension?: string | undefined;
  readonly q?: string | undefined;
  readonly limit?: number | undefined;
}

/** Values of a column that occur in the rows the caller may see, in Portuguese order, those that begin with what is typed, case and accents ignored. */
export async function filterValues(
  indicators: Indicators,
  call: Call,
  asked: Asked,
): Promise<{ value: string | number | boolean; label: string }[]> {
  const field = assertField(await reachOf(indicators, call), fieldOf(asked));
  if (typeof field.filter !== 'string' || isDate(field))
    return invalidView(`"${field.description}" não tem lista de valores.`);
  const column = field.filter;
  const typed: Filter[] =
    asked.q && field.type === 'varchar' ? [{ field: column, is: 'typed', value: asked.q }] : [];
  return refusedAs(async () => {
    const plan = scope(
      {
        measures: {},
        from: factOf(field),
        by: [{ as: 'v', field: column, coded: field.coded }],
        filters: [...typed, { field: column, is: 'not_null' }],
        limit: asked.limit ?? FILTER_VALUE_LIMIT,
        counted: false,
      },
      accessOf(call),
    );
    const { rows } = await indicators.engine.run(plan, { signal: call.signal });
    call.tell({ persons: tellsPersons(plan), alvo: column, rows: rows.length });
    return rows.map(({ keys, labels }) => ({ value: known(keys['v'] ?? null), label: labels['v'] ?? '' }));
  });
}

const known = (value: Cell): string | number | boolean => value ?? '';

/** Whose rows the values are read from: the properties where they lead to the column, so that only what is theirs is offered; else its own. */
function factOf({ alias, filter }: Field): string {
  const ref = typeof filter === 'string' ? filter : '';
  const named = ref.includes('.') ? ref : `${alias}.${Object.keys(RELATIONS[alias]?.columns ?? {})[0] ?? ''}`;
  return reaches('propriedade', named) ? 'propriedade' : splitRef(named)[0];
}
