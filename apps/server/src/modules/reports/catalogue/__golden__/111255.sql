select *
from (select "achado"."cod_propriedade" as "c0", "propriedade"."nome" as "c1", "municipio"."nome" as "c2", "propriedade"."uf" as "c3", "tecnico"."nome" as "c4", "supervisor"."nome" as "c5", "achado"."regra" as "c6", "achado"."gravidade" as "c7", "achado"."detalhe" as "c8", "achado"."valor" as "c9", "achado"."desde" as "c10", "silenciado"."ate" as "c11", "achado"."id_visita" as "c12", "achado"."cod_propriedade" as "p0", "achado"."regra" as "p1", "achado"."chave" as "p2"
from "resumo"."achado" as "achado"
join "programa"."propriedade" as "propriedade" on "achado"."cod_propriedade" = "propriedade"."cod_propriedade"
left
join "geo"."municipio" as "municipio" on "propriedade"."codigo_municipio" = "municipio"."codigo_municipio"
left
join "programa"."tecnico" as "tecnico" on "propriedade"."cpf_tecnico" = "tecnico"."cpf"
left
join "programa"."supervisor" as "supervisor" on "propriedade"."cpf_supervisor" = "supervisor"."cpf"
left
join "programa"."silenciado" as "silenciado" on "achado"."cod_propriedade" = "silenciado"."cod_propriedade" and "achado"."regra" = "silenciado"."regra" and "achado"."chave" = "silenciado"."chave"
where ("propriedade"."uf" in ($1::text, $2::text))) as linhas
order by "p0", "p1", "p2";
-- $1 = "GO"
-- $2 = "MG"

-- And so ask:
-- 13401: the same
