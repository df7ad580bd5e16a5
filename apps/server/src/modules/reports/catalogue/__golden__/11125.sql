with "u0" as (select "k0", "k1", grouping("k0", "k1") as lvl, count(x) as "a0"
from (select "k0", "k1", "x0" as x
from (select "resumo"."codigo_municipio" as "k0", "resumo"."uf" as "k1", "resumo"."cod_propriedade" as "x0", "resumo"."visitas" as "r0"
from "resumo"."visita_ano" as "resumo"
where ("resumo"."ano" >= $1::date and "resumo"."ano" < $2::date) and ("resumo"."uf" in ($3::text, $4::text)) and "resumo"."visitas" > 0) as linhas) as distintos
group by grouping sets (("k0", "k1"), ())),
"u1" as (select "k0", "k1", lvl, (count(x) + coalesce(sum("s1"), 0))::bigint as "a1"
from (select "k0", "k1", grouping("k0", "k1") as lvl, "x1" as x, count(*) filter (where so) as "s1"
from (select "resumo"."codigo_municipio" as "k0", "resumo"."uf" as "k1", ("resumo"."id_produtor" is not null and "resumo"."produtor_de_varias" is null) as so, "resumo"."produtor_de_varias" as "x1", "resumo"."visitas" as "r1"
from "resumo"."visita_ano" as "resumo"
where ("resumo"."ano" >= $5::date and "resumo"."ano" < $6::date) and ("resumo"."uf" in ($7::text, $8::text)) and "resumo"."visitas" > 0) as linhas
group by grouping sets (("k0", "k1", "x1"), ("x1"))) as distintos
group by "k0", "k1", lvl),
"u2" as (select "k0", "k1", grouping("k0", "k1") as lvl, coalesce(sum("r2"), 0)::bigint as "a2"
from (select "resumo"."codigo_municipio" as "k0", "resumo"."uf" as "k1", "resumo"."visitas" as "r2"
from "resumo"."visita_mes" as "resumo"
where ("resumo"."mes" >= $9::date and "resumo"."mes" < $10::date) and ("resumo"."uf" in ($11::text, $12::text)) and "resumo"."visitas" > 0) as linhas
group by grouping sets (("k0", "k1"), ())),
"u3" as (select "k0", "k1", grouping("k0", "k1") as lvl, (sum("x3"))::numeric as "a3", (sum("x4"))::numeric as "a4"
from (select "propriedade"."codigo_municipio" as "k0", "propriedade"."uf" as "k1", "propriedade"."area_total" as "x3", "propriedade"."area_produtiva" as "x4"
from "programa"."propriedade" as "propriedade"
where ("propriedade"."uf" in ($13::text, $14::text)) and ("propriedade"."cod_propriedade" in (select "resumo"."cod_propriedade"
from "resumo"."visita_ano" as "resumo"
where ("resumo"."ano" >= $15::date and "resumo"."ano" < $16::date) and "resumo"."visitas" > 0))) as linhas
group by grouping sets (("k0", "k1"), ())),
"u4" as (select "k0", "k1", grouping("k0", "k1") as lvl, (sum("x5") filter (where "f5"))::numeric as "a5", (sum("x5") filter (where "f6"))::numeric as "a6"
from (select "resumo"."codigo_municipio" as "k0", "resumo"."uf" as "k1", "resumo"."area" as "x5", "resumo"."praticas" as "r5", "resumo"."com_area" as "n5", ("resumo"."objetivo" = $17::text) as "f5", ("resumo"."objetivo" = $18::text) as "f6"
from "resumo"."pratica_mes" as "resumo"
where "resumo"."mes" < $19::date and ("resumo"."uf" in ($20::text, $21::text)) and "resumo"."praticas" > 0 and (("resumo"."objetivo" = $22::text) or ("resumo"."objetivo" = $23::text))) as linhas
group by grouping sets (("k0", "k1"), ())),
partes as (select "k0"::bigint as "k0", "k1"::text as "k1", lvl, "a0", null::bigint as "a1", null::bigint as "a2", null::numeric as "a3", null::numeric as "a4", null::numeric as "a5", null::numeric as "a6"
from "u0"
union all
select "k0"::bigint as "k0", "k1"::text as "k1", lvl, null::bigint as "a0", "a1", null::bigint as "a2", null::numeric as "a3", null::numeric as "a4", null::numeric as "a5", null::numeric as "a6"
from "u1"
union all
select "k0"::bigint as "k0", "k1"::text as "k1", lvl, null::bigint as "a0", null::bigint as "a1", "a2", null::numeric as "a3", null::numeric as "a4", null::numeric as "a5", null::numeric as "a6"
from "u2"
union all
select "k0"::bigint as "k0", "k1"::text as "k1", lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", "a3", "a4", null::numeric as "a5", null::numeric as "a6"
from "u3"
union all
select "k0"::bigint as "k0", "k1"::text as "k1", lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", null::numeric as "a3", null::numeric as "a4", "a5", "a6"
from "u4"),
juntas as (select "k0", "k1", lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3", max("a4") as "a4", max("a5") as "a5", max("a6") as "a6"
from (select *
from partes
union all
select null::bigint as "k0", null::text as "k1", 3 as lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", null::numeric as "a3", null::numeric as "a4", null::numeric as "a5", null::numeric as "a6") as linhas
group by "k0", "k1", lvl),
valores as (select "k0", "k1", lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1", coalesce("a2", 0) as "m2", trim_scale((coalesce("a3", 0))::numeric) as "m3", trim_scale((coalesce("a4", 0))::numeric) as "m4", trim_scale((coalesce("a5", 0))::numeric) as "m5", trim_scale((coalesce("a6", 0))::numeric) as "m6"
from juntas)
select *
from (select "k0", "k1", lvl, "m0", "m1", "m2", "m3", "m4", "m5", "m6", "t0"."nome" as "l0", "t0"."nome_ordem" as "o0", "t1"."nome" as "l1", "t1"."nome_ordem" as "o1"
from valores
left
join "geo"."municipio" as "t0" on "t0"."codigo_municipio" = "k0"
left
join (select "uf", "nome", translate(lower("nome"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" as "nome_ordem"
from "geo"."uf" offset 0) as "t1" on "t1"."uf" = "k1"
where lvl in (0, 3)) as nomes
order by lvl, "o0" nulls last, "k0" nulls last, "o1" nulls last, "k1" nulls last;
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
-- $13 = "GO"
-- $14 = "MG"
-- $15 = "2025-01-01"
-- $16 = "2026-01-01"
-- $17 = "conservacao"
-- $18 = "abc"
-- $19 = "2026-01-01"
-- $20 = "GO"
-- $21 = "MG"
-- $22 = "conservacao"
-- $23 = "abc"

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
