import type { ViewResult } from '@fonte/contracts/routes/indicator-results';
import { isOthersItem } from '@fonte/contracts/shown-result';
import type { ViewLook } from '@fonte/contracts/view-look';
import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import type { Cell } from '../../../query/index.ts';
import { exact, exactText } from '../../../answers/index.ts';

/**
 * The mean or the median of the figures that a view shows, which its chart draws a line at; undefined where it asks for none or shows none. Of one unit, that of the first
 * series; neither of the period before nor of 'Outros', which is no group. What is protected is not shown, and so in none of them.
 */
export async function referenceOf(
  db: Kysely<Database>,
  look: ViewLook | null | undefined,
  { series, data, itens_search: items, dinamica }: ViewResult,
): Promise<Cell | undefined> {
  const kind = look?.reference?.kind;
  // A pivot table has no line, and its totals among its rows.
  if (kind === undefined || kind === 'value' || dinamica) return undefined;
  const others = new Set(items.filter(isOthersItem).map(({ index }) => index));
  const unit = series[0]?.unidade;
  const drawn = series.filter((one) => one.antes !== true && one.unidade === unit);
  const figures = data.flatMap((row, at) =>
    others.has(at) ? [] : drawn.flatMap(({ name }) => exactText(row[name]) ?? []),
  );
  if (figures.length === 0) return undefined;
  const { rows } = await sql<{ mean: string; median: string }>`
    with shown as (
      select figure, row_number() over (order by figure) as place, count(*) over () as of
      from unnest(${figures}::numeric[]) as given (figure)
    )
    select avg(figure)::text as mean,
      (avg(figure) filter (where place in ((of + 1) / 2, (of + 2) / 2)))::text as median
    from shown`.execute(db);
  return exact(rows[0]?.[kind]);
}
