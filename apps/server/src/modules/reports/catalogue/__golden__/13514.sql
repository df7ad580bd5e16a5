with "u0" as (select "k0", 0 as lvl, coalesce(case when "f0" then "r0" end, 0)::bigint as "a0", coalesce(case when "f2" then "r2" end, 0)::bigint as "a2", coalesce(case when "f1" then "r1" end, 0)::bigint as "a1"
from (select "resumo"."cod_propriedade" as "k0", "resumo"."previstas" as "r0", "resumo"."previstas" > 0 as "f0", "resumo"."vencidas" as "r2", "resumo"."vencidas" > 0 as "f2", "resumo"."visitas" as "r1", "resumo"."visitas" > 0 as "f1"
from "resumo"."visita_ano" as "resumo"
where ("resumo"."ano" >= $1::date and "resumo"."ano" < $2::date) and ("resumo"."uf" in ($3::text, $4::text)) and ("resumo"."previstas" > 0 or "resumo"."vencidas" > 0 or "resumo"."visitas" > 0)) as linhas),
partes as (select "k0"::text as "k0", lvl, "a0", "a1", "a2"
from "u0"),
juntas as (select *
from partes),
valores as (select "k0", lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1", (coalesce("a0", 0) - coalesce("a1", 0)) as "m2", coalesce(greatest((coalesce("a0", 0) - coalesce("a1", 0)), '0'::numeric), '0'::numeric) as "m3", trim_scale((((coalesce(greatest((coalesce("a0", 0) - coalesce("a1", 0)), '0'::numeric), '0'::numeric))::numeric / nullif(('1'::numeric)::numeric, 0)))::numeric) as "m4", coalesce("a2", 0) as "m5", (coalesce("a1", 0) - coalesce("a2", 0)) as "m6", trim_scale(((((coalesce("a1", 0))::numeric / nullif((coalesce("a2", 0))::numeric, 0)) * '100'::numeric))::numeric) as "m7"
from juntas),
figuras as not materialized (select *
from (select "k0", lvl, "m0", "m1", "m2", "m3", "m4", "m5", "m6", "m7"
from valores
where lvl in (0)) as nomes)
select *
from (select "propriedade"."cod_propriedade" as "c0", "propriedade"."nome" as "c1", "m0" as "c2", "m1" as "c3", "m2" as "c4", "m3" as "c5", "m4" as "c6", "m5" as "c7", "m6" as "c8", "m7" as "c9", "propriedade"."situacao" as "c10", "municipio"."nome" as "c11", "propriedade"."uf" as "c12", "tecnico"."nome" as "c13", "supervisor"."nome" as "c14", "visita_ritmo"."ultima" as "c15", "propriedade"."cod_propriedade" as "p0"
from "programa"."propriedade" as "propriedade"
left
join "geo"."municipio" as "municipio" on "propriedade"."codigo_municipio" = "municipio"."codigo_municipio"
left
join "programa"."tecnico" as "tecnico" on "propriedade"."cpf_tecnico" = "tecnico"."cpf"
left
join "programa"."supervisor" as "supervisor" on "propriedade"."cpf_supervisor" = "supervisor"."cpf"
left
join "resumo"."visita_ritmo" as "visita_ritmo" on "propriedade"."cod_propriedade" = "visita_ritmo"."cod_propriedade"
join figuras on "k0" = "propriedade"."cod_propriedade"
where ("propriedade"."uf" in ($5::text, $6::text))) as linhas
order by "c8" nulls last, "c4" desc nulls last, "c0" collate "C" nulls last, "p0" collate "C";
-- $1 = "2025-01-01"
-- $2 = "2026-01-01"
-- $3 = "GO"
-- $4 = "MG"
-- $5 = "GO"
-- $6 = "MG"
