with "u0" as (select 0 as lvl, (count(x) filter (where "f0") + coalesce(sum("s0"), 0))::bigint as "a0", (count(x) + coalesce(sum("s1"), 0))::bigint as "a1"
from (select 0 as lvl, "x0" as x, bool_or("f0") as "f0", count(*) filter (where so and "f0") as "s0", count(*) filter (where so) as "s1"
from (select ("aplica_conservacao"."id_produtor" is not null and "aplica_conservacao"."produtor_de_varias" is null) as so, "aplica_conservacao"."produtor_de_varias" as "x0", ((array['0-29', '30-39', '40-49', '50-59', '60+']::text[])[width_bucket(extract(year
from age($1::date, "produtor"."dt_nascimento"))::integer, array[30, 40, 50, 60]) + 1] = $2::text) as "f0"
from "resumo"."aplica_conservacao" as "aplica_conservacao"
left
join "programa"."produtor" as "produtor" on "aplica_conservacao"."id_produtor" = "produtor"."id_produtor"
where "aplica_conservacao"."desde" < $3::date and ("aplica_conservacao"."uf" in ($4::text, $5::text))) as linhas
group by "x0") as distintos),
partes as (select lvl, "a0", "a1"
from "u0"),
juntas as (select lvl, max("a0") as "a0", max("a1") as "a1"
from (select *
from partes
union all
select 0 as lvl, null::bigint as "a0", null::bigint as "a1") as linhas
group by lvl),
valores as (select lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1"
from juntas)
select *
from (select lvl, "m0", "m1"
from valores
where lvl in (0)) as nomes
order by lvl;
-- $1 = "2025-12-20"
-- $2 = "0-29"
-- $3 = "2026-01-01"
-- $4 = "GO"
-- $5 = "MG"

-- And so ask:
-- 12227: "aplica_conservacao"."id_produtor" -> "aplica_abc"."id_produtor", "aplica_conservacao"."produtor_de_varias" -> "aplica_abc"."produtor_de_varias", "resumo"."aplica_conservacao" -> "resumo"."aplica_abc", "aplica_conservacao" -> "aplica_abc", "aplica_conservacao"."desde" -> "aplica_abc"."desde", "aplica_conservacao"."uf" -> "aplica_abc"."uf"
-- 12327: "aplica_conservacao"."id_produtor" -> "aplica_planejamento"."id_produtor", "aplica_conservacao"."produtor_de_varias" -> "aplica_planejamento"."produtor_de_varias", "resumo"."aplica_conservacao" -> "resumo"."aplica_planejamento", "aplica_conservacao" -> "aplica_planejamento", "aplica_conservacao"."desde" -> "aplica_planejamento"."desde", "aplica_conservacao"."uf" -> "aplica_planejamento"."uf"
