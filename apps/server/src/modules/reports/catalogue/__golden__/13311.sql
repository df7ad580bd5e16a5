with "u0" as (select "k0", lvl, count(x) as "a0"
from (select "k0", grouping("k0") as lvl, "x0" as x
from (select "resumo"."cpf_supervisor" as "k0", "resumo"."cpf_tecnico" as "x0", "resumo"."visitas" as "r0"
from "resumo"."visita_semestre" as "resumo"
where ("resumo"."semestre" >= $1::date and "resumo"."semestre" < $2::date) and ("resumo"."uf" in ($3::text, $4::text)) and "resumo"."visitas" > 0) as linhas
group by grouping sets (("k0", "x0"), ("x0"))) as distintos
group by "k0", lvl),
"u1" as (select "k0", grouping("k0") as lvl, coalesce(sum("r2"), 0)::bigint as "a2", ((sum("x4"))::numeric / nullif((sum("n4"))::numeric, 0)) as "a4", count("x1") as "a1"
from (select "resumo"."cpf_supervisor" as "k0", "resumo"."visitas" as "r2", "resumo"."duracao_soma" as "x4", "resumo"."duracao_visitas" as "n4", "resumo"."cod_propriedade" as "x1"
from "resumo"."visita_ano" as "resumo"
where ("resumo"."ano" >= $5::date and "resumo"."ano" < $6::date) and ("resumo"."uf" in ($7::text, $8::text)) and "resumo"."visitas" > 0) as linhas
group by grouping sets (("k0"), ())),
"u2" as (select "k0", grouping("k0") as lvl, count(*) as "a3"
from (select "visita_ritmo"."cpf_supervisor" as "k0"
from "resumo"."visita_ritmo" as "visita_ritmo"
where ("visita_ritmo"."uf" in ($9::text, $10::text)) and "visita_ritmo"."atrasada") as linhas
group by grouping sets (("k0"), ())),
partes as (select "k0"::text as "k0", lvl, "a0", null::bigint as "a1", null::bigint as "a2", null::bigint as "a3", null::numeric as "a4"
from "u0"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", "a1", "a2", null::bigint as "a3", "a4"
from "u1"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", "a3", null::numeric as "a4"
from "u2"),
juntas as (select "k0", lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3", max("a4") as "a4"
from (select *
from partes
union all
select null::text as "k0", 1 as lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", null::bigint as "a3", null::numeric as "a4") as linhas
group by "k0", lvl),
valores as (select "k0", lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1", coalesce("a2", 0) as "m2", trim_scale((((coalesce("a2", 0))::numeric / nullif((coalesce("a0", 0))::numeric, 0)))::numeric) as "m3", coalesce("a3", 0) as "m4", trim_scale(("a4")::numeric) as "m5"
from juntas)
select *
from (select "k0", lvl, "m0", "m1", "m2", "m3", "m4", "m5", "t0"."nome" as "l0", "t0"."nome_ordem" as "o0"
from valores
left
join "programa"."supervisor" as "t0" on "t0"."cpf" = "k0"
where lvl in (0, 1)) as nomes
order by lvl, "m4" desc nulls last, "o0" nulls last, "k0" nulls last;
-- $1 = "2025-01-01"
-- $2 = "2026-01-01"
-- $3 = "GO"
-- $4 = "MG"
-- $5 = "2025-01-01"
-- $6 = "2026-01-01"
-- $7 = "GO"
-- $8 = "MG"
-- $9 = "GO"
-- $10 = "MG"

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
