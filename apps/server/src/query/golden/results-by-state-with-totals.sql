with "u0" as (select "k0", grouping("k0") as lvl, count(x) as "a0"
  from (select "k0", "x0" as x
  from (select "resumo"."uf" as "k0", "resumo"."cod_propriedade" as "x0", "resumo"."visitas" as "r0"
  from "resumo"."visita_ano" as "resumo"
  where ("resumo"."ano" >= $1::date and "resumo"."ano" < $2::date) and "resumo"."visitas" > 0) as linhas) as distintos
  group by grouping sets (("k0"), ())),
"u1" as (select "k0", grouping("k0") as lvl, coalesce(sum("r1"), 0)::bigint as "a1"
  from (select "resumo"."uf" as "k0", "resumo"."visitas" as "r1"
  from "resumo"."visita_mes" as "resumo"
  where ("resumo"."mes" >= $3::date and "resumo"."mes" < $4::date) and "resumo"."visitas" > 0) as linhas
  group by grouping sets (("k0"), ())),
"u2" as (select "k0", grouping("k0") as lvl, (sum("x2"))::numeric as "a2"
  from (select "propriedade"."uf" as "k0", "propriedade"."area_total" as "x2"
  from "programa"."propriedade" as "propriedade"
  where ("propriedade"."cod_propriedade" in (select "resumo"."cod_propriedade"
  from "resumo"."visita_ano" as "resumo"
  where ("resumo"."ano" >= $5::date and "resumo"."ano" < $6::date) and "resumo"."visitas" > 0))) as linhas
  group by grouping sets (("k0"), ())),
"u3" as (select "k0", grouping("k0") as lvl, (sum("x3"))::numeric as "a3"
  from (select "resumo"."uf" as "k0", "resumo"."area" as "x3", "resumo"."praticas" as "r3", "resumo"."com_area" as "n3"
  from "resumo"."pratica_mes" as "resumo"
  where "resumo"."mes" < $7::date and ("resumo"."objetivo" = $8::text) and "resumo"."praticas" > 0) as linhas
  group by grouping sets (("k0"), ())),
"u4" as (select "k0", grouping("k0") as lvl, count(*) filter (where "f4") as "a4", (sum("x5"))::numeric as "a5"
  from (select "meta"."uf" as "k0", ("meta"."valor" is null) as "f4", "meta"."valor" as "x5"
  from "programa"."meta_uf" as "meta"
  where ("meta"."dt_limite" >= $9::date and "meta"."dt_limite" < $10::date) and ("meta"."indicador" = $11::text)) as linhas
  group by grouping sets (("k0"), ())),
partes as (select "k0"::text as "k0", lvl, "a0", null::bigint as "a1", null::numeric as "a2", null::numeric as "a3", null::bigint as "a4", null::numeric as "a5"
  from "u0"
  union all select "k0"::text as "k0", lvl, null::bigint as "a0", "a1", null::numeric as "a2", null::numeric as "a3", null::bigint as "a4", null::numeric as "a5"
  from "u1"
  union all select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", "a2", null::numeric as "a3", null::bigint as "a4", null::numeric as "a5"
  from "u2"
  union all select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", null::numeric as "a2", "a3", null::bigint as "a4", null::numeric as "a5"
  from "u3"
  union all select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", null::numeric as "a2", null::numeric as "a3", "a4", "a5"
  from "u4"),
juntas as (select "k0", lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3", max("a4") as "a4", max("a5") as "a5"
  from (select *
  from partes
  union all select null::text as "k0", 1 as lvl, null::bigint as "a0", null::bigint as "a1", null::numeric as "a2", null::numeric as "a3", null::bigint as "a4", null::numeric as "a5") as linhas
  group by "k0", lvl),
valores as (select "k0", lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1", trim_scale((coalesce("a2", 0))::numeric) as "m2", trim_scale((coalesce("a3", 0))::numeric) as "m3", trim_scale(((case when (coalesce("a4", 0) = '0'::numeric) then "a5" else null end))::numeric) as "m4", trim_scale((((coalesce("a0", 0))::numeric / nullif(((case when (coalesce("a4", 0) = '0'::numeric) then "a5" else null end))::numeric, 0)))::numeric) as "m5"
  from juntas)
select *
  from (select "k0", lvl, "m0", "m1", "m2", "m3", "m4", "m5", "t0"."nome" as "l0", "t0"."nome_ordem" as "o0"
  from valores
  left join (select "uf", "nome", translate(lower("nome"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" as "nome_ordem"
  from "geo"."uf" offset 0) as "t0" on "t0"."uf" = "k0"
  where lvl in (0, 1)) as nomes
  order by lvl, "o0" nulls last, "k0" nulls last
-- $1 = "2025-01-01"
-- $2 = "2026-01-01"
-- $3 = "2025-01-01"
-- $4 = "2026-01-01"
-- $5 = "2025-01-01"
-- $6 = "2026-01-01"
-- $7 = "2026-01-01"
-- $8 = "conservacao"
-- $9 = "2025-01-01"
-- $10 = "2026-01-01"
-- $11 = "propriedades"
