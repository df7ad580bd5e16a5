with "u0" as (select "k0", "k1", grouping("k0", "k1") as lvl, count(*) as "a0"
from (select "propriedade"."codigo_municipio" as "k0", "propriedade"."uf" as "k1"
from "programa"."propriedade" as "propriedade"
where ("propriedade"."dt_inicio" >= $1::date and "propriedade"."dt_inicio" < $2::date) and ("propriedade"."uf" in ($3::text, $4::text))) as linhas
group by grouping sets (("k0", "k1"), ())),
"u1" as (select "k0", "k1", grouping("k0", "k1") as lvl, count(*) as "a1"
from (select "propriedade"."codigo_municipio" as "k0", "propriedade"."uf" as "k1"
from "programa"."propriedade" as "propriedade"
where ("propriedade"."uf" in ($5::text, $6::text))) as linhas
group by grouping sets (("k0", "k1"), ())),
partes as (select "k0"::bigint as "k0", "k1"::text as "k1", lvl, "a0", null::bigint as "a1"
from "u0"
union all
select "k0"::bigint as "k0", "k1"::text as "k1", lvl, null::bigint as "a0", "a1"
from "u1"),
juntas as (select "k0", "k1", lvl, max("a0") as "a0", max("a1") as "a1"
from (select *
from partes
union all
select null::bigint as "k0", null::text as "k1", 3 as lvl, null::bigint as "a0", null::bigint as "a1") as linhas
group by "k0", "k1", lvl),
valores as (select "k0", "k1", lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1", trim_scale(((((coalesce("a0", 0))::numeric / nullif((coalesce("a1", 0))::numeric, 0)) * '100'::numeric))::numeric) as "m2"
from juntas)
select *
from (select "k0", "k1", lvl, "m0", "m1", "m2", "t0"."nome" as "l0", "t0"."nome_ordem" as "o0", "t1"."nome" as "l1", "t1"."nome_ordem" as "o1"
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
-- $5 = "GO"
-- $6 = "MG"
