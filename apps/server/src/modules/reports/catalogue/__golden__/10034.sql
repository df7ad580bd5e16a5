with "u0" as (select "k0", "k1", grouping("k0", "k1") as lvl, count(*) as "a0"
from (select "isa"."momento" as "k0", case when "isa"."indice" < 0.3 then '0-0.3' when "isa"."indice" < 0.5 then '0.3-0.5' when "isa"."indice" < 0.7 then '0.5-0.7' when "isa"."indice" is not null then '0.7-1' end as "k1"
from "programa"."isa" as "isa"
join "programa"."propriedade" as "propriedade" on "isa"."cod_propriedade" = "propriedade"."cod_propriedade"
where ("propriedade"."uf" in ($1::text, $2::text)) and ("isa"."cod_propriedade" in (select "isa"."cod_propriedade"
from "programa"."isa" as "isa"
group by "isa"."cod_propriedade" having count(distinct "isa"."momento") >= $3::integer))) as linhas
group by grouping sets (("k0", "k1"), ("k0"), ())),
"u1" as (select "k0", "k1", lvl, count(x) filter (where "f1") as "a1", count(x) filter (where "f2") as "a2"
from (select "k0", "k1", grouping("k0", "k1") as lvl, "x1" as x, bool_or("f1") as "f1", bool_or("f2") as "f2"
from (select "isa"."momento" as "k0", case when "isa"."indice" < 0.3 then '0-0.3' when "isa"."indice" < 0.5 then '0.3-0.5' when "isa"."indice" < 0.7 then '0.5-0.7' when "isa"."indice" is not null then '0.7-1' end as "k1", "isa"."cod_propriedade" as "x1", ("isa"."cod_propriedade" in (select "isa"."cod_propriedade"
from "programa"."isa" as "isa")) as "f1", "isa"."cod_propriedade" as "x2", ("isa"."cod_propriedade" in (select "isa"."cod_propriedade"
from "programa"."isa" as "isa"
group by "isa"."cod_propriedade" having count(distinct "isa"."momento") >= $4::integer)) as "f2"
from "programa"."isa" as "isa"
join "programa"."propriedade" as "propriedade" on "isa"."cod_propriedade" = "propriedade"."cod_propriedade"
where ("propriedade"."uf" in ($5::text, $6::text)) and (("isa"."cod_propriedade" in (select "isa"."cod_propriedade"
from "programa"."isa" as "isa")) or ("isa"."cod_propriedade" in (select "isa"."cod_propriedade"
from "programa"."isa" as "isa"
group by "isa"."cod_propriedade" having count(distinct "isa"."momento") >= $7::integer)))) as linhas
group by grouping sets (("k0", "k1", "x1"), ("k0", "x1"), ("x1"))) as distintos
group by "k0", "k1", lvl),
partes as (select "k0"::bigint as "k0", "k1"::text as "k1", lvl, "a0", null::bigint as "a1", null::bigint as "a2"
from "u0"
union all
select "k0"::bigint as "k0", "k1"::text as "k1", lvl, null::bigint as "a0", "a1", "a2"
from "u1"),
juntas as (select "k0", "k1", lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2"
from (select *
from partes
union all
select "k0", "k1", lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2"
from (select "k0", "k1", 0 as lvl
from (select v::bigint as "k0"
from unnest(array['1', '2', '3']::text[]) as v) as "d0" cross
join (select v::text as "k1"
from unnest(array['0-0.3', '0.3-0.5', '0.5-0.7', '0.7-1']::text[]) as v) as "d1") as todos
union all
select "k0", "k1", lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2"
from (select "k0", null::text as "k1", 1 as lvl
from (select v::bigint as "k0"
from unnest(array['1', '2', '3']::text[]) as v) as "d0") as todos
union all
select null::bigint as "k0", null::text as "k1", 3 as lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2") as linhas
group by "k0", "k1", lvl),
valores as (select "k0", "k1", lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1", (coalesce("a1", 0) - coalesce("a2", 0)) as "m2", coalesce("a2", 0) as "m3"
from juntas)
select *
from (select "k0", "k1", lvl, "m0", "m1", "m2", "m3"
from valores
where lvl in (0, 1, 3)) as nomes
order by lvl, array_position(array['1', '2', '3']::text[], "k0"::text) nulls last, "k0"::text collate "C" nulls last, array_position(array['0-0.3', '0.3-0.5', '0.5-0.7', '0.7-1']::text[], "k1"::text) nulls last, "k1"::text collate "C" nulls last;
-- $1 = "GO"
-- $2 = "MG"
-- $3 = 3
-- $4 = 3
-- $5 = "GO"
-- $6 = "MG"
-- $7 = 3
