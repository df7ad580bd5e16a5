with "u0" as (select "k0", grouping("k0") as lvl, count(*) as "a0"
from (select "aplica_conservacao"."uf" as "k0"
from "resumo"."aplica_conservacao" as "aplica_conservacao"
where "aplica_conservacao"."desde" < $1::date and ("aplica_conservacao"."uf" in ($2::text, $3::text))) as linhas
group by grouping sets (("k0"), ())),
"u1" as (select "k0", grouping("k0") as lvl, count(x) as "a1", count(x) filter (where "f2") as "a2"
from (select "k0", "x1" as x, "f2"
from (select "resumo"."uf" as "k0", "resumo"."cod_propriedade" as "x1", "resumo"."visitas" as "r1", ("resumo"."cod_propriedade" in (select "aplica_conservacao"."cod_propriedade"
from "resumo"."aplica_conservacao" as "aplica_conservacao"
where "aplica_conservacao"."desde" < $4::date)) as "f2"
from "resumo"."visita_ano" as "resumo"
where ("resumo"."ano" >= $5::date and "resumo"."ano" < $6::date) and ("resumo"."uf" in ($7::text, $8::text)) and "resumo"."visitas" > 0) as linhas) as distintos
group by grouping sets (("k0"), ())),
"u2" as (select "k0", grouping("k0") as lvl, (sum("x3"))::numeric as "a3"
from (select "resumo"."uf" as "k0", "resumo"."area" as "x3", "resumo"."praticas" as "r3", "resumo"."com_area" as "n3"
from "resumo"."pratica_mes" as "resumo"
where "resumo"."mes" < $9::date and ("resumo"."uf" in ($10::text, $11::text)) and ("resumo"."objetivo" = $12::text) and "resumo"."praticas" > 0) as linhas
group by grouping sets (("k0"), ())),
"u3" as (select "k0", grouping("k0") as lvl, (sum("x4"))::numeric as "a4"
from (select "resumo"."uf" as "k0", "resumo"."area" as "x4", "resumo"."praticas" as "r4", "resumo"."com_area" as "n4"
from "resumo"."pratica_mes" as "resumo"
where ("resumo"."mes" >= $13::date and "resumo"."mes" < $14::date) and ("resumo"."uf" in ($15::text, $16::text)) and ("resumo"."objetivo" = $17::text) and "resumo"."praticas" > 0) as linhas
group by grouping sets (("k0"), ())),
"u4" as (select "k0", grouping("k0") as lvl, count(*) filter (where "f5") as "a5", (sum("x6"))::numeric as "a6"
from (select "meta"."uf" as "k0", ("meta"."valor" is null) as "f5", "meta"."valor" as "x6"
from "programa"."meta_uf" as "meta"
where ("meta"."dt_limite" >= $18::date and "meta"."dt_limite" < $19::date) and ("meta"."uf" in ($20::text, $21::text)) and ("meta"."indicador" = $22::text)) as linhas
group by grouping sets (("k0"), ())),
partes as (select "k0"::text as "k0", lvl, "a0", null::bigint as "a1", null::bigint as "a2", null::numeric as "a3", null::numeric as "a4", null::bigint as "a5", null::numeric as "a6"
from "u0"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", "a1", "a2", null::numeric as "a3", null::numeric as "a4", null::bigint as "a5", null::numeric as "a6"
from "u1"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", "a3", null::numeric as "a4", null::bigint as "a5", null::numeric as "a6"
from "u2"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", null::numeric as "a3", "a4", null::bigint as "a5", null::numeric as "a6"
from "u3"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", null::numeric as "a3", null::numeric as "a4", "a5", "a6"
from "u4"),
juntas as (select "k0", lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3", max("a4") as "a4", max("a5") as "a5", max("a6") as "a6"
from (select *
from partes
union all
select null::text as "k0", 1 as lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", null::numeric as "a3", null::numeric as "a4", null::bigint as "a5", null::numeric as "a6") as linhas
group by "k0", lvl),
valores as (select "k0", lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1", coalesce("a2", 0) as "m2", trim_scale(((((coalesce("a2", 0))::numeric / nullif((coalesce("a1", 0))::numeric, 0)) * '100'::numeric))::numeric) as "m3", trim_scale((coalesce("a3", 0))::numeric) as "m4", trim_scale((((coalesce("a3", 0))::numeric / nullif((coalesce("a0", 0))::numeric, 0)))::numeric) as "m5", trim_scale((coalesce("a4", 0))::numeric) as "m6", trim_scale(((case when (coalesce("a5", 0) = '0'::numeric) then "a6" else null end))::numeric) as "m7", trim_scale(((((coalesce("a3", 0))::numeric / nullif(((case when (coalesce("a5", 0) = '0'::numeric) then "a6" else null end))::numeric, 0)) * '100'::numeric))::numeric) as "m8"
from juntas),
somas as (select 0 as lvl, "do_plano"."a3" as "a0", "do_plano"."a5" as "a1", "do_plano"."a6" as "a2"
from (select *
from juntas
where lvl = 1) as do_plano),
inteiro as (select trim_scale((coalesce("a0", 0))::numeric) as "i0", trim_scale(((case when (coalesce("a1", 0) = '0'::numeric) then "a2" else null end))::numeric) as "i1", trim_scale(((((coalesce("a0", 0))::numeric / nullif(((case when (coalesce("a1", 0) = '0'::numeric) then "a2" else null end))::numeric, 0)) * '100'::numeric))::numeric) as "i2"
from somas)
select *
from (select "k0", lvl, "m0", "m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8", "t0"."nome" as "l0", "t0"."nome_ordem" as "o0", "i0", "i1", "i2"
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
-- $4 = "2026-01-01"
-- $5 = "2025-01-01"
-- $6 = "2026-01-01"
-- $7 = "GO"
-- $8 = "MG"
-- $9 = "2026-01-01"
-- $10 = "GO"
-- $11 = "MG"
-- $12 = "conservacao"
-- $13 = "2025-01-01"
-- $14 = "2026-01-01"
-- $15 = "GO"
-- $16 = "MG"
-- $17 = "conservacao"
-- $18 = "2025-01-01"
-- $19 = "2026-01-01"
-- $20 = "GO"
-- $21 = "MG"
-- $22 = "area_conservacao"

-- And so ask:
-- 12211: "aplica_conservacao"."uf" -> "aplica_abc"."uf", "resumo"."aplica_conservacao" -> "resumo"."aplica_abc", "aplica_conservacao" -> "aplica_abc", "aplica_conservacao"."desde" -> "aplica_abc"."desde", "aplica_conservacao"."cod_propriedade" -> "aplica_abc"."cod_propriedade", "conservacao" -> "abc", "area_conservacao" -> "area_abc"
