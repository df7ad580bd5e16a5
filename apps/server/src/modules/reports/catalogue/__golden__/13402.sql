with "u0" as (select "k0", 0 as lvl, min("x0") as "a0", max("x1") as "a1", (sum("x2") filter (where "f2"))::numeric as "a2", (sum("x2") filter (where "f3"))::numeric as "a3", (sum("x4"))::numeric as "a4", (sum("x5"))::numeric as "a5"
from (select "qualidade"."versao" as "k0", "qualidade"."carga" as "x0", "qualidade"."epoca" as "x1", "qualidade"."achados" as "x2", ("qualidade"."gravidade" = $1::text) as "f2", ("qualidade"."gravidade" = $2::text) as "f3", "qualidade"."novos" as "x4", "qualidade"."resolvidos" as "x5"
from "programa"."qualidade" as "qualidade"
where ("qualidade"."ordem" <= $3::integer) and ("qualidade"."uf" in ($4::text, $5::text))) as linhas
group by "k0"),
partes as (select "k0"::bigint as "k0", lvl, "a0", "a1", "a2", "a3", "a4", "a5"
from "u0"),
juntas as (select *
from partes),
valores as (select "k0", lvl, "a0" as "m0", "a1" as "m1", trim_scale((coalesce("a2", 0))::numeric) as "m2", trim_scale((coalesce("a3", 0))::numeric) as "m3", trim_scale((coalesce("a4", 0))::numeric) as "m4", trim_scale((coalesce("a5", 0))::numeric) as "m5"
from juntas)
select *
from (select "k0", lvl, "m0", "m1", "m2", "m3", "m4", "m5"
from valores
where lvl in (0)) as nomes
order by lvl, "k0" nulls last;
-- $1 = "erro"
-- $2 = "alerta"
-- $3 = "60"
-- $4 = "GO"
-- $5 = "MG"
