import { GRID_PAGE_SIZE } from '@fonte/contracts';
import type { HistoryTable } from '@fonte/contracts/history';
import type { ChangesAsked, Touched, touchedSince as touchedRoute } from '@fonte/contracts/routes/history';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Call } from '../../../platform/index.ts';
import { behindWall, type Sql } from '../../../query/index.ts';
import { columnNamed } from '../shown-diff.ts';
import { BY_KIND, changedRows, tooMany } from './changed-rows.ts';
import { askedOf, narrowedTo } from './changes-since.ts';
import { loadsSince } from './loads.ts';

type Answer = z.infer<NonNullable<(typeof touchedRoute)['answer']>>;
type Row = Touched & { total: number; linhas: number | null; colunas: `${HistoryTable}.${string}`[] };

/** How much a change of a column moves figures, the most first; what came or went stands before columns that move none. */
const weightOf = (column: Sql): Sql =>
  sql`case when ${column} = 'situacao' then 1 when ${column} = 'conta' then 2 when ${column} like 'area%' or ${column} = 'geom' then 3 else 5 end`;
const CAME_OR_WENT = 4;

/** Twenty of the properties that the loads since one changed in the caller's rows. Errors: `changesNotFound`. */
export async function touchedSince(
  call: Call<{ versao: string }, ChangesAsked & { pagina: number }>,
): Promise<Answer> {
  const { carga } = await loadsSince(call, call.params.versao);
  const { pagina, ...asked } = call.query;
  if (await tooMany(call, carga.versao, asked)) {
    call.tell({ rows: 0, detalhe: { ...askedOf(call, carga.versao), pagina } });
    return { total: null, linhas: [] };
  }
  const fits = await narrowedTo(call);
  const { rows } = await sql<Row>`
    with linha as materialized (
      select table_name, type, cod_propriedade, nome, uf, existe,
        case when type = 'UPDATE' then array(select e->>'key' from jsonb_array_elements(diff) e) else '{}'::text[] end as colunas
      from (${changedRows(call, carga.versao, asked)}) todas where ${fits.uf} and ${fits.tecnico}
    ), somada as (
      -- Of a code that went and came again, what it is now.
      select cod_propriedade, bool_or(existe) as existe, coalesce(max(nome) filter (where existe), max(nome)) as nome,
        coalesce(max(uf) filter (where existe), max(uf)) as uf, ${BY_KIND},
        min(coalesce((select min(${weightOf(sql`c`)}) from unnest(colunas) c), ${CAME_OR_WENT}::integer)) as peso, count(*) as linhas
      from linha group by cod_propriedade
    ), pagina as (
      select * from somada order by peso, linhas desc, cod_propriedade limit ${GRID_PAGE_SIZE} offset ${pagina * GRID_PAGE_SIZE}
    )
    select n.total, pagina.*, array(
        select de || '.' || coluna from (
          select distinct l.table_name as de, c as coluna from linha l cross join unnest(l.colunas) c
          where l.cod_propriedade is not distinct from pagina.cod_propriedade
        ) u order by ${weightOf(sql`coluna`)}, de, coluna
      ) as colunas
    from (select count(*) as total from somada) n left join pagina on true
    order by peso, linhas desc, cod_propriedade`.execute(behindWall(call));
  // Of a page beyond the last, how many there are is all that there is.
  const found = rows.filter(({ linhas }) => linhas !== null);
  call.tell({ rows: found.length, detalhe: { ...askedOf(call, carga.versao), pagina } });
  return {
    total: rows[0]?.total ?? 0,
    linhas: found.map(({ cod_propriedade, nome, uf, existe, novas, correcoes, remocoes, colunas }) => {
      const counts = { novas, correcoes, remocoes };
      return { cod_propriedade, nome, uf, existe, ...counts, colunas: colunas.map(columnNamed) };
    }),
  };
}
