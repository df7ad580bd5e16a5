with "u0" as (select "k0", grouping("k0") as lvl, coalesce(sum("r0"), 0)::bigint as "a0", ((sum("x1"))::numeric / nullif((sum("n1"))::numeric, 0)) as "a1"
  from (select "resumo"."cpf_responsavel" as "k0", "resumo"."visitas" as "r0", "resumo"."duracao_soma" as "x1", "resumo"."duracao_visitas" as "n1"
  from "resumo"."visita_semestre" as "resumo"
  where ("resumo"."semestre" >= $1::date and "resumo"."semestre" < $2::date) and "resumo"."uf" = $3::text and "resumo"."cpf_supervisor" = $4::text and ("resumo"."cod_propriedade" in (select "resumo"."cod_propriedade"
  from "resumo"."visita_semestre" as "resumo"
  where ("resumo"."semestre" >= $5::date and "resumo"."semestre" < $6::date) and "resumo"."nao_contam" > 0
  union all select "visita"."cod_propriedade"
  from "programa"."visita" as "visita"
  where ("visita"."dt_visita" >= $7::date and "visita"."dt_visita" < $8::date) and (not "visita"."conta"))) and "resumo"."visitas" > 0
  union all select "propriedade"."cpf_tecnico" as "k0", 1 as "r0", "visita"."duracao_min" as "x1", case when "visita"."duracao_min" is null then 0 else 1 end as "n1"
  from "programa"."visita" as "visita"
  join "programa"."propriedade" as "propriedade" on "visita"."cod_propriedade" = "propriedade"."cod_propriedade"
  where ("visita"."dt_visita" >= $9::date and "visita"."dt_visita" < $10::date) and "propriedade"."uf" = $11::text and "propriedade"."cpf_supervisor" = $12::text and ("visita"."cod_propriedade" in (select "resumo"."cod_propriedade"
  from "resumo"."visita_semestre" as "resumo"
  where ("resumo"."semestre" >= $13::date and "resumo"."semestre" < $14::date) and "resumo"."nao_contam" > 0
  union all select "visita"."cod_propriedade"
  from "programa"."visita" as "visita"
  where ("visita"."dt_visita" >= $15::date and "visita"."dt_visita" < $16::date) and (not "visita"."conta"))) and "visita"."conta") as linhas
  group by grouping sets (("k0"), ())),
"u1" as (select "k0", grouping("k0") as lvl, count(x) as "a2"
  from (select "k0", "x2" as x
  from (select "resumo"."cpf_responsavel" as "k0", "resumo"."cod_propriedade" as "x2", "resumo"."sincronizadas" as "r2"
  from "resumo"."visita_semestre" as "resumo"
  where ("resumo"."semestre" >= $17::date and "resumo"."semestre" < $18::date) and "resumo"."uf" = $19::text and "resumo"."cpf_supervisor" = $20::text and ("resumo"."cod_propriedade" in (select "resumo"."cod_propriedade"
  from "resumo"."visita_semestre" as "resumo"
  where ("resumo"."semestre" >= $21::date and "resumo"."semestre" < $22::date) and "resumo"."nao_contam" > 0
  union all select "visita"."cod_propriedade"
  from "programa"."visita" as "visita"
  where ("visita"."dt_visita" >= $23::date and "visita"."dt_visita" < $24::date) and (not "visita"."conta"))) and "resumo"."sincronizadas" > 0
  union all select "propriedade"."cpf_tecnico" as "k0", "visita"."cod_propriedade" as "x2", 1 as "r2"
  from "programa"."visita" as "visita"
  join "programa"."propriedade" as "propriedade" on "visita"."cod_propriedade" = "propriedade"."cod_propriedade"
  where ("visita"."dt_visita" >= $25::date and "visita"."dt_visita" < $26::date) and "propriedade"."uf" = $27::text and "propriedade"."cpf_supervisor" = $28::text and ("visita"."cod_propriedade" in (select "resumo"."cod_propriedade"
  from "resumo"."visita_semestre" as "resumo"
  where ("resumo"."semestre" >= $29::date and "resumo"."semestre" < $30::date) and "resumo"."nao_contam" > 0
  union all select "visita"."cod_propriedade"
  from "programa"."visita" as "visita"
  where ("visita"."dt_visita" >= $31::date and "visita"."dt_visita" < $32::date) and (not "visita"."conta"))) and "visita"."sincronizada") as linhas
  group by "k0", "x2") as distintos
  group by grouping sets (("k0"), ())),
partes as (select "k0"::text as "k0", lvl, "a0", "a1", null::bigint as "a2"
  from "u0"
  union all select "k0"::text as "k0", lvl, null::bigint as "a0", null::numeric as "a1", "a2"
  from "u1"),
juntas as (select "k0", lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2"
  from (select *
  from partes
  union all select null::text as "k0", 1 as lvl, null::bigint as "a0", null::numeric as "a1", null::bigint as "a2") as linhas
  group by "k0", lvl),
valores as (select "k0", lvl, coalesce("a0", 0) as "m0", trim_scale(("a1")::numeric) as "m1", coalesce("a2", 0) as "m2"
  from juntas)
select *
  from (select "k0", lvl, "m0", "m1", "m2", "t0"."nome" as "l0", "t0"."nome_ordem" as "o0"
  from valores
  left join "programa"."tecnico" as "t0" on "t0"."cpf" = "k0"
  where lvl in (0, 1)) as nomes
  order by lvl, "o0" nulls last, "k0" nulls last
-- $1 = "2025-01-01"
-- $2 = "2025-07-01"
-- $3 = "GO"
-- $4 = "00000000191"
-- $5 = "2025-01-01"
-- $6 = "2025-07-01"
-- $7 = "2025-07-01"
-- $8 = "2025-10-14"
-- $9 = "2025-07-01"
-- $10 = "2025-10-14"
-- $11 = "GO"
-- $12 = "00000000191"
-- $13 = "2025-01-01"
-- $14 = "2025-07-01"
-- $15 = "2025-07-01"
-- $16 = "2025-10-14"
-- $17 = "2025-01-01"
-- $18 = "2025-07-01"
-- $19 = "GO"
-- $20 = "00000000191"
-- $21 = "2025-01-01"
-- $22 = "2025-07-01"
-- $23 = "2025-07-01"
-- $24 = "2025-10-14"
-- $25 = "2025-07-01"
-- $26 = "2025-10-14"
-- $27 = "GO"
-- $28 = "00000000191"
-- $29 = "2025-01-01"
-- $30 = "2025-07-01"
-- $31 = "2025-07-01"
-- $32 = "2025-10-14"
