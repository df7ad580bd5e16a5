with "u0" as (select 0 as lvl, count(*) filter (where "f0") as "a0", count(*) filter (where "f2") as "a2", count(*) as "a3", count(*) filter (where "f4") as "a4", count(*) filter (where "f5") as "a5"
from (select "visita"."conta" as "f0", (not "visita"."conta") as "f2", ("visita"."motivo" = $1::text) as "f4", ("visita"."motivo" = $2::text) as "f5"
from "programa"."visita" as "visita"
join "programa"."propriedade" as "propriedade" on "visita"."cod_propriedade" = "propriedade"."cod_propriedade"
where ("visita"."dt_visita" >= $3::date and "visita"."dt_visita" < $4::date) and ("propriedade"."uf" in ($5::text, $6::text))) as linhas),
"u1" as (select 0 as lvl, count(*) as "a1"
from (select 1
from "programa"."visita" as "visita"
join "programa"."propriedade" as "propriedade" on "visita"."cod_propriedade" = "propriedade"."cod_propriedade"
where ("visita"."dt_visita" >= $7::date and "visita"."dt_visita" < $8::date) and ("propriedade"."uf" in ($9::text, $10::text)) and "visita"."conta") as linhas),
partes as (select lvl, "a0", null::bigint as "a1", "a2", "a3", "a4", "a5"
from "u0"
union all
select lvl, null::bigint as "a0", "a1", null::bigint as "a2", null::bigint as "a3", null::bigint as "a4", null::bigint as "a5"
from "u1"),
juntas as (select lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3", max("a4") as "a4", max("a5") as "a5"
from (select *
from partes
union all
select 0 as lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", null::bigint as "a3", null::bigint as "a4", null::bigint as "a5") as linhas
group by lvl),
valores as (select lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1", coalesce("a2", 0) as "m2", coalesce("a3", 0) as "m3", coalesce("a4", 0) as "m4", coalesce("a5", 0) as "m5", coalesce("a0", 0) as "m6"
from juntas)
select *
from (select lvl, "m0", "m1", "m2", "m3", "m4", "m5", "m6"
from valores
where lvl in (0)) as nomes
order by lvl;
-- $1 = "nao_sincronizada"
-- $2 = "sem_lancamento_nem_checkin"
-- $3 = "2025-01-01"
-- $4 = "2026-01-01"
-- $5 = "GO"
-- $6 = "MG"
-- $7 = "2024-01-01"
-- $8 = "2024-12-21"
-- $9 = "GO"
-- $10 = "MG"
