select *
from (select "forma_poligono"."id_poligono" as "c0", "forma_poligono"."cod_fip_poligono" as "c1", "forma_poligono"."nome_area" as "c2", "forma_poligono"."name_poligono" as "c3", "forma_poligono"."type_poligono" as "c4", "forma_poligono"."dt" as "c5", "forma_poligono"."area_ha" as "c6", "forma_poligono"."agg_area_ha" as "c7", "forma_poligono"."area_tipo_ha" as "c8", "forma_poligono"."caixa" as "c9", "forma_poligono"."geojson" as "c10", "forma_poligono"."cod_propriedade" as "p0", "forma_poligono"."id_poligono" as "p1"
from "camada"."forma_poligono" as "forma_poligono"
join "programa"."propriedade" as "propriedade" on "forma_poligono"."cod_propriedade" = "propriedade"."cod_propriedade"
where ("propriedade"."uf" in ($1::text, $2::text))) as linhas
order by translate(lower("c4"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" nulls last, translate(lower("c2"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" nulls last, "p0" collate "C", "p1";
-- $1 = "GO"
-- $2 = "MG"
