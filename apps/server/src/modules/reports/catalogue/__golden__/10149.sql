with "u0" as (select "k0", grouping("k0") as lvl, count(*) as "a0"
from (select "aplica_conservacao"."uf" as "k0"
from "resumo"."aplica_conservacao" as "aplica_conservacao"
where "aplica_conservacao"."desde" < $1::date and ("aplica_conservacao"."uf" in ($2::text, $3::text))) as linhas
group by grouping sets (("k0"), ())),
"u1" as (select "k0", grouping("k0") as lvl, (sum("x1"))::numeric as "a1"
from (select "resumo"."uf" as "k0", "resumo"."area" as "x1", "resumo"."praticas" as "r1", "resumo"."com_area" as "n1"
from "resumo"."pratica_mes" as "resumo"
where "resumo"."mes" < $4::date and ("resumo"."uf" in ($5::text, $6::text)) and ("resumo"."objetivo" = $7::text) and "resumo"."praticas" > 0) as linhas
group by grouping sets (("k0"), ())),
"u2" as (select "k0", grouping("k0") as lvl, (sum("x2"))::numeric as "a2"
from (select "resumo"."uf" as "k0", "resumo"."area" as "x2", "resumo"."praticas" as "r2", "resumo"."com_area" as "n2"
from "resumo"."pratica_mes" as "resumo"
where ("resumo"."mes" >= $8::date and "resumo"."mes" < $9::date) and ("resumo"."uf" in ($10::text, $11::text)) and ("resumo"."objetivo" = $12::text) and "resumo"."praticas" > 0) as linhas
group by grouping sets (("k0"), ())),
partes as (select "k0"::text as "k0", lvl, "a0", null::numeric as "a1", null::numeric as "a2"
from "u0"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", "a1", null::numeric as "a2"
from "u1"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", null::numeric as "a1", "a2"
from "u2"),
juntas as (select "k0", lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2"
from (select *
from partes
union all
select null::text as "k0", 1 as lvl, null::bigint as "a0", null::numeric as "a1", null::numeric as "a2") as linhas
group by "k0", lvl),
valores as (select "k0", lvl, coalesce("a0", 0) as "m0", trim_scale((coalesce("a1", 0))::numeric) as "m1", trim_scale(((((coalesce("a1", 0))::numeric / nullif((max(coalesce("a1", 0)) filter (where lvl = 1) over ())::numeric, 0)) * '100'::numeric))::numeric) as "m2", trim_scale((coalesce("a2", 0))::numeric) as "m3"
from juntas)
select *
from (select "k0", lvl, "m0", "m1", "m2", "m3", "t0"."nome" as "l0", "t0"."nome_ordem" as "o0"
from valores
left
join (select "uf", "nome", translate(lower("nome"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" as "nome_ordem"
from "geo"."uf" offset 0) as "t0" on "t0"."uf" = "k0"
where lvl in (0, 1)) as nomes
order by lvl, "o0" nulls last, "k0" nulls last;
-- $1 = "2026-01-01"
-- $2 = "GO"
-- $3 = "MG"
-- $4 = "2026-01-01"
-- $5 = "GO"
-- $6 = "MG"
-- $7 = "conservacao"
-- $8 = "2025-01-01"
-- $9 = "2026-01-01"
-- $10 = "GO"
-- $11 = "MG"
-- $12 = "conservacao"

-- And so ask:
-- 10156: "aplica_conservacao"."uf" -> "aplica_abc"."uf", "resumo"."aplica_conservacao" -> "resumo"."aplica_abc", "aplica_conservacao" -> "aplica_abc", "aplica_conservacao"."desde" -> "aplica_abc"."desde", "conservacao" -> "abc"
-- 10159: "aplica_conservacao"."uf" -> "aplica_planejamento"."uf", "resumo"."aplica_conservacao" -> "resumo"."aplica_planejamento", "aplica_conservacao" -> "aplica_planejamento", "aplica_conservacao"."desde" -> "aplica_planejamento"."desde", "conservacao" -> "planejamento"
