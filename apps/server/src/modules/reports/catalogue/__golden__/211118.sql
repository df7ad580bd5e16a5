with "u0" as (select 0 as lvl, count(*) as "a0", count(*) filter (where "f3") as "a3", count(*) filter (where "f4") as "a4"
from (select ("aplica_conservacao"."cod_propriedade" in (select "pratica"."cod_propriedade"
from "programa"."pratica" as "pratica"
where "pratica"."dt_registro" < $1::date and ("pratica"."objetivo" = $2::text) and ("pratica"."area_ha" > $3::numeric))) as "f3", (not ("aplica_conservacao"."cod_propriedade" in (select "pratica"."cod_propriedade"
from "programa"."pratica" as "pratica"
where "pratica"."dt_registro" < $4::date and ("pratica"."objetivo" = $5::text) and ("pratica"."area_ha" > $6::numeric)))) as "f4"
from "resumo"."aplica_conservacao" as "aplica_conservacao"
where "aplica_conservacao"."desde" < $7::date and ("aplica_conservacao"."uf" in ($8::text, $9::text))) as linhas),
"u1" as (select 0 as lvl, count(x) filter (where "f1") as "a1", count(x) as "a2"
from (select "x1" as x, "f1"
from (select "resumo"."cod_propriedade" as "x1", "resumo"."visitas" as "r1", ("resumo"."cod_propriedade" in (select "aplica_conservacao"."cod_propriedade"
from "resumo"."aplica_conservacao" as "aplica_conservacao"
where "aplica_conservacao"."desde" < $10::date)) as "f1"
from "resumo"."visita_ano" as "resumo"
where ("resumo"."ano" >= $11::date and "resumo"."ano" < $12::date) and ("resumo"."uf" in ($13::text, $14::text)) and "resumo"."visitas" > 0) as linhas) as distintos),
partes as (select lvl, "a0", null::bigint as "a1", null::bigint as "a2", "a3", "a4"
from "u0"
union all
select lvl, null::bigint as "a0", "a1", "a2", null::bigint as "a3", null::bigint as "a4"
from "u1"),
juntas as (select lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3", max("a4") as "a4"
from (select *
from partes
union all
select 0 as lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", null::bigint as "a3", null::bigint as "a4") as linhas
group by lvl),
valores as (select lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1", coalesce("a2", 0) as "m2", coalesce("a3", 0) as "m3", coalesce("a4", 0) as "m4", coalesce("a0", 0) as "m5"
from juntas)
select *
from (select lvl, "m0", "m1", "m2", "m3", "m4", "m5"
from valores
where lvl in (0)) as nomes
order by lvl;
-- $1 = "2026-01-01"
-- $2 = "conservacao"
-- $3 = "0"
-- $4 = "2026-01-01"
-- $5 = "conservacao"
-- $6 = "0"
-- $7 = "2026-01-01"
-- $8 = "GO"
-- $9 = "MG"
-- $10 = "2026-01-01"
-- $11 = "2025-01-01"
-- $12 = "2026-01-01"
-- $13 = "GO"
-- $14 = "MG"

-- And so ask:
-- 211119: "aplica_conservacao"."cod_propriedade" -> "aplica_abc"."cod_propriedade", "resumo"."aplica_conservacao" -> "resumo"."aplica_abc", "aplica_conservacao" -> "aplica_abc", "aplica_conservacao"."desde" -> "aplica_abc"."desde", "aplica_conservacao"."uf" -> "aplica_abc"."uf", "conservacao" -> "abc"
