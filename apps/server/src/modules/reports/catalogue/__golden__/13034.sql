with "u0" as (select "k0", grouping("k0") as lvl, count(*) filter (where "f0") as "a0", count(*) filter (where "f1") as "a1"
from (select "visita_ritmo"."uf" as "k0", ("visita_ritmo"."visitas_ciclo_1" >= $1::integer) as "f0", ("visita_ritmo"."visitas_ciclo_1" < $2::integer) as "f1"
from "resumo"."visita_ritmo" as "visita_ritmo"
where ("visita_ritmo"."uf" in ($3::text, $4::text)) and ("visita_ritmo"."visitas_ciclo_1" > $5::integer) and (("visita_ritmo"."visitas_ciclo_1" >= $6::integer) or ("visita_ritmo"."visitas_ciclo_1" < $7::integer))) as linhas
group by grouping sets (("k0"), ())),
partes as (select "k0"::text as "k0", lvl, "a0", "a1"
from "u0"),
juntas as (select "k0", lvl, max("a0") as "a0", max("a1") as "a1"
from (select *
from partes
union all
select null::text as "k0", 1 as lvl, null::bigint as "a0", null::bigint as "a1") as linhas
group by "k0", lvl),
valores as (select "k0", lvl, coalesce("a0", 0) as "m0", coalesce("a1", 0) as "m1"
from juntas)
select *
from (select "k0", lvl, "m0", "m1", "t0"."nome" as "l0", "t0"."nome_ordem" as "o0"
from valores
left
join (select "uf", "nome", translate(lower("nome"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" as "nome_ordem"
from "geo"."uf" offset 0) as "t0" on "t0"."uf" = "k0"
where lvl in (0, 1)) as nomes
order by lvl, "o0" nulls last, "k0" nulls last;
-- $1 = "12"
-- $2 = "12"
-- $3 = "GO"
-- $4 = "MG"
-- $5 = "0"
-- $6 = "12"
-- $7 = "12"
