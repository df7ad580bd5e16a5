with "u0" as (select "k0", grouping("k0") as lvl, (sum("x0"))::numeric as "a0", count(*) filter (where "f1") as "a1"
from (select "pratica"."tipo" as "k0", "pratica"."area_ha" as "x0", (not coalesce(("pratica"."area_ha" is null), false)) as "f1"
from "programa"."pratica" as "pratica"
join "programa"."propriedade" as "propriedade" on "pratica"."cod_propriedade" = "propriedade"."cod_propriedade"
where "pratica"."dt_registro" < $1::date and ("pratica"."objetivo" = $2::text) and ("propriedade"."uf" in ($3::text, $4::text))) as linhas
group by grouping sets (("k0"), ())),
partes as (select "k0"::text as "k0", lvl, "a0", "a1"
from "u0"),
juntas as (select "k0", lvl, max("a0") as "a0", max("a1") as "a1"
from (select *
from partes
union all
select null::text as "k0", 1 as lvl, null::numeric as "a0", null::bigint as "a1") as linhas
group by "k0", lvl),
valores as (select "k0", lvl, trim_scale((coalesce("a0", 0))::numeric) as "m0", coalesce("a1", 0) as "m1"
from juntas)
select *
from (select "k0", lvl, "m0", "m1"
from valores
where lvl in (0, 1)) as nomes
order by lvl, "m0" desc nulls last, translate(lower("k0"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" nulls last, "k0" collate "C" nulls last;
-- $1 = "2026-01-01"
-- $2 = "conservacao"
-- $3 = "GO"
-- $4 = "MG"

-- And so ask:
-- 12215: "conservacao" -> "abc"
-- 12315: "conservacao" -> "planejamento"
