with "u0" as (select "k0", grouping("k0") as lvl, count(*) as "a0"
from (select "propriedade"."situacao" as "k0"
from "programa"."propriedade" as "propriedade"
where ("propriedade"."uf" in ($1::text, $2::text))) as linhas
group by grouping sets (("k0"), ())),
partes as (select "k0"::text as "k0", lvl, "a0"
from "u0"),
juntas as (select "k0", lvl, max("a0") as "a0"
from (select *
from partes
union all
select "k0", lvl, null::bigint as "a0"
from (select "k0", 0 as lvl
from (select v::text as "k0"
from unnest(array['a_ematend', 'a_vstzero', 'a_concluida', 'i_inativa', 'i_semvst', 'i_vstzero']::text[]) as v) as "d0") as todos
union all
select null::text as "k0", 1 as lvl, null::bigint as "a0") as linhas
group by "k0", lvl),
valores as (select "k0", lvl, coalesce("a0", 0) as "m0"
from juntas)
select *
from (select "k0", lvl, "m0"
from valores
where lvl in (0, 1)) as nomes
order by lvl, array_position(array['a_ematend', 'a_vstzero', 'a_concluida', 'i_inativa', 'i_semvst', 'i_vstzero']::text[], "k0"::text) nulls last, "k0"::text collate "C" nulls last;
-- $1 = "GO"
-- $2 = "MG"

with "u0" as (select 0 as lvl, count(*) filter (where "f0") as "a0", count(*) filter (where "f1") as "a1", count(*) filter (where "f2") as "a2", count(*) as "a3"
from (select ("propriedade"."situacao" in ($1::text, $2::text, $3::text)) as "f0", ("propriedade"."situacao" in ($4::text, $5::text, $6::text)) as "f1", ("propriedade"."situacao" is null) as "f2"
from "programa"."propriedade" as "propriedade"
where ("propriedade"."uf" in ($7::text, $8::text))) as linhas),
partes as (select lvl, "a0", "a1", "a2", "a3"
from "u0"),
juntas as (select lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3"
from (select *
from partes
union all
select 0 as lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", null::bigint as "a3") as linhas
group by lvl),
valores as (select lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1", coalesce("a2", 0) as "m2", coalesce("a3", 0) as "m3"
from juntas)
select *
from (select lvl, "m0", "m1", "m2", "m3"
from valores
where lvl in (0)) as nomes
order by lvl;
-- $1 = "a_ematend"
-- $2 = "a_vstzero"
-- $3 = "a_concluida"
-- $4 = "i_inativa"
-- $5 = "i_semvst"
-- $6 = "i_vstzero"
-- $7 = "GO"
-- $8 = "MG"
