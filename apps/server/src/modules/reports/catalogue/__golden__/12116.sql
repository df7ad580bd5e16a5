with "u0" as (select 0 as lvl, count(*) as "a0"
from (select 1
from "resumo"."aplica_conservacao" as "aplica_conservacao"
where "aplica_conservacao"."desde" < $1::date and ("aplica_conservacao"."uf" in ($2::text, $3::text))) as linhas),
"u1" as (select 0 as lvl, count(x) filter (where "f1") as "a1", count(x) as "a2"
from (select "x1" as x, "f1"
from (select "resumo"."cod_propriedade" as "x1", "resumo"."visitas" as "r1", ("resumo"."cod_propriedade" in (select "aplica_conservacao"."cod_propriedade"
from "resumo"."aplica_conservacao" as "aplica_conservacao"
where "aplica_conservacao"."desde" < $4::date)) as "f1"
from "resumo"."visita_ano" as "resumo"
where ("resumo"."ano" >= $5::date and "resumo"."ano" < $6::date) and ("resumo"."uf" in ($7::text, $8::text)) and "resumo"."visitas" > 0) as linhas) as distintos),
partes as (select lvl, "a0", null::bigint as "a1", null::bigint as "a2"
from "u0"
union all
select lvl, null::bigint as "a0", "a1", "a2"
from "u1"),
juntas as (select lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2"
from (select *
from partes
union all
select 0 as lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2") as linhas
group by lvl),
valores as (select lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1", coalesce("a2", 0) as "m2"
from juntas)
select *
from (select lvl, "m0", "m1", "m2"
from valores
where lvl in (0)) as nomes
order by lvl;
-- $1 = "2026-01-01"
-- $2 = "GO"
-- $3 = "MG"
-- $4 = "2026-01-01"
-- $5 = "2025-01-01"
-- $6 = "2026-01-01"
-- $7 = "GO"
-- $8 = "MG"

-- And so ask:
-- 12216: "resumo"."aplica_conservacao" -> "resumo"."aplica_abc", "aplica_conservacao" -> "aplica_abc", "aplica_conservacao"."desde" -> "aplica_abc"."desde", "aplica_conservacao"."uf" -> "aplica_abc"."uf", "aplica_conservacao"."cod_propriedade" -> "aplica_abc"."cod_propriedade"
-- 12316: "resumo"."aplica_conservacao" -> "resumo"."aplica_planejamento", "aplica_conservacao" -> "aplica_planejamento", "aplica_conservacao"."desde" -> "aplica_planejamento"."desde", "aplica_conservacao"."uf" -> "aplica_planejamento"."uf", "aplica_conservacao"."cod_propriedade" -> "aplica_planejamento"."cod_propriedade"
