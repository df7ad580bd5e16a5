with "u0" as (select "k0", "k1", grouping("k0", "k1") as lvl, (count(x) + coalesce(sum("s0"), 0))::bigint as "a0"
from (select "k0", "k1", "x0" as x, count(*) filter (where so) as "s0"
from (select (array['0-29', '30-39', '40-49', '50-59', '60+']::text[])[width_bucket(extract(year
from age($1::date, "produtor"."dt_nascimento"))::integer, array[30, 40, 50, 60]) + 1] as "k0", "produtor"."sexo" as "k1", ("aplica_conservacao"."id_produtor" is not null and "aplica_conservacao"."produtor_de_varias" is null) as so, "aplica_conservacao"."produtor_de_varias" as "x0"
from "resumo"."aplica_conservacao" as "aplica_conservacao"
left
join "programa"."produtor" as "produtor" on "aplica_conservacao"."id_produtor" = "produtor"."id_produtor"
where "aplica_conservacao"."desde" < $2::date and (not coalesce(("aplica_conservacao"."id_produtor" is null), false)) and ("aplica_conservacao"."uf" in ($3::text, $4::text))) as linhas
group by "k0", "k1", "x0") as distintos
group by grouping sets (("k0", "k1"), ("k0"), ())),
partes as (select "k0"::text as "k0", "k1"::text as "k1", lvl, "a0"
from "u0"),
juntas as (select "k0", "k1", lvl, max("a0") as "a0"
from (select *
from partes
union all
select "k0", "k1", lvl, null::bigint as "a0"
from (select "k0", "k1", 0 as lvl
from (select distinct "k1"
from partes
where lvl = 0) as presentes cross
join (select v::text as "k0"
from unnest(array['0-29', '30-39', '40-49', '50-59', '60+']::text[]) as v) as "d0") as todos
union all
select "k0", "k1", lvl, null::bigint as "a0"
from (select "k0", null::text as "k1", 1 as lvl
from (select v::text as "k0"
from unnest(array['0-29', '30-39', '40-49', '50-59', '60+']::text[]) as v) as "d0") as todos
union all
select null::text as "k0", null::text as "k1", 3 as lvl, null::bigint as "a0") as linhas
group by "k0", "k1", lvl),
valores as (select "k0", "k1", lvl, coalesce("a0", 0) as "m0"
from juntas)
select *
from (select "k0", "k1", lvl, "m0"
from valores
where lvl in (0, 1, 3)) as nomes
order by lvl, array_position(array['0-29', '30-39', '40-49', '50-59', '60+']::text[], "k0"::text) nulls last, "k0"::text collate "C" nulls last, translate(lower("k1"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" nulls last, "k1" collate "C" nulls last;
-- $1 = "2025-12-20"
-- $2 = "2026-01-01"
-- $3 = "GO"
-- $4 = "MG"

-- And so ask:
-- 12225: "aplica_conservacao"."id_produtor" -> "aplica_abc"."id_produtor", "aplica_conservacao"."produtor_de_varias" -> "aplica_abc"."produtor_de_varias", "resumo"."aplica_conservacao" -> "resumo"."aplica_abc", "aplica_conservacao" -> "aplica_abc", "aplica_conservacao"."desde" -> "aplica_abc"."desde", "aplica_conservacao"."uf" -> "aplica_abc"."uf"
-- 12325: "aplica_conservacao"."id_produtor" -> "aplica_planejamento"."id_produtor", "aplica_conservacao"."produtor_de_varias" -> "aplica_planejamento"."produtor_de_varias", "resumo"."aplica_conservacao" -> "resumo"."aplica_planejamento", "aplica_conservacao" -> "aplica_planejamento", "aplica_conservacao"."desde" -> "aplica_planejamento"."desde", "aplica_conservacao"."uf" -> "aplica_planejamento"."uf"
