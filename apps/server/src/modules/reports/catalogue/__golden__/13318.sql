with "u0" as (select 0 as lvl, ((sum("x0"))::numeric / nullif((count("x0"))::numeric, 0)) as "a0", count(*) as "a1"
from (select "visita_ritmo"."dias_na_fase" as "x0"
from "resumo"."visita_ritmo" as "visita_ritmo"
join "programa"."propriedade" as "propriedade" on "visita_ritmo"."cod_propriedade" = "propriedade"."cod_propriedade"
where ("visita_ritmo"."uf" in ($1::text, $2::text)) and ("propriedade"."situacao" = $3::text) and ("propriedade"."fase" = $4::text) and (not coalesce(("visita_ritmo"."dias_na_fase" is null), false))) as linhas),
partes as (select lvl, "a0", "a1"
from "u0"),
juntas as (select lvl, max("a0") as "a0", max("a1") as "a1"
from (select *
from partes
union all
select 0 as lvl, null::numeric as "a0", null::bigint as "a1") as linhas
group by lvl),
valores as (select lvl, trim_scale(("a0")::numeric) as "m0", coalesce("a1", 0) as "m1"
from juntas)
select *
from (select lvl, "m0", "m1"
from valores
where lvl in (0)) as nomes
order by lvl;
-- $1 = "GO"
-- $2 = "MG"
-- $3 = "a_ematend"
-- $4 = "Planejamento 1"
