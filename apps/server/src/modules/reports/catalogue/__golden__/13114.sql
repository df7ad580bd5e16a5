with "u0" as (select 0 as lvl, (count(x) filter (where "f0") + coalesce(sum("s0"), 0))::bigint as "a0", (count(x) + coalesce(sum("s1"), 0))::bigint as "a1"
from (select 0 as lvl, "x0" as x, bool_or("f0") as "f0", count(*) filter (where so and "f0") as "s0", count(*) filter (where so) as "s1"
from (select ("resumo"."id_produtor" is not null and "resumo"."produtor_de_varias" is null) as so, "resumo"."produtor_de_varias" as "x0", "resumo"."visitas" as "r0", ("produtor"."sexo" = $1::text) as "f0"
from "resumo"."visita_ano" as "resumo"
left
join "programa"."produtor" as "produtor" on "resumo"."id_produtor" = "produtor"."id_produtor"
where ("resumo"."ano" >= $2::date and "resumo"."ano" < $3::date) and ("resumo"."uf" in ($4::text, $5::text)) and "resumo"."visitas" > 0) as linhas
group by "x0") as distintos),
partes as (select lvl, "a0", "a1"
from "u0"),
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
-- $1 = "Feminino"
-- $2 = "2025-01-01"
-- $3 = "2026-01-01"
-- $4 = "GO"
-- $5 = "MG"
