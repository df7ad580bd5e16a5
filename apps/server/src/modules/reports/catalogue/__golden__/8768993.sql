with "u0" as (select 0 as lvl, count(*) as "a0", count(*) filter (where "f3") as "a3"
from (select ("propriedade"."situacao" = $1::text) as "f3"
from "programa"."propriedade" as "propriedade"
where ("propriedade"."uf" in ($2::text, $3::text))) as linhas),
"u1" as (select 0 as lvl, count(*) filter (where "f1") as "a1", count(*) filter (where "f2") as "a2"
from (select "visita_ritmo"."atrasada" as "f1", ("visita_ritmo"."visitas" = $4::integer) as "f2"
from "resumo"."visita_ritmo" as "visita_ritmo"
where ("visita_ritmo"."uf" in ($5::text, $6::text)) and ("visita_ritmo"."atrasada" or ("visita_ritmo"."visitas" = $7::integer))) as linhas),
partes as (select lvl, "a0", null::bigint as "a1", null::bigint as "a2", "a3"
from "u0"
union all
select lvl, null::bigint as "a0", "a1", "a2", null::bigint as "a3"
from "u1"),
juntas as (select lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3"
from (select *
from partes
union all
select 0 as lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", null::bigint as "a3") as linhas
group by lvl),
valores as (select lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1", coalesce("a2", 0) as "m2", coalesce("a3", 0) as "m3"
from juntas)
select *
from (select lvl, "m0", "m1", "m2", "m3"
from valores
where lvl in (0)) as nomes
order by lvl;
-- $1 = "a_concluida"
-- $2 = "GO"
-- $3 = "MG"
-- $4 = "0"
-- $5 = "GO"
-- $6 = "MG"
-- $7 = "0"
