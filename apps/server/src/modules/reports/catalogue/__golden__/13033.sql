with "u0" as (select 0 as lvl, count(*) as "a0"
from (select 1
from "resumo"."visita_ritmo" as "visita_ritmo"
where ("visita_ritmo"."uf" in ($1::text, $2::text)) and ("visita_ritmo"."visitas_ciclo_1" > $3::integer) and ("visita_ritmo"."visitas_ciclo_1" < $4::integer)) as linhas),
partes as (select lvl, "a0"
from "u0"),
juntas as (select lvl, max("a0") as "a0"
from (select *
from partes
union all
select 0 as lvl, null::bigint as "a0") as linhas
group by lvl),
valores as (select lvl, coalesce("a0", 0) as "m0"
from juntas)
select *
from (select lvl, "m0"
from valores
where lvl in (0)) as nomes
order by lvl;
-- $1 = "GO"
-- $2 = "MG"
-- $3 = "0"
-- $4 = "12"
