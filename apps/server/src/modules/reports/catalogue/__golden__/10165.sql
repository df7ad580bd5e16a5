with "u0" as (select "k0", grouping("k0") as lvl, count(x) as "a0"
from (select "k0", "x0" as x
from (select "propriedade"."uf" as "k0", "isa"."cod_propriedade" as "x0"
from "programa"."isa" as "isa"
join "programa"."propriedade" as "propriedade" on "isa"."cod_propriedade" = "propriedade"."cod_propriedade"
where ("propriedade"."uf" in ($1::text, $2::text)) and ("isa"."cod_propriedade" in (select "isa"."cod_propriedade"
from "programa"."isa" as "isa"
group by "isa"."cod_propriedade" having count(*) >= $3::integer))) as linhas
group by "k0", "x0") as distintos
group by grouping sets (("k0"), ())),
"u1" as (select "k0", grouping("k0") as lvl, ((sum("x1") filter (where "f1"))::numeric / nullif((count("x1") filter (where "f1"))::numeric, 0)) as "a1", ((sum("x1") filter (where "f2"))::numeric / nullif((count("x1") filter (where "f2"))::numeric, 0)) as "a2", ((sum("x1") filter (where "f3"))::numeric / nullif((count("x1") filter (where "f3"))::numeric, 0)) as "a3"
from (select "propriedade"."uf" as "k0", "isa"."indice" as "x1", ("isa"."momento" = $4::integer) as "f1", ("isa"."momento" = $5::integer) as "f2", ("isa"."momento" = $6::integer) as "f3"
from "programa"."isa" as "isa"
join "programa"."propriedade" as "propriedade" on "isa"."cod_propriedade" = "propriedade"."cod_propriedade"
where ("propriedade"."uf" in ($7::text, $8::text)) and ("isa"."cod_propriedade" in (select "isa"."cod_propriedade"
from "programa"."isa" as "isa"
group by "isa"."cod_propriedade" having count(*) >= $9::integer)) and (("isa"."momento" = $10::integer) or ("isa"."momento" = $11::integer) or ("isa"."momento" = $12::integer))) as linhas
group by grouping sets (("k0"), ())),
partes as (select "k0"::text as "k0", lvl, "a0", null::numeric as "a1", null::numeric as "a2", null::numeric as "a3"
from "u0"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", "a1", "a2", "a3"
from "u1"),
juntas as (select "k0", lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3"
from (select *
from partes
union all
select null::text as "k0", 1 as lvl, null::bigint as "a0", null::numeric as "a1", null::numeric as "a2", null::numeric as "a3") as linhas
group by "k0", lvl),
valores as (select "k0", lvl, coalesce("a0", 0) as "m0", trim_scale(("a1")::numeric) as "m1", trim_scale(("a2")::numeric) as "m2", trim_scale(("a3")::numeric) as "m3", trim_scale((("a3" - "a1"))::numeric) as "m4"
from juntas)
select *
from (select "k0", lvl, "m0", "m1", "m2", "m3", "m4", "t0"."nome" as "l0", "t0"."nome_ordem" as "o0"
from valores
left
join (select "uf", "nome", translate(lower("nome"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" as "nome_ordem"
from "geo"."uf" offset 0) as "t0" on "t0"."uf" = "k0"
where lvl in (0, 1)) as nomes
order by lvl, "o0" nulls last, "k0" nulls last;
-- $1 = "GO"
-- $2 = "MG"
-- $3 = 3
-- $4 = "1"
-- $5 = "2"
-- $6 = "3"
-- $7 = "GO"
-- $8 = "MG"
-- $9 = 3
-- $10 = "1"
-- $11 = "2"
-- $12 = "3"
