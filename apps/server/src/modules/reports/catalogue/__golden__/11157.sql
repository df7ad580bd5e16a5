select *
from (select "propriedade"."cod_propriedade" as "c0", "propriedade"."nome" as "c1", "propriedade"."codigo_municipio" as "c2", "municipio"."nome" as "c3", "propriedade"."uf" as "c4", "sub_bacia"."nome" as "c5", "propriedade"."lon" as "c6", "propriedade"."lat" as "c7", "propriedade"."atividade_produtiva" as "c8", "propriedade"."perfil_fundiario" as "c9", "propriedade"."situacao" as "c10", "propriedade"."fase" as "c11", "produtor"."nome" as "c12", "produtor"."cpf" as "c13", "tecnico"."nome" as "c14", "propriedade"."cpf_tecnico" as "c15", "supervisor"."nome" as "c16", "propriedade"."cpf_supervisor" as "c17", "propriedade"."dt_inicio" as "c18", "propriedade"."dt_fim" as "c19", "propriedade"."numero_car" as "c20", "propriedade"."area_total" as "c21", "propriedade"."area_produtiva" as "c22", "propriedade"."area_pastagem" as "c23", "propriedade"."area_lavoura" as "c24", "propriedade"."area_vegetacao_nativa" as "c25", "propriedade"."area_reserva_legal" as "c26", "propriedade"."area_app" as "c27", "propriedade"."area_degradada" as "c28", "propriedade"."area_conservacao" as "c29", "propriedade"."area_abc" as "c30", "propriedade"."ciclo_1_inicio" as "c31", "propriedade"."ciclo_1_fim" as "c32", "propriedade"."ciclo_2_inicio" as "c33", "propriedade"."ciclo_2_fim" as "c34", "visita_ritmo"."visitas" as "c35", "visita_ritmo"."previstas" as "c36", "visita_ritmo"."atrasada" as "c37", "visita_ritmo"."ultima" as "c38", "propriedade"."cod_propriedade" as "p0"
from "programa"."propriedade" as "propriedade"
left
join "geo"."municipio" as "municipio" on "propriedade"."codigo_municipio" = "municipio"."codigo_municipio"
left
join "geo"."sub_bacia" as "sub_bacia" on "propriedade"."id_sub_bacia" = "sub_bacia"."id_sub_bacia"
left
join "programa"."produtor" as "produtor" on "propriedade"."id_produtor" = "produtor"."id_produtor"
left
join "programa"."tecnico" as "tecnico" on "propriedade"."cpf_tecnico" = "tecnico"."cpf"
left
join "programa"."supervisor" as "supervisor" on "propriedade"."cpf_supervisor" = "supervisor"."cpf"
left
join "resumo"."visita_ritmo" as "visita_ritmo" on "propriedade"."cod_propriedade" = "visita_ritmo"."cod_propriedade"
where ("propriedade"."uf" in ($1::text, $2::text))) as linhas
order by "p0";
-- $1 = "GO"
-- $2 = "MG"
