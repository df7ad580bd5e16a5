select *
from (select "propriedade"."cod_propriedade" as "c0", "propriedade"."nome" as "c1", "municipio"."nome" as "c2", "propriedade"."uf" as "c3", "sub_bacia"."nome" as "c4", "propriedade"."atividade_produtiva" as "c5", "propriedade"."perfil_fundiario" as "c6", "propriedade"."situacao" as "c7", "propriedade"."fase" as "c8", "propriedade"."dt_inicio" as "c9", "propriedade"."dt_fim" as "c10", "visita_ritmo"."visitas" as "c11", "visita_ritmo"."ultima" as "c12", "propriedade"."lon" as "c13", "propriedade"."lat" as "c14", "produtor"."nome" as "c15", "produtor"."cpf" as "c16", "supervisor"."nome" as "c17", "propriedade"."cpf_supervisor" as "c18", "tecnico"."nome" as "c19", "propriedade"."cpf_tecnico" as "c20", "propriedade"."numero_car" as "c21", "propriedade"."area_total" as "c22", "propriedade"."area_produtiva" as "c23", "propriedade"."area_pastagem" as "c24", "propriedade"."area_lavoura" as "c25", "propriedade"."area_vegetacao_nativa" as "c26", "propriedade"."area_reserva_legal" as "c27", "propriedade"."area_app" as "c28", "propriedade"."area_degradada" as "c29", "propriedade"."area_conservacao" as "c30", "propriedade"."area_abc" as "c31", "propriedade"."ciclo_1_inicio" as "c32", "propriedade"."ciclo_1_fim" as "c33", "propriedade"."ciclo_2_inicio" as "c34", "propriedade"."ciclo_2_fim" as "c35", "propriedade"."cod_propriedade" as "p0"
from "programa"."propriedade" as "propriedade"
left
join "geo"."municipio" as "municipio" on "propriedade"."codigo_municipio" = "municipio"."codigo_municipio"
left
join "geo"."sub_bacia" as "sub_bacia" on "propriedade"."id_sub_bacia" = "sub_bacia"."id_sub_bacia"
left
join "resumo"."visita_ritmo" as "visita_ritmo" on "propriedade"."cod_propriedade" = "visita_ritmo"."cod_propriedade"
left
join "programa"."produtor" as "produtor" on "propriedade"."id_produtor" = "produtor"."id_produtor"
left
join "programa"."supervisor" as "supervisor" on "propriedade"."cpf_supervisor" = "supervisor"."cpf"
left
join "programa"."tecnico" as "tecnico" on "propriedade"."cpf_tecnico" = "tecnico"."cpf"
where ("propriedade"."uf" in ($1::text, $2::text))) as linhas
order by "p0";
-- $1 = "GO"
-- $2 = "MG"

-- And so ask:
-- 3311199: the same
