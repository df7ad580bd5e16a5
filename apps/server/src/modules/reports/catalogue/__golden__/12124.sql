with "u0" as (select "k0", lvl, (count(x) + coalesce(sum("s0"), 0))::bigint as "a0"
from (select "k0", grouping("k0") as lvl, "x0" as x, count(*) filter (where so) as "s0"
from (select extract(year
from "aplica_conservacao"."desde")::integer as "k0", ("aplica_conservacao"."id_produtor" is not null and "aplica_conservacao"."produtor_de_varias" is null) as so, "aplica_conservacao"."produtor_de_varias" as "x0"
from "resumo"."aplica_conservacao" as "aplica_conservacao"
where "aplica_conservacao"."desde" < $1::date and ("aplica_conservacao"."uf" in ($2::text, $3::text))) as linhas
group by grouping sets (("k0", "x0"), ("x0"))) as distintos
group by "k0", lvl),
partes as (select "k0"::bigint as "k0", lvl, "a0"
from "u0"),
juntas as (select "k0", lvl, max("a0") as "a0"
from (select *
from partes
union all
select null::bigint as "k0", 1 as lvl, null::bigint as "a0") as linhas
group by "k0", lvl),
valores as (select "k0", lvl, coalesce("a0", 0) as "m0"
from juntas)
select *
from (select "k0", lvl, "m0"
from valores
where lvl in (0, 1)) as nomes
order by lvl, "k0" nulls last;
-- $1 = "2026-01-01"
-- $2 = "GO"
-- $3 = "MG"

-- And so ask:
-- 12224: "aplica_conservacao"."desde" -> "aplica_abc"."desde", "aplica_conservacao"."id_produtor" -> "aplica_abc"."id_produtor", "aplica_conservacao"."produtor_de_varias" -> "aplica_abc"."produtor_de_varias", "resumo"."aplica_conservacao" -> "resumo"."aplica_abc", "aplica_conservacao" -> "aplica_abc", "aplica_conservacao"."uf" -> "aplica_abc"."uf"
-- 12324: "aplica_conservacao"."desde" -> "aplica_planejamento"."desde", "aplica_conservacao"."id_produtor" -> "aplica_planejamento"."id_produtor", "aplica_conservacao"."produtor_de_varias" -> "aplica_planejamento"."produtor_de_varias", "resumo"."aplica_conservacao" -> "resumo"."aplica_planejamento", "aplica_conservacao" -> "aplica_planejamento", "aplica_conservacao"."uf" -> "aplica_planejamento"."uf"
