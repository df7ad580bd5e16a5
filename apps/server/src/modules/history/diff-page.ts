import type { DiffPage, DiffRow } from '@fonte/contracts/routes/history';
import { sql } from 'kysely';
import type { Call } from '../../platform/index.ts';
import { accessOf, behindWall, personalFieldsOf, propertyRule } from '../../query/index.ts';
import { columnWords } from './column-words.ts';
import { shownPage, type Changes, type Order } from './changes.ts';
import { shownDiff } from './shown-diff.ts';

/** Twenty of some changes in an order, from the `page`-th (0 is the first), and how many there are of each kind. */
export async function diffPage(call: Call, changes: Changes, order: Order, page: number): Promise<DiffPage> {
  const fields = personalFieldsOf(call.profile);
  const [counts, rows] = await Promise.all([
    changes
      .select(({ fn }) => ['d.type', fn.countAll<number>().as('quantos')])
      .groupBy('d.type')
      .execute(),
    shownPage(call, changes, order, page).execute(),
  ]);
  const linhas = rows.map((row) => shownDiff(row as DiffRow, fields));
  const of = (type: DiffRow['type']) => counts.find((row) => row.type === type)?.quantos ?? 0;
  return {
    total: counts.reduce((sum, { quantos }) => sum + quantos, 0),
    atualizados: of('UPDATE'),
    adicionados: of('ADD'),
    removidos: of('REMOVE'),
    linhas,
    colunas: columnWords(linhas),
    sumidas: await goneOf(
      call,
      rows.flatMap(({ cod_propriedade: code }) => (code === null ? [] : [code])),
    ),
  };
}

/** Those of some properties that the caller has no more. */
async function goneOf(call: Call, codes: readonly string[]): Promise<string[]> {
  const rule = propertyRule(accessOf(call), 'p.cod_propriedade');
  const { rows } = await sql<{ codigo: string }>`
    select p.cod_propriedade as codigo from programa.propriedade p
    where p.cod_propriedade = any(${[...codes]}::text[]) and ${rule ?? sql`true`}`.execute(behindWall(call));
  const there = new Set(rows.map(({ codigo }) => codigo));
  return [...new Set(codes)].filter((code) => !there.has(code));
}
