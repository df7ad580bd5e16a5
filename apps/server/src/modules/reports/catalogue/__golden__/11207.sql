with "u0" as (select 0 as lvl, (sum("x0"))::numeric as "a0", (sum("x1"))::numeric as "a1", (sum("x2"))::numeric as "a2", (sum("x3"))::numeric as "a3", (sum("x4"))::numeric as "a4", (sum("x5"))::numeric as "a5", (sum("x6"))::numeric as "a6", (sum("x7"))::numeric as "a7", (sum("x8"))::numeric as "a8", (sum("x9"))::numeric as "a9"
from (select "propriedade"."area_total" as "x0", "propriedade"."area_produtiva" as "x1", "propriedade"."area_pastagem" as "x2", "propriedade"."area_lavoura" as "x3", "propriedade"."area_vegetacao_nativa" as "x4", "propriedade"."area_reserva_legal" as "x5", "propriedade"."area_app" as "x6", "propriedade"."area_degradada" as "x7", "propriedade"."area_conservacao" as "x8", "propriedade"."area_abc" as "x9"
from "programa"."propriedade" as "propriedade"
where ("propriedade"."uf" in ($1::text, $2::text))) as linhas),
partes as (select lvl, "a0", "a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9"
from "u0"),
juntas as (select lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3", max("a4") as "a4", max("a5") as "a5", max("a6") as "a6", max("a7") as "a7", max("a8") as "a8", max("a9") as "a9"
from (select *
from partes
union all
select 0 as lvl, null::numeric as "a0", null::numeric as "a1", null::numeric as "a2", null::numeric as "a3", null::numeric as "a4", null::numeric as "a5", null::numeric as "a6", null::numeric as "a7", null::numeric as "a8", null::numeric as "a9") as linhas
group by lvl),
valores as (select lvl, trim_scale(("a0")::numeric) as "m0", trim_scale(("a1")::numeric) as "m1", trim_scale(("a2")::numeric) as "m2", trim_scale(("a3")::numeric) as "m3", trim_scale(("a4")::numeric) as "m4", trim_scale(("a5")::numeric) as "m5", trim_scale(("a6")::numeric) as "m6", trim_scale(("a7")::numeric) as "m7", trim_scale(("a8")::numeric) as "m8", trim_scale(("a9")::numeric) as "m9"
from juntas)
select *
from (select lvl, "m0", "m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8", "m9"
from valores
where lvl in (0)) as nomes
order by lvl;
-- $1 = "GO"
-- $2 = "MG"
