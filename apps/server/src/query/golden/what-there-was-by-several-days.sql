with "u0" as (select "k0", lvl, (count(x) + coalesce(sum("s0"), 0))::bigint as "a0", (count(x) filter (where "f1") + coalesce(sum("s1"), 0))::bigint as "a1"
  from (select "k0", grouping("k0") as lvl, "x0" as x, bool_or("f1") as "f1", count(*) filter (where so) as "s0", count(*) filter (where so and "f1") as "s1"
  from (select "resumo"."uf" as "k0", ("resumo"."id_produtor" is not null and "resumo"."produtor_de_varias" is null) as so, "resumo"."produtor_de_varias" as "x0", "resumo"."visitas" as "r0", "resumo"."primeira" < $1::date as "f1"
  from "resumo"."visita_ritmo" as "resumo"
  where "resumo"."primeira" < $2::date and "resumo"."visitas" > 0) as linhas
  group by grouping sets (("k0", "x0"), ("x0"))) as distintos
  group by "k0", lvl),
"u1" as (select "k0", grouping("k0") as lvl, coalesce(sum("r2"), 0)::bigint as "a2", coalesce(sum("r2") filter (where "f3"), 0)::bigint as "a3"
  from (select "resumo"."uf" as "k0", "resumo"."visitas" as "r2", "resumo"."mes" < $3::date as "f3"
  from "resumo"."visita_mes" as "resumo"
  where "resumo"."mes" < $4::date and "resumo"."visitas" > 0) as linhas
  group by grouping sets (("k0"), ())),
partes as (select "k0"::text as "k0", lvl, "a0", "a1", null::bigint as "a2", null::bigint as "a3"
  from "u0"
  union all select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", "a2", "a3"
  from "u1"),
juntas as (select "k0", lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3"
  from (select *
  from partes
  union all select null::text as "k0", 1 as lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", null::bigint as "a3") as linhas
  group by "k0", lvl),
valores as (select "k0", lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1", coalesce("a2", 0) as "m2", coalesce("a3", 0) as "m3"
  from juntas)
select *
  from (select "k0", lvl, "m0", "m1", "m2", "m3", "t0"."nome" as "l0", "t0"."nome_ordem" as "o0"
  from valores
  left join (select "uf", "nome", translate(lower("nome"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" as "nome_ordem"
  from "geo"."uf" offset 0) as "t0" on "t0"."uf" = "k0"
  where lvl in (0, 1)) as nomes
  order by lvl, "o0" nulls last, "k0" nulls last
-- $1 = "2025-01-01"
-- $2 = "2025-10-14"
-- $3 = "2025-01-01"
-- $4 = "2026-01-01"
