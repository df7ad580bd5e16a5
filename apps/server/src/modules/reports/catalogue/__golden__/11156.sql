with "u0" as (select "k0", "k1", "k2", 0 as lvl, count(*) as "a0", count(*) filter (where "f1") as "a1", (sum("x2"))::numeric as "a2", (sum("x3"))::numeric as "a3", max("x4") as "a4"
from (select "supervisor"."nome" as "k0", "propriedade"."cpf_supervisor" as "k1", "supervisor"."uf" as "k2", ("visita_ritmo"."visitas" > $1::integer) as "f1", "visita_ritmo"."visitas" as "x2", "propriedade"."area_total" as "x3", "visita_ritmo"."ultima" as "x4"
from "programa"."propriedade" as "propriedade"
left
join "programa"."supervisor" as "supervisor" on "propriedade"."cpf_supervisor" = "supervisor"."cpf"
left
join "resumo"."visita_ritmo" as "visita_ritmo" on "propriedade"."cod_propriedade" = "visita_ritmo"."cod_propriedade"
where (not coalesce(("propriedade"."cpf_supervisor" is null), false)) and ("propriedade"."uf" in ($2::text, $3::text))) as linhas
group by "k0", "k1", "k2"),
partes as (select "k0"::text as "k0", "k1"::text as "k1", "k2"::text as "k2", lvl, "a0", "a1", "a2", "a3", "a4"
from "u0"),
juntas as (select *
from partes),
valores as (select "k0", "k1", "k2", lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1", trim_scale((coalesce("a2", 0))::numeric) as "m2", trim_scale((coalesce("a3", 0))::numeric) as "m3", "a4" as "m4"
from juntas)
select *
from (select "k0", "k1", "k2", lvl, "m0", "m1", "m2", "m3", "m4"
from valores
where lvl in (0)) as nomes
order by lvl, translate(lower("k0"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" nulls last, "k0" collate "C" nulls last, translate(lower("k1"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" nulls last, "k1" collate "C" nulls last, translate(lower("k2"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" nulls last, "k2" collate "C" nulls last;
-- $1 = "0"
-- $2 = "GO"
-- $3 = "MG"
