with "u0" as (select "k0", grouping("k0") as lvl, (count(x) + coalesce(sum("s0"), 0))::bigint as "a0"
from (select "k0", "x0" as x, count(*) filter (where so) as "s0"
from (select (array['0-29', '30-39', '40-49', '50-59', '60+']::text[])[width_bucket(extract(year
from age($1::date, "produtor"."dt_nascimento"))::integer, array[30, 40, 50, 60]) + 1] as "k0", ("resumo"."id_produtor" is not null and "resumo"."produtor_de_varias" is null) as so, "resumo"."produtor_de_varias" as "x0", "resumo"."visitas" as "r0"
from "resumo"."visita_ano" as "resumo"
left
join "programa"."produtor" as "produtor" on "resumo"."id_produtor" = "produtor"."id_produtor"
where ("resumo"."ano" >= $2::date and "resumo"."ano" < $3::date) and ("resumo"."uf" in ($4::text, $5::text)) and "resumo"."visitas" > 0) as linhas
group by "k0", "x0") as distintos
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
order by lvl, "m0" desc nulls last, array_position(array['0-29', '30-39', '40-49', '50-59', '60+']::text[], "k0"::text) nulls last, "k0"::text collate "C" nulls last;
-- $1 = "2025-12-20"
-- $2 = "2025-01-01"
-- $3 = "2026-01-01"
-- $4 = "GO"
-- $5 = "MG"

with "u0" as (select 0 as lvl, (count(x) filter (where "f0") + coalesce(sum("s0"), 0))::bigint as "a0", (count(x) filter (where "f1") + coalesce(sum("s1"), 0))::bigint as "a1", (count(x) filter (where "f2") + coalesce(sum("s2"), 0))::bigint as "a2"
from (select 0 as lvl, "x0" as x, bool_or("f0") as "f0", bool_or("f1") as "f1", bool_or("f2") as "f2", count(*) filter (where so and "f0") as "s0", count(*) filter (where so and "f1") as "s1", count(*) filter (where so and "f2") as "s2"
from (select ("resumo"."id_produtor" is not null and "resumo"."produtor_de_varias" is null) as so, "resumo"."produtor_de_varias" as "x0", "resumo"."registradas" as "r0", "resumo"."registradas" > 0 as "f0", "resumo"."sincronizadas" as "r1", "resumo"."sincronizadas" > 0 as "f1", "resumo"."visitas" as "r2", "resumo"."visitas" > 0 as "f2"
from "resumo"."visita_ano" as "resumo"
where ("resumo"."ano" >= $1::date and "resumo"."ano" < $2::date) and ("resumo"."uf" in ($3::text, $4::text)) and ("resumo"."registradas" > 0 or "resumo"."sincronizadas" > 0 or "resumo"."visitas" > 0)) as linhas
group by "x0") as distintos),
partes as (select lvl, "a0", "a1", "a2"
from "u0"),
juntas as (select lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2"
from (select *
from partes
union all
select 0 as lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2") as linhas
group by lvl),
valores as (select lvl, coalesce("a0", 0) as "m0", (coalesce("a0", 0) - coalesce("a1", 0)) as "m1", (coalesce("a1", 0) - coalesce("a2", 0)) as "m2", coalesce("a2", 0) as "m3"
from juntas)
select *
from (select lvl, "m0", "m1", "m2", "m3"
from valores
where lvl in (0)) as nomes
order by lvl;
-- $1 = "2025-01-01"
-- $2 = "2026-01-01"
-- $3 = "GO"
-- $4 = "MG"
