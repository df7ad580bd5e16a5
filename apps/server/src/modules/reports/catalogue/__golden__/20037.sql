select *
from (select "lancamento"."cod_propriedade" as "c0", "propriedade"."nome" as "c1", "municipio"."nome" as "c2", "propriedade"."uf" as "c3", "lancamento"."id_lancamento" as "c4", "lancamento"."id_visita" as "c5", "lancamento"."natureza" as "c6", "lancamento"."dt" as "c7", "lancamento"."codigo_item" as "c8", "item"."descricao" as "c9", "item"."nom_subgrupo" as "c10", "item"."nom_grupo" as "c11", "lancamento"."qtde" as "c12", "item"."unidade" as "c13", "lancamento"."vlr" as "c14", ("lancamento"."qtde" * "lancamento"."vlr") as "c15", "lancamento"."cod_propriedade" as "p0", "lancamento"."id_lancamento" as "p1"
from "programa"."lancamento" as "lancamento"
join "programa"."propriedade" as "propriedade" on "lancamento"."cod_propriedade" = "propriedade"."cod_propriedade"
left
join "geo"."municipio" as "municipio" on "propriedade"."codigo_municipio" = "municipio"."codigo_municipio"
left
join "programa"."item" as "item" on "lancamento"."codigo_item" = "item"."codigo"
where ("lancamento"."dt" >= $1::date and "lancamento"."dt" < $2::date) and ("propriedade"."uf" in ($3::text, $4::text))) as linhas
order by "p0", "p1";
-- $1 = "2025-01-01"
-- $2 = "2026-01-01"
-- $3 = "GO"
-- $4 = "MG"
