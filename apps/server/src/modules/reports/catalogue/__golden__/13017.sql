with "u0" as (select "k0", grouping("k0") as lvl, count(x) as "a0"
from (select "k0", "x0" as x
from (select case when "propriedade"."area_total" < 0.0001 then '0' when "propriedade"."area_total" < 20 then '0-20' when "propriedade"."area_total" < 50 then '20-50' when "propriedade"."area_total" < 100 then '50-100' when "propriedade"."area_total" < 500 then '100-500' when "propriedade"."area_total" is not null then '500+' end as "k0", "resumo"."cod_propriedade" as "x0", "resumo"."visitas" as "r0"
from "resumo"."visita_ritmo" as "resumo"
join "programa"."propriedade" as "propriedade" on "resumo"."cod_propriedade" = "propriedade"."cod_propriedade"
where "resumo"."primeira" < $1::date and ("resumo"."uf" in ($2::text, $3::text)) and "resumo"."visitas" > 0) as linhas) as distintos
group by grouping sets (("k0"), ())),
partes as (select "k0"::text as "k0", lvl, "a0"
from "u0"),
juntas as (select "k0", lvl, max("a0") as "a0"
from (select *
from partes
union all
select null::text as "k0", 1 as lvl, null::bigint as "a0") as linhas
group by "k0", lvl),
valores as (select "k0", lvl, coalesce("a0", 0) as "m0"
from juntas)
select *
from (select "k0", lvl, "m0"
from valores
where lvl in (0, 1)) as nomes
order by lvl, array_position(array['0', '0-20', '20-50', '50-100', '100-500', '500+']::text[], "k0"::text) nulls last, "k0"::text collate "C" nulls last;
-- $1 = "2026-01-01"
-- $2 = "GO"
-- $3 = "MG"
