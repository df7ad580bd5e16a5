with "u0" as (select 0 as lvl, count(x) as "a0"
from (select 0 as lvl, "x0" as x
from (select "resumo"."cpf_supervisor" as "x0", "resumo"."visitas" as "r0"
from "resumo"."visita_ano" as "resumo"
where ("resumo"."ano" >= $1::date and "resumo"."ano" < $2::date) and ("resumo"."uf" in ($3::text, $4::text)) and "resumo"."visitas" > 0) as linhas
group by "x0") as distintos),
"u1" as (select 0 as lvl, count(x) as "a1"
from (select 0 as lvl, "x1" as x
from (select "resumo"."cpf_tecnico" as "x1", "resumo"."visitas" as "r1"
from "resumo"."visita_semestre" as "resumo"
where ("resumo"."semestre" >= $5::date and "resumo"."semestre" < $6::date) and ("resumo"."uf" in ($7::text, $8::text)) and "resumo"."visitas" > 0) as linhas
group by "x1") as distintos),
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
-- $1 = "2025-01-01"
-- $2 = "2026-01-01"
-- $3 = "GO"
-- $4 = "MG"
-- $5 = "2025-01-01"
-- $6 = "2026-01-01"
-- $7 = "GO"
-- $8 = "MG"
