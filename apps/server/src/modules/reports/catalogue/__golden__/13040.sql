with "u0" as (select 0 as lvl, count(*) filter (where "f0") as "a0", (sum("x1") filter (where "f1"))::numeric as "a1", count(*) as "a3", count(*) filter (where "f4") as "a4"
from (select ("poligono"."origem" = $1::text) as "f0", "poligono"."area_ha" as "x1", ("poligono"."origem" = $2::text) as "f1", (not coalesce(("poligono"."origem" = $3::text), false)) as "f4"
from "programa"."poligono" as "poligono"
join "programa"."propriedade" as "propriedade" on "poligono"."cod_propriedade" = "propriedade"."cod_propriedade"
where "poligono"."dt" < $4::date and ("propriedade"."uf" in ($5::text, $6::text))) as linhas),
"u1" as (select 0 as lvl, count(x) as "a2"
from (select 0 as lvl, "x2" as x
from (select "poligono"."cod_propriedade" as "x2"
from "programa"."poligono" as "poligono"
join "programa"."propriedade" as "propriedade" on "poligono"."cod_propriedade" = "propriedade"."cod_propriedade"
where "poligono"."dt" < $7::date and ("propriedade"."uf" in ($8::text, $9::text)) and ("poligono"."origem" = $10::text)) as linhas
group by "x2") as distintos),
partes as (select lvl, "a0", "a1", null::bigint as "a2", "a3", "a4"
from "u0"
union all
select lvl, null::bigint as "a0", null::numeric as "a1", "a2", null::bigint as "a3", null::bigint as "a4"
from "u1"),
juntas as (select lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3", max("a4") as "a4"
from (select *
from partes
union all
select 0 as lvl, null::bigint as "a0", null::numeric as "a1", null::bigint as "a2", null::bigint as "a3", null::bigint as "a4") as linhas
group by lvl),
valores as (select lvl, coalesce("a0", 0) as "m0", trim_scale((coalesce("a1", 0))::numeric) as "m1", coalesce("a2", 0) as "m2", coalesce("a3", 0) as "m3", coalesce("a4", 0) as "m4", coalesce("a0", 0) as "m5"
from juntas)
select *
from (select lvl, "m0", "m1", "m2", "m3", "m4", "m5"
from valores
where lvl in (0)) as nomes
order by lvl;
-- $1 = "kml"
-- $2 = "kml"
-- $3 = "kml"
-- $4 = "2026-01-01"
-- $5 = "GO"
-- $6 = "MG"
-- $7 = "2026-01-01"
-- $8 = "GO"
-- $9 = "MG"
-- $10 = "kml"
