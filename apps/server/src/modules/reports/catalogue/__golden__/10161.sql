with "u0" as (select "k0", lvl, (count(x) + coalesce(sum("s0"), 0))::bigint as "a0"
from (select "k0", grouping("k0") as lvl, "x0" as x, count(*) filter (where so) as "s0"
from (select "resumo"."uf" as "k0", ("resumo"."id_produtor" is not null and "resumo"."produtor_de_varias" is null) as so, "resumo"."produtor_de_varias" as "x0", "resumo"."visitas" as "r0"
from "resumo"."visita_ano" as "resumo"
where ("resumo"."ano" >= $1::date and "resumo"."ano" < $2::date) and ("resumo"."uf" in ($3::text, $4::text)) and "resumo"."visitas" > 0) as linhas
group by grouping sets (("k0", "x0"), ("x0"))) as distintos
group by "k0", lvl),
"u1" as (select "k0", lvl, (count(x) + coalesce(sum("s1"), 0))::bigint as "a1"
from (select "k0", grouping("k0") as lvl, "x1" as x, count(*) filter (where so) as "s1"
from (select "resumo"."uf" as "k0", ("resumo"."id_produtor" is not null and "resumo"."produtor_de_varias" is null) as so, "resumo"."produtor_de_varias" as "x1", "resumo"."visitas" as "r1"
from "resumo"."visita_ano" as "resumo"
where ("resumo"."ano" >= $5::date and "resumo"."ano" < $6::date) and ("resumo"."uf" in ($7::text, $8::text)) and ("resumo"."visitas" > 0 and "resumo"."primeira" < $9::date)) as linhas
group by grouping sets (("k0", "x1"), ("x1"))) as distintos
group by "k0", lvl),
partes as (select "k0"::text as "k0", lvl, "a0", null::bigint as "a1"
from "u0"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", "a1"
from "u1"),
juntas as (select "k0", lvl, max("a0") as "a0", max("a1") as "a1"
from (select *
from partes
union all
select null::text as "k0", 1 as lvl, null::bigint as "a0", null::bigint as "a1") as linhas
group by "k0", lvl),
valores as (select "k0", lvl, coalesce("a0", 0) as "m0", trim_scale(((((coalesce("a0", 0))::numeric / nullif((max(coalesce("a0", 0)) filter (where lvl = 1) over ())::numeric, 0)) * '100'::numeric))::numeric) as "m1", coalesce("a1", 0) as "m2", trim_scale((((((coalesce("a0", 0) - coalesce("a1", 0)))::numeric / nullif((coalesce("a1", 0))::numeric, 0)) * '100'::numeric))::numeric) as "m3"
from juntas)
select *
from (select "k0", lvl, "m0", "m1", "m2", "m3", "t0"."nome" as "l0", "t0"."nome_ordem" as "o0"
from valores
left
join (select "uf", "nome", translate(lower("nome"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" as "nome_ordem"
from "geo"."uf" offset 0) as "t0" on "t0"."uf" = "k0"
where lvl in (0, 1)) as nomes
order by lvl, "o0" nulls last, "k0" nulls last;
-- $1 = "2025-01-01"
-- $2 = "2026-01-01"
-- $3 = "GO"
-- $4 = "MG"
-- $5 = "2024-01-01"
-- $6 = "2024-12-21"
-- $7 = "GO"
-- $8 = "MG"
-- $9 = "2024-12-21"

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
