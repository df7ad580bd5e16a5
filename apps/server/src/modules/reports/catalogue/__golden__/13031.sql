select *
from (select "propriedade"."cod_propriedade" as "c0", "propriedade"."nome" as "c1", "municipio"."nome" as "c2", "propriedade"."uf" as "c3", "produtor"."nome" as "c4", "tecnico"."nome" as "c5", "supervisor"."nome" as "c6", "visita_ritmo"."visitas_ciclo_1" as "c7", "visita_ritmo"."ultima" as "c8", "propriedade"."cod_propriedade" as "p0"
from "programa"."propriedade" as "propriedade"
left
join "geo"."municipio" as "municipio" on "propriedade"."codigo_municipio" = "municipio"."codigo_municipio"
left
join "programa"."produtor" as "produtor" on "propriedade"."id_produtor" = "produtor"."id_produtor"
left
join "programa"."tecnico" as "tecnico" on "propriedade"."cpf_tecnico" = "tecnico"."cpf"
left
join "programa"."supervisor" as "supervisor" on "propriedade"."cpf_supervisor" = "supervisor"."cpf"
left
join "resumo"."visita_ritmo" as "visita_ritmo" on "propriedade"."cod_propriedade" = "visita_ritmo"."cod_propriedade"
where ("visita_ritmo"."visitas_ciclo_1" >= $1::integer) and ("propriedade"."uf" in ($2::text, $3::text))) as linhas
order by "p0";
-- $1 = "12"
-- $2 = "GO"
-- $3 = "MG"

-- And so ask:
-- 13032: "visita_ritmo"."visitas_ciclo_1" -> "visita_ritmo"."visitas_ciclo_2"
