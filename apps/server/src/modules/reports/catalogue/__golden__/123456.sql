with "u0" as (select "k0", "k1", "k2", "k3", "k4", "k5", "k6", "k7", "k8", "k9", "k10", "k11", "k12", "k13", "k14", "k15", "k16", "k17", "k18", "k19", "k20", 0 as lvl, max("x0") filter (where "f0") as "a0", max("x1") filter (where "f1") as "a1", max("x2") filter (where "f2") as "a2"
from (select "propriedade"."cod_propriedade" as "k0", "propriedade"."nome" as "k1", "propriedade"."lon" as "k2", "propriedade"."lat" as "k3", "produtor"."nome" as "k4", "municipio"."nome" as "k5", "propriedade"."uf" as "k6", "propriedade"."atividade_produtiva" as "k7", "propriedade"."perfil_fundiario" as "k8", "propriedade"."situacao" as "k9", "visita_ritmo"."visitas" as "k10", ("aplica_conservacao"."desde" is not null) as "k11", ("aplica_abc"."desde" is not null) as "k12", "propriedade"."area_total" as "k13", "propriedade"."area_produtiva" as "k14", "propriedade"."area_pastagem" as "k15", "propriedade"."area_lavoura" as "k16", "propriedade"."area_vegetacao_nativa" as "k17", "propriedade"."area_reserva_legal" as "k18", "propriedade"."area_app" as "k19", "propriedade"."area_degradada" as "k20", "isa"."indice" as "x0", ("isa"."momento" = $1::integer) as "f0", "isa"."indice" as "x1", ("isa"."momento" = $2::integer) as "f1", "isa"."indice" as "x2", ("isa"."momento" = $3::integer) as "f2"
from "programa"."isa" as "isa"
join "programa"."propriedade" as "propriedade" on "isa"."cod_propriedade" = "propriedade"."cod_propriedade"
left
join "programa"."produtor" as "produtor" on "propriedade"."id_produtor" = "produtor"."id_produtor"
left
join "geo"."municipio" as "municipio" on "propriedade"."codigo_municipio" = "municipio"."codigo_municipio"
left
join "resumo"."visita_ritmo" as "visita_ritmo" on "propriedade"."cod_propriedade" = "visita_ritmo"."cod_propriedade"
left
join "resumo"."aplica_conservacao" as "aplica_conservacao" on "propriedade"."cod_propriedade" = "aplica_conservacao"."cod_propriedade"
left
join "resumo"."aplica_abc" as "aplica_abc" on "propriedade"."cod_propriedade" = "aplica_abc"."cod_propriedade"
where ("propriedade"."uf" in ($4::text, $5::text)) and (("isa"."momento" = $6::integer) or ("isa"."momento" = $7::integer) or ("isa"."momento" = $8::integer))) as linhas
group by "k0", "k1", "k2", "k3", "k4", "k5", "k6", "k7", "k8", "k9", "k10", "k11", "k12", "k13", "k14", "k15", "k16", "k17", "k18", "k19", "k20"),
"u1" as (select "k0", "k1", "k2", "k3", "k4", "k5", "k6", "k7", "k8", "k9", "k10", "k11", "k12", "k13", "k14", "k15", "k16", "k17", "k18", "k19", "k20", 0 as lvl, count(*) as "a3"
from (select "propriedade"."cod_propriedade" as "k0", "propriedade"."nome" as "k1", "propriedade"."lon" as "k2", "propriedade"."lat" as "k3", "produtor"."nome" as "k4", "municipio"."nome" as "k5", "propriedade"."uf" as "k6", "propriedade"."atividade_produtiva" as "k7", "propriedade"."perfil_fundiario" as "k8", "propriedade"."situacao" as "k9", "visita_ritmo"."visitas" as "k10", ("aplica_conservacao"."desde" is not null) as "k11", ("aplica_abc"."desde" is not null) as "k12", "propriedade"."area_total" as "k13", "propriedade"."area_produtiva" as "k14", "propriedade"."area_pastagem" as "k15", "propriedade"."area_lavoura" as "k16", "propriedade"."area_vegetacao_nativa" as "k17", "propriedade"."area_reserva_legal" as "k18", "propriedade"."area_app" as "k19", "propriedade"."area_degradada" as "k20"
from "programa"."propriedade" as "propriedade"
left
join "programa"."produtor" as "produtor" on "propriedade"."id_produtor" = "produtor"."id_produtor"
left
join "geo"."municipio" as "municipio" on "propriedade"."codigo_municipio" = "municipio"."codigo_municipio"
left
join "resumo"."visita_ritmo" as "visita_ritmo" on "propriedade"."cod_propriedade" = "visita_ritmo"."cod_propriedade"
left
join "resumo"."aplica_conservacao" as "aplica_conservacao" on "propriedade"."cod_propriedade" = "aplica_conservacao"."cod_propriedade"
left
join "resumo"."aplica_abc" as "aplica_abc" on "propriedade"."cod_propriedade" = "aplica_abc"."cod_propriedade"
where ("propriedade"."uf" in ($9::text, $10::text))) as linhas
group by "k0", "k1", "k2", "k3", "k4", "k5", "k6", "k7", "k8", "k9", "k10", "k11", "k12", "k13", "k14", "k15", "k16", "k17", "k18", "k19", "k20"),
"u2" as (select "k0", "k1", "k2", "k3", "k4", "k5", "k6", "k7", "k8", "k9", "k10", "k11", "k12", "k13", "k14", "k15", "k16", "k17", "k18", "k19", "k20", 0 as lvl, count(*) as "a4"
from (select "propriedade"."cod_propriedade" as "k0", "propriedade"."nome" as "k1", "propriedade"."lon" as "k2", "propriedade"."lat" as "k3", "produtor"."nome" as "k4", "municipio"."nome" as "k5", "propriedade"."uf" as "k6", "propriedade"."atividade_produtiva" as "k7", "propriedade"."perfil_fundiario" as "k8", "propriedade"."situacao" as "k9", "visita_ritmo"."visitas" as "k10", ("aplica_conservacao"."desde" is not null) as "k11", ("aplica_abc"."desde" is not null) as "k12", "propriedade"."area_total" as "k13", "propriedade"."area_produtiva" as "k14", "propriedade"."area_pastagem" as "k15", "propriedade"."area_lavoura" as "k16", "propriedade"."area_vegetacao_nativa" as "k17", "propriedade"."area_reserva_legal" as "k18", "propriedade"."area_app" as "k19", "propriedade"."area_degradada" as "k20"
from "programa"."pratica" as "pratica"
join "programa"."propriedade" as "propriedade" on "pratica"."cod_propriedade" = "propriedade"."cod_propriedade"
left
join "programa"."produtor" as "produtor" on "propriedade"."id_produtor" = "produtor"."id_produtor"
left
join "geo"."municipio" as "municipio" on "propriedade"."codigo_municipio" = "municipio"."codigo_municipio"
left
join "resumo"."visita_ritmo" as "visita_ritmo" on "propriedade"."cod_propriedade" = "visita_ritmo"."cod_propriedade"
left
join "resumo"."aplica_conservacao" as "aplica_conservacao" on "propriedade"."cod_propriedade" = "aplica_conservacao"."cod_propriedade"
left
join "resumo"."aplica_abc" as "aplica_abc" on "propriedade"."cod_propriedade" = "aplica_abc"."cod_propriedade"
where ("propriedade"."uf" in ($11::text, $12::text)) and ("pratica"."objetivo" = $13::text)) as linhas
group by "k0", "k1", "k2", "k3", "k4", "k5", "k6", "k7", "k8", "k9", "k10", "k11", "k12", "k13", "k14", "k15", "k16", "k17", "k18", "k19", "k20"),
partes as (select "k0"::text as "k0", "k1"::text as "k1", "k2"::numeric as "k2", "k3"::numeric as "k3", "k4"::text as "k4", "k5"::text as "k5", "k6"::text as "k6", "k7"::text as "k7", "k8"::text as "k8", "k9"::text as "k9", "k10"::bigint as "k10", "k11"::boolean as "k11", "k12"::boolean as "k12", "k13"::numeric as "k13", "k14"::numeric as "k14", "k15"::numeric as "k15", "k16"::numeric as "k16", "k17"::numeric as "k17", "k18"::numeric as "k18", "k19"::numeric as "k19", "k20"::numeric as "k20", lvl, "a0", "a1", "a2", null::bigint as "a3", null::bigint as "a4"
from "u0"
union all
select "k0"::text as "k0", "k1"::text as "k1", "k2"::numeric as "k2", "k3"::numeric as "k3", "k4"::text as "k4", "k5"::text as "k5", "k6"::text as "k6", "k7"::text as "k7", "k8"::text as "k8", "k9"::text as "k9", "k10"::bigint as "k10", "k11"::boolean as "k11", "k12"::boolean as "k12", "k13"::numeric as "k13", "k14"::numeric as "k14", "k15"::numeric as "k15", "k16"::numeric as "k16", "k17"::numeric as "k17", "k18"::numeric as "k18", "k19"::numeric as "k19", "k20"::numeric as "k20", lvl, null::numeric as "a0", null::numeric as "a1", null::numeric as "a2", "a3", null::bigint as "a4"
from "u1"
union all
select "k0"::text as "k0", "k1"::text as "k1", "k2"::numeric as "k2", "k3"::numeric as "k3", "k4"::text as "k4", "k5"::text as "k5", "k6"::text as "k6", "k7"::text as "k7", "k8"::text as "k8", "k9"::text as "k9", "k10"::bigint as "k10", "k11"::boolean as "k11", "k12"::boolean as "k12", "k13"::numeric as "k13", "k14"::numeric as "k14", "k15"::numeric as "k15", "k16"::numeric as "k16", "k17"::numeric as "k17", "k18"::numeric as "k18", "k19"::numeric as "k19", "k20"::numeric as "k20", lvl, null::numeric as "a0", null::numeric as "a1", null::numeric as "a2", null::bigint as "a3", "a4"
from "u2"),
juntas as (select "k0", "k1", "k2", "k3", "k4", "k5", "k6", "k7", "k8", "k9", "k10", "k11", "k12", "k13", "k14", "k15", "k16", "k17", "k18", "k19", "k20", lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3", max("a4") as "a4"
from (select *
from partes) as linhas
group by "k0", "k1", "k2", "k3", "k4", "k5", "k6", "k7", "k8", "k9", "k10", "k11", "k12", "k13", "k14", "k15", "k16", "k17", "k18", "k19", "k20", lvl),
valores as (select "k0", "k1", "k2", "k3", "k4", "k5", "k6", "k7", "k8", "k9", "k10", "k11", "k12", "k13", "k14", "k15", "k16", "k17", "k18", "k19", "k20", lvl, trim_scale((coalesce("a0", "a1", "a2"))::numeric) as "m0", coalesce("a3", 0) as "m1", coalesce("a4", 0) as "m2"
from juntas)
select *
from (select "k0", "k1", "k2", "k3", "k4", "k5", "k6", "k7", "k8", "k9", "k10", "k11", "k12", "k13", "k14", "k15", "k16", "k17", "k18", "k19", "k20", lvl, "m0", "m1", "m2"
from valores
where lvl in (0)) as nomes
order by lvl, translate(lower("k0"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" nulls last, "k0" collate "C" nulls last, translate(lower("k0"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" nulls last, "k0" collate "C" nulls last, translate(lower("k1"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" nulls last, "k1" collate "C" nulls last, "k2" nulls last, "k3" nulls last, translate(lower("k4"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" nulls last, "k4" collate "C" nulls last, translate(lower("k5"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" nulls last, "k5" collate "C" nulls last, translate(lower("k6"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" nulls last, "k6" collate "C" nulls last, translate(lower("k7"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" nulls last, "k7" collate "C" nulls last, translate(lower("k8"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" nulls last, "k8" collate "C" nulls last, array_position(array['a_ematend', 'a_vstzero', 'a_concluida', 'i_inativa', 'i_semvst', 'i_vstzero']::text[], "k9"::text) nulls last, "k9"::text collate "C" nulls last, "k10" nulls last, "k11" nulls last, "k12" nulls last, "k13" nulls last, "k14" nulls last, "k15" nulls last, "k16" nulls last, "k17" nulls last, "k18" nulls last, "k19" nulls last, "k20" nulls last;
-- $1 = "3"
-- $2 = "2"
-- $3 = "1"
-- $4 = "GO"
-- $5 = "MG"
-- $6 = "3"
-- $7 = "2"
-- $8 = "1"
-- $9 = "GO"
-- $10 = "MG"
-- $11 = "GO"
-- $12 = "MG"
-- $13 = "planejamento"
