select *
from (select "item"."descricao" as "c0", "item"."nom_subgrupo" as "c1", "item"."nom_grupo" as "c2", "lancamento"."qtde" as "c3", "item"."unidade" as "c4", "lancamento"."vlr" as "c5", ("lancamento"."qtde" * "lancamento"."vlr") as "c6", "lancamento"."dt" as "c7", "lancamento"."cod_propriedade" as "p0", "lancamento"."id_lancamento" as "p1"
from "programa"."lancamento" as "lancamento"
left
join "programa"."item" as "item" on "lancamento"."codigo_item" = "item"."codigo"
join "programa"."propriedade" as "propriedade" on "lancamento"."cod_propriedade" = "propriedade"."cod_propriedade"
where ("lancamento"."dt" >= $1::date and "lancamento"."dt" < $2::date) and ("lancamento"."natureza" = $3::text) and ("propriedade"."uf" in ($4::text, $5::text))) as linhas
order by "c7" desc nulls last, "p0" collate "C", "p1";
-- $1 = "2025-01-01"
-- $2 = "2026-01-01"
-- $3 = "despesa"
-- $4 = "GO"
-- $5 = "MG"
