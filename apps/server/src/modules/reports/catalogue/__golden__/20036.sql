select *
from (select "visita"."cod_propriedade" as "c0", "propriedade"."nome" as "c1", "municipio"."nome" as "c2", "propriedade"."uf" as "c3", "visita"."id_visita" as "c4", "visita"."numero" as "c5", "visita"."ciclo_contado" as "c6", "visita"."fase" as "c7", "visita"."dt_visita" as "c8", "visita"."dt_checkin" as "c9", "visita"."duracao_min" as "c10", "tecnico_visita"."nome" as "c11", "visita"."cpf_tecnico" as "c12", "visita"."sincronizada" as "c13", "visita"."conta" as "c14", "visita"."motivo" as "c15", "visita"."cod_propriedade" as "p0", "visita"."id_visita" as "p1"
from "programa"."visita" as "visita"
join "programa"."propriedade" as "propriedade" on "visita"."cod_propriedade" = "propriedade"."cod_propriedade"
left
join "geo"."municipio" as "municipio" on "propriedade"."codigo_municipio" = "municipio"."codigo_municipio"
left
join "programa"."tecnico" as "tecnico_visita" on "visita"."cpf_tecnico" = "tecnico_visita"."cpf"
where ("visita"."dt_visita" >= $1::date and "visita"."dt_visita" < $2::date) and ("propriedade"."uf" in ($3::text, $4::text))) as linhas
order by "p0", "p1";
-- $1 = "2025-01-01"
-- $2 = "2026-01-01"
-- $3 = "GO"
-- $4 = "MG"
