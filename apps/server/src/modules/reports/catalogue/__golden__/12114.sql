with "u0" as (select "k0", grouping("k0") as lvl, (sum("x0"))::numeric as "a0", count(*) filter (where "f1") as "a1"
from (select extract(year
from "pratica"."dt_registro")::integer as "k0", "pratica"."area_ha" as "x0", (not coalesce(("pratica"."area_ha" is null), false)) as "f1"
from "programa"."pratica" as "pratica"
join "programa"."propriedade" as "propriedade" on "pratica"."cod_propriedade" = "propriedade"."cod_propriedade"
where "pratica"."dt_registro" < $1::date and ("propriedade"."uf" in ($2::text, $3::text)) and ("pratica"."objetivo" = $4::text)) as linhas
group by grouping sets (("k0"), ())),
partes as (select "k0"::bigint as "k0", lvl, "a0", "a1"
from "u0"),
juntas as (select "k0", lvl, max("a0") as "a0", max("a1") as "a1"
from (select *
from partes
union all
select null::bigint as "k0", 1 as lvl, null::numeric as "a0", null::bigint as "a1") as linhas
group by "k0", lvl),
valores as (select "k0", lvl, trim_scale((coalesce("a0", 0))::numeric) as "m0", trim_scale((case when lvl & 1 = 0 then sum(coalesce(coalesce("a0", 0), 0)) over (partition by lvl
order by "k0" nulls last) else coalesce("a0", 0) end)::numeric) as "m1", coalesce("a1", 0) as "m2"
from juntas)
select *
from (select "k0", lvl, "m0", "m1", "m2"
from valores
where lvl in (0, 1)) as nomes
order by lvl, "k0" nulls last;
-- $1 = "2026-01-01"
-- $2 = "GO"
-- $3 = "MG"
-- $4 = "conservacao"

-- And so ask:
-- 12214: "conservacao" -> "abc"
-- 12314: "conservacao" -> "planejamento"
