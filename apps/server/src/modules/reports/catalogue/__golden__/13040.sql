with "u0" as (select 0 as lvl, count(*) filter (where "f0") as "a0", (sum("x1") filter (where "f0"))::numeric as "a1", count(*) filter (where "f6") as "a6", count(*) filter (where "f7") as "a7", count(*) filter (where "f3") as "a3", count(*) as "a4", count(*) filter (where "f5") as "a5"
from (select (("poligono"."origem" = $1::text) and "poligono"."dt" < $2::date) as "f0", "poligono"."area_ha" as "x1", "poligono"."dt" < $3::date as "f6", ((not coalesce(("poligono"."origem" = $4::text), false)) and "poligono"."dt" < $5::date) as "f7", (("poligono"."origem" = $6::text) and ("poligono"."dt" is null)) as "f3", (not coalesce(("poligono"."dt" is null), false)) as "f5"
from "programa"."poligono" as "poligono"
join "programa"."propriedade" as "propriedade" on "poligono"."cod_propriedade" = "propriedade"."cod_propriedade"
where ("propriedade"."uf" in ($7::text, $8::text))) as linhas),
"u1" as (select 0 as lvl, count(x) as "a2"
from (select 0 as lvl, "x2" as x
from (select "poligono"."cod_propriedade" as "x2"
from "programa"."poligono" as "poligono"
join "programa"."propriedade" as "propriedade" on "poligono"."cod_propriedade" = "propriedade"."cod_propriedade"
where "poligono"."dt" < $9::date and ("propriedade"."uf" in ($10::text, $11::text)) and ("poligono"."origem" = $12::text)) as linhas
group by "x2") as distintos),
partes as (select lvl, "a0", "a1", null::bigint as "a2", "a3", "a4", "a5", "a6", "a7"
from "u0"
union all
select lvl, null::bigint as "a0", null::numeric as "a1", "a2", null::bigint as "a3", null::bigint as "a4", null::bigint as "a5", null::bigint as "a6", null::bigint as "a7"
from "u1"),
juntas as (select lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3", max("a4") as "a4", max("a5") as "a5", max("a6") as "a6", max("a7") as "a7"
from (select *
from partes
union all
select 0 as lvl, null::bigint as "a0", null::numeric as "a1", null::bigint as "a2", null::bigint as "a3", null::bigint as "a4", null::bigint as "a5", null::bigint as "a6", null::bigint as "a7") as linhas
group by lvl),
valores as (select lvl, coalesce("a0", 0) as "m0", trim_scale((coalesce("a1", 0))::numeric) as "m1", coalesce("a2", 0) as "m2", coalesce("a3", 0) as "m3", coalesce("a4", 0) as "m4", (coalesce("a4", 0) - coalesce("a5", 0)) as "m5", (coalesce("a5", 0) - coalesce("a6", 0)) as "m6", coalesce("a7", 0) as "m7", coalesce("a0", 0) as "m8"
from juntas)
select *
from (select lvl, "m0", "m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8"
from valores
where lvl in (0)) as nomes
order by lvl;
-- $1 = "kml"
-- $2 = "2026-01-01"
-- $3 = "2026-01-01"
-- $4 = "kml"
-- $5 = "2026-01-01"
-- $6 = "kml"
-- $7 = "GO"
-- $8 = "MG"
-- $9 = "2026-01-01"
-- $10 = "GO"
-- $11 = "MG"
-- $12 = "kml"
