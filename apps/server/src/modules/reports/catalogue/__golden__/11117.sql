with "u0" as (select 0 as lvl, (count(x) filter (where "f0") + coalesce(sum("s0"), 0))::bigint as "a0", (count(x) filter (where "f2") + coalesce(sum("s2"), 0))::bigint as "a2", (count(x) filter (where "f3") + coalesce(sum("s3"), 0))::bigint as "a3"
from (select 0 as lvl, "x0" as x, bool_or("f0") as "f0", bool_or("f2") as "f2", bool_or("f3") as "f3", count(*) filter (where so and "f0") as "s0", count(*) filter (where so and "f2") as "s2", count(*) filter (where so and "f3") as "s3"
from (select ("resumo"."id_produtor" is not null and "resumo"."produtor_de_varias" is null) as so, "resumo"."produtor_de_varias" as "x0", "resumo"."visitas" as "r0", "resumo"."visitas" > 0 as "f0", "resumo"."registradas" as "r2", "resumo"."registradas" > 0 as "f2", "resumo"."sincronizadas" as "r3", "resumo"."sincronizadas" > 0 as "f3"
from "resumo"."visita_ano" as "resumo"
where ("resumo"."ano" >= $1::date and "resumo"."ano" < $2::date) and ("resumo"."uf" in ($3::text, $4::text)) and ("resumo"."visitas" > 0 or "resumo"."registradas" > 0 or "resumo"."sincronizadas" > 0)) as linhas
group by "x0") as distintos),
"u1" as (select 0 as lvl, (count(x) + coalesce(sum("s1"), 0))::bigint as "a1"
from (select 0 as lvl, "x1" as x, count(*) filter (where so) as "s1"
from (select ("resumo"."id_produtor" is not null and "resumo"."produtor_de_varias" is null) as so, "resumo"."produtor_de_varias" as "x1", "resumo"."visitas" as "r1"
from "resumo"."visita_ano" as "resumo"
where ("resumo"."ano" >= $5::date and "resumo"."ano" < $6::date) and ("resumo"."uf" in ($7::text, $8::text)) and ("resumo"."visitas" > 0 and "resumo"."primeira" < $9::date)) as linhas
group by "x1") as distintos),
partes as (select lvl, "a0", null::bigint as "a1", "a2", "a3"
from "u0"
union all
select lvl, null::bigint as "a0", "a1", null::bigint as "a2", null::bigint as "a3"
from "u1"),
juntas as (select lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3"
from (select *
from partes
union all
select 0 as lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", null::bigint as "a3") as linhas
group by lvl),
valores as (select lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1", (coalesce("a0", 0) - coalesce("a1", 0)) as "m2", coalesce("a2", 0) as "m3", (coalesce("a2", 0) - coalesce("a3", 0)) as "m4", (coalesce("a3", 0) - coalesce("a0", 0)) as "m5", coalesce("a0", 0) as "m6"
from juntas)
select *
from (select lvl, "m0", "m1", "m2", "m3", "m4", "m5", "m6"
from valores
where lvl in (0)) as nomes
order by lvl;
-- $1 = "2025-01-01"
-- $2 = "2026-01-01"
-- $3 = "GO"
-- $4 = "MG"
-- $5 = "2024-01-01"
-- $6 = "2024-12-21"
-- $7 = "GO"
-- $8 = "MG"
-- $9 = "2024-12-21"

-- And so ask:
-- 13110: the same
