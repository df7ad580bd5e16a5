with "u0" as (select "k0", "k1", lvl, (count(x) + coalesce(sum("s0"), 0))::bigint as "a0", (count(x) filter (where "f3") + coalesce(sum("s3"), 0))::bigint as "a3"
from (select "k0", "k1", grouping("k0", "k1") as lvl, "x0" as x, bool_or("f3") as "f3", count(*) filter (where so) as "s0", count(*) filter (where so and "f3") as "s3"
from (select "aplica_conservacao"."codigo_municipio" as "k0", "aplica_conservacao"."uf" as "k1", ("aplica_conservacao"."id_produtor" is not null and "aplica_conservacao"."produtor_de_varias" is null) as so, "aplica_conservacao"."produtor_de_varias" as "x0", ("produtor"."sexo" = $1::text) as "f3"
from "resumo"."aplica_conservacao" as "aplica_conservacao"
left
join "programa"."produtor" as "produtor" on "aplica_conservacao"."id_produtor" = "produtor"."id_produtor"
where "aplica_conservacao"."desde" < $2::date and ("aplica_conservacao"."uf" in ($3::text, $4::text))) as linhas
group by grouping sets (("k0", "k1", "x0"), ("x0"))) as distintos
group by "k0", "k1", lvl),
"u1" as (select "k0", "k1", lvl, (count(x) + coalesce(sum("s1"), 0))::bigint as "a1", (count(x) filter (where "f2") + coalesce(sum("s2"), 0))::bigint as "a2"
from (select "k0", "k1", grouping("k0", "k1") as lvl, "x1" as x, bool_or("f2") as "f2", count(*) filter (where so) as "s1", count(*) filter (where so and "f2") as "s2"
from (select "resumo"."codigo_municipio" as "k0", "resumo"."uf" as "k1", ("resumo"."id_produtor" is not null and "resumo"."produtor_de_varias" is null) as so, "resumo"."produtor_de_varias" as "x1", "resumo"."visitas" as "r1", ("resumo"."cod_propriedade" in (select "aplica_conservacao"."cod_propriedade"
from "resumo"."aplica_conservacao" as "aplica_conservacao"
where "aplica_conservacao"."desde" < $5::date)) as "f2"
from "resumo"."visita_ano" as "resumo"
where ("resumo"."ano" >= $6::date and "resumo"."ano" < $7::date) and ("resumo"."uf" in ($8::text, $9::text)) and "resumo"."visitas" > 0) as linhas
group by grouping sets (("k0", "k1", "x1"), ("x1"))) as distintos
group by "k0", "k1", lvl),
"u2" as (select "k0", "k1", grouping("k0", "k1") as lvl, count(*) as "a4"
from (select "aplica_conservacao"."codigo_municipio" as "k0", "aplica_conservacao"."uf" as "k1"
from "resumo"."aplica_conservacao" as "aplica_conservacao"
where "aplica_conservacao"."desde" < $10::date and ("aplica_conservacao"."uf" in ($11::text, $12::text))) as linhas
group by grouping sets (("k0", "k1"), ())),
partes as (select "k0"::bigint as "k0", "k1"::text as "k1", lvl, "a0", null::bigint as "a1", null::bigint as "a2", "a3", null::bigint as "a4"
from "u0"
union all
select "k0"::bigint as "k0", "k1"::text as "k1", lvl, null::bigint as "a0", "a1", "a2", null::bigint as "a3", null::bigint as "a4"
from "u1"
union all
select "k0"::bigint as "k0", "k1"::text as "k1", lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", null::bigint as "a3", "a4"
from "u2"),
juntas as (select "k0", "k1", lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3", max("a4") as "a4"
from (select *
from partes
union all
select null::bigint as "k0", null::text as "k1", 3 as lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", null::bigint as "a3", null::bigint as "a4") as linhas
group by "k0", "k1", lvl),
valores as (select "k0", "k1", lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1", coalesce("a2", 0) as "m2", trim_scale(((((coalesce("a2", 0))::numeric / nullif((coalesce("a1", 0))::numeric, 0)) * '100'::numeric))::numeric) as "m3", coalesce("a3", 0) as "m4", coalesce("a4", 0) as "m5"
from juntas)
select *
from (select "k0", "k1", lvl, "m0", "m1", "m2", "m3", "m4", "m5", "t0"."nome" as "l0", "t0"."nome_ordem" as "o0", "t1"."nome" as "l1", "t1"."nome_ordem" as "o1"
from valores
left
join "geo"."municipio" as "t0" on "t0"."codigo_municipio" = "k0"
left
join (select "uf", "nome", translate(lower("nome"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" as "nome_ordem"
from "geo"."uf" offset 0) as "t1" on "t1"."uf" = "k1"
where lvl in (0, 3)) as nomes
order by lvl, "o0" nulls last, "k0" nulls last, "o1" nulls last, "k1" nulls last;
-- $1 = "Feminino"
-- $2 = "2026-01-01"
-- $3 = "GO"
-- $4 = "MG"
-- $5 = "2026-01-01"
-- $6 = "2025-01-01"
-- $7 = "2026-01-01"
-- $8 = "GO"
-- $9 = "MG"
-- $10 = "2026-01-01"
-- $11 = "GO"
-- $12 = "MG"

-- And so ask:
-- 12222: "aplica_conservacao"."codigo_municipio" -> "aplica_abc"."codigo_municipio", "aplica_conservacao"."uf" -> "aplica_abc"."uf", "aplica_conservacao"."id_produtor" -> "aplica_abc"."id_produtor", "aplica_conservacao"."produtor_de_varias" -> "aplica_abc"."produtor_de_varias", "resumo"."aplica_conservacao" -> "resumo"."aplica_abc", "aplica_conservacao" -> "aplica_abc", "aplica_conservacao"."desde" -> "aplica_abc"."desde", "aplica_conservacao"."cod_propriedade" -> "aplica_abc"."cod_propriedade"
-- 12322: "aplica_conservacao"."codigo_municipio" -> "aplica_planejamento"."codigo_municipio", "aplica_conservacao"."uf" -> "aplica_planejamento"."uf", "aplica_conservacao"."id_produtor" -> "aplica_planejamento"."id_produtor", "aplica_conservacao"."produtor_de_varias" -> "aplica_planejamento"."produtor_de_varias", "resumo"."aplica_conservacao" -> "resumo"."aplica_planejamento", "aplica_conservacao" -> "aplica_planejamento", "aplica_conservacao"."desde" -> "aplica_planejamento"."desde", "aplica_conservacao"."cod_propriedade" -> "aplica_planejamento"."cod_propriedade"
