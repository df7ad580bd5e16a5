select *
from (select "indicador_resultado"."cod_propriedade" as "c0", "propriedade"."nome" as "c1", "municipio"."nome" as "c2", "propriedade"."uf" as "c3", "indicador_resultado"."ciclo" as "c4", "indicador_resultado"."nome" as "c5", "indicador_resultado"."valor" as "c6", "indicador_resultado"."unidade" as "c7", "indicador_resultado"."dt" as "c8", "indicador_resultado"."cod_propriedade" as "p0", "indicador_resultado"."ciclo" as "p1", "indicador_resultado"."nome" as "p2"
from "programa"."indicador_resultado" as "indicador_resultado"
join "programa"."propriedade" as "propriedade" on "indicador_resultado"."cod_propriedade" = "propriedade"."cod_propriedade"
left
join "geo"."municipio" as "municipio" on "propriedade"."codigo_municipio" = "municipio"."codigo_municipio"
where "indicador_resultado"."dt" < $1::date and ("propriedade"."uf" in ($2::text, $3::text))) as linhas
order by "p0", "p1", "p2";
-- $1 = "2026-01-01"
-- $2 = "GO"
-- $3 = "MG"
