with "u0" as (select "k0", "k1", grouping("k0", "k1") as lvl, count(*) as "a0"
  from (select "isa"."momento" as "k0", case when "isa"."indice" < 0.3 then '0-0.3' when "isa"."indice" < 0.5 then '0.3-0.5' when "isa"."indice" < 0.7 then '0.5-0.7' when "isa"."indice" is not null then '0.7-1' end as "k1"
  from "programa"."isa" as "isa"
  where ("isa"."cod_propriedade" in (select "resumo"."cod_propriedade"
  from "resumo"."isa_propriedade" as "resumo"
  where "resumo"."medicoes" >= $1::integer))) as linhas
  group by grouping sets (("k0", "k1"), ("k0"))),
partes as (select "k0"::bigint as "k0", "k1"::text as "k1", lvl, "a0"
  from "u0"),
juntas as (select "k0", "k1", lvl, max("a0") as "a0"
  from (select *
  from partes
  union all select "k0", "k1", lvl, null::bigint as "a0"
  from (select "k0", "k1", 0 as lvl
  from (select v::bigint as "k0"
  from unnest(array['1', '2', '3']::text[]) as v) as "d0" cross
  join (select v::text as "k1"
  from unnest(array['0-0.3', '0.3-0.5', '0.5-0.7', '0.7-1']::text[]) as v) as "d1") as todos
  union all select "k0", "k1", lvl, null::bigint as "a0"
  from (select "k0", null::text as "k1", 1 as lvl
  from (select v::bigint as "k0"
  from unnest(array['1', '2', '3']::text[]) as v) as "d0") as todos) as linhas
  group by "k0", "k1", lvl),
valores as (select "k0", "k1", lvl, coalesce("a0", 0) as "m0", trim_scale((case when lvl & 2 = 0 then ((coalesce("a0", 0))::numeric / nullif((max(coalesce("a0", 0)) filter (where lvl = 1) over (partition by "k0"))::numeric, 0)) end)::numeric) as "m1"
  from juntas)
select *
  from (select "k0", "k1", lvl, "m0", "m1"
  from valores
  where lvl in (0)) as nomes
  order by lvl, array_position(array['1', '2', '3']::text[], "k0"::text) nulls last, "k0"::text collate "C" nulls last, array_position(array['0-0.3', '0.3-0.5', '0.5-0.7', '0.7-1']::text[], "k1"::text) nulls last, "k1"::text collate "C" nulls last
-- $1 = 3
