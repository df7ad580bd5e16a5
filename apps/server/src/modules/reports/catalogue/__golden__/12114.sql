with "u0" as (select "k0", grouping("k0") as lvl, (sum("x0"))::numeric as "a0"
from (select extract(year
from "resumo"."mes")::integer as "k0", "resumo"."area" as "x0", "resumo"."praticas" as "r0", "resumo"."com_area" as "n0"
from "resumo"."pratica_mes" as "resumo"
where "resumo"."mes" < $1::date and ("resumo"."uf" in ($2::text, $3::text)) and ("resumo"."objetivo" = $4::text) and "resumo"."praticas" > 0) as linhas
group by grouping sets (("k0"), ())),
partes as (select "k0"::bigint as "k0", lvl, "a0"
from "u0"),
juntas as (select "k0", lvl, max("a0") as "a0"
from (select *
from partes
union all
select null::bigint as "k0", 1 as lvl, null::numeric as "a0") as linhas
group by "k0", lvl),
valores as (select "k0", lvl, trim_scale((coalesce("a0", 0))::numeric) as "m0", trim_scale((case when lvl & 1 = 0 then sum(coalesce(coalesce("a0", 0), 0)) over (partition by lvl
order by "k0" nulls last) else coalesce("a0", 0) end)::numeric) as "m1"
from juntas)
select *
from (select "k0", lvl, "m0", "m1"
from valores
where lvl in (0, 1)) as nomes
order by lvl, "k0" nulls last, "k0" nulls last;
-- $1 = "2026-01-01"
-- $2 = "GO"
-- $3 = "MG"
-- $4 = "conservacao"

-- And so ask:
-- 12214: "conservacao" -> "abc"
-- 12314: "conservacao" -> "planejamento"
