with "u0" as (select 0 as lvl, count(x) filter (where "f0") as "a0", count(x) filter (where "f2") as "a2", count(x) filter (where "f3") as "a3"
  from (select "x0" as x, "f0", "f2", "f3"
  from (select "resumo"."cod_propriedade" as "x0", "resumo"."visitas" as "r0", "resumo"."visitas" > 0 as "f0", "resumo"."registradas" as "r2", "resumo"."registradas" > 0 as "f2", "resumo"."sincronizadas" as "r3", "resumo"."sincronizadas" > 0 as "f3"
  from "resumo"."visita_ano" as "resumo"
  where ("resumo"."ano" >= $1::date and "resumo"."ano" < $2::date) and ("resumo"."visitas" > 0 or "resumo"."registradas" > 0 or "resumo"."sincronizadas" > 0)) as linhas) as distintos),
"u1" as (select 0 as lvl, count(x) as "a1"
  from (select "x1" as x
  from (select "resumo"."cod_propriedade" as "x1", "resumo"."visitas" as "r1"
  from "resumo"."visita_ano" as "resumo"
  where ("resumo"."ano" >= $3::date and "resumo"."ano" < $4::date) and ("resumo"."visitas" > 0 and "resumo"."primeira" < $5::date)) as linhas) as distintos),
partes as (select lvl, "a0", null::bigint as "a1", "a2", "a3"
  from "u0"
  union all select lvl, null::bigint as "a0", "a1", null::bigint as "a2", null::bigint as "a3"
  from "u1"),
juntas as (select lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3"
  from (select *
  from partes
  union all select 0 as lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", null::bigint as "a3") as linhas
  group by lvl),
valores as (select lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1", trim_scale(((((coalesce("a0", 0) - coalesce("a1", 0)))::numeric / nullif((coalesce("a1", 0))::numeric, 0)))::numeric) as "m2", coalesce("a2", 0) as "m3", coalesce("a3", 0) as "m4"
  from juntas)
select *
  from (select lvl, "m0", "m1", "m2", "m3", "m4"
  from valores
  where lvl in (0)) as nomes
  order by lvl
-- $1 = "2025-01-01"
-- $2 = "2026-01-01"
-- $3 = "2024-01-01"
-- $4 = "2024-10-14"
-- $5 = "2024-10-14"
