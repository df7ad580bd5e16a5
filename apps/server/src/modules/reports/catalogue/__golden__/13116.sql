with "u0" as (select "k0", lvl, count(x) as "a0"
from (select "k0", grouping("k0") as lvl, "x0" as x
from (select extract(year
from "resumo"."ano")::integer as "k0", "resumo"."id_produtor" as "x0", "resumo"."visitas" as "r0"
from "resumo"."visita_ano" as "resumo"
where "resumo"."ano" < $1::date and ("resumo"."uf" in ($2::text, $3::text)) and "resumo"."visitas" > 0) as linhas
group by grouping sets (("k0", "x0"), ("x0"))) as distintos
group by "k0", lvl),
partes as (select "k0"::bigint as "k0", lvl, "a0"
from "u0"),
juntas as (select "k0", lvl, max("a0") as "a0"
from (select *
from partes
union all
select null::bigint as "k0", 1 as lvl, null::bigint as "a0") as linhas
group by "k0", lvl),
valores as (select "k0", lvl, coalesce("a0", 0) as "m0"
from juntas)
select *
from (select "k0", lvl, "m0"
from valores
where lvl in (0, 1)) as nomes
order by lvl, "k0" nulls last;
-- $1 = "2026-01-01"
-- $2 = "GO"
-- $3 = "MG"
