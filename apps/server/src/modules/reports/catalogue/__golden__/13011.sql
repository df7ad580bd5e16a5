with "u0" as (select "k0", grouping("k0") as lvl, count(x) as "a0"
from (select "k0", "x0" as x
from (select "resumo"."uf" as "k0", "resumo"."cod_propriedade" as "x0", "resumo"."visitas" as "r0"
from "resumo"."visita_ritmo" as "resumo"
where "resumo"."primeira" < $1::date and ("resumo"."uf" in ($2::text, $3::text)) and "resumo"."visitas" > 0) as linhas) as distintos
group by grouping sets (("k0"), ())),
"u1" as (select "k0", grouping("k0") as lvl, count(*) as "a1"
from (select "propriedade"."uf" as "k0"
from "programa"."propriedade" as "propriedade"
where ("propriedade"."uf" in ($4::text, $5::text)) and ("propriedade"."dt_inicio" <= $6::date or ("propriedade"."cod_propriedade" in (select "resumo"."cod_propriedade"
from "resumo"."visita_ritmo" as "resumo"
where "resumo"."primeira" < $7::date and "resumo"."visitas" > 0)))) as linhas
group by grouping sets (("k0"), ())),
"u2" as (select "k0", lvl, (count(x) + coalesce(sum("s2"), 0))::bigint as "a2"
from (select "k0", grouping("k0") as lvl, "x2" as x, count(*) filter (where so) as "s2"
from (select "resumo"."uf" as "k0", ("resumo"."id_produtor" is not null and "resumo"."produtor_de_varias" is null) as so, "resumo"."produtor_de_varias" as "x2", "resumo"."visitas" as "r2"
from "resumo"."visita_ritmo" as "resumo"
where "resumo"."primeira" < $8::date and ("resumo"."uf" in ($9::text, $10::text)) and "resumo"."visitas" > 0) as linhas
group by grouping sets (("k0", "x2"), ("x2"))) as distintos
group by "k0", lvl),
"u3" as (select "k0", grouping("k0") as lvl, coalesce(sum("r3"), 0)::bigint as "a3"
from (select "resumo"."uf" as "k0", "resumo"."visitas" as "r3"
from "resumo"."visita_mes" as "resumo"
where "resumo"."mes" < $11::date and ("resumo"."uf" in ($12::text, $13::text)) and "resumo"."visitas" > 0) as linhas
group by grouping sets (("k0"), ())),
partes as (select "k0"::text as "k0", lvl, "a0", null::bigint as "a1", null::bigint as "a2", null::bigint as "a3"
from "u0"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", "a1", null::bigint as "a2", null::bigint as "a3"
from "u1"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", "a2", null::bigint as "a3"
from "u2"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", "a3"
from "u3"),
juntas as (select "k0", lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3"
from (select *
from partes
union all
select null::text as "k0", 1 as lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", null::bigint as "a3") as linhas
group by "k0", lvl),
valores as (select "k0", lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1", trim_scale(((((coalesce("a0", 0))::numeric / nullif((coalesce("a1", 0))::numeric, 0)) * '100'::numeric))::numeric) as "m2", coalesce("a2", 0) as "m3", coalesce("a3", 0) as "m4"
from juntas)
select *
from (select "k0", lvl, "m0", "m1", "m2", "m3", "m4", "t0"."nome" as "l0", "t0"."nome_ordem" as "o0"
from valores
left
join (select "uf", "nome", translate(lower("nome"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" as "nome_ordem"
from "geo"."uf" offset 0) as "t0" on "t0"."uf" = "k0"
where lvl in (0, 1)) as nomes
order by lvl, "o0" nulls last, "k0" nulls last;
-- $1 = "2026-01-01"
-- $2 = "GO"
-- $3 = "MG"
-- $4 = "GO"
-- $5 = "MG"
-- $6 = "2025-12-31"
-- $7 = "2026-01-01"
-- $8 = "2026-01-01"
-- $9 = "GO"
-- $10 = "MG"
-- $11 = "2026-01-01"
-- $12 = "GO"
-- $13 = "MG"
