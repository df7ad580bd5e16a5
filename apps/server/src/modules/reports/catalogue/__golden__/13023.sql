with "u0" as (select "k0", grouping("k0") as lvl, count(*) filter (where "f0") as "a0", count(*) filter (where "f1") as "a1"
from (select "propriedade"."uf" as "k0", (coalesce("propriedade"."area_produtiva", '0'::numeric) > $1::numeric) as "f0", (coalesce("propriedade"."area_produtiva", '0'::numeric) = $2::numeric) as "f1"
from "programa"."propriedade" as "propriedade"
where ("propriedade"."uf" in ($3::text, $4::text)) and ("propriedade"."situacao" in ($5::text, $6::text, $7::text)) and ((coalesce("propriedade"."area_produtiva", '0'::numeric) > $8::numeric) or (coalesce("propriedade"."area_produtiva", '0'::numeric) = $9::numeric))) as linhas
group by grouping sets (("k0"), ())),
partes as (select "k0"::text as "k0", lvl, "a0", "a1"
from "u0"),
juntas as (select "k0", lvl, max("a0") as "a0", max("a1") as "a1"
from (select *
from partes
union all
select null::text as "k0", 1 as lvl, null::bigint as "a0", null::bigint as "a1") as linhas
group by "k0", lvl),
valores as (select "k0", lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1"
from juntas)
select *
from (select "k0", lvl, "m0", "m1", "t0"."nome" as "l0", "t0"."nome_ordem" as "o0"
from valores
left
join (select "uf", "nome", translate(lower("nome"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" as "nome_ordem"
from "geo"."uf" offset 0) as "t0" on "t0"."uf" = "k0"
where lvl in (0, 1)) as nomes
order by lvl, "o0" nulls last, "k0" nulls last;
-- $1 = "0"
-- $2 = "0"
-- $3 = "GO"
-- $4 = "MG"
-- $5 = "a_ematend"
-- $6 = "a_vstzero"
-- $7 = "a_concluida"
-- $8 = "0"
-- $9 = "0"
