with "u0" as (select "k0", grouping("k0") as lvl, count(*) as "a0"
from (select "aplica_conservacao"."cpf_tecnico" as "k0"
from "resumo"."aplica_conservacao" as "aplica_conservacao"
where "aplica_conservacao"."desde" < $1::date and ("aplica_conservacao"."uf" in ($2::text, $3::text))) as linhas
group by grouping sets (("k0"), ())),
"u1" as (select "k0", grouping("k0") as lvl, count(x) as "a1", count(x) filter (where "f2") as "a2"
from (select "k0", "x1" as x, "f2"
from (select "resumo"."cpf_tecnico" as "k0", "resumo"."cod_propriedade" as "x1", "resumo"."visitas" as "r1", ("resumo"."cod_propriedade" in (select "aplica_conservacao"."cod_propriedade"
from "resumo"."aplica_conservacao" as "aplica_conservacao"
where "aplica_conservacao"."desde" < $4::date)) as "f2"
from "resumo"."visita_ano" as "resumo"
where ("resumo"."ano" >= $5::date and "resumo"."ano" < $6::date) and ("resumo"."uf" in ($7::text, $8::text)) and "resumo"."visitas" > 0) as linhas) as distintos
group by grouping sets (("k0"), ())),
"u2" as (select "k0", grouping("k0") as lvl, (sum("x3"))::numeric as "a3"
from (select "resumo"."cpf_tecnico" as "k0", "resumo"."area" as "x3", "resumo"."praticas" as "r3", "resumo"."com_area" as "n3"
from "resumo"."pratica_ano" as "resumo"
where "resumo"."ano" < $9::date and ("resumo"."uf" in ($10::text, $11::text)) and ("resumo"."objetivo" = $12::text) and "resumo"."praticas" > 0) as linhas
group by grouping sets (("k0"), ())),
partes as (select "k0"::text as "k0", lvl, "a0", null::bigint as "a1", null::bigint as "a2", null::numeric as "a3"
from "u0"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", "a1", "a2", null::numeric as "a3"
from "u1"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", "a3"
from "u2"),
juntas as (select "k0", lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3"
from (select *
from partes
union all
select null::text as "k0", 1 as lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", null::numeric as "a3") as linhas
group by "k0", lvl),
valores as (select "k0", lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1", coalesce("a2", 0) as "m2", trim_scale(((((coalesce("a2", 0))::numeric / nullif((coalesce("a1", 0))::numeric, 0)) * '100'::numeric))::numeric) as "m3", trim_scale((coalesce("a3", 0))::numeric) as "m4", trim_scale((((coalesce("a3", 0))::numeric / nullif((coalesce("a0", 0))::numeric, 0)))::numeric) as "m5"
from juntas)
select *
from (select "k0", lvl, "m0", "m1", "m2", "m3", "m4", "m5", "t0"."nome" as "l0", "t0"."nome_ordem" as "o0"
from valores
left
join "programa"."tecnico" as "t0" on "t0"."cpf" = "k0"
where lvl in (0, 1)) as nomes
order by lvl, "o0" nulls last, "k0" nulls last;
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
-- $12 = "conservacao"

-- And so ask:
-- 12218: "aplica_conservacao"."cpf_tecnico" -> "aplica_abc"."cpf_tecnico", "resumo"."aplica_conservacao" -> "resumo"."aplica_abc", "aplica_conservacao" -> "aplica_abc", "aplica_conservacao"."desde" -> "aplica_abc"."desde", "aplica_conservacao"."uf" -> "aplica_abc"."uf", "aplica_conservacao"."cod_propriedade" -> "aplica_abc"."cod_propriedade", "conservacao" -> "abc"
-- 12318: "aplica_conservacao"."cpf_tecnico" -> "aplica_planejamento"."cpf_tecnico", "resumo"."aplica_conservacao" -> "resumo"."aplica_planejamento", "aplica_conservacao" -> "aplica_planejamento", "aplica_conservacao"."desde" -> "aplica_planejamento"."desde", "aplica_conservacao"."uf" -> "aplica_planejamento"."uf", "aplica_conservacao"."cod_propriedade" -> "aplica_planejamento"."cod_propriedade", "conservacao" -> "planejamento"
