select *
from (select "visita"."numero" as "c0", "visita_prevista"."dt_prevista" as "c1", "visita"."dt_visita" as "c2", "tecnico_visita"."nome" as "c3", "visita"."duracao_min" as "c4", "visita"."fase" as "c5", "visita"."ciclo_contado" as "c6", "visita"."conta" as "c7", "visita"."motivo" as "c8", "visita"."cod_propriedade" as "p0", "visita"."id_visita" as "p1"
from "programa"."visita" as "visita"
left
join "programa"."visita_prevista" as "visita_prevista" on "visita"."cod_propriedade" = "visita_prevista"."cod_propriedade" and "visita"."numero" = "visita_prevista"."numero"
left
join "programa"."tecnico" as "tecnico_visita" on "visita"."cpf_tecnico" = "tecnico_visita"."cpf"
join "programa"."propriedade" as "propriedade" on "visita"."cod_propriedade" = "propriedade"."cod_propriedade"
where ("visita"."dt_visita" >= $1::date and "visita"."dt_visita" < $2::date) and ("propriedade"."uf" in ($3::text, $4::text))) as linhas
order by "c2" desc nulls last, "p0" collate "C", "p1";
-- $1 = "2025-01-01"
-- $2 = "2026-01-01"
-- $3 = "GO"
-- $4 = "MG"
