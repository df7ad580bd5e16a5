select *
from (select "recomendacao"."cod_propriedade" as "c0", "propriedade"."nome" as "c1", "municipio"."nome" as "c2", "propriedade"."uf" as "c3", "recomendacao"."id_recomendacao" as "c4", "recomendacao"."id_visita" as "c5", "recomendacao"."tema" as "c6", "recomendacao"."situacao" as "c7", "recomendacao"."dt" as "c8", "recomendacao"."cod_propriedade" as "p0", "recomendacao"."id_recomendacao" as "p1"
from "programa"."recomendacao" as "recomendacao"
join "programa"."propriedade" as "propriedade" on "recomendacao"."cod_propriedade" = "propriedade"."cod_propriedade"
left
join "geo"."municipio" as "municipio" on "propriedade"."codigo_municipio" = "municipio"."codigo_municipio"
where "recomendacao"."dt" < $1::date and ("propriedade"."uf" in ($2::text, $3::text))) as linhas
order by "p0", "p1";
-- $1 = "2026-01-01"
-- $2 = "GO"
-- $3 = "MG"
