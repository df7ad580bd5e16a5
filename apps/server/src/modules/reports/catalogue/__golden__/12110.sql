with "u0" as (select 0 as lvl, (sum("x0"))::numeric as "a0", count(*) filter (where "f2") as "a2"
from (select "pratica"."area_ha" as "x0", (not coalesce(("pratica"."area_ha" is null), false)) as "f2"
from "programa"."pratica" as "pratica"
join "programa"."propriedade" as "propriedade" on "pratica"."cod_propriedade" = "propriedade"."cod_propriedade"
where "pratica"."dt_registro" < $1::date and ("propriedade"."uf" in ($2::text, $3::text)) and ("pratica"."objetivo" = $4::text)) as linhas),
"u1" as (select 0 as lvl, count(*) as "a1"
from (select 1
from "resumo"."aplica_conservacao" as "aplica_conservacao"
where "aplica_conservacao"."desde" < $5::date and ("aplica_conservacao"."uf" in ($6::text, $7::text))) as linhas),
"u2" as (select 0 as lvl, (sum("x3"))::numeric as "a3"
from (select "resumo"."area" as "x3", "resumo"."praticas" as "r3", "resumo"."com_area" as "n3"
from "resumo"."pratica_mes" as "resumo"
where "resumo"."mes" < $8::date and ("resumo"."uf" in ($9::text, $10::text)) and ("resumo"."objetivo" = $11::text) and "resumo"."praticas" > 0
union all
select "resumo"."area" as "x3", "resumo"."praticas" as "r3", "resumo"."com_area" as "n3"
from "resumo"."pratica_dia" as "resumo"
where ("resumo"."dia" >= $12::date and "resumo"."dia" < $13::date) and ("resumo"."uf" in ($14::text, $15::text)) and ("resumo"."objetivo" = $16::text) and "resumo"."praticas" > 0) as linhas),
"u3" as (select 0 as lvl, (sum("x4"))::numeric as "a4"
from (select "resumo"."area" as "x4", "resumo"."praticas" as "r4", "resumo"."com_area" as "n4"
from "resumo"."pratica_mes" as "resumo"
where "resumo"."mes" < $17::date and ("resumo"."uf" in ($18::text, $19::text)) and ("resumo"."objetivo" = $20::text) and "resumo"."praticas" > 0) as linhas),
"u4" as (select 0 as lvl, (sum("x5"))::numeric as "a5"
from (select "resumo"."area" as "x5", "resumo"."praticas" as "r5", "resumo"."com_area" as "n5"
from "resumo"."pratica_mes" as "resumo"
where ("resumo"."mes" >= $21::date and "resumo"."mes" < $22::date) and ("resumo"."uf" in ($23::text, $24::text)) and ("resumo"."objetivo" = $25::text) and "resumo"."praticas" > 0) as linhas),
partes as (select lvl, "a0", null::bigint as "a1", "a2", null::numeric as "a3", null::numeric as "a4", null::numeric as "a5"
from "u0"
union all
select lvl, null::numeric as "a0", "a1", null::bigint as "a2", null::numeric as "a3", null::numeric as "a4", null::numeric as "a5"
from "u1"
union all
select lvl, null::numeric as "a0", null::bigint as "a1", null::bigint as "a2", "a3", null::numeric as "a4", null::numeric as "a5"
from "u2"
union all
select lvl, null::numeric as "a0", null::bigint as "a1", null::bigint as "a2", null::numeric as "a3", "a4", null::numeric as "a5"
from "u3"
union all
select lvl, null::numeric as "a0", null::bigint as "a1", null::bigint as "a2", null::numeric as "a3", null::numeric as "a4", "a5"
from "u4"),
juntas as (select lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3", max("a4") as "a4", max("a5") as "a5"
from (select *
from partes
union all
select 0 as lvl, null::numeric as "a0", null::bigint as "a1", null::bigint as "a2", null::numeric as "a3", null::numeric as "a4", null::numeric as "a5") as linhas
group by lvl),
valores as (select lvl, trim_scale((coalesce("a0", 0))::numeric) as "m0", coalesce("a1", 0) as "m1", coalesce("a2", 0) as "m2", trim_scale((coalesce("a3", 0))::numeric) as "m3", trim_scale(((coalesce("a0", 0) - coalesce("a3", 0)))::numeric) as "m4", trim_scale((coalesce("a4", 0))::numeric) as "m5", trim_scale((coalesce("a5", 0))::numeric) as "m6", trim_scale((coalesce("a0", 0))::numeric) as "m7"
from juntas)
select *
from (select lvl, "m0", "m1", "m2", "m3", "m4", "m5", "m6", "m7"
from valores
where lvl in (0)) as nomes
order by lvl;
-- $1 = "2026-01-01"
-- $2 = "GO"
-- $3 = "MG"
-- $4 = "conservacao"
-- $5 = "2026-01-01"
-- $6 = "GO"
-- $7 = "MG"
-- $8 = "2024-12-01"
-- $9 = "GO"
-- $10 = "MG"
-- $11 = "conservacao"
-- $12 = "2024-12-01"
-- $13 = "2024-12-21"
-- $14 = "GO"
-- $15 = "MG"
-- $16 = "conservacao"
-- $17 = "2025-01-01"
-- $18 = "GO"
-- $19 = "MG"
-- $20 = "conservacao"
-- $21 = "2025-01-01"
-- $22 = "2026-01-01"
-- $23 = "GO"
-- $24 = "MG"
-- $25 = "conservacao"

-- And so ask:
-- 12210: "resumo"."aplica_conservacao" -> "resumo"."aplica_abc", "aplica_conservacao" -> "aplica_abc", "aplica_conservacao"."desde" -> "aplica_abc"."desde", "aplica_conservacao"."uf" -> "aplica_abc"."uf", "conservacao" -> "abc"
-- 12310: "resumo"."aplica_conservacao" -> "resumo"."aplica_planejamento", "aplica_conservacao" -> "aplica_planejamento", "aplica_conservacao"."desde" -> "aplica_planejamento"."desde", "aplica_conservacao"."uf" -> "aplica_planejamento"."uf", "conservacao" -> "planejamento"
