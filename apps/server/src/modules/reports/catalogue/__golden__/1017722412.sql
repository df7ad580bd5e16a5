select *
from (select "poligono_historico"."cod_propriedade" as "c0", "propriedade"."nome" as "c1", "municipio"."nome" as "c2", "propriedade"."uf" as "c3", "poligono_historico"."id_historico" as "c4", "poligono_historico"."cod_poligono" as "c5", "poligono_historico"."status" as "c6", "poligono_historico"."data" as "c7", "poligono_historico"."area" as "c8", "poligono_historico"."cod_propriedade" as "p0", "poligono_historico"."id_historico" as "p1"
from "programa"."poligono_historico" as "poligono_historico"
join "programa"."propriedade" as "propriedade" on "poligono_historico"."cod_propriedade" = "propriedade"."cod_propriedade"
left
join "geo"."municipio" as "municipio" on "propriedade"."codigo_municipio" = "municipio"."codigo_municipio"
where ("poligono_historico"."data" >= $1::date and "poligono_historico"."data" < $2::date) and ("propriedade"."uf" in ($3::text, $4::text))) as linhas
order by "p0", "p1";
-- $1 = "2025-01-01"
-- $2 = "2026-01-01"
-- $3 = "GO"
-- $4 = "MG"
