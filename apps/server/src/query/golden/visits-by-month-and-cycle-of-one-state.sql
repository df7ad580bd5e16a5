with "u0" as (select "k0", "k1", grouping("k0", "k1") as lvl, coalesce(sum("r0"), 0)::bigint as "a0"
  from (select (extract(year
  from "resumo"."mes")::integer * 100 + extract(month
  from "resumo"."mes")::integer) as "k0", "resumo"."ciclo" as "k1", "resumo"."visitas" as "r0"
  from "resumo"."visita_mes" as "resumo"
  where ("resumo"."mes" >= $1::date and "resumo"."mes" < $2::date) and "resumo"."uf" = $3::text and "resumo"."visitas" > 0) as linhas
  group by grouping sets (("k0", "k1"), ("k0"))),
"u1" as (select "k0", "k1", grouping("k0", "k1") as lvl, coalesce(sum("r1"), 0)::bigint as "a1"
  from (select (extract(year
  from "resumo"."mes")::integer * 100 + extract(month
  from "resumo"."mes")::integer) as "k0", "resumo"."ciclo" as "k1", "resumo"."previstas" as "r1"
  from "resumo"."visita_prevista_mes" as "resumo"
  where ("resumo"."mes" >= $4::date and "resumo"."mes" < $5::date) and "resumo"."uf" = $6::text and "resumo"."previstas" > 0) as linhas
  group by grouping sets (("k0", "k1"), ("k0"))),
partes as (select "k0"::bigint as "k0", "k1"::bigint as "k1", lvl, "a0", null::bigint as "a1"
  from "u0"
  union all select "k0"::bigint as "k0", "k1"::bigint as "k1", lvl, null::bigint as "a0", "a1"
  from "u1"),
juntas as (select "k0", "k1", lvl, max("a0") as "a0", max("a1") as "a1"
  from (select *
  from partes
  union all select "k0", "k1", lvl, null::bigint as "a0", null::bigint as "a1"
  from (select "k0", "k1", 0 as lvl
  from (select distinct "k1"
  from partes
  where lvl = 0) as presentes cross
  join (select v::bigint as "k0"
  from unnest(array['202501', '202502', '202503', '202504', '202505', '202506', '202507', '202508', '202509', '202510']::text[]) as v) as "d0") as todos
  union all select "k0", "k1", lvl, null::bigint as "a0", null::bigint as "a1"
  from (select "k0", null::bigint as "k1", 1 as lvl
  from (select v::bigint as "k0"
  from unnest(array['202501', '202502', '202503', '202504', '202505', '202506', '202507', '202508', '202509', '202510']::text[]) as v) as "d0") as todos) as linhas
  group by "k0", "k1", lvl),
valores as (select "k0", "k1", lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1"
  from juntas)
select *
  from (select "k0", "k1", lvl, "m0", "m1"
  from valores
  where lvl in (0, 1)) as nomes
  order by lvl, "k0" nulls last, array_position(array['1', '2']::text[], "k1"::text) nulls last, "k1"::text collate "C" nulls last
-- $1 = "2025-01-01"
-- $2 = "2026-01-01"
-- $3 = "GO"
-- $4 = "2025-01-01"
-- $5 = "2026-01-01"
-- $6 = "GO"
