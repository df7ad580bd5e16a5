select *
from (select "propriedade"."cod_propriedade" as "c0", "propriedade"."nome" as "c1", "municipio"."nome" as "c2", "propriedade"."uf" as "c3", "propriedade"."atividade_produtiva" as "c4", "propriedade"."perfil_fundiario" as "c5", "propriedade"."situacao" as "c6", "propriedade"."fase" as "c7", "propriedade"."dt_inicio" as "c8", "propriedade"."dt_fim" as "c9", "propriedade"."numero_car" as "c10", "propriedade"."area_total" as "c11", "propriedade"."area_produtiva" as "c12", "produtor"."nome" as "c13", "tecnico"."nome" as "c14", "supervisor"."nome" as "c15", "visita_ritmo"."visitas" as "c16", "visita_ritmo"."visitas_ciclo_1" as "c17", "visita_ritmo"."visitas_ciclo_2" as "c18", "visita_ritmo"."ultima" as "c19", "propriedade"."cod_propriedade" as "p0"
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
where ("propriedade"."situacao" in ($1::text, $2::text, $3::text)) and (coalesce("propriedade"."area_produtiva", '0'::numeric) = $4::numeric) and ("propriedade"."uf" in ($5::text, $6::text))) as linhas
order by "p0";
-- $1 = "a_ematend"
-- $2 = "a_vstzero"
-- $3 = "a_concluida"
-- $4 = "0"
-- $5 = "GO"
-- $6 = "MG"
