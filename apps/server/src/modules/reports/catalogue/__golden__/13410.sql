with "u0" as (select "k0", grouping("k0") as lvl, count(*) as "a0"
from (select "propriedade"."uf" as "k0"
from "resumo"."achado" as "achado"
join "programa"."propriedade" as "propriedade" on "achado"."cod_propriedade" = "propriedade"."cod_propriedade"
where ("propriedade"."uf" in ($1::text, $2::text)) and ("achado"."regra" = $3::integer)) as linhas
group by grouping sets (("k0"), ())),
"u1" as (select "k0", grouping("k0") as lvl, (sum("x1"))::numeric as "a1"
from (select "propriedade"."uf" as "k0", "exame"."ativas" as "x1"
from "resumo"."exame" as "exame"
join "programa"."propriedade" as "propriedade" on "exame"."cod_propriedade" = "propriedade"."cod_propriedade"
where ("propriedade"."uf" in ($4::text, $5::text))) as linhas
group by grouping sets (("k0"), ())),
partes as (select "k0"::text as "k0", lvl, "a0", null::numeric as "a1"
from "u0"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", "a1"
from "u1"),
juntas as (select "k0", lvl, max("a0") as "a0", max("a1") as "a1"
from (select *
from partes
union all
select null::text as "k0", 1 as lvl, null::bigint as "a0", null::numeric as "a1") as linhas
group by "k0", lvl),
valores as (select "k0", lvl, coalesce("a0", 0) as "m0", trim_scale((coalesce("a1", 0))::numeric) as "m1", trim_scale((((coalesce("a0", 0))::numeric / nullif((coalesce("a1", 0))::numeric, 0)))::numeric) as "m2"
from juntas)
select *
from (select "k0", lvl, "m0", "m1", "m2", "t0"."nome" as "l0", "t0"."nome_ordem" as "o0"
from valores
left
join (select "uf", "nome", translate(lower("nome"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" as "nome_ordem"
from "geo"."uf" offset 0) as "t0" on "t0"."uf" = "k0"
where lvl in (0, 1)) as nomes
order by lvl, "o0" nulls last, "k0" nulls last;
-- $1 = "GO"
-- $2 = "MG"
-- $3 = "13410"
-- $4 = "GO"
-- $5 = "MG"

-- And so ask:
-- 13411: "exame"."ativas" -> "exame"."com_ponto", "13410" -> "13411"
-- 13412: "exame"."ativas" -> "exame"."contornos", "13410" -> "13412"
-- 13413: "exame"."ativas" -> "exame"."checkins_com_lugar", "13410" -> "13413"
-- 13414: "exame"."ativas" -> "exame"."checkins_com_tecnico", "13410" -> "13414"
-- 13415: "exame"."ativas" -> "exame"."com_produtor", "13410" -> "13415"
-- 13416: "exame"."ativas" -> "exame"."com_produtor", "13410" -> "13416"
-- 13417: "exame"."ativas" -> "exame"."propriedades", "13410" -> "13417"
-- 13418: "exame"."ativas" -> "exame"."com_ciclo", "13410" -> "13418"
-- 13419: "exame"."ativas" -> "exame"."lancamentos", "13410" -> "13419"
