select *
from (select "forma_historico"."cod_poligono" as "c0", "forma_historico"."cod_fip_poligono" as "c1", "forma_historico"."nome_area" as "c2", "forma_historico"."name_poligono" as "c3", "forma_historico"."type_poligono" as "c4", "forma_historico"."data" as "c5", "forma_historico"."area" as "c6", "forma_historico"."status" as "c7", "forma_historico"."id_historico" as "c8", "forma_historico"."caixa" as "c9", "forma_historico"."geojson" as "c10", "forma_historico"."cod_propriedade" as "p0", "forma_historico"."id_historico" as "p1"
from "camada"."forma_historico" as "forma_historico"
join "programa"."propriedade" as "propriedade" on "forma_historico"."cod_propriedade" = "propriedade"."cod_propriedade"
where ("propriedade"."uf" in ($1::text, $2::text))) as linhas
order by "c5" desc nulls last, "p0" collate "C", "p1";
-- $1 = "GO"
-- $2 = "MG"
