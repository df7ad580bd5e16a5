with "u0" as (select "k0", grouping("k0") as lvl, coalesce(sum("r0") filter (where "f0"), 0)::bigint as "a0", coalesce(sum("r3") filter (where "f3"), 0)::bigint as "a3"
from (select "resumo"."uf" as "k0", "resumo"."previstas" as "r0", "resumo"."previstas" > 0 as "f0", "resumo"."vencidas" as "r3", "resumo"."vencidas" > 0 as "f3"
from "resumo"."visita_prevista_mes" as "resumo"
where ("resumo"."mes" >= $1::date and "resumo"."mes" < $2::date) and ("resumo"."uf" in ($3::text, $4::text)) and ("resumo"."previstas" > 0 or "resumo"."vencidas" > 0)) as linhas
group by grouping sets (("k0"), ())),
"u1" as (select "k0", grouping("k0") as lvl, coalesce(sum("r1"), 0)::bigint as "a1"
from (select "resumo"."uf" as "k0", "resumo"."visitas" as "r1"
from "resumo"."visita_mes" as "resumo"
where ("resumo"."mes" >= $5::date and "resumo"."mes" < $6::date) and ("resumo"."uf" in ($7::text, $8::text)) and "resumo"."visitas" > 0) as linhas
group by grouping sets (("k0"), ())),
"u2" as (select "k0", grouping("k0") as lvl, sum("m0")::numeric as "a2"
from (with "u0" as (select "k0", "k1", 0 as lvl, coalesce(case when "f0" then "r0" end, 0)::bigint as "a0", coalesce(case when "f1" then "r1" end, 0)::bigint as "a1"
from (select "resumo"."uf" as "k0", "resumo"."cod_propriedade" as "k1", "resumo"."previstas" as "r0", "resumo"."previstas" > 0 as "f0", "resumo"."visitas" as "r1", "resumo"."visitas" > 0 as "f1"
from "resumo"."visita_ano" as "resumo"
where ("resumo"."ano" >= $9::date and "resumo"."ano" < $10::date) and ("resumo"."uf" in ($11::text, $12::text)) and ("resumo"."previstas" > 0 or "resumo"."visitas" > 0)) as linhas),
partes as (select "k0"::text as "k0", "k1"::text as "k1", lvl, "a0", "a1"
from "u0"),
juntas as (select *
from partes),
valores as (select "k0", "k1", lvl, greatest((coalesce("a0", 0) - coalesce("a1", 0)), '0'::numeric) as "m0"
from juntas)
select *
from (select "k0", "k1", lvl, "m0"
from valores
where lvl in (0)) as nomes) as cada
group by grouping sets (("k0"), ())),
"u3" as (select "k0", grouping("k0") as lvl, count(*) filter (where "f4") as "a4", count(*) filter (where "f5") as "a5", count(*) filter (where "f6") as "a6"
from (select "visita_ritmo"."uf" as "k0", "visita_ritmo"."atrasada" as "f4", ("visita_ritmo"."visitas_ciclo_1" >= $13::integer) as "f5", ("visita_ritmo"."visitas_ciclo_2" >= $14::integer) as "f6"
from "resumo"."visita_ritmo" as "visita_ritmo"
where ("visita_ritmo"."uf" in ($15::text, $16::text)) and ("visita_ritmo"."atrasada" or ("visita_ritmo"."visitas_ciclo_1" >= $17::integer) or ("visita_ritmo"."visitas_ciclo_2" >= $18::integer))) as linhas
group by grouping sets (("k0"), ())),
partes as (select "k0"::text as "k0", lvl, "a0", null::bigint as "a1", null::numeric as "a2", "a3", null::bigint as "a4", null::bigint as "a5", null::bigint as "a6"
from "u0"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", "a1", null::numeric as "a2", null::bigint as "a3", null::bigint as "a4", null::bigint as "a5", null::bigint as "a6"
from "u1"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", "a2", null::bigint as "a3", null::bigint as "a4", null::bigint as "a5", null::bigint as "a6"
from "u2"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", null::numeric as "a2", null::bigint as "a3", "a4", "a5", "a6"
from "u3"),
juntas as (select "k0", lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3", max("a4") as "a4", max("a5") as "a5", max("a6") as "a6"
from (select *
from partes
union all
select null::text as "k0", 1 as lvl, null::bigint as "a0", null::bigint as "a1", null::numeric as "a2", null::bigint as "a3", null::bigint as "a4", null::bigint as "a5", null::bigint as "a6") as linhas
group by "k0", lvl),
valores as (select "k0", lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1", (coalesce("a0", 0) - coalesce("a1", 0)) as "m2", coalesce("a2", 0) as "m3", coalesce("a3", 0) as "m4", (coalesce("a1", 0) - coalesce("a3", 0)) as "m5", trim_scale(((((coalesce("a1", 0))::numeric / nullif((coalesce("a3", 0))::numeric, 0)) * '100'::numeric))::numeric) as "m6", trim_scale((((coalesce("a2", 0))::numeric / nullif(('1'::numeric)::numeric, 0)))::numeric) as "m7", coalesce("a4", 0) as "m8", coalesce("a5", 0) as "m9", coalesce("a6", 0) as "m10"
from juntas)
select *
from (select "k0", lvl, "m0", "m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8", "m9", "m10", "t0"."nome" as "l0", "t0"."nome_ordem" as "o0"
from valores
left
join (select "uf", "nome", translate(lower("nome"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" as "nome_ordem"
from "geo"."uf" offset 0) as "t0" on "t0"."uf" = "k0"
where lvl in (0, 1)) as nomes
order by lvl, "m2" desc nulls last, "m3" desc nulls last, "o0" nulls last, "k0" nulls last;
-- $1 = "2025-01-01"
-- $2 = "2026-01-01"
-- $3 = "GO"
-- $4 = "MG"
-- $5 = "2025-01-01"
-- $6 = "2026-01-01"
-- $7 = "GO"
-- $8 = "MG"
-- $9 = "2025-01-01"
-- $10 = "2026-01-01"
-- $11 = "GO"
-- $12 = "MG"
-- $13 = "12"
-- $14 = "12"
-- $15 = "GO"
-- $16 = "MG"
-- $17 = "12"
-- $18 = "12"

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
