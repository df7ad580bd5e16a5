with "u0" as (select "k0", grouping("k0") as lvl, coalesce(sum("r1"), 0)::bigint as "a1", ((sum("x5"))::numeric / nullif((sum("n5"))::numeric, 0)) as "a5", max("x6") as "a6", count("x0") as "a0"
from (select "resumo"."cpf_tecnico" as "k0", "resumo"."visitas" as "r1", "resumo"."duracao_soma" as "x5", "resumo"."duracao_visitas" as "n5", "resumo"."ultima" as "x6", "resumo"."cod_propriedade" as "x0"
from "resumo"."visita_ano" as "resumo"
where ("resumo"."ano" >= $1::date and "resumo"."ano" < $2::date) and ("resumo"."uf" in ($3::text, $4::text)) and "resumo"."visitas" > 0) as linhas
group by grouping sets (("k0"), ())),
"u1" as (select "k0", grouping("k0") as lvl, ((sum("x2") filter (where "f2"))::numeric / nullif((count("x2") filter (where "f2"))::numeric, 0)) as "a2", ((sum("x3") filter (where "f2"))::numeric / nullif((count("x3") filter (where "f2"))::numeric, 0)) as "a3", count(*) filter (where "f4") as "a4"
from (select "visita_ritmo"."cpf_tecnico" as "k0", "visita_ritmo"."visitas" as "x2", ("visita_ritmo"."visitas" > $5::integer) as "f2", "visita_ritmo"."previstas" as "x3", "visita_ritmo"."atrasada" as "f4"
from "resumo"."visita_ritmo" as "visita_ritmo"
where ("visita_ritmo"."uf" in ($6::text, $7::text)) and (("visita_ritmo"."visitas" > $8::integer) or "visita_ritmo"."atrasada")) as linhas
group by grouping sets (("k0"), ())),
partes as (select "k0"::text as "k0", lvl, "a0", "a1", null::numeric as "a2", null::numeric as "a3", null::bigint as "a4", "a5", "a6"
from "u0"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", "a2", "a3", "a4", null::numeric as "a5", null::date as "a6"
from "u1"),
juntas as (select "k0", lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3", max("a4") as "a4", max("a5") as "a5", max("a6") as "a6"
from (select *
from partes
union all
select null::text as "k0", 1 as lvl, null::bigint as "a0", null::bigint as "a1", null::numeric as "a2", null::numeric as "a3", null::bigint as "a4", null::numeric as "a5", null::date as "a6") as linhas
group by "k0", lvl),
valores as (select "k0", lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1", trim_scale(("a2")::numeric) as "m2", trim_scale(("a3")::numeric) as "m3", coalesce("a4", 0) as "m4", trim_scale(("a5")::numeric) as "m5", "a6" as "m6"
from juntas)
select *
from (select "k0", lvl, "m0", "m1", "m2", "m3", "m4", "m5", "m6", "t0"."nome" as "l0", "t0"."nome_ordem" as "o0"
from valores
left
join "programa"."tecnico" as "t0" on "t0"."cpf" = "k0"
where lvl in (0, 1)) as nomes
order by lvl, "m4" desc nulls last, "o0" nulls last, "k0" nulls last;
-- $1 = "2025-01-01"
-- $2 = "2026-01-01"
-- $3 = "GO"
-- $4 = "MG"
-- $5 = "0"
-- $6 = "GO"
-- $7 = "MG"
-- $8 = "0"

with "u0" as (select 0 as lvl, count(x) filter (where "f0") as "a0", count(x) filter (where "f1") as "a1", count(x) filter (where "f2") as "a2"
from (select "x0" as x, "f0", "f1", "f2"
from (select "resumo"."cod_propriedade" as "x0", "resumo"."registradas" as "r0", "resumo"."registradas" > 0 as "f0", "resumo"."sincronizadas" as "r1", "resumo"."sincronizadas" > 0 as "f1", "resumo"."visitas" as "r2", "resumo"."visitas" > 0 as "f2"
from "resumo"."visita_ano" as "resumo"
where ("resumo"."ano" >= $1::date and "resumo"."ano" < $2::date) and ("resumo"."uf" in ($3::text, $4::text)) and ("resumo"."registradas" > 0 or "resumo"."sincronizadas" > 0 or "resumo"."visitas" > 0)) as linhas) as distintos),
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
