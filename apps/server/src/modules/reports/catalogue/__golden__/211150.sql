with "u0" as (select "k0", "k1", grouping("k0", "k1") as lvl, count(*) filter (where "f0") as "a0", count(*) as "a2", count(*) filter (where "f3") as "a3", count(*) filter (where "f4") as "a4"
from (select (extract(year
from "visita"."dt_visita")::integer * 100 + extract(month
from "visita"."dt_visita")::integer) as "k0", "visita"."ciclo" as "k1", "visita"."conta" as "f0", ("visita"."motivo" = $1::text) as "f3", ("visita"."motivo" = $2::text) as "f4"
from "programa"."visita" as "visita"
join "programa"."propriedade" as "propriedade" on "visita"."cod_propriedade" = "propriedade"."cod_propriedade"
where ("visita"."dt_visita" >= $3::date and "visita"."dt_visita" < $4::date) and ("propriedade"."uf" in ($5::text, $6::text))) as linhas
group by grouping sets (("k0", "k1"), ("k0"), ())),
"u1" as (select "k0", "k1", grouping("k0", "k1") as lvl, coalesce(sum("r1"), 0)::bigint as "a1"
from (select (extract(year
from "resumo"."mes")::integer * 100 + extract(month
from "resumo"."mes")::integer) as "k0", "resumo"."ciclo" as "k1", "resumo"."previstas" as "r1"
from "resumo"."visita_prevista_mes" as "resumo"
where ("resumo"."mes" >= $7::date and "resumo"."mes" < $8::date) and ("resumo"."uf" in ($9::text, $10::text)) and "resumo"."previstas" > 0) as linhas
group by grouping sets (("k0", "k1"), ("k0"), ())),
partes as (select "k0"::bigint as "k0", "k1"::bigint as "k1", lvl, "a0", null::bigint as "a1", "a2", "a3", "a4"
from "u0"
union all
select "k0"::bigint as "k0", "k1"::bigint as "k1", lvl, null::bigint as "a0", "a1", null::bigint as "a2", null::bigint as "a3", null::bigint as "a4"
from "u1"),
juntas as (select "k0", "k1", lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3", max("a4") as "a4"
from (select *
from partes
union all
select "k0", "k1", lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", null::bigint as "a3", null::bigint as "a4"
from (select "k0", "k1", 0 as lvl
from (select v::bigint as "k0"
from unnest(array['202501', '202502', '202503', '202504', '202505', '202506', '202507', '202508', '202509', '202510', '202511', '202512']::text[]) as v) as "d0" cross
join (select v::bigint as "k1"
from unnest(array['1', '2']::text[]) as v) as "d1") as todos
union all
select "k0", "k1", lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", null::bigint as "a3", null::bigint as "a4"
from (select "k0", null::bigint as "k1", 1 as lvl
from (select v::bigint as "k0"
from unnest(array['202501', '202502', '202503', '202504', '202505', '202506', '202507', '202508', '202509', '202510', '202511', '202512']::text[]) as v) as "d0") as todos
union all
select null::bigint as "k0", null::bigint as "k1", 3 as lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", null::bigint as "a3", null::bigint as "a4") as linhas
group by "k0", "k1", lvl),
valores as (select "k0", "k1", lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1", coalesce("a2", 0) as "m2", coalesce("a3", 0) as "m3", coalesce("a4", 0) as "m4", coalesce("a0", 0) as "m5"
from juntas)
select *
from (select "k0", "k1", lvl, "m0", "m1", "m2", "m3", "m4", "m5"
from valores
where lvl in (0, 1, 3)) as nomes
order by lvl, "k0" nulls last, array_position(array['1', '2']::text[], "k1"::text) nulls last, "k1"::text collate "C" nulls last;
-- $1 = "nao_sincronizada"
-- $2 = "sem_lancamento_nem_checkin"
-- $3 = "2025-01-01"
-- $4 = "2026-01-01"
-- $5 = "GO"
-- $6 = "MG"
-- $7 = "2025-01-01"
-- $8 = "2026-01-01"
-- $9 = "GO"
-- $10 = "MG"
