with "u0" as (select "k0", "k1", "k2", "k3", grouping("k0", "k1", "k2", "k3") as lvl, ((sum("x1") filter (where "f1"))::numeric / nullif((sum("n1") filter (where "f1"))::numeric, 0)) as "a1", coalesce(sum("r1") filter (where "f1"), 0)::bigint as "a2", coalesce(sum("r3") filter (where "f3"), 0)::bigint as "a3", count("x0") filter (where "f1") as "a0"
from (select "resumo"."codigo_municipio" as "k0", "resumo"."uf" as "k1", "resumo"."atividade_produtiva" as "k2", (extract(year
from "resumo"."dt_inicio")::integer * 10 + extract(quarter
from "resumo"."dt_inicio")::integer) as "k3", "resumo"."numero_soma" as "x1", "resumo"."vencidas" as "r1", "resumo"."vencidas" as "n1", "resumo"."vencidas" > 0 as "f1", "resumo"."visitas" as "r3", "resumo"."visitas" > 0 as "f3", "resumo"."cod_propriedade" as "x0"
from "resumo"."visita_ano" as "resumo"
where ("resumo"."ano" >= $1::date and "resumo"."ano" < $2::date) and ("resumo"."uf" in ($3::text, $4::text)) and ("resumo"."vencidas" > 0 or "resumo"."visitas" > 0)) as linhas
group by grouping sets (("k0", "k1", "k2", "k3"), ("k0", "k1"), ())),
partes as (select "k0"::bigint as "k0", "k1"::text as "k1", "k2"::text as "k2", "k3"::bigint as "k3", lvl, "a0", "a1", "a2", "a3"
from "u0"),
juntas as (select "k0", "k1", "k2", "k3", lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3"
from (select *
from partes
union all
select null::bigint as "k0", null::text as "k1", null::text as "k2", null::bigint as "k3", 15 as lvl, null::bigint as "a0", null::numeric as "a1", null::bigint as "a2", null::bigint as "a3") as linhas
group by "k0", "k1", "k2", "k3", lvl),
valores as (select "k0", "k1", "k2", "k3", lvl, coalesce("a0", 0) as "m0", trim_scale(("a1")::numeric) as "m1", coalesce("a2", 0) as "m2", coalesce("a3", 0) as "m3", trim_scale(((((coalesce("a3", 0))::numeric / nullif((coalesce("a2", 0))::numeric, 0)) * '100'::numeric))::numeric) as "m4"
from juntas)
select *
from (select "k0", "k1", "k2", "k3", lvl, "m0", "m1", "m2", "m3", "m4", "t0"."nome" as "l0", "t0"."nome_ordem" as "o0", "t1"."nome" as "l1", "t1"."nome_ordem" as "o1"
from valores
left
join "geo"."municipio" as "t0" on "t0"."codigo_municipio" = "k0"
left
join (select "uf", "nome", translate(lower("nome"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" as "nome_ordem"
from "geo"."uf" offset 0) as "t1" on "t1"."uf" = "k1"
where lvl in (0, 3, 15)) as nomes
order by lvl, "o1" nulls last, "k1" nulls last, "o0" nulls last, "k0" nulls last, translate(lower("k2"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" nulls last, "k2" collate "C" nulls last, "k3" nulls last;
-- $1 = "2025-01-01"
-- $2 = "2026-01-01"
-- $3 = "GO"
-- $4 = "MG"
