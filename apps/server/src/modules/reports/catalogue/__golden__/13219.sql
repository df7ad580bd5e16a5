with "u0" as (select 0 as lvl, coalesce(sum("r0") filter (where "f0"), 0)::bigint as "a0", coalesce(sum("r1") filter (where "f1"), 0)::bigint as "a1"
from (select "resumo"."nao_contam" as "r0", "resumo"."nao_contam" > 0 as "f0", "resumo"."registradas" as "r1", "resumo"."registradas" > 0 as "f1"
from "resumo"."visita_mes" as "resumo"
where ("resumo"."mes" >= $1::date and "resumo"."mes" < $2::date) and ("resumo"."uf" in ($3::text, $4::text)) and ("resumo"."nao_contam" > 0 or "resumo"."registradas" > 0)) as linhas),
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
-- $1 = "2025-01-01"
-- $2 = "2026-01-01"
-- $3 = "GO"
-- $4 = "MG"
