with "u0" as (select 0 as lvl, (sum("x0"))::numeric as "a0", count(*) as "a1"
from (select "propriedade"."area_produtiva" as "x0"
from "programa"."propriedade" as "propriedade"
where ("propriedade"."uf" in ($1::text, $2::text)) and ("propriedade"."situacao" in ($3::text, $4::text, $5::text)) and (coalesce("propriedade"."area_produtiva", '0'::numeric) > $6::numeric)) as linhas),
partes as (select lvl, "a0", "a1"
from "u0"),
juntas as (select lvl, max("a0") as "a0", max("a1") as "a1"
from (select *
from partes
union all
select 0 as lvl, null::numeric as "a0", null::bigint as "a1") as linhas
group by lvl),
valores as (select lvl, trim_scale((coalesce("a0", 0))::numeric) as "m0", coalesce("a1", 0) as "m1"
from juntas)
select *
from (select lvl, "m0", "m1"
from valores
where lvl in (0)) as nomes
order by lvl;
-- $1 = "GO"
-- $2 = "MG"
-- $3 = "a_ematend"
-- $4 = "a_vstzero"
-- $5 = "a_concluida"
-- $6 = "0"
