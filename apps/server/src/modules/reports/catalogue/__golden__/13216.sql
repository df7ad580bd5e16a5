with "u0" as (select 0 as lvl, ((sum("x0") filter (where "f0"))::numeric / nullif((count("x0") filter (where "f0"))::numeric, 0)) as "a0", ((sum("x1") filter (where "f0"))::numeric / nullif((count("x1") filter (where "f0"))::numeric, 0)) as "a1", count(*) filter (where "f0") as "a2", (sum("x0") filter (where "f0"))::numeric as "a3", count(*) filter (where "f4") as "a4", count(*) filter (where "f5") as "a5", count(*) filter (where "f6") as "a6", (sum("x0") filter (where "f6"))::numeric as "a7", (sum("x1") filter (where "f6"))::numeric as "a8", (sum("x9") filter (where "f6"))::numeric as "a9", (sum("x10") filter (where "f0"))::numeric as "a10", (sum("x11") filter (where "f0"))::numeric as "a11"
from (select "visita_ritmo"."visitas" as "x0", ("visita_ritmo"."visitas" > $1::integer) as "f0", "visita_ritmo"."previstas" as "x1", "visita_ritmo"."atrasada" as "f4", (("visita_ritmo"."visitas" > $2::integer) and ("visita_ritmo"."visitas_ciclo_1" >= $3::integer)) as "f5", (("visita_ritmo"."visitas" >= $4::integer) and ("visita_ritmo"."visitas" < $5::integer) and ("propriedade"."situacao" = $6::text)) as "f6", ("visita_ritmo"."ultima" - "visita_ritmo"."primeira") as "x9", "visita_ritmo"."visitas_ciclo_1" as "x10", "visita_ritmo"."visitas_ciclo_2" as "x11"
from "resumo"."visita_ritmo" as "visita_ritmo"
join "programa"."propriedade" as "propriedade" on "visita_ritmo"."cod_propriedade" = "propriedade"."cod_propriedade"
where ("visita_ritmo"."uf" in ($7::text, $8::text)) and (("visita_ritmo"."visitas" > $9::integer) or "visita_ritmo"."atrasada" or (("visita_ritmo"."visitas" > $10::integer) and ("visita_ritmo"."visitas_ciclo_1" >= $11::integer)) or (("visita_ritmo"."visitas" >= $12::integer) and ("visita_ritmo"."visitas" < $13::integer) and ("propriedade"."situacao" = $14::text)))) as linhas),
partes as (select lvl, "a0", "a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "a10", "a11"
from "u0"),
juntas as (select lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3", max("a4") as "a4", max("a5") as "a5", max("a6") as "a6", max("a7") as "a7", max("a8") as "a8", max("a9") as "a9", max("a10") as "a10", max("a11") as "a11"
from (select *
from partes
union all
select 0 as lvl, null::numeric as "a0", null::numeric as "a1", null::bigint as "a2", null::numeric as "a3", null::bigint as "a4", null::bigint as "a5", null::bigint as "a6", null::numeric as "a7", null::numeric as "a8", null::numeric as "a9", null::numeric as "a10", null::numeric as "a11") as linhas
group by lvl),
valores as (select lvl, trim_scale(("a0")::numeric) as "m0", trim_scale(("a1")::numeric) as "m1", coalesce("a2", 0) as "m2", trim_scale((coalesce("a3", 0))::numeric) as "m3", coalesce("a4", 0) as "m4", coalesce("a5", 0) as "m5", coalesce("a6", 0) as "m6", trim_scale((coalesce("a7", 0))::numeric) as "m7", trim_scale((coalesce("a8", 0))::numeric) as "m8", trim_scale((coalesce("a9", 0))::numeric) as "m9", trim_scale((coalesce("a10", 0))::numeric) as "m10", trim_scale((coalesce("a11", 0))::numeric) as "m11", trim_scale((coalesce("a3", 0))::numeric) as "m12"
from juntas)
select *
from (select lvl, "m0", "m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8", "m9", "m10", "m11", "m12"
from valores
where lvl in (0)) as nomes
order by lvl;
-- $1 = "0"
-- $2 = "0"
-- $3 = "12"
-- $4 = "3"
-- $5 = "24"
-- $6 = "a_ematend"
-- $7 = "GO"
-- $8 = "MG"
-- $9 = "0"
-- $10 = "0"
-- $11 = "12"
-- $12 = "3"
-- $13 = "24"
-- $14 = "a_ematend"
