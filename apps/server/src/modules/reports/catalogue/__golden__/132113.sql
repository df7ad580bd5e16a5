with "u0" as (select "k0", grouping("k0") as lvl, coalesce(sum("r0"), 0)::bigint as "a0", count("x2") as "a2"
from (select "resumo"."id_sub_bacia" as "k0", "resumo"."visitas" as "r0", "resumo"."cod_propriedade" as "x2"
from "resumo"."visita_ano" as "resumo"
where ("resumo"."ano" >= $1::date and "resumo"."ano" < $2::date) and ("resumo"."uf" in ($3::text, $4::text)) and "resumo"."visitas" > 0) as linhas
group by grouping sets (("k0"), ())),
"u1" as (select "k0", grouping("k0") as lvl, coalesce(sum("r1"), 0)::bigint as "a1"
from (select "resumo"."id_sub_bacia" as "k0", "resumo"."vencidas" as "r1"
from "resumo"."visita_prevista_mes" as "resumo"
where ("resumo"."mes" >= $5::date and "resumo"."mes" < $6::date) and ("resumo"."uf" in ($7::text, $8::text)) and "resumo"."vencidas" > 0) as linhas
group by grouping sets (("k0"), ())),
"u2" as (select "k0", lvl, (count(x) + coalesce(sum("s3"), 0))::bigint as "a3"
from (select "k0", grouping("k0") as lvl, "x3" as x, count(*) filter (where so) as "s3"
from (select "resumo"."id_sub_bacia" as "k0", ("resumo"."id_produtor" is not null and "resumo"."produtor_de_varias" is null) as so, "resumo"."produtor_de_varias" as "x3", "resumo"."visitas" as "r3"
from "resumo"."visita_ano" as "resumo"
where ("resumo"."ano" >= $9::date and "resumo"."ano" < $10::date) and ("resumo"."uf" in ($11::text, $12::text)) and "resumo"."visitas" > 0) as linhas
group by grouping sets (("k0", "x3"), ("x3"))) as distintos
group by "k0", lvl),
partes as (select "k0"::bigint as "k0", lvl, "a0", null::bigint as "a1", "a2", null::bigint as "a3"
from "u0"
union all
select "k0"::bigint as "k0", lvl, null::bigint as "a0", "a1", null::bigint as "a2", null::bigint as "a3"
from "u1"
union all
select "k0"::bigint as "k0", lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", "a3"
from "u2"),
juntas as (select "k0", lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3"
from (select *
from partes
union all
select null::bigint as "k0", 1 as lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2", null::bigint as "a3") as linhas
group by "k0", lvl),
valores as (select "k0", lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1", trim_scale(((((coalesce("a0", 0))::numeric / nullif((coalesce("a1", 0))::numeric, 0)) * '100'::numeric))::numeric) as "m2", coalesce("a2", 0) as "m3", coalesce("a3", 0) as "m4"
from juntas)
select *
from (select "k0", lvl, "m0", "m1", "m2", "m3", "m4", "t0"."nome" as "l0"
from valores
left
join "geo"."sub_bacia" as "t0" on "t0"."id_sub_bacia" = "k0"
where lvl in (0, 1)) as nomes
order by lvl, translate(lower("l0"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" nulls last, "k0" nulls last;
-- $1 = "2025-01-01"
-- $2 = "2026-01-01"
-- $3 = "GO"
-- $4 = "MG"
-- $5 = "2025-01-01"
-- $6 = "2026-01-01"
-- $7 = "GO"
-- $8 = "MG"
-- $9 = "2025-01-01"
-- $10 = "2026-01-01"
-- $11 = "GO"
-- $12 = "MG"

with "u0" as (select 0 as lvl, coalesce(sum("r0") filter (where "f0"), 0)::bigint as "a0", coalesce(sum("r1") filter (where "f1"), 0)::bigint as "a1", coalesce(sum("r2") filter (where "f2"), 0)::bigint as "a2"
from (select "resumo"."registradas" as "r0", "resumo"."registradas" > 0 as "f0", "resumo"."sincronizadas" as "r1", "resumo"."sincronizadas" > 0 as "f1", "resumo"."visitas" as "r2", "resumo"."visitas" > 0 as "f2"
from "resumo"."visita_mes" as "resumo"
where ("resumo"."mes" >= $1::date and "resumo"."mes" < $2::date) and ("resumo"."uf" in ($3::text, $4::text)) and ("resumo"."registradas" > 0 or "resumo"."sincronizadas" > 0 or "resumo"."visitas" > 0)) as linhas),
partes as (select lvl, "a0", "a1", "a2"
from "u0"),
juntas as (select lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2"
from (select *
from partes
union all
select 0 as lvl, null::bigint as "a0", null::bigint as "a1", null::bigint as "a2") as linhas
group by lvl),
valores as (select lvl, coalesce("a0", 0) as "m0", (coalesce("a0", 0) - coalesce("a1", 0)) as "m1", (coalesce("a1", 0) - coalesce("a2", 0)) as "m2", coalesce("a2", 0) as "m3"
from juntas)
select *
from (select lvl, "m0", "m1", "m2", "m3"
from valores
where lvl in (0)) as nomes
order by lvl;
-- $1 = "2025-01-01"
-- $2 = "2026-01-01"
-- $3 = "GO"
-- $4 = "MG"
