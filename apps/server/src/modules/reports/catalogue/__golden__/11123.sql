with "u0" as (select "k0", grouping("k0") as lvl, count(x) as "a0"
from (select "k0", "x0" as x
from (select "resumo"."uf" as "k0", "resumo"."cod_propriedade" as "x0", "resumo"."visitas" as "r0"
from "resumo"."visita_ritmo" as "resumo"
where "resumo"."primeira" < $1::date and ("resumo"."uf" in ($2::text, $3::text)) and "resumo"."visitas" > 0) as linhas) as distintos
group by grouping sets (("k0"), ())),
"u1" as (select "k0", grouping("k0") as lvl, count(*) filter (where "f1") as "a1", (sum("x2") filter (where "f2"))::numeric as "a2", count(*) filter (where "f4") as "a4", (sum("x2") filter (where "f5"))::numeric as "a5", count(*) filter (where "f7") as "a7", (sum("x2") filter (where "f8"))::numeric as "a8", count(*) filter (where "f10") as "a10", (sum("x2") filter (where "f11"))::numeric as "a11", count(*) filter (where "f13") as "a13", (sum("x2") filter (where "f14"))::numeric as "a14"
from (select "meta"."uf" as "k0", (("meta"."indicador" = $4::text) and ("meta"."valor" is null)) as "f1", "meta"."valor" as "x2", ("meta"."indicador" = $5::text) as "f2", (("meta"."indicador" = $6::text) and ("meta"."valor" is null)) as "f4", ("meta"."indicador" = $7::text) as "f5", (("meta"."indicador" = $8::text) and ("meta"."valor" is null)) as "f7", ("meta"."indicador" = $9::text) as "f8", (("meta"."indicador" = $10::text) and ("meta"."valor" is null)) as "f10", ("meta"."indicador" = $11::text) as "f11", (("meta"."indicador" = $12::text) and ("meta"."valor" is null)) as "f13", ("meta"."indicador" = $13::text) as "f14"
from "programa"."meta_uf" as "meta"
where ("meta"."dt_limite" >= $14::date and "meta"."dt_limite" < $15::date) and ("meta"."uf" in ($16::text, $17::text)) and ((("meta"."indicador" = $18::text) and ("meta"."valor" is null)) or ("meta"."indicador" = $19::text) or (("meta"."indicador" = $20::text) and ("meta"."valor" is null)) or ("meta"."indicador" = $21::text) or (("meta"."indicador" = $22::text) and ("meta"."valor" is null)) or ("meta"."indicador" = $23::text) or (("meta"."indicador" = $24::text) and ("meta"."valor" is null)) or ("meta"."indicador" = $25::text) or (("meta"."indicador" = $26::text) and ("meta"."valor" is null)) or ("meta"."indicador" = $27::text))) as linhas
group by grouping sets (("k0"), ())),
"u2" as (select "k0", lvl, (count(x) + coalesce(sum("s3"), 0))::bigint as "a3"
from (select "k0", grouping("k0") as lvl, "x3" as x, count(*) filter (where so) as "s3"
from (select "resumo"."uf" as "k0", ("resumo"."id_produtor" is not null and "resumo"."produtor_de_varias" is null) as so, "resumo"."produtor_de_varias" as "x3", "resumo"."visitas" as "r3"
from "resumo"."visita_ritmo" as "resumo"
where "resumo"."primeira" < $28::date and ("resumo"."uf" in ($29::text, $30::text)) and "resumo"."visitas" > 0) as linhas
group by grouping sets (("k0", "x3"), ("x3"))) as distintos
group by "k0", lvl),
"u3" as (select "k0", grouping("k0") as lvl, coalesce(sum("r6"), 0)::bigint as "a6"
from (select "resumo"."uf" as "k0", "resumo"."visitas" as "r6"
from "resumo"."visita_mes" as "resumo"
where "resumo"."mes" < $31::date and ("resumo"."uf" in ($32::text, $33::text)) and "resumo"."visitas" > 0) as linhas
group by grouping sets (("k0"), ())),
"u4" as (select "k0", grouping("k0") as lvl, (sum("x9") filter (where "f9"))::numeric as "a9", (sum("x9") filter (where "f12"))::numeric as "a12"
from (select "resumo"."uf" as "k0", "resumo"."area" as "x9", "resumo"."praticas" as "r9", "resumo"."com_area" as "n9", ("resumo"."objetivo" = $34::text) as "f9", ("resumo"."objetivo" = $35::text) as "f12"
from "resumo"."pratica_mes" as "resumo"
where "resumo"."mes" < $36::date and ("resumo"."uf" in ($37::text, $38::text)) and "resumo"."praticas" > 0 and (("resumo"."objetivo" = $39::text) or ("resumo"."objetivo" = $40::text))) as linhas
group by grouping sets (("k0"), ())),
partes as (select "k0"::text as "k0", lvl, "a0", null::bigint as "a1", null::numeric as "a2", null::bigint as "a3", null::bigint as "a4", null::numeric as "a5", null::bigint as "a6", null::bigint as "a7", null::numeric as "a8", null::numeric as "a9", null::bigint as "a10", null::numeric as "a11", null::numeric as "a12", null::bigint as "a13", null::numeric as "a14"
from "u0"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", "a1", "a2", null::bigint as "a3", "a4", "a5", null::bigint as "a6", "a7", "a8", null::numeric as "a9", "a10", "a11", null::numeric as "a12", "a13", "a14"
from "u1"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", null::numeric as "a2", "a3", null::bigint as "a4", null::numeric as "a5", null::bigint as "a6", null::bigint as "a7", null::numeric as "a8", null::numeric as "a9", null::bigint as "a10", null::numeric as "a11", null::numeric as "a12", null::bigint as "a13", null::numeric as "a14"
from "u2"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", null::numeric as "a2", null::bigint as "a3", null::bigint as "a4", null::numeric as "a5", "a6", null::bigint as "a7", null::numeric as "a8", null::numeric as "a9", null::bigint as "a10", null::numeric as "a11", null::numeric as "a12", null::bigint as "a13", null::numeric as "a14"
from "u3"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", null::numeric as "a2", null::bigint as "a3", null::bigint as "a4", null::numeric as "a5", null::bigint as "a6", null::bigint as "a7", null::numeric as "a8", "a9", null::bigint as "a10", null::numeric as "a11", "a12", null::bigint as "a13", null::numeric as "a14"
from "u4"),
juntas as (select "k0", lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3", max("a4") as "a4", max("a5") as "a5", max("a6") as "a6", max("a7") as "a7", max("a8") as "a8", max("a9") as "a9", max("a10") as "a10", max("a11") as "a11", max("a12") as "a12", max("a13") as "a13", max("a14") as "a14"
from (select *
from partes
union all
select null::text as "k0", 1 as lvl, null::bigint as "a0", null::bigint as "a1", null::numeric as "a2", null::bigint as "a3", null::bigint as "a4", null::numeric as "a5", null::bigint as "a6", null::bigint as "a7", null::numeric as "a8", null::numeric as "a9", null::bigint as "a10", null::numeric as "a11", null::numeric as "a12", null::bigint as "a13", null::numeric as "a14") as linhas
group by "k0", lvl),
valores as (select "k0", lvl, coalesce("a0", 0) as "m0", trim_scale(((case when (coalesce("a1", 0) = '0'::numeric) then "a2" else null end))::numeric) as "m1", coalesce("a3", 0) as "m2", trim_scale(((case when (coalesce("a4", 0) = '0'::numeric) then "a5" else null end))::numeric) as "m3", coalesce("a6", 0) as "m4", trim_scale(((case when (coalesce("a7", 0) = '0'::numeric) then "a8" else null end))::numeric) as "m5", trim_scale((coalesce("a9", 0))::numeric) as "m6", trim_scale(((case when (coalesce("a10", 0) = '0'::numeric) then "a11" else null end))::numeric) as "m7", trim_scale((coalesce("a12", 0))::numeric) as "m8", trim_scale(((case when (coalesce("a13", 0) = '0'::numeric) then "a14" else null end))::numeric) as "m9"
from juntas),
somas as (select 0 as lvl, "do_plano"."a0" as "a0", "do_plano"."a1" as "a1", "do_plano"."a2" as "a2", "do_plano"."a3" as "a3", "do_plano"."a4" as "a4", "do_plano"."a5" as "a5", "do_plano"."a6" as "a6", "do_plano"."a7" as "a7", "do_plano"."a8" as "a8", "do_plano"."a9" as "a9", "do_plano"."a10" as "a10", "do_plano"."a11" as "a11", "do_plano"."a12" as "a12", "do_plano"."a13" as "a13", "do_plano"."a14" as "a14"
from (select *
from juntas
where lvl = 1) as do_plano),
inteiro as (select coalesce("a0", 0) as "i0", trim_scale(((case when (coalesce("a1", 0) = '0'::numeric) then "a2" else null end))::numeric) as "i1", coalesce("a3", 0) as "i2", trim_scale(((case when (coalesce("a4", 0) = '0'::numeric) then "a5" else null end))::numeric) as "i3", coalesce("a6", 0) as "i4", trim_scale(((case when (coalesce("a7", 0) = '0'::numeric) then "a8" else null end))::numeric) as "i5", trim_scale((coalesce("a9", 0))::numeric) as "i6", trim_scale(((case when (coalesce("a10", 0) = '0'::numeric) then "a11" else null end))::numeric) as "i7", trim_scale((coalesce("a12", 0))::numeric) as "i8", trim_scale(((case when (coalesce("a13", 0) = '0'::numeric) then "a14" else null end))::numeric) as "i9"
from somas)
select *
from (select "k0", lvl, "m0", "m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8", "m9", "t0"."nome" as "l0", "t0"."nome_ordem" as "o0", "i0", "i1", "i2", "i3", "i4", "i5", "i6", "i7", "i8", "i9"
from valores
left
join (select "uf", "nome", translate(lower("nome"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" as "nome_ordem"
from "geo"."uf" offset 0) as "t0" on "t0"."uf" = "k0"
left
join inteiro on lvl = 1
where lvl in (0, 1)) as nomes
order by lvl, "o0" nulls last, "k0" nulls last;
-- $1 = "2026-01-01"
-- $2 = "GO"
-- $3 = "MG"
-- $4 = "propriedades"
-- $5 = "propriedades"
-- $6 = "produtores"
-- $7 = "produtores"
-- $8 = "visitas"
-- $9 = "visitas"
-- $10 = "area_conservacao"
-- $11 = "area_conservacao"
-- $12 = "area_abc"
-- $13 = "area_abc"
-- $14 = "2025-01-01"
-- $15 = "2026-01-01"
-- $16 = "GO"
-- $17 = "MG"
-- $18 = "propriedades"
-- $19 = "propriedades"
-- $20 = "produtores"
-- $21 = "produtores"
-- $22 = "visitas"
-- $23 = "visitas"
-- $24 = "area_conservacao"
-- $25 = "area_conservacao"
-- $26 = "area_abc"
-- $27 = "area_abc"
-- $28 = "2026-01-01"
-- $29 = "GO"
-- $30 = "MG"
-- $31 = "2026-01-01"
-- $32 = "GO"
-- $33 = "MG"
-- $34 = "conservacao"
-- $35 = "abc"
-- $36 = "2026-01-01"
-- $37 = "GO"
-- $38 = "MG"
-- $39 = "conservacao"
-- $40 = "abc"
