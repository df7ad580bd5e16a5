with "u0" as (select "k0", grouping("k0") as lvl, coalesce(sum("r0"), 0)::bigint as "a0"
from (select case when "resumo"."duracao_min" < 60 then '0-59' when "resumo"."duracao_min" < 120 then '60-119' when "resumo"."duracao_min" < 180 then '120-179' when "resumo"."duracao_min" < 240 then '180-239' when "resumo"."duracao_min" is not null then '240+' end as "k0", "resumo"."visitas" as "r0"
from "resumo"."visita_duracao" as "resumo"
where ("resumo"."mes" >= $1::date and "resumo"."mes" < $2::date) and ("resumo"."uf" in ($3::text, $4::text)) and "resumo"."visitas" > 0) as linhas
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
order by lvl, array_position(array['0-59', '60-119', '120-179', '180-239', '240+']::text[], "k0"::text) nulls last, "k0"::text collate "C" nulls last;
-- $1 = "2025-01-01"
-- $2 = "2026-01-01"
-- $3 = "GO"
-- $4 = "MG"
