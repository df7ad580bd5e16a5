with "u0" as (select 0 as lvl, count(x) as "a0"
from (select "x0" as x
from (select "resumo"."cod_propriedade" as "x0", "resumo"."visitas" as "r0"
from "resumo"."visita_ritmo" as "resumo"
where "resumo"."primeira" < $1::date and ("resumo"."uf" in ($2::text, $3::text)) and "resumo"."visitas" > 0) as linhas) as distintos),
"u1" as (select 0 as lvl, count(*) as "a1"
from (select 1
from "programa"."propriedade" as "propriedade"
where ("propriedade"."uf" in ($4::text, $5::text)) and ("propriedade"."dt_inicio" <= $6::date or ("propriedade"."cod_propriedade" in (select "resumo"."cod_propriedade"
from "resumo"."visita_ritmo" as "resumo"
where "resumo"."primeira" < $7::date and "resumo"."visitas" > 0)))) as linhas),
partes as (select lvl, "a0", null::bigint as "a1"
from "u0"
union all
select lvl, null::bigint as "a0", "a1"
from "u1"),
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
-- $1 = "2026-01-01"
-- $2 = "GO"
-- $3 = "MG"
-- $4 = "GO"
-- $5 = "MG"
-- $6 = "2025-12-31"
-- $7 = "2026-01-01"
