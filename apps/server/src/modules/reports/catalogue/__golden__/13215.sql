with "u0" as (select "k0", grouping("k0") as lvl, coalesce(sum("r0"), 0)::bigint as "a0"
from (select (extract(year
from "resumo"."mes")::integer * 100 + extract(month
from "resumo"."mes")::integer) as "k0", "resumo"."visitas" as "r0"
from "resumo"."visita_mes" as "resumo"
where ("resumo"."mes" >= $1::date and "resumo"."mes" < $2::date) and ("resumo"."uf" in ($3::text, $4::text)) and "resumo"."visitas" > 0) as linhas
group by grouping sets (("k0"), ())),
partes as (select "k0"::bigint as "k0", lvl, "a0"
from "u0"),
juntas as (select "k0", lvl, max("a0") as "a0"
from (select *
from partes
union all
select "k0", lvl, null::bigint as "a0"
from (select "k0", 0 as lvl
from (select v::bigint as "k0"
from unnest(array['202501', '202502', '202503', '202504', '202505', '202506', '202507', '202508', '202509', '202510', '202511', '202512']::text[]) as v) as "d0") as todos
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
-- $1 = "2025-01-01"
-- $2 = "2026-01-01"
-- $3 = "GO"
-- $4 = "MG"

with "u0" as (select 0 as lvl, coalesce(sum("r0") filter (where "f0"), 0)::bigint as "a0", coalesce(sum("r1") filter (where "f1"), 0)::bigint as "a1", coalesce(sum("r2") filter (where "f2"), 0)::bigint as "a2"
from (select "resumo"."registradas" as "r0", "resumo"."registradas" > 0 as "f0", "resumo"."sincronizadas" as "r1", "resumo"."sincronizadas" > 0 as "f1", "resumo"."visitas" as "r2", "resumo"."visitas" > 0 as "f2"
from "resumo"."visita_mes" as "resumo"
where ("resumo"."mes" >= $1::date and "resumo"."mes" < $2::date) and ("resumo"."uf" in ($3::text, $4::text)) and ("resumo"."registradas" > 0 or "resumo"."sincronizadas" > 0 or "resumo"."visitas" > 0)) as linhas),
partes as (select lvl, "a0", "a1", "a2"
from "u0"),
juntas as (select lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2"
from (select *
from partes
union all
select 0 as lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2") as linhas
group by lvl),
valores as (select lvl, coalesce("a0", 0) as "m0", (coalesce("a0", 0) - coalesce("a1", 0)) as "m1", (coalesce("a1", 0) - coalesce("a2", 0)) as "m2", coalesce("a2", 0) as "m3"
from juntas)
select *
from (select lvl, "m0", "m1", "m2", "m3"
from valores
where lvl in (0)) as nomes
order by lvl;
-- $1 = "2025-01-01"
-- $2 = "2026-01-01"
-- $3 = "GO"
-- $4 = "MG"
