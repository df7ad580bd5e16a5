with "u0" as (select "k0", grouping("k0") as lvl, count(*) as "a0"
  from (select "propriedade"."cpf_tecnico" as "k0"
  from "programa"."propriedade" as "propriedade"
  where "propriedade"."uf" = $1::text and "propriedade"."cpf_supervisor" = $2::text) as linhas
  group by grouping sets (("k0"), ())),
"u1" as (select "k0", grouping("k0") as lvl, coalesce(sum("r1"), 0)::bigint as "a1", ((sum("x3"))::numeric / nullif((sum("n3"))::numeric, 0)) as "a3", max("x4") as "a4"
  from (select "resumo"."cpf_tecnico" as "k0", "resumo"."visitas" as "r1", "resumo"."duracao_soma" as "x3", "resumo"."duracao_visitas" as "n3", "resumo"."ultima" as "x4"
  from "resumo"."visita_ano" as "resumo"
  where ("resumo"."ano" >= $3::date and "resumo"."ano" < $4::date) and "resumo"."uf" = $5::text and "resumo"."cpf_supervisor" = $6::text and "resumo"."visitas" > 0) as linhas
  group by grouping sets (("k0"), ())),
"u2" as (select "k0", grouping("k0") as lvl, count(*) as "a2"
  from (select "visita_ritmo"."cpf_tecnico" as "k0"
  from "resumo"."visita_ritmo" as "visita_ritmo"
  where "visita_ritmo"."uf" = $7::text and "visita_ritmo"."cpf_supervisor" = $8::text and "visita_ritmo"."atrasada") as linhas
  group by grouping sets (("k0"), ())),
partes as (select "k0"::text as "k0", lvl, "a0", null::bigint as "a1", null::bigint as "a2", null::numeric as "a3", null::date as "a4"
  from "u0"
  union all select "k0"::text as "k0", lvl, null::bigint as "a0", "a1", null::bigint as "a2", "a3", "a4"
  from "u1"
  union all select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", "a2", null::numeric as "a3", null::date as "a4"
  from "u2"),
juntas as (select "k0", lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3", max("a4") as "a4"
  from (select *
  from partes
  union all select null::text as "k0", 1 as lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", null::numeric as "a3", null::date as "a4") as linhas
  group by "k0", lvl),
valores as (select "k0", lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1", coalesce("a2", 0) as "m2", trim_scale(("a3")::numeric) as "m3", "a4" as "m4"
  from juntas)
select *
  from (select *, row_number() over (partition by lvl
  order by lvl, "m2" desc nulls last, "o0" nulls last, "k0" nulls last) as linha, count(*) over (partition by lvl) as todas
  from (select "k0", lvl, "m0", "m1", "m2", "m3", "m4", "t0"."nome" as "l0", "t0"."nome_ordem" as "o0"
  from valores
  left join "programa"."tecnico" as "t0" on "t0"."cpf" = "k0"
  where lvl in (0, 1)) as nomes) as paginas
  where lvl <> 0 or (linha > $9::bigint and linha <= $10::bigint)
  order by lvl, linha
-- $1 = "GO"
-- $2 = "00000000191"
-- $3 = "2025-01-01"
-- $4 = "2026-01-01"
-- $5 = "GO"
-- $6 = "00000000191"
-- $7 = "GO"
-- $8 = "00000000191"
-- $9 = 0
-- $10 = 20
