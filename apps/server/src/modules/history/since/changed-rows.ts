import { HISTORY_LIST_LIMIT } from '@fonte/contracts';
import { CHANGE_TYPES } from '@fonte/contracts/history';
import type { ChangesAsked } from '@fonte/contracts/routes/history';
import { sql } from 'kysely';
import type { Call } from '../../../platform/index.ts';
import { accessOf, behindWall, type Sql } from '../../../query/index.ts';
import { ownChanges, REMOVAL } from '../own-changes.ts';

/** The caller's changes of the loads from a version on, of `d`; of one table and kind where they are named. */
export function changesSql(
  call: Pick<Call, 'profile' | 'session'>,
  versao: number,
  { tabela, tipo }: Pick<ChangesAsked, 'tabela' | 'tipo'> = {},
): Sql {
  return sql`portal.diferenca d where d.versao >= ${versao}::bigint and ${ownChanges(accessOf(call)) ?? sql`true`}
    and ${tabela === undefined ? sql`true` : sql`d.table_name = ${tabela}::text`}
    and ${tipo === undefined ? sql`true` : sql`d.type = ${CHANGE_TYPES[tipo]}::text`}`;
}

/** Whether there are more of them than are told apart. */
export async function tooMany(call: Call, versao: number, asked: ChangesAsked): Promise<boolean> {
  const { rows } =
    await sql`select 1 from ${changesSql(call, versao, asked)} offset ${HISTORY_LIST_LIMIT}::integer limit 1`.execute(
      behindWall(call),
    );
  return rows.length > 0;
}

/**
 * The same rows with `ufs` and `tecnicos`, whose each is: of a row that came or went what it said itself, of a corrected one what stands, and both where that
 * was what was corrected. An outline is its property's technician's. Of what is gone by now its removal says it, and nothing does that has its code now.
 */
export function changedRows(call: Call, versao: number, asked: ChangesAsked): Sql {
  return sql`select d.id_diferenca, d.table_name, d.type, d.cod_propriedade, d.diff,
      p.cod_propriedade is not null as existe, coalesce(p.nome, g.diff->>'nome') as nome, coalesce(p.uf, g.diff->>'uf') as uf,
      case when m.uf is not null then array[m.uf->>'oldValue', m.uf->>'value']
        when d.table_name = 'propriedade' and d.type <> 'UPDATE' then array[d.diff->>'uf']
        else array[coalesce(p.uf, g.diff->>'uf')] end as ufs,
      case when m.tecnico is not null then array[m.tecnico->>'oldValue', m.tecnico->>'value']
        when d.table_name <> 'geometria' and d.type <> 'UPDATE' then array[d.diff->>'cpf_tecnico']
        when d.table_name = 'visita' then array[case when v.id_visita is not null then v.cpf_tecnico else foi.cpf end]
        else array[case when p.cod_propriedade is not null then p.cpf_tecnico else g.diff->>'cpf_tecnico' end] end as tecnicos
    from (select d.* from ${changesSql(call, versao, asked)}) d
    left join lateral ${REMOVAL} g on true
    left join programa.propriedade p on g.diff is null and p.cod_propriedade = d.cod_propriedade
    left join lateral (
      select jsonb_path_query_first(d.diff, '$[*] ? (@.key == "uf")') as uf,
        case when d.table_name <> 'geometria' then jsonb_path_query_first(d.diff, '$[*] ? (@.key == "cpf_tecnico")') end as tecnico
      where d.type = 'UPDATE'
    ) m on true
    left join programa.visita v on g.diff is null and d.table_name = 'visita' and d.type = 'UPDATE' and v.cod_propriedade = d.cod_propriedade
      and v.id_visita::text = d.key
    left join lateral (
      select r.diff->>'cpf_tecnico' as cpf from portal.diferenca r
      where d.table_name = 'visita' and d.type = 'UPDATE' and v.id_visita is null and r.cod_propriedade = d.cod_propriedade
        and r.table_name = 'visita' and r.type = 'REMOVE' and r.key = d.key and r.versao >= d.versao
      order by r.versao limit 1
    ) foi on true`;
}

/** How many of a group came, were corrected, went. */
export const BY_KIND: Sql = sql`count(*) filter (where type = 'ADD') as novas,
  count(*) filter (where type = 'UPDATE') as correcoes, count(*) filter (where type = 'REMOVE') as remocoes`;
