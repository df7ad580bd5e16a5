with "u0" as (select "k0", "k1", grouping("k0", "k1") as lvl, count(*) as "a0"
from (select "aplica_conservacao"."codigo_municipio" as "k0", "aplica_conservacao"."uf" as "k1"
from "resumo"."aplica_conservacao" as "aplica_conservacao"
where "aplica_conservacao"."desde" < $1::date and ("aplica_conservacao"."uf" in ($2::text, $3::text))) as linhas
group by grouping sets (("k0", "k1"), ())),
"u1" as (select "k0", "k1", grouping("k0", "k1") as lvl, count(x) as "a1", count(x) filter (where "f2") as "a2"
from (select "k0", "k1", "x1" as x, "f2"
from (select "resumo"."codigo_municipio" as "k0", "resumo"."uf" as "k1", "resumo"."cod_propriedade" as "x1", "resumo"."visitas" as "r1", ("resumo"."cod_propriedade" in (select "aplica_conservacao"."cod_propriedade"
from "resumo"."aplica_conservacao" as "aplica_conservacao"
where "aplica_conservacao"."desde" < $4::date)) as "f2"
from "resumo"."visita_ano" as "resumo"
where ("resumo"."ano" >= $5::date and "resumo"."ano" < $6::date) and ("resumo"."uf" in ($7::text, $8::text)) and "resumo"."visitas" > 0) as linhas) as distintos
group by grouping sets (("k0", "k1"), ())),
"u2" as (select "k0", "k1", grouping("k0", "k1") as lvl, (sum("x3"))::numeric as "a3"
from (select "resumo"."codigo_municipio" as "k0", "resumo"."uf" as "k1", "resumo"."area" as "x3", "resumo"."praticas" as "r3", "resumo"."com_area" as "n3"
from "resumo"."pratica_mes" as "resumo"
where "resumo"."mes" < $9::date and ("resumo"."uf" in ($10::text, $11::text)) and ("resumo"."objetivo" = $12::text) and "resumo"."praticas" > 0) as linhas
group by grouping sets (("k0", "k1"), ())),
"u3" as (select "k0", "k1", grouping("k0", "k1") as lvl, (sum("x4"))::numeric as "a4"
from (select "resumo"."codigo_municipio" as "k0", "resumo"."uf" as "k1", "resumo"."area" as "x4", "resumo"."praticas" as "r4", "resumo"."com_area" as "n4"
from "resumo"."pratica_mes" as "resumo"
where ("resumo"."mes" >= $13::date and "resumo"."mes" < $14::date) and ("resumo"."uf" in ($15::text, $16::text)) and ("resumo"."objetivo" = $17::text) and "resumo"."praticas" > 0) as linhas
group by grouping sets (("k0", "k1"), ())),
partes as (select "k0"::bigint as "k0", "k1"::text as "k1", lvl, "a0", null::bigint as "a1", null::bigint as "a2", null::numeric as "a3", null::numeric as "a4"
from "u0"
union all
select "k0"::bigint as "k0", "k1"::text as "k1", lvl, null::bigint as "a0", "a1", "a2", null::numeric as "a3", null::numeric as "a4"
from "u1"
union all
select "k0"::bigint as "k0", "k1"::text as "k1", lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", "a3", null::numeric as "a4"
from "u2"
union all
select "k0"::bigint as "k0", "k1"::text as "k1", lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", null::numeric as "a3", "a4"
from "u3"),
juntas as (select "k0", "k1", lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3", max("a4") as "a4"
from (select *
from partes
union all
select null::bigint as "k0", null::text as "k1", 3 as lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", null::numeric as "a3", null::numeric as "a4") as linhas
group by "k0", "k1", lvl),
valores as (select "k0", "k1", lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1", coalesce("a2", 0) as "m2", trim_scale(((((coalesce("a2", 0))::numeric / nullif((coalesce("a1", 0))::numeric, 0)) * '100'::numeric))::numeric) as "m3", trim_scale((coalesce("a3", 0))::numeric) as "m4", trim_scale((((coalesce("a3", 0))::numeric / nullif((coalesce("a0", 0))::numeric, 0)))::numeric) as "m5", trim_scale((coalesce("a4", 0))::numeric) as "m6"
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
-- $1 = "2026-01-01"
-- $2 = "GO"
-- $3 = "MG"
-- $4 = "2026-01-01"
-- $5 = "2025-01-01"
-- $6 = "2026-01-01"
-- $7 = "GO"
-- $8 = "MG"
-- $9 = "2026-01-01"
-- $10 = "GO"
-- $11 = "MG"
-- $12 = "conservacao"
-- $13 = "2025-01-01"
-- $14 = "2026-01-01"
-- $15 = "GO"
-- $16 = "MG"
-- $17 = "conservacao"

-- And so ask:
-- 12212: "aplica_conservacao"."codigo_municipio" -> "aplica_abc"."codigo_municipio", "aplica_conservacao"."uf" -> "aplica_abc"."uf", "resumo"."aplica_conservacao" -> "resumo"."aplica_abc", "aplica_conservacao" -> "aplica_abc", "aplica_conservacao"."desde" -> "aplica_abc"."desde", "aplica_conservacao"."cod_propriedade" -> "aplica_abc"."cod_propriedade", "conservacao" -> "abc"
-- 12312: "aplica_conservacao"."codigo_municipio" -> "aplica_planejamento"."codigo_municipio", "aplica_conservacao"."uf" -> "aplica_planejamento"."uf", "resumo"."aplica_conservacao" -> "resumo"."aplica_planejamento", "aplica_conservacao" -> "aplica_planejamento", "aplica_conservacao"."desde" -> "aplica_planejamento"."desde", "aplica_conservacao"."cod_propriedade" -> "aplica_planejamento"."cod_propriedade", "conservacao" -> "planejamento"
