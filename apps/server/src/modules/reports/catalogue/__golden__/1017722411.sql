select *
from (select "poligono"."cod_propriedade" as "c0", "propriedade"."nome" as "c1", "municipio"."nome" as "c2", "propriedade"."uf" as "c3", "poligono"."id_poligono" as "c4", "poligono"."cod_fip_poligono" as "c5", "poligono"."nome_area" as "c6", "poligono"."name_poligono" as "c7", "poligono"."type_poligono" as "c8", "poligono"."origem" as "c9", "poligono"."area_ha" as "c10", "poligono"."dt" as "c11", "tecnico_registro"."nome" as "c12", "poligono"."cod_propriedade" as "p0", "poligono"."id_poligono" as "p1"
from "programa"."poligono" as "poligono"
join "programa"."propriedade" as "propriedade" on "poligono"."cod_propriedade" = "propriedade"."cod_propriedade"
left
join "geo"."municipio" as "municipio" on "propriedade"."codigo_municipio" = "municipio"."codigo_municipio"
left
join "programa"."tecnico" as "tecnico_registro" on "poligono"."cpf_tecnico" = "tecnico_registro"."cpf"
where "poligono"."dt" < $1::date and ("propriedade"."uf" in ($2::text, $3::text))) as linhas
order by "p0", "p1";
-- $1 = "2026-01-01"
-- $2 = "GO"
-- $3 = "MG"
