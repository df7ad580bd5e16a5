select *
from (select "pratica"."cod_propriedade" as "c0", "propriedade"."nome" as "c1", "municipio"."nome" as "c2", "propriedade"."uf" as "c3", "pratica"."id_pratica" as "c4", "pratica"."tipo" as "c5", "pratica"."area_ha" as "c6", "pratica"."dt_registro" as "c7", "pratica"."id_poligono" as "c8", "pratica"."cod_propriedade" as "p0", "pratica"."id_pratica" as "p1"
from "programa"."pratica" as "pratica"
join "programa"."propriedade" as "propriedade" on "pratica"."cod_propriedade" = "propriedade"."cod_propriedade"
left
join "geo"."municipio" as "municipio" on "propriedade"."codigo_municipio" = "municipio"."codigo_municipio"
where "pratica"."dt_registro" < $1::date and ("pratica"."objetivo" = $2::text) and ("propriedade"."uf" in ($3::text, $4::text))) as linhas
order by "p0", "p1";
-- $1 = "2026-01-01"
-- $2 = "conservacao"
-- $3 = "GO"
-- $4 = "MG"

-- And so ask:
-- 20040: "conservacao" -> "abc"
-- 20041: "conservacao" -> "planejamento"
