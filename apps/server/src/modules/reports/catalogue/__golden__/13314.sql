with "u0" as (select "k0", grouping("k0") as lvl, count(*) as "a0"
from (select "propriedade"."fase" as "k0"
from "programa"."propriedade" as "propriedade"
where ("propriedade"."uf" in ($1::text, $2::text))) as linhas
group by grouping sets (("k0"), ())),
partes as (select "k0"::text as "k0", lvl, "a0"
from "u0"),
juntas as (select "k0", lvl, max("a0") as "a0"
from (select *
from partes
union all
select null::text as "k0", 1 as lvl, null::bigint as "a0") as linhas
group by "k0", lvl),
valores as (select "k0", lvl, coalesce("a0", 0) as "m0"
from juntas)
select *
from (select "k0", lvl, "m0"
from valores
where lvl in (0, 1)) as nomes
order by lvl, translate(lower("k0"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" nulls last, "k0" collate "C" nulls last;
-- $1 = "GO"
-- $2 = "MG"
