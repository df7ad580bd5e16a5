with "u0" as (select 0 as lvl, coalesce(sum("p0"), 0)::bigint as "a0", count(x) as "a1"
from (select 0 as lvl, "x1" as x, count(*) as "p0"
from (select "achado"."cod_propriedade" as "x1"
from "resumo"."achado" as "achado"
join "programa"."propriedade" as "propriedade" on "achado"."cod_propriedade" = "propriedade"."cod_propriedade"
where ("propriedade"."uf" in ($1::text, $2::text)) and ("achado"."gravidade" = $3::text)) as linhas
group by "x1") as distintos),
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
-- $1 = "GO"
-- $2 = "MG"
-- $3 = "erro"

-- And so ask:
-- 13404: "erro" -> "alerta"
