select *
from (select "isa"."cod_propriedade" as "c0", "propriedade"."nome" as "c1", "municipio"."nome" as "c2", "propriedade"."uf" as "c3", "isa"."momento" as "c4", "isa"."dt" as "c5", "isa"."indice" as "c6", "isa"."balanco_economico" as "c7", "isa"."balanco_social" as "c8", "isa"."gestao" as "c9", "isa"."qualidade_solo_agua" as "c10", "isa"."manejo_sistemas" as "c11", "isa"."diversificacao_paisagem" as "c12", "isa"."vegetacao_nativa" as "c13", "isa"."cod_propriedade" as "p0", "isa"."momento" as "p1"
from "programa"."isa" as "isa"
join "programa"."propriedade" as "propriedade" on "isa"."cod_propriedade" = "propriedade"."cod_propriedade"
left
join "geo"."municipio" as "municipio" on "propriedade"."codigo_municipio" = "municipio"."codigo_municipio"
where "isa"."dt" < $1::date and ("propriedade"."uf" in ($2::text, $3::text))) as linhas
order by "p0", "p1";
-- $1 = "2026-01-01"
-- $2 = "GO"
-- $3 = "MG"
