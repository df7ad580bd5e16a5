with "u0" as (select "k0", lvl, (count(x) + coalesce(sum("s0"), 0))::bigint as "a0", (count(x) filter (where "f1") + coalesce(sum("s1"), 0))::bigint as "a1"
from (select "k0", grouping("k0") as lvl, "x0" as x, bool_or("f1") as "f1", count(*) filter (where so) as "s0", count(*) filter (where so and "f1") as "s1"
from (select "resumo"."uf" as "k0", ("resumo"."id_produtor" is not null and "resumo"."produtor_de_varias" is null) as so, "resumo"."produtor_de_varias" as "x0", "resumo"."visitas" as "r0", ("produtor"."sexo" = $1::text) as "f1"
from "resumo"."visita_ano" as "resumo"
left
join "programa"."produtor" as "produtor" on "resumo"."id_produtor" = "produtor"."id_produtor"
where ("resumo"."ano" >= $2::date and "resumo"."ano" < $3::date) and ("resumo"."uf" in ($4::text, $5::text)) and "resumo"."visitas" > 0) as linhas
group by grouping sets (("k0", "x0"), ("x0"))) as distintos
group by "k0", lvl),
"u1" as (select "k0", grouping("k0") as lvl, count(x) as "a2"
from (select "k0", "x2" as x
from (select "resumo"."uf" as "k0", "resumo"."cod_propriedade" as "x2", "resumo"."visitas" as "r2"
from "resumo"."visita_ano" as "resumo"
where ("resumo"."ano" >= $6::date and "resumo"."ano" < $7::date) and ("resumo"."uf" in ($8::text, $9::text)) and "resumo"."visitas" > 0) as linhas) as distintos
group by grouping sets (("k0"), ())),
"u2" as (select "k0", grouping("k0") as lvl, coalesce(sum("r3"), 0)::bigint as "a3"
from (select "resumo"."uf" as "k0", "resumo"."visitas" as "r3"
from "resumo"."visita_mes" as "resumo"
where ("resumo"."mes" >= $10::date and "resumo"."mes" < $11::date) and ("resumo"."uf" in ($12::text, $13::text)) and "resumo"."visitas" > 0) as linhas
group by grouping sets (("k0"), ())),
"u3" as (select "k0", lvl, (count(x) + coalesce(sum("s4"), 0))::bigint as "a4"
from (select "k0", grouping("k0") as lvl, "x4" as x, count(*) filter (where so) as "s4"
from (select "resumo"."uf" as "k0", ("resumo"."id_produtor" is not null and "resumo"."produtor_de_varias" is null) as so, "resumo"."produtor_de_varias" as "x4", "resumo"."visitas" as "r4"
from "resumo"."visita_ano" as "resumo"
where ("resumo"."ano" >= $14::date and "resumo"."ano" < $15::date) and ("resumo"."uf" in ($16::text, $17::text)) and ("resumo"."visitas" > 0 and "resumo"."primeira" < $18::date)) as linhas
group by grouping sets (("k0", "x4"), ("x4"))) as distintos
group by "k0", lvl),
partes as (select "k0"::text as "k0", lvl, "a0", "a1", null::bigint as "a2", null::bigint as "a3", null::bigint as "a4"
from "u0"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", "a2", null::bigint as "a3", null::bigint as "a4"
from "u1"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", "a3", null::bigint as "a4"
from "u2"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", null::bigint as "a3", "a4"
from "u3"),
juntas as (select "k0", lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3", max("a4") as "a4"
from (select *
from partes
union all
select null::text as "k0", 1 as lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", null::bigint as "a3", null::bigint as "a4") as linhas
group by "k0", lvl),
valores as (select "k0", lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1", coalesce("a2", 0) as "m2", coalesce("a3", 0) as "m3", coalesce("a4", 0) as "m4"
from juntas)
select *
from (select "k0", lvl, "m0", "m1", "m2", "m3", "m4", "t0"."nome" as "l0", "t0"."nome_ordem" as "o0"
from valores
left
join (select "uf", "nome", translate(lower("nome"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" as "nome_ordem"
from "geo"."uf" offset 0) as "t0" on "t0"."uf" = "k0"
where lvl in (0, 1)) as nomes
order by lvl, "o0" nulls last, "k0" nulls last;
-- $1 = "Feminino"
-- $2 = "2025-01-01"
-- $3 = "2026-01-01"
-- $4 = "GO"
-- $5 = "MG"
-- $6 = "2025-01-01"
-- $7 = "2026-01-01"
-- $8 = "GO"
-- $9 = "MG"
-- $10 = "2025-01-01"
-- $11 = "2026-01-01"
-- $12 = "GO"
-- $13 = "MG"
-- $14 = "2024-01-01"
-- $15 = "2024-12-21"
-- $16 = "GO"
-- $17 = "MG"
-- $18 = "2024-12-21"

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
