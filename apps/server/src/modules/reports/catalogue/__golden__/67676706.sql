select *
from (select "forma_car"."numero_car" as "c0", "forma_car"."tipo_imovel_car" as "c1", "forma_car"."situacao_car" as "c2", "forma_car"."condicao_car" as "c3", "forma_car"."legenda" as "c4", "propriedade"."numero_car" as "c5", "forma_car"."area_ha" as "c6", "forma_car"."cod_propriedade" as "c7", "propriedade"."nome" as "c8", "forma_car"."caixa" as "c9", "forma_car"."geojson" as "c10", "forma_car"."cod_propriedade" as "p0", "forma_car"."numero_car" as "p1"
from "camada"."forma_car" as "forma_car"
join "programa"."propriedade" as "propriedade" on "forma_car"."cod_propriedade" = "propriedade"."cod_propriedade"
where ("propriedade"."uf" in ($1::text, $2::text))) as linhas
order by "p0", "p1";
-- $1 = "GO"
-- $2 = "MG"
