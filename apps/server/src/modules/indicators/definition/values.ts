import { FORMULA_VALUE_LIMIT } from '@fonte/contracts/routes/formula-values';
import { nameKey } from '@fonte/formula';
import { fail, type Call } from '../../../platform/index.ts';
import { OFFERED, offeredValues, type KnownValue, type OfferedValues } from '../../../query/formula/index.ts';
import { accessOf, scope, tellsPersons } from '../../../query/index.ts';
import { refusedAs } from '../refused.ts';
import type { Indicators } from '../service.ts';

interface Asked {
  readonly kind: 'column' | 'dimension';
  readonly code: string;
  readonly q?: string | undefined;
}

/** What a formula may write after '=': values of the rows that the caller may see, those that begin with what is typed first. */
export async function valuesOffered(indicators: Indicators, call: Call, { kind, code, q = '' }: Asked) {
  const offered = offeredValues(await indicators.names(call.db), kind, code);
  if (!offered) return fail('invalidParameter', { name: 'code' });
  const values = await seenBy(indicators, call, offered);
  const count = new Map<string, number>();
  for (const { label } of offered.values) count.set(nameKey(label), (count.get(nameKey(label)) ?? 0) + 1);
  const typed = nameKey(q);
  const found = values
    .filter((one) => nameKey(one.label).includes(typed) || nameKey(one.code).includes(typed))
    .toSorted((a, b) => rank(a, typed) - rank(b, typed));
  return {
    todos: values.length,
    total: found.length,
    valores: found.slice(0, FORMULA_VALUE_LIMIT).map((one) => ({
      nome: one.label,
      codigo: one.code,
      // Towns of one name are many, also where the programme is not: only the code says which.
      texto: (count.get(nameKey(one.label)) ?? 0) > 1 ? one.code : one.label,
    })),
  };
}

const rank = ({ label, code }: KnownValue, typed: string): number =>
  nameKey(label).startsWith(typed) || nameKey(code) === typed ? 0 : 1;

async function seenBy(
  indicators: Indicators,
  call: Call,
  { values, plan }: OfferedValues,
): Promise<readonly KnownValue[]> {
  if (!plan) return values;
  return refusedAs(() =>
    call.cold(async () => {
      const scoped = scope(plan, accessOf(call));
      const { rows } = await indicators.engine.run(scoped, { signal: call.signal });
      call.tell({ persons: tellsPersons(scoped), rows: rows.length });
      const seen = new Set(rows.map(({ keys }) => String(keys[OFFERED])));
      return values.filter(({ code }) => seen.has(code));
    }),
  );
}
