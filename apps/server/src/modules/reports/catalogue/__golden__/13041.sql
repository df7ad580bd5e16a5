with "u0" as (select "k0", "k1", grouping("k0", "k1") as lvl, count(*) filter (where "f0") as "a0", (sum("x1") filter (where "f0"))::numeric as "a1", count(*) filter (where "f3") as "a3"
from (select "propriedade"."uf" as "k0", "poligono"."cpf_tecnico" as "k1", "poligono"."dt" < $1::date as "f0", "poligono"."area_ha" as "x1", ("poligono"."dt" is null) as "f3"
from "programa"."poligono" as "poligono"
join "programa"."propriedade" as "propriedade" on "poligono"."cod_propriedade" = "propriedade"."cod_propriedade"
where ("propriedade"."uf" in ($2::text, $3::text)) and ("poligono"."origem" = $4::text) and ("poligono"."dt" < $5::date or ("poligono"."dt" is null))) as linhas
group by grouping sets (("k0", "k1"), ())),
"u1" as (select "k0", "k1", lvl, count(x) as "a2"
from (select "k0", "k1", grouping("k0", "k1") as lvl, "x2" as x
from (select "propriedade"."uf" as "k0", "poligono"."cpf_tecnico" as "k1", "poligono"."cod_propriedade" as "x2"
from "programa"."poligono" as "poligono"
join "programa"."propriedade" as "propriedade" on "poligono"."cod_propriedade" = "propriedade"."cod_propriedade"
where "poligono"."dt" < $6::date and ("propriedade"."uf" in ($7::text, $8::text)) and ("poligono"."origem" = $9::text)) as linhas
group by grouping sets (("k0", "k1", "x2"), ("x2"))) as distintos
group by "k0", "k1", lvl),
partes as (select "k0"::text as "k0", "k1"::text as "k1", lvl, "a0", "a1", null::bigint as "a2", "a3"
from "u0"
union all
select "k0"::text as "k0", "k1"::text as "k1", lvl, null::bigint as "a0", null::numeric as "a1", "a2", null::bigint as "a3"
from "u1"),
juntas as (select "k0", "k1", lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3"
from (select *
from partes
union all
select null::text as "k0", null::text as "k1", 3 as lvl, null::bigint as "a0", null::numeric as "a1", null::bigint as "a2", null::bigint as "a3") as linhas
group by "k0", "k1", lvl),
valores as (select "k0", "k1", lvl, coalesce("a0", 0) as "m0", trim_scale((coalesce("a1", 0))::numeric) as "m1", coalesce("a2", 0) as "m2", coalesce("a3", 0) as "m3"
from juntas)
select *
from (select "k0", "k1", lvl, "m0", "m1", "m2", "m3", "t0"."nome" as "l0", "t0"."nome_ordem" as "o0", "t1"."nome" as "l1", "t1"."nome_ordem" as "o1"
from valores
left
join (select "uf", "nome", translate(lower("nome"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" as "nome_ordem"
from "geo"."uf" offset 0) as "t0" on "t0"."uf" = "k0"
left
join "programa"."tecnico" as "t1" on "t1"."cpf" = "k1"
where lvl in (0, 3)) as nomes
order by lvl, "o0" nulls last, "k0" nulls last, "o1" nulls last, "k1" nulls last;
-- $1 = "2026-01-01"
-- $2 = "GO"
-- $3 = "MG"
-- $4 = "kml"
-- $5 = "2026-01-01"
-- $6 = "2026-01-01"
-- $7 = "GO"
-- $8 = "MG"
-- $9 = "kml"
