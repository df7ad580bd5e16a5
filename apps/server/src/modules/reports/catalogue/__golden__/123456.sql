with "u0" as (select "k0", 0 as lvl, max("x0") filter (where "f0") as "a0", max("x0") filter (where "f1") as "a1", max("x0") filter (where "f2") as "a2"
from (select "propriedade"."cod_propriedade" as "k0", "isa"."indice" as "x0", ("isa"."momento" = $1::integer) as "f0", ("isa"."momento" = $2::integer) as "f1", ("isa"."momento" = $3::integer) as "f2"
from "programa"."isa" as "isa"
join "programa"."propriedade" as "propriedade" on "isa"."cod_propriedade" = "propriedade"."cod_propriedade"
where ("propriedade"."uf" in ($4::text, $5::text)) and (("isa"."momento" = $6::integer) or ("isa"."momento" = $7::integer) or ("isa"."momento" = $8::integer))) as linhas
group by "k0"),
"u1" as (select "k0", 0 as lvl, "x3" as "a3", "x4" as "a4", "x5" as "a5", "x6" as "a6", "x7" as "a7", "x8" as "a8", "x9" as "a9", "x10" as "a10", "x11" as "a11", "x12" as "a12", coalesce(case when "f13" then 1 end, 0)::bigint as "a13", coalesce(case when "f14" then 1 end, 0)::bigint as "a14", "x15" as "a15", "x16" as "a16", "x17" as "a17", "x18" as "a18", "x19" as "a19", "x20" as "a20", "x21" as "a21", "x22" as "a22"
from (select "propriedade"."cod_propriedade" as "k0", "propriedade"."nome" as "x3", "propriedade"."lon" as "x4", "propriedade"."lat" as "x5", "produtor"."nome" as "x6", "municipio"."nome" as "x7", "propriedade"."uf" as "x8", "propriedade"."atividade_produtiva" as "x9", "propriedade"."perfil_fundiario" as "x10", "propriedade"."situacao" as "x11", "visita_ritmo"."visitas" as "x12", (not coalesce(("aplica_conservacao"."desde" is null), false)) as "f13", (not coalesce(("aplica_abc"."desde" is null), false)) as "f14", "propriedade"."area_total" as "x15", "propriedade"."area_produtiva" as "x16", "propriedade"."area_pastagem" as "x17", "propriedade"."area_lavoura" as "x18", "propriedade"."area_vegetacao_nativa" as "x19", "propriedade"."area_reserva_legal" as "x20", "propriedade"."area_app" as "x21", "propriedade"."area_degradada" as "x22"
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
where ("propriedade"."uf" in ($9::text, $10::text))) as linhas),
"u2" as (select "k0", 0 as lvl, count(*) as "a23"
from (select "propriedade"."cod_propriedade" as "k0"
from "programa"."pratica" as "pratica"
join "programa"."propriedade" as "propriedade" on "pratica"."cod_propriedade" = "propriedade"."cod_propriedade"
where ("propriedade"."uf" in ($11::text, $12::text)) and ("pratica"."objetivo" = $13::text)) as linhas
group by "k0"),
partes as (select "k0"::text as "k0", lvl, "a0", "a1", "a2", null::text as "a3", null::numeric as "a4", null::numeric as "a5", null::text as "a6", null::text as "a7", null::text as "a8", null::text as "a9", null::text as "a10", null::text as "a11", null::integer as "a12", null::bigint as "a13", null::bigint as "a14", null::numeric as "a15", null::numeric as "a16", null::numeric as "a17", null::numeric as "a18", null::numeric as "a19", null::numeric as "a20", null::numeric as "a21", null::numeric as "a22", null::bigint as "a23"
from "u0"
union all
select "k0"::text as "k0", lvl, null::numeric as "a0", null::numeric as "a1", null::numeric as "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "a10", "a11", "a12", "a13", "a14", "a15", "a16", "a17", "a18", "a19", "a20", "a21", "a22", null::bigint as "a23"
from "u1"
union all
select "k0"::text as "k0", lvl, null::numeric as "a0", null::numeric as "a1", null::numeric as "a2", null::text as "a3", null::numeric as "a4", null::numeric as "a5", null::text as "a6", null::text as "a7", null::text as "a8", null::text as "a9", null::text as "a10", null::text as "a11", null::integer as "a12", null::bigint as "a13", null::bigint as "a14", null::numeric as "a15", null::numeric as "a16", null::numeric as "a17", null::numeric as "a18", null::numeric as "a19", null::numeric as "a20", null::numeric as "a21", null::numeric as "a22", "a23"
from "u2"),
juntas as (select "k0", lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3", max("a4") as "a4", max("a5") as "a5", max("a6") as "a6", max("a7") as "a7", max("a8") as "a8", max("a9") as "a9", max("a10") as "a10", max("a11") as "a11", max("a12") as "a12", max("a13") as "a13", max("a14") as "a14", max("a15") as "a15", max("a16") as "a16", max("a17") as "a17", max("a18") as "a18", max("a19") as "a19", max("a20") as "a20", max("a21") as "a21", max("a22") as "a22", max("a23") as "a23"
from (select *
from partes) as linhas
group by "k0", lvl),
valores as (select "k0", lvl, trim_scale((coalesce("a0", "a1", "a2"))::numeric) as "m0", "a3" as "m1", trim_scale(("a4")::numeric) as "m2", trim_scale(("a5")::numeric) as "m3", "a6" as "m4", "a7" as "m5", "a8" as "m6", "a9" as "m7", "a10" as "m8", "a11" as "m9", "a12" as "m10", coalesce("a13", 0) as "m11", coalesce("a14", 0) as "m12", trim_scale(("a15")::numeric) as "m13", trim_scale(("a16")::numeric) as "m14", trim_scale(("a17")::numeric) as "m15", trim_scale(("a18")::numeric) as "m16", trim_scale(("a19")::numeric) as "m17", trim_scale(("a20")::numeric) as "m18", trim_scale(("a21")::numeric) as "m19", trim_scale(("a22")::numeric) as "m20", coalesce("a23", 0) as "m21"
from juntas)
select *
from (select "k0", lvl, "m0", "m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8", "m9", "m10", "m11", "m12", "m13", "m14", "m15", "m16", "m17", "m18", "m19", "m20", "m21"
from valores
where lvl in (0)) as nomes
order by lvl, "k0" collate "C" nulls last;
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
