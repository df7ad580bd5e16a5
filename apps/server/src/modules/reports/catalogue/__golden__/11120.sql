with "u0" as (select 0 as lvl, coalesce(sum("r0") filter (where "f0"), 0)::bigint as "a0", coalesce(sum("r2") filter (where "f2"), 0)::bigint as "a2", coalesce(sum("r3") filter (where "f3"), 0)::bigint as "a3", coalesce(sum("r4") filter (where "f4"), 0)::bigint as "a4"
from (select "resumo"."visitas" as "r0", "resumo"."visitas" > 0 as "f0", "resumo"."nao_contam" as "r2", "resumo"."nao_contam" > 0 as "f2", "resumo"."registradas" as "r3", "resumo"."registradas" > 0 as "f3", "resumo"."sincronizadas" as "r4", "resumo"."sincronizadas" > 0 as "f4"
from "resumo"."visita_mes" as "resumo"
where ("resumo"."mes" >= $1::date and "resumo"."mes" < $2::date) and ("resumo"."uf" in ($3::text, $4::text)) and ("resumo"."visitas" > 0 or "resumo"."nao_contam" > 0 or "resumo"."registradas" > 0 or "resumo"."sincronizadas" > 0)) as linhas),
"u1" as (select 0 as lvl, coalesce(sum("r1"), 0)::bigint as "a1"
from (select "resumo"."visitas" as "r1"
from "resumo"."visita_mes" as "resumo"
where ("resumo"."mes" >= $5::date and "resumo"."mes" < $6::date) and ("resumo"."uf" in ($7::text, $8::text)) and "resumo"."visitas" > 0
union all
select "resumo"."visitas" as "r1"
from "resumo"."visita_dia" as "resumo"
where ("resumo"."dia" >= $9::date and "resumo"."dia" < $10::date) and ("resumo"."uf" in ($11::text, $12::text)) and "resumo"."visitas" > 0) as linhas),
partes as (select lvl, "a0", null::bigint as "a1", "a2", "a3", "a4"
from "u0"
union all
select lvl, null::bigint as "a0", "a1", null::bigint as "a2", null::bigint as "a3", null::bigint as "a4"
from "u1"),
juntas as (select lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3", max("a4") as "a4"
from (select *
from partes
union all
select 0 as lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", null::bigint as "a3", null::bigint as "a4") as linhas
group by lvl),
valores as (select lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1", (coalesce("a0", 0) - coalesce("a1", 0)) as "m2", coalesce("a2", 0) as "m3", coalesce("a3", 0) as "m4", (coalesce("a3", 0) - coalesce("a4", 0)) as "m5", (coalesce("a4", 0) - coalesce("a0", 0)) as "m6", coalesce("a0", 0) as "m7"
from juntas)
select *
from (select lvl, "m0", "m1", "m2", "m3", "m4", "m5", "m6", "m7"
from valores
where lvl in (0)) as nomes
order by lvl;
-- $1 = "2025-01-01"
-- $2 = "2026-01-01"
-- $3 = "GO"
-- $4 = "MG"
-- $5 = "2024-01-01"
-- $6 = "2024-12-01"
-- $7 = "GO"
-- $8 = "MG"
-- $9 = "2024-12-01"
-- $10 = "2024-12-21"
-- $11 = "GO"
-- $12 = "MG"
