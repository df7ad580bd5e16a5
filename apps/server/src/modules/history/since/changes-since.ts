import { FORMER_TECHNICIAN, HISTORY_TABLES, NO_TECHNICIAN } from '@fonte/contracts/history';
import type { ChangedTechnician, Changes, ChangesAsked } from '@fonte/contracts/routes/history';
import { sql } from 'kysely';
import type { Call } from '../../../platform/index.ts';
import { behindWall, type Sql } from '../../../query/index.ts';
import { BY_KIND, changedRows, changesSql, tooMany } from './changed-rows.ts';
import { loadsSince } from './loads.ts';
import { technicianCondition, technicianRef } from './technician-refs.ts';

type Counts = Pick<ChangedTechnician, 'novas' | 'correcoes' | 'remocoes'>;
type Parts = Pick<Changes, 'demais' | 'total' | 'ufs' | 'tecnicos' | 'em_dois'>;
type Group = Counts & {
  /** Rows of a state, of a technician; all that fit; those that are counted under two states, or two technicians. */
  de: 'uf' | 'tecnico' | 'todas' | 'duas_ufs' | 'dois_tecnicos';
  valor: string | null;
  nome: string | null;
  uf: string | null;
  linhas: number;
};

/** What the loads since one changed in the caller's rows. Errors: `changesNotFound`. */
export async function changesSince(call: Call<{ versao: string }, ChangesAsked>): Promise<Changes> {
  const loads = await loadsSince(call, call.params.versao);
  const { versao } = loads.carga;
  const { rows } = await sql<Counts & { tabela: string }>`
    select d.table_name as tabela, ${BY_KIND} from ${changesSql(call, versao)} group by 1`.execute(
    behindWall(call),
  );
  const tabelas = HISTORY_TABLES.map((tabela) => {
    const { novas = 0, correcoes = 0, remocoes = 0 } = rows.find((row) => row.tabela === tabela) ?? {};
    return { tabela, novas, correcoes, remocoes };
  });
  const parts = (await tooMany(call, versao, call.query)) ? TOO_MANY : await partsOf(call, versao);
  call.tell({ rows: parts.total ?? 0, detalhe: askedOf(call, versao) });
  return { ...loads, tabelas, ...parts };
}

/** What was asked, for the line of the audit: of a technician only that it was one, whatever stands in the address. */
export function askedOf({ query }: Pick<Call<unknown, ChangesAsked>, 'query'>, desde: number) {
  const { tabela = null, tipo = null, uf = null, tecnico } = query;
  return { desde, tabela, tipo, uf, tecnico: tecnico !== undefined };
}

const TOO_MANY: Parts = {
  demais: true,
  total: null,
  ufs: [],
  tecnicos: [],
  em_dois: { ufs: 0, tecnicos: 0 },
};

/** Which rows fit the state and the technician that were named, of `linha`. */
export async function narrowedTo(
  call: Call<unknown, ChangesAsked>,
): Promise<Readonly<Record<'uf' | 'tecnico', Sql>>> {
  const { uf, tecnico } = call.query;
  return {
    uf: uf === undefined ? sql`true` : sql`${uf}::text = any(ufs)`,
    tecnico: tecnico === undefined ? sql`true` : await technicianCondition(call, tecnico, sql`tecnicos`),
  };
}

async function partsOf(call: Call<unknown, ChangesAsked>, versao: number): Promise<Parts> {
  const fits = await narrowedTo(call);
  const { rows } = await sql<Group>`
    with linha as materialized (select type, ufs, tecnicos from (${changedRows(call, versao, call.query)}) todas), parte as (
      select 'uf' as de, um.valor, type from linha cross join lateral (select distinct unnest(ufs) as valor) um where ${fits.tecnico}
      union all
      select 'tecnico', um.valor, type from linha cross join lateral (select distinct unnest(tecnicos) as valor) um where ${fits.uf}
      union all
      select 'todas', null, type from linha where ${fits.uf} and ${fits.tecnico}
      union all
      select 'duas_ufs', null, type from linha where ${fits.tecnico} and cardinality(ufs) = 2 and ufs[1] is distinct from ufs[2]
      union all
      select 'dois_tecnicos', null, type from linha where ${fits.uf} and cardinality(tecnicos) = 2 and tecnicos[1] is distinct from tecnicos[2]
    )
    select de, case when de = 'tecnico' and valor is not null and t.cpf is null then ${FORMER_TECHNICIAN} else valor end as valor, t.nome, t.uf,
      count(*) as linhas, ${BY_KIND}
    from parte left join programa.tecnico t on de = 'tecnico' and t.cpf = valor
    group by 1, 2, 3, 4 order by linhas desc, 3, 2`.execute(behindWall(call));
  const of = (de: Group['de']) => rows.filter((row) => row.de === de);
  const many = (de: Group['de']) => of(de)[0]?.linhas ?? 0;
  return {
    demais: false,
    total: many('todas'),
    ufs: of('uf').map(({ valor, ...group }) => ({ ...kinds(group), uf: valor })),
    tecnicos: await Promise.all(of('tecnico').map((group) => technicianOf(call, group))),
    em_dois: { ufs: many('duas_ufs'), tecnicos: many('dois_tecnicos') },
  };
}

const kinds = ({ novas, correcoes, remocoes }: Counts): Counts => ({ novas, correcoes, remocoes });

async function technicianOf(call: Call, { valor, nome, uf, ...group }: Group): Promise<ChangedTechnician> {
  const ref =
    valor === null ? NO_TECHNICIAN : valor === FORMER_TECHNICIAN ? valor : await technicianRef(call, valor);
  return { ...kinds(group), ref, nome, uf };
}
