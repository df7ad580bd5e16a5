import type { ColumnFilter } from '@fonte/contracts/view';
import { OBSERVERS, type Profile } from '@fonte/contracts';
import { fail, type Call } from '../../../platform/index.ts';
import { accessOf, scope, type Measure } from '../../../query/index.ts';
import { exact } from '../../../answers/index.ts';
import { askedPeriod } from '../columns/asked-period.ts';
import { conditionOf, fieldOf } from '../columns/conditions.ts';
import { assertField, assertIndicator, reachOf } from '../may-read.ts';
import { refusedAs } from '../refused.ts';
import type { Indicators } from '../service.ts';
import { groupsOf, reached } from './preview.ts';
import { readVersions } from '../book/store.ts';
import { dressed } from './use.ts';

/** Versions worked out at once, the newest. */
const VERSIONS = 20;

/**
 * The versions of an indicator, each with its values by year from the data of now, under the same filters: what a change of formula changed.
 * All of them in one statement per set of facts, so that they stand on one data version.
 */
export async function indicatorHistory(
  indicators: Indicators,
  call: Call,
  id: number,
  filters: readonly ColumnFilter[],
) {
  const reach = await reachOf(indicators, call);
  assertIndicator(reach, id);
  for (const filter of filters) assertField(reach, fieldOf(filter));
  const book = await indicators.book(call.db);
  if (!book.byId(id)) fail('indicatorNotFound', { id });
  const observes = (OBSERVERS as readonly Profile[]).includes(call.profile);
  // Former formulas are other questions about the same people, which no marks of today answer for.
  const versions = await readVersions(call.db, id, observes ? 1 : VERSIONS);
  const read = versions.map((one) => ({ one, ...book.read(one.formula_struct) }));
  const usable = read.filter(({ measure }) => measure !== null);
  const measures = Object.fromEntries(
    usable.map(({ one, measure }): [string, Measure] => [`v${one.versao}`, dressed(measure!.measure, one)]),
  );
  const facts = [...new Set(usable.flatMap(({ measure }) => measure!.facts))];
  const reads = usable.flatMap(({ measure }) => measure!.reads);
  const by = groupsOf(reached(['ano'], facts));
  const rows =
    usable.length === 0
      ? []
      : (
          await refusedAs(async () =>
            indicators.engine.run(
              scope(
                { measures, by, ...askedPeriod({ anos: [] }, filters.map(conditionOf), reads) },
                accessOf(call),
              ),
              {
                signal: call.signal,
              },
            ),
          )
        ).rows;
  return read.map(({ one, measure, problems }) => ({
    ...one,
    autor: observes ? null : one.autor,
    valores: measure
      ? rows.map(({ labels, values }) => ({
          ano: labels['ano'] ?? 'Todos os anos',
          valor: exact(values[`v${one.versao}`]),
        }))
      : [],
    falha: measure ? null : problems.map(({ message }) => message).join('. '),
  }));
}
