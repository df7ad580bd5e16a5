select *
from (select "propriedade"."cod_propriedade" as "c0", "propriedade"."nome" as "c1", "municipio"."nome" as "c2", "propriedade"."uf" as "c3", "tecnico"."nome" as "c4", "supervisor"."nome" as "c5", "visita_ritmo"."visitas" as "c6", "visita_ritmo"."faltam" as "c7", "visita_ritmo"."fase_desde" as "c8", "visita_ritmo"."dias_na_fase" as "c9", "visita_ritmo"."ultima" as "c10", "propriedade"."cod_propriedade" as "p0"
from "programa"."propriedade" as "propriedade"
left
join "geo"."municipio" as "municipio" on "propriedade"."codigo_municipio" = "municipio"."codigo_municipio"
left
join "programa"."tecnico" as "tecnico" on "propriedade"."cpf_tecnico" = "tecnico"."cpf"
left
join "programa"."supervisor" as "supervisor" on "propriedade"."cpf_supervisor" = "supervisor"."cpf"
left
join "resumo"."visita_ritmo" as "visita_ritmo" on "propriedade"."cod_propriedade" = "visita_ritmo"."cod_propriedade"
where ("propriedade"."fase" = $1::text) and ("propriedade"."uf" in ($2::text, $3::text))) as linhas
order by "c9" desc nulls last, "c0" collate "C" nulls last, "p0" collate "C";
-- $1 = "Planejamento 1"
-- $2 = "GO"
-- $3 = "MG"
