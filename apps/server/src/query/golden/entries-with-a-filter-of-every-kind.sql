with "u0" as (select "k0", "k1", 0 as lvl, (sum("x0"))::numeric as "a0"
  from (select extract(year
  from "lancamento"."dt")::integer as "k0", "item"."nom_grupo" as "k1", ("lancamento"."qtde" * "lancamento"."vlr") as "x0"
  from "programa"."lancamento" as "lancamento"
  left join "programa"."item" as "item" on "lancamento"."codigo_item" = "item"."codigo"
  join "programa"."propriedade" as "propriedade" on "lancamento"."cod_propriedade" = "propriedade"."cod_propriedade"
  left join "programa"."visita" as "visita" on "lancamento"."cod_propriedade" = "visita"."cod_propriedade" and "lancamento"."id_visita" = "visita"."id_visita"
  where "propriedade"."uf" = $1::text and (not coalesce(strpos(lower("propriedade"."nome"), lower($2::text)) > 0, false)) and ("item"."codigo" in ($3::integer, $4::integer)) and ("lancamento"."dt" >= $5::date and "lancamento"."dt" <= $6::date) and ((not coalesce(("propriedade"."uf" = $7::text), false)) or ("propriedade"."id_sub_bacia" is null)) and ("lancamento"."natureza" = $8::text) and "visita"."conta") as linhas
  group by "k0", "k1"),
partes as (select "k0"::bigint as "k0", "k1"::text as "k1", lvl, "a0"
  from "u0"),
juntas as (select *
  from partes),
valores as (select "k0", "k1", lvl, trim_scale(("a0")::numeric) as "m0", trim_scale((case when lvl & 2 = 0 then sum(coalesce("a0", 0)) over (partition by lvl, "k1"
  order by "k0" nulls last) else "a0" end)::numeric) as "m1"
  from juntas)
select *
  from (select "k0", "k1", lvl, "m0", "m1"
  from valores
  where lvl in (0)) as nomes
  order by lvl, "k0" nulls last, translate(lower("k1"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" nulls last, "k1" collate "C" nulls last
-- $1 = "GO"
-- $2 = "d'Água 100%"
-- $3 = "1"
-- $4 = "2"
-- $5 = "2025-09-14"
-- $6 = "2025-10-14"
-- $7 = "BA"
-- $8 = "receita"
