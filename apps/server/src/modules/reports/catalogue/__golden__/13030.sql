with "u0" as (select 0 as lvl, count(*) filter (where "f0") as "a0", count(*) as "a1", count(*) filter (where "f2") as "a2"
from (select ("visita_ritmo"."visitas_ciclo_1" >= $1::integer) as "f0", ("visita_ritmo"."visitas_ciclo_1" < $2::integer) as "f2"
from "resumo"."visita_ritmo" as "visita_ritmo"
where ("visita_ritmo"."uf" in ($3::text, $4::text)) and ("visita_ritmo"."visitas_ciclo_1" > $5::integer)) as linhas),
partes as (select lvl, "a0", "a1", "a2"
from "u0"),
juntas as (select lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2"
from (select *
from partes
union all
select 0 as lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2") as linhas
group by lvl),
valores as (select lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1", coalesce("a1", 0) as "m2", coalesce("a2", 0) as "m3", coalesce("a0", 0) as "m4"
from juntas)
select *
from (select lvl, "m0", "m1", "m2", "m3", "m4"
from valores
where lvl in (0)) as nomes
order by lvl;
-- $1 = "12"
-- $2 = "12"
-- $3 = "GO"
-- $4 = "MG"
-- $5 = "0"
