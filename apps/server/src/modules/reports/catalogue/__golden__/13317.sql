with "u0" as (select 0 as lvl, count(*) filter (where "f0") as "a0", count(*) as "a1"
from (select ("propriedade"."fase" = $1::text) as "f0"
from "programa"."propriedade" as "propriedade"
where ("propriedade"."uf" in ($2::text, $3::text))) as linhas),
partes as (select lvl, "a0", "a1"
from "u0"),
juntas as (select lvl, max("a0") as "a0", max("a1") as "a1"
from (select *
from partes
union all
select 0 as lvl, null::bigint as "a0", null::bigint as "a1") as linhas
group by lvl),
valores as (select lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1"
from juntas)
select *
from (select lvl, "m0", "m1"
from valores
where lvl in (0)) as nomes
order by lvl;
-- $1 = "Planejamento 1"
-- $2 = "GO"
-- $3 = "MG"
