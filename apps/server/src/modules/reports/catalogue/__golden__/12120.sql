with "u0" as (select 0 as lvl, (count(x) + coalesce(sum("s0"), 0))::bigint as "a0"
from (select 0 as lvl, "x0" as x, count(*) filter (where so) as "s0"
from (select ("aplica_conservacao"."id_produtor" is not null and "aplica_conservacao"."produtor_de_varias" is null) as so, "aplica_conservacao"."produtor_de_varias" as "x0"
from "resumo"."aplica_conservacao" as "aplica_conservacao"
where "aplica_conservacao"."desde" < $1::date and ("aplica_conservacao"."uf" in ($2::text, $3::text))) as linhas
group by "x0") as distintos),
"u1" as (select 0 as lvl, (count(x) filter (where "f1") + coalesce(sum("s1"), 0))::bigint as "a1", (count(x) + coalesce(sum("s2"), 0))::bigint as "a2"
from (select 0 as lvl, "x1" as x, bool_or("f1") as "f1", count(*) filter (where so and "f1") as "s1", count(*) filter (where so) as "s2"
from (select ("resumo"."id_produtor" is not null and "resumo"."produtor_de_varias" is null) as so, "resumo"."produtor_de_varias" as "x1", "resumo"."visitas" as "r1", ("resumo"."cod_propriedade" in (select "aplica_conservacao"."cod_propriedade"
from "resumo"."aplica_conservacao" as "aplica_conservacao"
where "aplica_conservacao"."desde" < $4::date)) as "f1"
from "resumo"."visita_ano" as "resumo"
where ("resumo"."ano" >= $5::date and "resumo"."ano" < $6::date) and ("resumo"."uf" in ($7::text, $8::text)) and "resumo"."visitas" > 0) as linhas
group by "x1") as distintos),
"u2" as (select 0 as lvl, count(*) as "a3", count(*) filter (where "f4") as "a4", count(*) filter (where "f5") as "a5"
from (select ("aplica_conservacao"."id_produtor" is null) as "f4", (not coalesce(("aplica_conservacao"."id_produtor" is null), false)) as "f5"
from "resumo"."aplica_conservacao" as "aplica_conservacao"
where "aplica_conservacao"."desde" < $9::date and ("aplica_conservacao"."uf" in ($10::text, $11::text))) as linhas),
partes as (select lvl, "a0", null::bigint as "a1", null::bigint as "a2", null::bigint as "a3", null::bigint as "a4", null::bigint as "a5"
from "u0"
union all
select lvl, null::bigint as "a0", "a1", "a2", null::bigint as "a3", null::bigint as "a4", null::bigint as "a5"
from "u1"
union all
select lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", "a3", "a4", "a5"
from "u2"),
juntas as (select lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3", max("a4") as "a4", max("a5") as "a5"
from (select *
from partes
union all
select 0 as lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", null::bigint as "a3", null::bigint as "a4", null::bigint as "a5") as linhas
group by lvl),
valores as (select lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1", coalesce("a2", 0) as "m2", coalesce("a3", 0) as "m3", coalesce("a4", 0) as "m4", (coalesce("a5", 0) - coalesce("a0", 0)) as "m5", coalesce("a0", 0) as "m6"
from juntas)
select *
from (select lvl, "m0", "m1", "m2", "m3", "m4", "m5", "m6"
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
-- $9 = "2026-01-01"
-- $10 = "GO"
-- $11 = "MG"

-- And so ask:
-- 12220: "aplica_conservacao"."id_produtor" -> "aplica_abc"."id_produtor", "aplica_conservacao"."produtor_de_varias" -> "aplica_abc"."produtor_de_varias", "resumo"."aplica_conservacao" -> "resumo"."aplica_abc", "aplica_conservacao" -> "aplica_abc", "aplica_conservacao"."desde" -> "aplica_abc"."desde", "aplica_conservacao"."uf" -> "aplica_abc"."uf", "aplica_conservacao"."cod_propriedade" -> "aplica_abc"."cod_propriedade"
-- 12320: "aplica_conservacao"."id_produtor" -> "aplica_planejamento"."id_produtor", "aplica_conservacao"."produtor_de_varias" -> "aplica_planejamento"."produtor_de_varias", "resumo"."aplica_conservacao" -> "resumo"."aplica_planejamento", "aplica_conservacao" -> "aplica_planejamento", "aplica_conservacao"."desde" -> "aplica_planejamento"."desde", "aplica_conservacao"."uf" -> "aplica_planejamento"."uf", "aplica_conservacao"."cod_propriedade" -> "aplica_planejamento"."cod_propriedade"
