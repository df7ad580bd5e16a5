with "u0" as (select "k0", grouping("k0") as lvl, count(x) as "a0"
from (select "k0", "x0" as x
from (select "resumo"."uf" as "k0", "resumo"."cod_propriedade" as "x0", "resumo"."visitas" as "r0"
from "resumo"."visita_ano" as "resumo"
where ("resumo"."ano" >= $1::date and "resumo"."ano" < $2::date) and ("resumo"."uf" in ($3::text, $4::text)) and "resumo"."visitas" > 0) as linhas) as distintos
group by grouping sets (("k0"), ())),
"u1" as (select "k0", lvl, (count(x) + coalesce(sum("s1"), 0))::bigint as "a1"
from (select "k0", grouping("k0") as lvl, "x1" as x, count(*) filter (where so) as "s1"
from (select "resumo"."uf" as "k0", ("resumo"."id_produtor" is not null and "resumo"."produtor_de_varias" is null) as so, "resumo"."produtor_de_varias" as "x1", "resumo"."visitas" as "r1"
from "resumo"."visita_ano" as "resumo"
where ("resumo"."ano" >= $5::date and "resumo"."ano" < $6::date) and ("resumo"."uf" in ($7::text, $8::text)) and "resumo"."visitas" > 0) as linhas
group by grouping sets (("k0", "x1"), ("x1"))) as distintos
group by "k0", lvl),
"u2" as (select "k0", grouping("k0") as lvl, coalesce(sum("r2"), 0)::bigint as "a2"
from (select "resumo"."uf" as "k0", "resumo"."visitas" as "r2"
from "resumo"."visita_mes" as "resumo"
where ("resumo"."mes" >= $9::date and "resumo"."mes" < $10::date) and ("resumo"."uf" in ($11::text, $12::text)) and "resumo"."visitas" > 0) as linhas
group by grouping sets (("k0"), ())),
"u3" as (select "k0", grouping("k0") as lvl, (sum("x3"))::numeric as "a3", (sum("x4"))::numeric as "a4"
from (select "propriedade"."uf" as "k0", "propriedade"."area_total" as "x3", "propriedade"."area_produtiva" as "x4"
from "programa"."propriedade" as "propriedade"
where ("propriedade"."uf" in ($13::text, $14::text)) and ("propriedade"."cod_propriedade" in (select "resumo"."cod_propriedade"
from "resumo"."visita_ano" as "resumo"
where ("resumo"."ano" >= $15::date and "resumo"."ano" < $16::date) and "resumo"."visitas" > 0))) as linhas
group by grouping sets (("k0"), ())),
"u4" as (select "k0", grouping("k0") as lvl, (sum("x5") filter (where "f5"))::numeric as "a5", (sum("x5") filter (where "f6"))::numeric as "a6"
from (select "resumo"."uf" as "k0", "resumo"."area" as "x5", "resumo"."praticas" as "r5", "resumo"."com_area" as "n5", ("resumo"."objetivo" = $17::text) as "f5", ("resumo"."objetivo" = $18::text) as "f6"
from "resumo"."pratica_mes" as "resumo"
where "resumo"."mes" < $19::date and ("resumo"."uf" in ($20::text, $21::text)) and "resumo"."praticas" > 0 and (("resumo"."objetivo" = $22::text) or ("resumo"."objetivo" = $23::text))) as linhas
group by grouping sets (("k0"), ())),
"u5" as (select "k0", grouping("k0") as lvl, count(x) as "a7"
from (select "k0", "x7" as x
from (select "resumo"."uf" as "k0", "resumo"."cod_propriedade" as "x7", "resumo"."visitas" as "r7"
from "resumo"."visita_ritmo" as "resumo"
where "resumo"."primeira" < $24::date and ("resumo"."uf" in ($25::text, $26::text)) and "resumo"."visitas" > 0) as linhas) as distintos
group by grouping sets (("k0"), ())),
"u6" as (select "k0", grouping("k0") as lvl, count(*) filter (where "f8") as "a8", (sum("x9"))::numeric as "a9"
from (select "meta"."uf" as "k0", ("meta"."valor" is null) as "f8", "meta"."valor" as "x9"
from "programa"."meta_uf" as "meta"
where ("meta"."dt_limite" >= $27::date and "meta"."dt_limite" < $28::date) and ("meta"."uf" in ($29::text, $30::text)) and ("meta"."indicador" = $31::text)) as linhas
group by grouping sets (("k0"), ())),
partes as (select "k0"::text as "k0", lvl, "a0", null::bigint as "a1", null::bigint as "a2", null::numeric as "a3", null::numeric as "a4", null::numeric as "a5", null::numeric as "a6", null::bigint as "a7", null::bigint as "a8", null::numeric as "a9"
from "u0"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", "a1", null::bigint as "a2", null::numeric as "a3", null::numeric as "a4", null::numeric as "a5", null::numeric as "a6", null::bigint as "a7", null::bigint as "a8", null::numeric as "a9"
from "u1"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", "a2", null::numeric as "a3", null::numeric as "a4", null::numeric as "a5", null::numeric as "a6", null::bigint as "a7", null::bigint as "a8", null::numeric as "a9"
from "u2"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", "a3", "a4", null::numeric as "a5", null::numeric as "a6", null::bigint as "a7", null::bigint as "a8", null::numeric as "a9"
from "u3"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", null::numeric as "a3", null::numeric as "a4", "a5", "a6", null::bigint as "a7", null::bigint as "a8", null::numeric as "a9"
from "u4"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", null::numeric as "a3", null::numeric as "a4", null::numeric as "a5", null::numeric as "a6", "a7", null::bigint as "a8", null::numeric as "a9"
from "u5"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", null::numeric as "a3", null::numeric as "a4", null::numeric as "a5", null::numeric as "a6", null::bigint as "a7", "a8", "a9"
from "u6"),
juntas as (select "k0", lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3", max("a4") as "a4", max("a5") as "a5", max("a6") as "a6", max("a7") as "a7", max("a8") as "a8", max("a9") as "a9"
from (select *
from partes
union all
select null::text as "k0", 1 as lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", null::numeric as "a3", null::numeric as "a4", null::numeric as "a5", null::numeric as "a6", null::bigint as "a7", null::bigint as "a8", null::numeric as "a9") as linhas
group by "k0", lvl),
valores as (select "k0", lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1", coalesce("a2", 0) as "m2", trim_scale((coalesce("a3", 0))::numeric) as "m3", trim_scale((coalesce("a4", 0))::numeric) as "m4", trim_scale((coalesce("a5", 0))::numeric) as "m5", trim_scale((coalesce("a6", 0))::numeric) as "m6", coalesce("a7", 0) as "m7", trim_scale(((case when (coalesce("a8", 0) = '0'::numeric) then "a9" else null end))::numeric) as "m8", trim_scale(((((coalesce("a7", 0))::numeric / nullif(((case when (coalesce("a8", 0) = '0'::numeric) then "a9" else null end))::numeric, 0)) * '100'::numeric))::numeric) as "m9"
from juntas),
"w0" as (select 0 as lvl, count(x) filter (where "f3") as "a3", count(x) filter (where "f4") as "a4"
from (select "x3" as x, "f3", "f4"
from (select "resumo"."cod_propriedade" as "x3", "resumo"."registradas" as "r3", "resumo"."registradas" > 0 as "f3", "resumo"."sincronizadas" as "r4", "resumo"."sincronizadas" > 0 as "f4"
from "resumo"."visita_ano" as "resumo"
where ("resumo"."ano" >= $32::date and "resumo"."ano" < $33::date) and ("resumo"."uf" in ($34::text, $35::text)) and ("resumo"."registradas" > 0 or "resumo"."sincronizadas" > 0)) as linhas) as distintos),
somas as (select 0 as lvl, "do_plano"."a7" as "a0", "do_plano"."a8" as "a1", "do_plano"."a9" as "a2", "w0"."a3" as "a3", "w0"."a4" as "a4", "do_plano"."a0" as "a5"
from (select *
from juntas
where lvl = 1) as do_plano cross
join "w0"),
inteiro as (select coalesce("a0", 0) as "i0", trim_scale(((case when (coalesce("a1", 0) = '0'::numeric) then "a2" else null end))::numeric) as "i1", trim_scale(((((coalesce("a0", 0))::numeric / nullif(((case when (coalesce("a1", 0) = '0'::numeric) then "a2" else null end))::numeric, 0)) * '100'::numeric))::numeric) as "i2", coalesce("a3", 0) as "i3", (coalesce("a3", 0) - coalesce("a4", 0)) as "i4", (coalesce("a4", 0) - coalesce("a5", 0)) as "i5", coalesce("a5", 0) as "i6"
from somas)
select *
from (select "k0", lvl, "m0", "m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8", "m9", "t0"."nome" as "l0", "t0"."nome_ordem" as "o0", "i0", "i1", "i2", "i3", "i4", "i5", "i6"
from valores
left
join (select "uf", "nome", translate(lower("nome"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" as "nome_ordem"
from "geo"."uf" offset 0) as "t0" on "t0"."uf" = "k0"
left
join inteiro on lvl = 1
where lvl in (0, 1)) as nomes
order by lvl, "o0" nulls last, "k0" nulls last;
-- $1 = "2025-01-01"
-- $2 = "2026-01-01"
-- $3 = "GO"
-- $4 = "MG"
-- $5 = "2025-01-01"
-- $6 = "2026-01-01"
-- $7 = "GO"
-- $8 = "MG"
-- $9 = "2025-01-01"
-- $10 = "2026-01-01"
-- $11 = "GO"
-- $12 = "MG"
-- $13 = "GO"
-- $14 = "MG"
-- $15 = "2025-01-01"
-- $16 = "2026-01-01"
-- $17 = "conservacao"
-- $18 = "abc"
-- $19 = "2026-01-01"
-- $20 = "GO"
-- $21 = "MG"
-- $22 = "conservacao"
-- $23 = "abc"
-- $24 = "2026-01-01"
-- $25 = "GO"
-- $26 = "MG"
-- $27 = "2025-01-01"
-- $28 = "2026-01-01"
-- $29 = "GO"
-- $30 = "MG"
-- $31 = "propriedades"
-- $32 = "2025-01-01"
-- $33 = "2026-01-01"
-- $34 = "GO"
-- $35 = "MG"
