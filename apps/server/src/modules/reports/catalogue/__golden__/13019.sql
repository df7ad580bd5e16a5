select *
from (select "lancamento"."dt" as "c0", "lancamento"."natureza" as "c1", "item"."descricao" as "c2", "item"."nom_grupo" as "c3", "lancamento"."qtde" as "c4", "item"."unidade" as "c5", "lancamento"."vlr" as "c6", ("lancamento"."qtde" * "lancamento"."vlr") as "c7", "lancamento"."cod_propriedade" as "p0", "lancamento"."id_lancamento" as "p1"
from "programa"."lancamento" as "lancamento"
left
join "programa"."item" as "item" on "lancamento"."codigo_item" = "item"."codigo"
join "programa"."propriedade" as "propriedade" on "lancamento"."cod_propriedade" = "propriedade"."cod_propriedade"
where ("lancamento"."dt" >= $1::date and "lancamento"."dt" < $2::date) and ("propriedade"."uf" in ($3::text, $4::text))) as linhas
order by "c0" desc nulls last, "p0" collate "C", "p1";
-- $1 = "2025-01-01"
-- $2 = "2026-01-01"
-- $3 = "GO"
-- $4 = "MG"
