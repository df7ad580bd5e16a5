with "u0" as (select "k0", "k1", grouping("k0", "k1") as lvl, count(*) as "a0"
from (select "propriedade"."uf" as "k0", (array['0', '1-5', '6-11', '12-17', '18-23', '24']::text[])[width_bucket((case when ("visita_ritmo"."visitas_ciclo_1" >= '12'::numeric) then ('12'::numeric + least("visita_ritmo"."visitas_ciclo_2", '12'::numeric)) else least(coalesce("visita_ritmo"."visitas", '0'::numeric), '11'::numeric) end), array[1, 6, 12, 18, 24]) + 1] as "k1"
from "programa"."propriedade" as "propriedade"
left
join "resumo"."visita_ritmo" as "visita_ritmo" on "propriedade"."cod_propriedade" = "visita_ritmo"."cod_propriedade"
where ("propriedade"."uf" in ($1::text, $2::text))) as linhas
group by grouping sets (("k0", "k1"), ("k0"), ("k1"), ())),
partes as (select "k0"::text as "k0", "k1"::text as "k1", lvl, "a0"
from "u0"),
juntas as (select "k0", "k1", lvl, max("a0") as "a0"
from (select *
from partes
union all
select "k0", "k1", lvl, null::bigint as "a0"
from (select "k0", "k1", 0 as lvl
from (select distinct "k0"
from partes
where lvl = 0) as presentes cross
join (select v::text as "k1"
from unnest(array['0', '1-5', '6-11', '12-17', '18-23', '24']::text[]) as v) as "d1") as todos
union all
select "k0", "k1", lvl, null::bigint as "a0"
from (select null::text as "k0", "k1", 2 as lvl
from (select v::text as "k1"
from unnest(array['0', '1-5', '6-11', '12-17', '18-23', '24']::text[]) as v) as "d1") as todos
union all
select null::text as "k0", null::text as "k1", 3 as lvl, null::bigint as "a0") as linhas
group by "k0", "k1", lvl),
valores as (select "k0", "k1", lvl, coalesce("a0", 0) as "m0"
from juntas)
select *
from (select "k0", "k1", lvl, "m0", "t0"."nome" as "l0", "t0"."nome_ordem" as "o0"
from valores
left
join (select "uf", "nome", translate(lower("nome"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" as "nome_ordem"
from "geo"."uf" offset 0) as "t0" on "t0"."uf" = "k0"
where lvl in (0, 1, 2, 3)) as nomes
order by lvl, "o0" nulls last, "k0" nulls last, array_position(array['0', '1-5', '6-11', '12-17', '18-23', '24']::text[], "k1"::text) nulls last, "k1"::text collate "C" nulls last;
-- $1 = "GO"
-- $2 = "MG"

with "u0" as (select 0 as lvl, count(*) filter (where "f0") as "a0", count(*) filter (where "f1") as "a1", count(*) filter (where "f2") as "a2", count(*) filter (where "f3") as "a3", count(*) as "a4"
from (select ("visita_ritmo"."visitas" = $1::integer) as "f0", (("visita_ritmo"."visitas" > $2::integer) and ("visita_ritmo"."visitas_ciclo_1" < $3::integer)) as "f1", (("visita_ritmo"."visitas_ciclo_1" >= $4::integer) and ("visita_ritmo"."visitas_ciclo_2" < $5::integer)) as "f2", (("visita_ritmo"."visitas_ciclo_1" >= $6::integer) and ("visita_ritmo"."visitas_ciclo_2" >= $7::integer)) as "f3"
from "programa"."propriedade" as "propriedade"
left
join "resumo"."visita_ritmo" as "visita_ritmo" on "propriedade"."cod_propriedade" = "visita_ritmo"."cod_propriedade"
where ("propriedade"."uf" in ($8::text, $9::text))) as linhas),
partes as (select lvl, "a0", "a1", "a2", "a3", "a4"
from "u0"),
juntas as (select lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3", max("a4") as "a4"
from (select *
from partes
union all
select 0 as lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", null::bigint as "a3", null::bigint as "a4") as linhas
group by lvl),
valores as (select lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1", coalesce("a2", 0) as "m2", coalesce("a3", 0) as "m3", coalesce("a4", 0) as "m4"
from juntas)
select *
from (select lvl, "m0", "m1", "m2", "m3", "m4"
from valores
where lvl in (0)) as nomes
order by lvl;
-- $1 = "0"
-- $2 = "0"
-- $3 = "12"
-- $4 = "12"
-- $5 = "12"
-- $6 = "12"
-- $7 = "12"
-- $8 = "GO"
-- $9 = "MG"
