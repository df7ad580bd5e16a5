with "u0" as (select "k0", grouping("k0") as lvl, count(x) as "a0"
from (select "k0", "x0" as x
from (select "resumo"."uf" as "k0", "resumo"."cod_propriedade" as "x0", "resumo"."visitas" as "r0"
from "resumo"."visita_ritmo" as "resumo"
where "resumo"."primeira" < $1::date and ("resumo"."uf" in ($2::text, $3::text)) and "resumo"."visitas" > 0) as linhas) as distintos
group by grouping sets (("k0"), ())),
"u1" as (select "k0", grouping("k0") as lvl, (sum("x1") filter (where "f1"))::numeric as "a1", (sum("x3") filter (where "f3"))::numeric as "a3", (sum("x5") filter (where "f5"))::numeric as "a5", (sum("x7") filter (where "f7"))::numeric as "a7", (sum("x9") filter (where "f9"))::numeric as "a9"
from (select "meta"."uf" as "k0", "meta"."valor" as "x1", ("meta"."indicador" = $4::text) as "f1", "meta"."valor" as "x3", ("meta"."indicador" = $5::text) as "f3", "meta"."valor" as "x5", ("meta"."indicador" = $6::text) as "f5", "meta"."valor" as "x7", ("meta"."indicador" = $7::text) as "f7", "meta"."valor" as "x9", ("meta"."indicador" = $8::text) as "f9"
from "programa"."meta_uf" as "meta"
where ("meta"."dt_limite" >= $9::date and "meta"."dt_limite" < $10::date) and ("meta"."uf" in ($11::text, $12::text)) and (("meta"."indicador" = $13::text) or ("meta"."indicador" = $14::text) or ("meta"."indicador" = $15::text) or ("meta"."indicador" = $16::text) or ("meta"."indicador" = $17::text))) as linhas
group by grouping sets (("k0"), ())),
"u2" as (select "k0", lvl, count(x) as "a2"
from (select "k0", grouping("k0") as lvl, "x2" as x
from (select "resumo"."uf" as "k0", "resumo"."id_produtor" as "x2", "resumo"."visitas" as "r2"
from "resumo"."visita_ritmo" as "resumo"
where "resumo"."primeira" < $18::date and ("resumo"."uf" in ($19::text, $20::text)) and "resumo"."visitas" > 0) as linhas
group by grouping sets (("k0", "x2"), ("x2"))) as distintos
group by "k0", lvl),
"u3" as (select "k0", grouping("k0") as lvl, coalesce(sum("r4"), 0)::bigint as "a4"
from (select "resumo"."uf" as "k0", "resumo"."visitas" as "r4"
from "resumo"."visita_mes" as "resumo"
where "resumo"."mes" < $21::date and ("resumo"."uf" in ($22::text, $23::text)) and "resumo"."visitas" > 0) as linhas
group by grouping sets (("k0"), ())),
"u4" as (select "k0", grouping("k0") as lvl, (sum("x6") filter (where "f6"))::numeric as "a6", (sum("x8") filter (where "f8"))::numeric as "a8"
from (select "resumo"."uf" as "k0", "resumo"."area" as "x6", "resumo"."praticas" as "r6", "resumo"."com_area" as "n6", ("resumo"."objetivo" = $24::text) as "f6", "resumo"."area" as "x8", "resumo"."praticas" as "r8", "resumo"."com_area" as "n8", ("resumo"."objetivo" = $25::text) as "f8"
from "resumo"."pratica_mes" as "resumo"
where "resumo"."mes" < $26::date and ("resumo"."uf" in ($27::text, $28::text)) and "resumo"."praticas" > 0 and (("resumo"."objetivo" = $29::text) or ("resumo"."objetivo" = $30::text))) as linhas
group by grouping sets (("k0"), ())),
partes as (select "k0"::text as "k0", lvl, "a0", null::numeric as "a1", null::bigint as "a2", null::numeric as "a3", null::bigint as "a4", null::numeric as "a5", null::numeric as "a6", null::numeric as "a7", null::numeric as "a8", null::numeric as "a9"
from "u0"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", "a1", null::bigint as "a2", "a3", null::bigint as "a4", "a5", null::numeric as "a6", "a7", null::numeric as "a8", "a9"
from "u1"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", null::numeric as "a1", "a2", null::numeric as "a3", null::bigint as "a4", null::numeric as "a5", null::numeric as "a6", null::numeric as "a7", null::numeric as "a8", null::numeric as "a9"
from "u2"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", null::numeric as "a1", null::bigint as "a2", null::numeric as "a3", "a4", null::numeric as "a5", null::numeric as "a6", null::numeric as "a7", null::numeric as "a8", null::numeric as "a9"
from "u3"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", null::numeric as "a1", null::bigint as "a2", null::numeric as "a3", null::bigint as "a4", null::numeric as "a5", "a6", null::numeric as "a7", "a8", null::numeric as "a9"
from "u4"),
juntas as (select "k0", lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3", max("a4") as "a4", max("a5") as "a5", max("a6") as "a6", max("a7") as "a7", max("a8") as "a8", max("a9") as "a9"
from (select *
from partes
union all
select null::text as "k0", 1 as lvl, null::bigint as "a0", null::numeric as "a1", null::bigint as "a2", null::numeric as "a3", null::bigint as "a4", null::numeric as "a5", null::numeric as "a6", null::numeric as "a7", null::numeric as "a8", null::numeric as "a9") as linhas
group by "k0", lvl),
valores as (select "k0", lvl, coalesce("a0", 0) as "m0", trim_scale(("a1")::numeric) as "m1", coalesce("a2", 0) as "m2", trim_scale(("a3")::numeric) as "m3", coalesce("a4", 0) as "m4", trim_scale(("a5")::numeric) as "m5", trim_scale((coalesce("a6", 0))::numeric) as "m6", trim_scale(("a7")::numeric) as "m7", trim_scale((coalesce("a8", 0))::numeric) as "m8", trim_scale(("a9")::numeric) as "m9"
from juntas)
select *
from (select "k0", lvl, "m0", "m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8", "m9", "t0"."nome" as "l0"
from valores
left
join "geo"."uf" as "t0" on "t0"."uf" = "k0"
where lvl in (0, 1)) as nomes
order by lvl, translate(lower("l0"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" nulls last, "k0" nulls last;
-- $1 = "2026-01-01"
-- $2 = "GO"
-- $3 = "MG"
-- $4 = "propriedades"
-- $5 = "produtores"
-- $6 = "visitas"
-- $7 = "area_conservacao"
-- $8 = "area_abc"
-- $9 = "2025-01-01"
-- $10 = "2026-01-01"
-- $11 = "GO"
-- $12 = "MG"
-- $13 = "propriedades"
-- $14 = "produtores"
-- $15 = "visitas"
-- $16 = "area_conservacao"
-- $17 = "area_abc"
-- $18 = "2026-01-01"
-- $19 = "GO"
-- $20 = "MG"
-- $21 = "2026-01-01"
-- $22 = "GO"
-- $23 = "MG"
-- $24 = "conservacao"
-- $25 = "abc"
-- $26 = "2026-01-01"
-- $27 = "GO"
-- $28 = "MG"
-- $29 = "conservacao"
-- $30 = "abc"
