with "u0" as (select "k0", "k1", 0 as lvl, ((sum("x0") filter (where "f0"))::numeric / nullif((count("x0") filter (where "f0"))::numeric, 0)) as "a0", ((sum("x0") filter (where "f1"))::numeric / nullif((count("x0") filter (where "f1"))::numeric, 0)) as "a1", min("x2") as "a2", max("x3") as "a3", min("x4") as "a4", max("x5") as "a5"
from (select "indicador_resultado"."nome" as "k0", "indicador_resultado"."unidade" as "k1", "indicador_resultado"."valor" as "x0", ("indicador_resultado"."ciclo" = $1::integer) as "f0", ("indicador_resultado"."ciclo" = $2::integer) as "f1", "propriedade"."ciclo_1_inicio" as "x2", "propriedade"."ciclo_1_fim" as "x3", "propriedade"."ciclo_2_inicio" as "x4", "propriedade"."ciclo_2_fim" as "x5"
from "programa"."indicador_resultado" as "indicador_resultado"
join "programa"."propriedade" as "propriedade" on "indicador_resultado"."cod_propriedade" = "propriedade"."cod_propriedade"
where "indicador_resultado"."dt" < $3::date and ("propriedade"."uf" in ($4::text, $5::text))) as linhas
group by "k0", "k1"),
partes as (select "k0"::text as "k0", "k1"::text as "k1", lvl, "a0", "a1", "a2", "a3", "a4", "a5"
from "u0"),
juntas as (select *
from partes),
valores as (select "k0", "k1", lvl, trim_scale(("a0")::numeric) as "m0", trim_scale(("a1")::numeric) as "m1", trim_scale((("a1" - "a0"))::numeric) as "m2", "a2" as "m3", "a3" as "m4", "a4" as "m5", "a5" as "m6"
from juntas)
select *
from (select "k0", "k1", lvl, "m0", "m1", "m2", "m3", "m4", "m5", "m6"
from valores
where lvl in (0)) as nomes
order by lvl, translate(lower("k0"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" nulls last, "k0" collate "C" nulls last, translate(lower("k1"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" nulls last, "k1" collate "C" nulls last;
-- $1 = "1"
-- $2 = "2"
-- $3 = "2026-01-01"
-- $4 = "GO"
-- $5 = "MG"
