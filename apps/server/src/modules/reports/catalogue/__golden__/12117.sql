with "u0" as (select 0 as lvl, (sum("x0"))::numeric as "a0", count(*) filter (where "f1") as "a1"
from (select "pratica"."area_ha" as "x0", (not coalesce(("pratica"."area_ha" is null), false)) as "f1"
from "programa"."pratica" as "pratica"
join "programa"."propriedade" as "propriedade" on "pratica"."cod_propriedade" = "propriedade"."cod_propriedade"
where ("pratica"."dt_registro" >= $1::date and "pratica"."dt_registro" < $2::date) and ("propriedade"."uf" in ($3::text, $4::text)) and ("pratica"."objetivo" = $5::text)) as linhas),
partes as (select lvl, "a0", "a1"
from "u0"),
juntas as (select lvl, max("a0") as "a0", max("a1") as "a1"
from (select *
from partes
union all
select 0 as lvl, null::numeric as "a0", null::bigint as "a1") as linhas
group by lvl),
valores as (select lvl, trim_scale((coalesce("a0", 0))::numeric) as "m0", coalesce("a1", 0) as "m1"
from juntas)
select *
from (select lvl, "m0", "m1"
from valores
where lvl in (0)) as nomes
order by lvl;
-- $1 = "2025-01-01"
-- $2 = "2026-01-01"
-- $3 = "GO"
-- $4 = "MG"
-- $5 = "conservacao"

-- And so ask:
-- 12217: "conservacao" -> "abc"
-- 12317: "conservacao" -> "planejamento"
