select *
from (select "propriedade"."cod_propriedade" as "c0", "propriedade"."nome" as "c1", "municipio"."nome" as "c2", "propriedade"."uf" as "c3", "produtor"."nome" as "c4", "propriedade"."atividade_produtiva" as "c5", "visita_ritmo"."visitas" as "c6", "visita_ritmo"."previstas" as "c7", "visita_ritmo"."faltam" as "c8", "visita_ritmo"."ultima" as "c9", "propriedade"."situacao" as "c10", "visita_ritmo"."atrasada" as "c11", "propriedade"."cod_propriedade" as "p0"
from "programa"."propriedade" as "propriedade"
left
join "geo"."municipio" as "municipio" on "propriedade"."codigo_municipio" = "municipio"."codigo_municipio"
left
join "programa"."produtor" as "produtor" on "propriedade"."id_produtor" = "produtor"."id_produtor"
left
join "resumo"."visita_ritmo" as "visita_ritmo" on "propriedade"."cod_propriedade" = "visita_ritmo"."cod_propriedade"
where ("propriedade"."uf" in ($1::text, $2::text))) as linhas
order by "c8" desc nulls last, "p0" collate "C";
-- $1 = "GO"
-- $2 = "MG"

-- And so ask:
-- 8768992: the same
