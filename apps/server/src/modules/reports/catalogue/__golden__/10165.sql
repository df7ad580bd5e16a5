with "u0" as (select "k0", grouping("k0") as lvl, ((sum("x1") filter (where "f1"))::numeric / nullif((sum("n1") filter (where "f1"))::numeric, 0)) as "a1", ((sum("x2") filter (where "f2"))::numeric / nullif((sum("n2") filter (where "f2"))::numeric, 0)) as "a2", ((sum("x3") filter (where "f3"))::numeric / nullif((sum("n3") filter (where "f3"))::numeric, 0)) as "a3", count("x0") filter (where "f0") as "a0"
from (select "resumo"."uf" as "k0", "resumo"."indice_1" as "x1", "resumo"."medicoes_1" as "r1", "resumo"."medicoes_1" as "n1", "resumo"."medicoes_1" > 0 as "f1", "resumo"."indice_2" as "x2", "resumo"."medicoes_2" as "r2", "resumo"."medicoes_2" as "n2", "resumo"."medicoes_2" > 0 as "f2", "resumo"."indice_3" as "x3", "resumo"."medicoes_3" as "r3", "resumo"."medicoes_3" as "n3", "resumo"."medicoes_3" > 0 as "f3", "resumo"."cod_propriedade" as "x0", "resumo"."medicoes" as "r0", "resumo"."medicoes" > 0 as "f0"
from "resumo"."isa_propriedade" as "resumo"
where ("resumo"."uf" in ($1::text, $2::text)) and ("resumo"."medicoes" >= $3::integer) and ("resumo"."medicoes_1" > 0 or "resumo"."medicoes_2" > 0 or "resumo"."medicoes_3" > 0 or "resumo"."medicoes" > 0)) as linhas
group by grouping sets (("k0"), ())),
partes as (select "k0"::text as "k0", lvl, "a0", "a1", "a2", "a3"
from "u0"),
juntas as (select "k0", lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3"
from (select *
from partes
union all
select null::text as "k0", 1 as lvl, null::bigint as "a0", null::numeric as "a1", null::numeric as "a2", null::numeric as "a3") as linhas
group by "k0", lvl),
valores as (select "k0", lvl, coalesce("a0", 0) as "m0", trim_scale(("a1")::numeric) as "m1", trim_scale(("a2")::numeric) as "m2", trim_scale(("a3")::numeric) as "m3", trim_scale((("a3" - "a1"))::numeric) as "m4"
from juntas)
select *
from (select "k0", lvl, "m0", "m1", "m2", "m3", "m4", "t0"."nome" as "l0", "t0"."nome_ordem" as "o0"
from valores
left
join (select "uf", "nome", translate(lower("nome"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" as "nome_ordem"
from "geo"."uf" offset 0) as "t0" on "t0"."uf" = "k0"
where lvl in (0, 1)) as nomes
order by lvl, "o0" nulls last, "k0" nulls last;
-- $1 = "GO"
-- $2 = "MG"
-- $3 = 3
