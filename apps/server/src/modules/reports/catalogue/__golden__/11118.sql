with "u0" as (select 0 as lvl, (sum("x0"))::numeric as "a0", count(*) filter (where "f2") as "a2"
from (select "pratica"."area_ha" as "x0", (not coalesce(("pratica"."area_ha" is null), false)) as "f2"
from "programa"."pratica" as "pratica"
join "programa"."propriedade" as "propriedade" on "pratica"."cod_propriedade" = "propriedade"."cod_propriedade"
where "pratica"."dt_registro" < $1::date and ("propriedade"."uf" in ($2::text, $3::text)) and ("pratica"."objetivo" = $4::text)) as linhas),
"u1" as (select 0 as lvl, count(x) as "a1"
from (select 0 as lvl, "x1" as x
from (select "pratica"."cod_propriedade" as "x1"
from "programa"."pratica" as "pratica"
join "programa"."propriedade" as "propriedade" on "pratica"."cod_propriedade" = "propriedade"."cod_propriedade"
where "pratica"."dt_registro" < $5::date and ("propriedade"."uf" in ($6::text, $7::text)) and ("pratica"."objetivo" = $8::text) and ("pratica"."area_ha" > $9::numeric)) as linhas
group by "x1") as distintos),
"u2" as (select 0 as lvl, (sum("x3"))::numeric as "a3"
from (select "resumo"."area" as "x3", "resumo"."praticas" as "r3", "resumo"."com_area" as "n3"
from "resumo"."pratica_mes" as "resumo"
where "resumo"."mes" < $10::date and ("resumo"."uf" in ($11::text, $12::text)) and ("resumo"."objetivo" = $13::text) and "resumo"."praticas" > 0) as linhas),
"u3" as (select 0 as lvl, (sum("x4"))::numeric as "a4"
from (select "resumo"."area" as "x4", "resumo"."praticas" as "r4", "resumo"."com_area" as "n4"
from "resumo"."pratica_mes" as "resumo"
where ("resumo"."mes" >= $14::date and "resumo"."mes" < $15::date) and ("resumo"."uf" in ($16::text, $17::text)) and ("resumo"."objetivo" = $18::text) and "resumo"."praticas" > 0) as linhas),
partes as (select lvl, "a0", null::bigint as "a1", "a2", null::numeric as "a3", null::numeric as "a4"
from "u0"
union all
select lvl, null::numeric as "a0", "a1", null::bigint as "a2", null::numeric as "a3", null::numeric as "a4"
from "u1"
union all
select lvl, null::numeric as "a0", null::bigint as "a1", null::bigint as "a2", "a3", null::numeric as "a4"
from "u2"
union all
select lvl, null::numeric as "a0", null::bigint as "a1", null::bigint as "a2", null::numeric as "a3", "a4"
from "u3"),
juntas as (select lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3", max("a4") as "a4"
from (select *
from partes
union all
select 0 as lvl, null::numeric as "a0", null::bigint as "a1", null::bigint as "a2", null::numeric as "a3", null::numeric as "a4") as linhas
group by lvl),
valores as (select lvl, trim_scale((coalesce("a0", 0))::numeric) as "m0", coalesce("a1", 0) as "m1", coalesce("a2", 0) as "m2", trim_scale((coalesce("a3", 0))::numeric) as "m3", trim_scale((coalesce("a4", 0))::numeric) as "m4", trim_scale((coalesce("a0", 0))::numeric) as "m5"
from juntas)
select *
from (select lvl, "m0", "m1", "m2", "m3", "m4", "m5"
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
-- $8 = "conservacao"
-- $9 = "0"
-- $10 = "2025-01-01"
-- $11 = "GO"
-- $12 = "MG"
-- $13 = "conservacao"
-- $14 = "2025-01-01"
-- $15 = "2026-01-01"
-- $16 = "GO"
-- $17 = "MG"
-- $18 = "conservacao"

-- And so ask:
-- 11119: "conservacao" -> "abc"
