with "u0" as (select "k0", "k1", "k2", "k3", "k4", "k5", "k6", "k7", "k8", 0 as lvl, count(*) as "a0", count(*) filter (where "f1") as "a1", (sum("x2"))::numeric as "a2", (sum("x3"))::numeric as "a3", max("x4") as "a4"
from (select "propriedade"."id_produtor" as "k0", "produtor"."nome" as "k1", "produtor"."cpf" as "k2", "produtor"."sexo" as "k3", "produtor"."dt_nascimento" as "k4", "produtor"."escolaridade" as "k5", "produtor"."cor_raca" as "k6", "produtor"."faixa_renda" as "k7", "produtor"."tempo_atividade" as "k8", ("visita_ritmo"."visitas" > $1::integer) as "f1", "visita_ritmo"."visitas" as "x2", "propriedade"."area_total" as "x3", "visita_ritmo"."ultima" as "x4"
from "programa"."propriedade" as "propriedade"
left
join "programa"."produtor" as "produtor" on "propriedade"."id_produtor" = "produtor"."id_produtor"
left
join "resumo"."visita_ritmo" as "visita_ritmo" on "propriedade"."cod_propriedade" = "visita_ritmo"."cod_propriedade"
where (not coalesce(("propriedade"."id_produtor" is null), false)) and ("propriedade"."uf" in ($2::text, $3::text))) as linhas
group by "k0", "k1", "k2", "k3", "k4", "k5", "k6", "k7", "k8"),
partes as (select "k0"::bigint as "k0", "k1"::text as "k1", "k2"::text as "k2", "k3"::text as "k3", "k4"::date as "k4", "k5"::text as "k5", "k6"::text as "k6", "k7"::text as "k7", "k8"::text as "k8", lvl, "a0", "a1", "a2", "a3", "a4"
from "u0"),
juntas as (select *
from partes),
valores as (select "k0", "k1", "k2", "k3", "k4", "k5", "k6", "k7", "k8", lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1", trim_scale((coalesce("a2", 0))::numeric) as "m2", trim_scale((coalesce("a3", 0))::numeric) as "m3", "a4" as "m4"
from juntas)
select *
from (select "k0", "k1", "k2", "k3", "k4", "k5", "k6", "k7", "k8", lvl, "m0", "m1", "m2", "m3", "m4"
from valores
where lvl in (0)) as nomes
order by lvl, "k0" nulls last, translate(lower("k1"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" nulls last, "k1" collate "C" nulls last, translate(lower("k2"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" nulls last, "k2" collate "C" nulls last, translate(lower("k3"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" nulls last, "k3" collate "C" nulls last, "k4" nulls last, translate(lower("k5"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" nulls last, "k5" collate "C" nulls last, translate(lower("k6"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" nulls last, "k6" collate "C" nulls last, translate(lower("k7"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" nulls last, "k7" collate "C" nulls last, translate(lower("k8"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" nulls last, "k8" collate "C" nulls last;
-- $1 = "0"
-- $2 = "GO"
-- $3 = "MG"
