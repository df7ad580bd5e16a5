with "u0" as (select 0 as lvl, count(*) filter (where "f0") as "a0", count(*) as "a1"
from (select (not ("propriedade"."cod_propriedade" in (select "resumo"."cod_propriedade"
from "resumo"."visita_ano" as "resumo"
where ("resumo"."ano" >= $1::date and "resumo"."ano" < $2::date) and "resumo"."visitas" > 0))) as "f0"
from "programa"."propriedade" as "propriedade"
where ("propriedade"."uf" in ($3::text, $4::text)) and ("propriedade"."situacao" in ($5::text, $6::text)) and "propriedade"."dt_inicio" <= $7::date) as linhas),
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
-- $1 = "2025-01-01"
-- $2 = "2026-01-01"
-- $3 = "GO"
-- $4 = "MG"
-- $5 = "a_ematend"
-- $6 = "a_vstzero"
-- $7 = "2025-12-31"
