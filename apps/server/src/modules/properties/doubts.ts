import type { Doubt } from '@fonte/contracts/routes/properties';
import { FAR_PLACE_FROM } from '@fonte/contracts';
import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';

/** Faster than this, as the crow flies, nobody drives from one farm to the next: km an hour. */
const FASTEST_KM_H = 80;
/** Hours of the clock of Brasília between which nobody visits a farm. */
const NIGHT_FROM = 21;
const NIGHT_UNTIL = 5;

interface Row {
  readonly id_visita: number;
  readonly tipo: Doubt;
  readonly medida: string | null;
}

/** A visit's doubts: metres from the property, minutes of overlap, minutes too few for the way, hour of the night. */
export type Doubts = ReadonlyMap<string, readonly { tipo: Doubt; medida: number | null }[]>;

/**
 * What looks implausible in a property's visits: told to who reads it, never held against the visit. The other visits of the same technician are
 * looked at wherever they were, of all rows therefore, and nothing is told of them but the clash. For a property of the caller's rows.
 */
export async function doubtsOf(db: Kysely<Database>, code: string): Promise<Doubts> {
  const { rows } = await sql<Row>`
    with visita as materialized (
      select v.id_visita, v.cpf_tecnico, v.dt_visita, v.dt_checkin as chegou,
        v.dt_checkin + make_interval(mins => coalesce(v.duracao_min, 0)) as saiu,
        st_setsrid(st_makepoint(v.lon_checkin::double precision, v.lat_checkin::double precision), 4326)::geography as onde,
        st_setsrid(st_makepoint(p.lon::double precision, p.lat::double precision), 4326)::geography as fazenda
      from programa.visita v join programa.propriedade p using (cod_propriedade)
      where v.cod_propriedade = ${code} and v.dt_checkin is not null
    ), outra as materialized (
      select v.id_visita, o.dt_checkin as chegou, o.dt_checkin + make_interval(mins => coalesce(o.duracao_min, 0)) as saiu,
        st_distance(v.onde, st_setsrid(st_makepoint(o.lon_checkin::double precision, o.lat_checkin::double precision), 4326)::geography) as metros
      from visita v
      join programa.visita o on o.cpf_tecnico = v.cpf_tecnico and o.dt_visita = v.dt_visita
        and o.dt_checkin is not null and not (o.cod_propriedade = ${code} and o.id_visita = v.id_visita)
    )
    select id_visita, 'longe' as tipo, st_distance(onde, fazenda)::numeric(12, 0) as medida
    from visita where st_distance(onde, fazenda) >= ${FAR_PLACE_FROM}::integer
    union all
    select v.id_visita, 'sobreposta',
      max(extract(epoch from least(v.saiu, o.saiu) - greatest(v.chegou, o.chegou)) / 60)::numeric(12, 0)
    from visita v join outra o using (id_visita) where o.chegou < v.saiu and v.chegou < o.saiu
    group by v.id_visita
    union all
    select v.id_visita, 'deslocamento',
      max(o.metros / 1000 / ${FASTEST_KM_H}::numeric * 60 - extract(epoch from greatest(v.chegou - o.saiu, o.chegou - v.saiu)) / 60)::numeric(12, 0)
    from visita v join outra o using (id_visita)
    where not (o.chegou < v.saiu and v.chegou < o.saiu)
      and o.metros / 1000 / ${FASTEST_KM_H}::numeric * 60 > extract(epoch from greatest(v.chegou - o.saiu, o.chegou - v.saiu)) / 60
    group by v.id_visita
    union all
    select id_visita, 'noite', extract(hour from chegou)::numeric
    from visita
    where extract(hour from chegou) >= ${NIGHT_FROM}::integer
      or extract(hour from chegou) < ${NIGHT_UNTIL}::integer
    order by 1, 2`.execute(db);
  const doubts = new Map<string, { tipo: Doubt; medida: number | null }[]>();
  for (const { id_visita, tipo, medida } of rows) {
    const of = doubts.get(String(id_visita)) ?? [];
    of.push({ tipo, medida: medida === null ? null : Number(medida) });
    doubts.set(String(id_visita), of);
  }
  return doubts;
}
