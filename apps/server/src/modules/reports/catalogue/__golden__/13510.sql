with "u0" as (select "k0", grouping("k0") as lvl, count(x) as "a0", count(x) filter (where "f6") as "a6"
from (select "k0", "x0" as x, "f6"
from (select "resumo"."uf" as "k0", "resumo"."cod_propriedade" as "x0", "resumo"."visitas" as "r0", "resumo"."primeira" < $1::date as "f6"
from "resumo"."visita_ritmo" as "resumo"
where "resumo"."primeira" < $2::date and ("resumo"."uf" in ($3::text, $4::text)) and "resumo"."visitas" > 0) as linhas) as distintos
group by grouping sets (("k0"), ())),
"u1" as (select "k0", grouping("k0") as lvl, count(*) filter (where "f1") as "a1", (sum("x2") filter (where "f2"))::numeric as "a2", count(*) filter (where "f8") as "a8", (sum("x2") filter (where "f9"))::numeric as "a9", count(*) filter (where "f15") as "a15", (sum("x2") filter (where "f16"))::numeric as "a16", count(*) filter (where "f22") as "a22", (sum("x2") filter (where "f23"))::numeric as "a23", count(*) filter (where "f29") as "a29", (sum("x2") filter (where "f30"))::numeric as "a30"
from (select "meta"."uf" as "k0", (("meta"."indicador" = $5::text) and ("meta"."valor" is null)) as "f1", "meta"."valor" as "x2", ("meta"."indicador" = $6::text) as "f2", (("meta"."indicador" = $7::text) and ("meta"."valor" is null)) as "f8", ("meta"."indicador" = $8::text) as "f9", (("meta"."indicador" = $9::text) and ("meta"."valor" is null)) as "f15", ("meta"."indicador" = $10::text) as "f16", (("meta"."indicador" = $11::text) and ("meta"."valor" is null)) as "f22", ("meta"."indicador" = $12::text) as "f23", (("meta"."indicador" = $13::text) and ("meta"."valor" is null)) as "f29", ("meta"."indicador" = $14::text) as "f30"
from "programa"."meta_uf" as "meta"
where ("meta"."dt_limite" >= $15::date and "meta"."dt_limite" < $16::date) and ("meta"."uf" in ($17::text, $18::text)) and ((("meta"."indicador" = $19::text) and ("meta"."valor" is null)) or ("meta"."indicador" = $20::text) or (("meta"."indicador" = $21::text) and ("meta"."valor" is null)) or ("meta"."indicador" = $22::text) or (("meta"."indicador" = $23::text) and ("meta"."valor" is null)) or ("meta"."indicador" = $24::text) or (("meta"."indicador" = $25::text) and ("meta"."valor" is null)) or ("meta"."indicador" = $26::text) or (("meta"."indicador" = $27::text) and ("meta"."valor" is null)) or ("meta"."indicador" = $28::text))) as linhas
group by grouping sets (("k0"), ())),
"u2" as (select "k0", lvl, count(x) filter (where "f3") as "a3", count(x) filter (where "f4") as "a4", count(x) filter (where "f10") as "a10", count(x) filter (where "f11") as "a11", count(x) filter (where "f17") as "a17", count(x) filter (where "f18") as "a18", count(x) filter (where "f24") as "a24", count(x) filter (where "f25") as "a25", count(x) filter (where "f31") as "a31", count(x) filter (where "f32") as "a32"
from (select "k0", grouping("k0") as lvl, "x3" as x, bool_or("f3") as "f3", bool_or("f4") as "f4", bool_or("f10") as "f10", bool_or("f11") as "f11", bool_or("f17") as "f17", bool_or("f18") as "f18", bool_or("f24") as "f24", bool_or("f25") as "f25", bool_or("f31") as "f31", bool_or("f32") as "f32"
from (select "meta"."uf" as "k0", "meta"."uf" as "x3", (("meta"."indicador" = $29::text) and ("meta"."ano" <= $30::integer)) as "f3", (("meta"."indicador" = $31::text) and ("meta"."ano" = $32::integer)) as "f4", (("meta"."indicador" = $33::text) and ("meta"."ano" <= $34::integer)) as "f10", (("meta"."indicador" = $35::text) and ("meta"."ano" = $36::integer)) as "f11", (("meta"."indicador" = $37::text) and ("meta"."ano" <= $38::integer)) as "f17", (("meta"."indicador" = $39::text) and ("meta"."ano" = $40::integer)) as "f18", (("meta"."indicador" = $41::text) and ("meta"."ano" <= $42::integer)) as "f24", (("meta"."indicador" = $43::text) and ("meta"."ano" = $44::integer)) as "f25", (("meta"."indicador" = $45::text) and ("meta"."ano" <= $46::integer)) as "f31", (("meta"."indicador" = $47::text) and ("meta"."ano" = $48::integer)) as "f32"
from "programa"."meta_uf" as "meta"
where ("meta"."uf" in ($49::text, $50::text)) and (not coalesce(("meta"."valor" is null), false)) and ((("meta"."indicador" = $51::text) and ("meta"."ano" <= $52::integer)) or (("meta"."indicador" = $53::text) and ("meta"."ano" = $54::integer)) or (("meta"."indicador" = $55::text) and ("meta"."ano" <= $56::integer)) or (("meta"."indicador" = $57::text) and ("meta"."ano" = $58::integer)) or (("meta"."indicador" = $59::text) and ("meta"."ano" <= $60::integer)) or (("meta"."indicador" = $61::text) and ("meta"."ano" = $62::integer)) or (("meta"."indicador" = $63::text) and ("meta"."ano" <= $64::integer)) or (("meta"."indicador" = $65::text) and ("meta"."ano" = $66::integer)) or (("meta"."indicador" = $67::text) and ("meta"."ano" <= $68::integer)) or (("meta"."indicador" = $69::text) and ("meta"."ano" = $70::integer)))) as linhas
group by grouping sets (("k0", "x3"), ("x3"))) as distintos
group by "k0", lvl),
"u3" as (select "k0", grouping("k0") as lvl, (sum("x5") filter (where "f5"))::numeric as "a5", (sum("x5") filter (where "f12"))::numeric as "a12", (sum("x5") filter (where "f19"))::numeric as "a19", (sum("x5") filter (where "f26"))::numeric as "a26", (sum("x5") filter (where "f33"))::numeric as "a33"
from (select "meta"."uf" as "k0", "meta"."valor" as "x5", ("meta"."indicador" = $71::text) as "f5", ("meta"."indicador" = $72::text) as "f12", ("meta"."indicador" = $73::text) as "f19", ("meta"."indicador" = $74::text) as "f26", ("meta"."indicador" = $75::text) as "f33"
from "programa"."meta_uf" as "meta"
where ("meta"."uf" in ($76::text, $77::text)) and ("meta"."ano" = $78::integer) and (not coalesce(("meta"."valor" is null), false)) and (("meta"."indicador" = $79::text) or ("meta"."indicador" = $80::text) or ("meta"."indicador" = $81::text) or ("meta"."indicador" = $82::text) or ("meta"."indicador" = $83::text))) as linhas
group by grouping sets (("k0"), ())),
"u4" as (select "k0", lvl, (count(x) + coalesce(sum("s7"), 0))::bigint as "a7", (count(x) filter (where "f13") + coalesce(sum("s13"), 0))::bigint as "a13"
from (select "k0", grouping("k0") as lvl, "x7" as x, bool_or("f13") as "f13", count(*) filter (where so) as "s7", count(*) filter (where so and "f13") as "s13"
from (select "resumo"."uf" as "k0", ("resumo"."id_produtor" is not null and "resumo"."produtor_de_varias" is null) as so, "resumo"."produtor_de_varias" as "x7", "resumo"."visitas" as "r7", "resumo"."primeira" < $84::date as "f13"
from "resumo"."visita_ritmo" as "resumo"
where "resumo"."primeira" < $85::date and ("resumo"."uf" in ($86::text, $87::text)) and "resumo"."visitas" > 0) as linhas
group by grouping sets (("k0", "x7"), ("x7"))) as distintos
group by "k0", lvl),
"u5" as (select "k0", grouping("k0") as lvl, coalesce(sum("r14"), 0)::bigint as "a14", coalesce(sum("r14") filter (where "f20"), 0)::bigint as "a20"
from (select "resumo"."uf" as "k0", "resumo"."visitas" as "r14", "resumo"."mes" < $88::date as "f20"
from "resumo"."visita_mes" as "resumo"
where "resumo"."mes" < $89::date and ("resumo"."uf" in ($90::text, $91::text)) and "resumo"."visitas" > 0
union all
select "resumo"."uf" as "k0", "resumo"."visitas" as "r14", "resumo"."dia" < $92::date as "f20"
from "resumo"."visita_dia" as "resumo"
where ("resumo"."dia" >= $93::date and "resumo"."dia" < $94::date) and ("resumo"."uf" in ($95::text, $96::text)) and "resumo"."visitas" > 0) as linhas
group by grouping sets (("k0"), ())),
"u6" as (select "k0", grouping("k0") as lvl, (sum("x21") filter (where "f21"))::numeric as "a21", (sum("x21") filter (where "f28"))::numeric as "a28", (sum("x21") filter (where "f27"))::numeric as "a27", (sum("x21") filter (where "f34"))::numeric as "a34"
from (select "resumo"."uf" as "k0", "resumo"."area" as "x21", "resumo"."praticas" as "r21", "resumo"."com_area" as "n21", ("resumo"."objetivo" = $97::text) as "f21", ("resumo"."objetivo" = $98::text) as "f28", (("resumo"."objetivo" = $99::text) and "resumo"."mes" < $100::date) as "f27", (("resumo"."objetivo" = $101::text) and "resumo"."mes" < $102::date) as "f34"
from "resumo"."pratica_mes" as "resumo"
where "resumo"."mes" < $103::date and ("resumo"."uf" in ($104::text, $105::text)) and "resumo"."praticas" > 0 and (("resumo"."objetivo" = $106::text) or ("resumo"."objetivo" = $107::text) or (("resumo"."objetivo" = $108::text) and "resumo"."mes" < $109::date) or (("resumo"."objetivo" = $110::text) and "resumo"."mes" < $111::date))
union all
select "resumo"."uf" as "k0", "resumo"."area" as "x21", "resumo"."praticas" as "r21", "resumo"."com_area" as "n21", ("resumo"."objetivo" = $112::text) as "f21", ("resumo"."objetivo" = $113::text) as "f28", (("resumo"."objetivo" = $114::text) and "resumo"."dia" < $115::date) as "f27", (("resumo"."objetivo" = $116::text) and "resumo"."dia" < $117::date) as "f34"
from "resumo"."pratica_dia" as "resumo"
where ("resumo"."dia" >= $118::date and "resumo"."dia" < $119::date) and ("resumo"."uf" in ($120::text, $121::text)) and "resumo"."praticas" > 0 and (("resumo"."objetivo" = $122::text) or ("resumo"."objetivo" = $123::text) or (("resumo"."objetivo" = $124::text) and "resumo"."dia" < $125::date) or (("resumo"."objetivo" = $126::text) and "resumo"."dia" < $127::date))) as linhas
group by grouping sets (("k0"), ())),
partes as (select "k0"::text as "k0", lvl, "a0", null::bigint as "a1", null::numeric as "a2", null::bigint as "a3", null::bigint as "a4", null::numeric as "a5", "a6", null::bigint as "a7", null::bigint as "a8", null::numeric as "a9", null::bigint as "a10", null::bigint as "a11", null::numeric as "a12", null::bigint as "a13", null::bigint as "a14", null::bigint as "a15", null::numeric as "a16", null::bigint as "a17", null::bigint as "a18", null::numeric as "a19", null::bigint as "a20", null::numeric as "a21", null::bigint as "a22", null::numeric as "a23", null::bigint as "a24", null::bigint as "a25", null::numeric as "a26", null::numeric as "a27", null::numeric as "a28", null::bigint as "a29", null::numeric as "a30", null::bigint as "a31", null::bigint as "a32", null::numeric as "a33", null::numeric as "a34"
from "u0"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", "a1", "a2", null::bigint as "a3", null::bigint as "a4", null::numeric as "a5", null::bigint as "a6", null::bigint as "a7", "a8", "a9", null::bigint as "a10", null::bigint as "a11", null::numeric as "a12", null::bigint as "a13", null::bigint as "a14", "a15", "a16", null::bigint as "a17", null::bigint as "a18", null::numeric as "a19", null::bigint as "a20", null::numeric as "a21", "a22", "a23", null::bigint as "a24", null::bigint as "a25", null::numeric as "a26", null::numeric as "a27", null::numeric as "a28", "a29", "a30", null::bigint as "a31", null::bigint as "a32", null::numeric as "a33", null::numeric as "a34"
from "u1"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", null::numeric as "a2", "a3", "a4", null::numeric as "a5", null::bigint as "a6", null::bigint as "a7", null::bigint as "a8", null::numeric as "a9", "a10", "a11", null::numeric as "a12", null::bigint as "a13", null::bigint as "a14", null::bigint as "a15", null::numeric as "a16", "a17", "a18", null::numeric as "a19", null::bigint as "a20", null::numeric as "a21", null::bigint as "a22", null::numeric as "a23", "a24", "a25", null::numeric as "a26", null::numeric as "a27", null::numeric as "a28", null::bigint as "a29", null::numeric as "a30", "a31", "a32", null::numeric as "a33", null::numeric as "a34"
from "u2"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", null::numeric as "a2", null::bigint as "a3", null::bigint as "a4", "a5", null::bigint as "a6", null::bigint as "a7", null::bigint as "a8", null::numeric as "a9", null::bigint as "a10", null::bigint as "a11", "a12", null::bigint as "a13", null::bigint as "a14", null::bigint as "a15", null::numeric as "a16", null::bigint as "a17", null::bigint as "a18", "a19", null::bigint as "a20", null::numeric as "a21", null::bigint as "a22", null::numeric as "a23", null::bigint as "a24", null::bigint as "a25", "a26", null::numeric as "a27", null::numeric as "a28", null::bigint as "a29", null::numeric as "a30", null::bigint as "a31", null::bigint as "a32", "a33", null::numeric as "a34"
from "u3"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", null::numeric as "a2", null::bigint as "a3", null::bigint as "a4", null::numeric as "a5", null::bigint as "a6", "a7", null::bigint as "a8", null::numeric as "a9", null::bigint as "a10", null::bigint as "a11", null::numeric as "a12", "a13", null::bigint as "a14", null::bigint as "a15", null::numeric as "a16", null::bigint as "a17", null::bigint as "a18", null::numeric as "a19", null::bigint as "a20", null::numeric as "a21", null::bigint as "a22", null::numeric as "a23", null::bigint as "a24", null::bigint as "a25", null::numeric as "a26", null::numeric as "a27", null::numeric as "a28", null::bigint as "a29", null::numeric as "a30", null::bigint as "a31", null::bigint as "a32", null::numeric as "a33", null::numeric as "a34"
from "u4"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", null::numeric as "a2", null::bigint as "a3", null::bigint as "a4", null::numeric as "a5", null::bigint as "a6", null::bigint as "a7", null::bigint as "a8", null::numeric as "a9", null::bigint as "a10", null::bigint as "a11", null::numeric as "a12", null::bigint as "a13", "a14", null::bigint as "a15", null::numeric as "a16", null::bigint as "a17", null::bigint as "a18", null::numeric as "a19", "a20", null::numeric as "a21", null::bigint as "a22", null::numeric as "a23", null::bigint as "a24", null::bigint as "a25", null::numeric as "a26", null::numeric as "a27", null::numeric as "a28", null::bigint as "a29", null::numeric as "a30", null::bigint as "a31", null::bigint as "a32", null::numeric as "a33", null::numeric as "a34"
from "u5"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", null::numeric as "a2", null::bigint as "a3", null::bigint as "a4", null::numeric as "a5", null::bigint as "a6", null::bigint as "a7", null::bigint as "a8", null::numeric as "a9", null::bigint as "a10", null::bigint as "a11", null::numeric as "a12", null::bigint as "a13", null::bigint as "a14", null::bigint as "a15", null::numeric as "a16", null::bigint as "a17", null::bigint as "a18", null::numeric as "a19", null::bigint as "a20", "a21", null::bigint as "a22", null::numeric as "a23", null::bigint as "a24", null::bigint as "a25", null::numeric as "a26", "a27", "a28", null::bigint as "a29", null::numeric as "a30", null::bigint as "a31", null::bigint as "a32", null::numeric as "a33", "a34"
from "u6"),
juntas as (select "k0", lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3", max("a4") as "a4", max("a5") as "a5", max("a6") as "a6", max("a7") as "a7", max("a8") as "a8", max("a9") as "a9", max("a10") as "a10", max("a11") as "a11", max("a12") as "a12", max("a13") as "a13", max("a14") as "a14", max("a15") as "a15", max("a16") as "a16", max("a17") as "a17", max("a18") as "a18", max("a19") as "a19", max("a20") as "a20", max("a21") as "a21", max("a22") as "a22", max("a23") as "a23", max("a24") as "a24", max("a25") as "a25", max("a26") as "a26", max("a27") as "a27", max("a28") as "a28", max("a29") as "a29", max("a30") as "a30", max("a31") as "a31", max("a32") as "a32", max("a33") as "a33", max("a34") as "a34"
from (select *
from partes
union all
select null::text as "k0", 1 as lvl, null::bigint as "a0", null::bigint as "a1", null::numeric as "a2", null::bigint as "a3", null::bigint as "a4", null::numeric as "a5", null::bigint as "a6", null::bigint as "a7", null::bigint as "a8", null::numeric as "a9", null::bigint as "a10", null::bigint as "a11", null::numeric as "a12", null::bigint as "a13", null::bigint as "a14", null::bigint as "a15", null::numeric as "a16", null::bigint as "a17", null::bigint as "a18", null::numeric as "a19", null::bigint as "a20", null::numeric as "a21", null::bigint as "a22", null::numeric as "a23", null::bigint as "a24", null::bigint as "a25", null::numeric as "a26", null::numeric as "a27", null::numeric as "a28", null::bigint as "a29", null::numeric as "a30", null::bigint as "a31", null::bigint as "a32", null::numeric as "a33", null::numeric as "a34") as linhas
group by "k0", lvl),
valores as (select "k0", lvl, coalesce("a0", 0) as "m0", trim_scale(((case when (coalesce("a1", 0) = '0'::numeric) then "a2" else null end))::numeric) as "m1", trim_scale((((case when (coalesce("a3", 0) = coalesce("a4", 0)) then coalesce("a5", 0) else null end) + (((((case when (coalesce("a1", 0) = '0'::numeric) then "a2" else null end) - (case when (coalesce("a3", 0) = coalesce("a4", 0)) then coalesce("a5", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0))))::numeric) as "m2", trim_scale(((coalesce("a0", 0) - ((case when (coalesce("a3", 0) = coalesce("a4", 0)) then coalesce("a5", 0) else null end) + (((((case when (coalesce("a1", 0) = '0'::numeric) then "a2" else null end) - (case when (coalesce("a3", 0) = coalesce("a4", 0)) then coalesce("a5", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0)))))::numeric) as "m3", trim_scale(((case when (coalesce("a0", 0) >= (case when (coalesce("a1", 0) = '0'::numeric) then "a2" else null end)) then '0'::numeric else ((((case when (coalesce("a1", 0) = '0'::numeric) then "a2" else null end) - coalesce("a0", 0)))::numeric / nullif(('1'::numeric)::numeric, 0)) end))::numeric) as "m4", trim_scale(((coalesce("a6", 0) + ((((coalesce("a0", 0) - coalesce("a6", 0)) * '365'::numeric))::numeric / nullif(('354'::numeric)::numeric, 0))))::numeric) as "m5", coalesce("a7", 0) as "m6", trim_scale(((case when (coalesce("a8", 0) = '0'::numeric) then "a9" else null end))::numeric) as "m7", trim_scale((((case when (coalesce("a10", 0) = coalesce("a11", 0)) then coalesce("a12", 0) else null end) + (((((case when (coalesce("a8", 0) = '0'::numeric) then "a9" else null end) - (case when (coalesce("a10", 0) = coalesce("a11", 0)) then coalesce("a12", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0))))::numeric) as "m8", trim_scale(((coalesce("a7", 0) - ((case when (coalesce("a10", 0) = coalesce("a11", 0)) then coalesce("a12", 0) else null end) + (((((case when (coalesce("a8", 0) = '0'::numeric) then "a9" else null end) - (case when (coalesce("a10", 0) = coalesce("a11", 0)) then coalesce("a12", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0)))))::numeric) as "m9", trim_scale(((case when (coalesce("a7", 0) >= (case when (coalesce("a8", 0) = '0'::numeric) then "a9" else null end)) then '0'::numeric else ((((case when (coalesce("a8", 0) = '0'::numeric) then "a9" else null end) - coalesce("a7", 0)))::numeric / nullif(('1'::numeric)::numeric, 0)) end))::numeric) as "m10", trim_scale(((coalesce("a13", 0) + ((((coalesce("a7", 0) - coalesce("a13", 0)) * '365'::numeric))::numeric / nullif(('354'::numeric)::numeric, 0))))::numeric) as "m11", coalesce("a14", 0) as "m12", trim_scale(((case when (coalesce("a15", 0) = '0'::numeric) then "a16" else null end))::numeric) as "m13", trim_scale((((case when (coalesce("a17", 0) = coalesce("a18", 0)) then coalesce("a19", 0) else null end) + (((((case when (coalesce("a15", 0) = '0'::numeric) then "a16" else null end) - (case when (coalesce("a17", 0) = coalesce("a18", 0)) then coalesce("a19", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0))))::numeric) as "m14", trim_scale(((coalesce("a14", 0) - ((case when (coalesce("a17", 0) = coalesce("a18", 0)) then coalesce("a19", 0) else null end) + (((((case when (coalesce("a15", 0) = '0'::numeric) then "a16" else null end) - (case when (coalesce("a17", 0) = coalesce("a18", 0)) then coalesce("a19", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0)))))::numeric) as "m15", trim_scale(((case when (coalesce("a14", 0) >= (case when (coalesce("a15", 0) = '0'::numeric) then "a16" else null end)) then '0'::numeric else ((((case when (coalesce("a15", 0) = '0'::numeric) then "a16" else null end) - coalesce("a14", 0)))::numeric / nullif(('1'::numeric)::numeric, 0)) end))::numeric) as "m16", trim_scale(((coalesce("a20", 0) + ((((coalesce("a14", 0) - coalesce("a20", 0)) * '365'::numeric))::numeric / nullif(('354'::numeric)::numeric, 0))))::numeric) as "m17", trim_scale((coalesce("a21", 0))::numeric) as "m18", trim_scale(((case when (coalesce("a22", 0) = '0'::numeric) then "a23" else null end))::numeric) as "m19", trim_scale((((case when (coalesce("a24", 0) = coalesce("a25", 0)) then coalesce("a26", 0) else null end) + (((((case when (coalesce("a22", 0) = '0'::numeric) then "a23" else null end) - (case when (coalesce("a24", 0) = coalesce("a25", 0)) then coalesce("a26", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0))))::numeric) as "m20", trim_scale(((coalesce("a21", 0) - ((case when (coalesce("a24", 0) = coalesce("a25", 0)) then coalesce("a26", 0) else null end) + (((((case when (coalesce("a22", 0) = '0'::numeric) then "a23" else null end) - (case when (coalesce("a24", 0) = coalesce("a25", 0)) then coalesce("a26", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0)))))::numeric) as "m21", trim_scale(((case when (coalesce("a21", 0) >= (case when (coalesce("a22", 0) = '0'::numeric) then "a23" else null end)) then '0'::numeric else ((((case when (coalesce("a22", 0) = '0'::numeric) then "a23" else null end) - coalesce("a21", 0)))::numeric / nullif(('1'::numeric)::numeric, 0)) end))::numeric) as "m22", trim_scale(((coalesce("a27", 0) + ((((coalesce("a21", 0) - coalesce("a27", 0)) * '365'::numeric))::numeric / nullif(('354'::numeric)::numeric, 0))))::numeric) as "m23", trim_scale((coalesce("a28", 0))::numeric) as "m24", trim_scale(((case when (coalesce("a29", 0) = '0'::numeric) then "a30" else null end))::numeric) as "m25", trim_scale((((case when (coalesce("a31", 0) = coalesce("a32", 0)) then coalesce("a33", 0) else null end) + (((((case when (coalesce("a29", 0) = '0'::numeric) then "a30" else null end) - (case when (coalesce("a31", 0) = coalesce("a32", 0)) then coalesce("a33", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0))))::numeric) as "m26", trim_scale(((coalesce("a28", 0) - ((case when (coalesce("a31", 0) = coalesce("a32", 0)) then coalesce("a33", 0) else null end) + (((((case when (coalesce("a29", 0) = '0'::numeric) then "a30" else null end) - (case when (coalesce("a31", 0) = coalesce("a32", 0)) then coalesce("a33", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0)))))::numeric) as "m27", trim_scale(((case when (coalesce("a28", 0) >= (case when (coalesce("a29", 0) = '0'::numeric) then "a30" else null end)) then '0'::numeric else ((((case when (coalesce("a29", 0) = '0'::numeric) then "a30" else null end) - coalesce("a28", 0)))::numeric / nullif(('1'::numeric)::numeric, 0)) end))::numeric) as "m28", trim_scale(((coalesce("a34", 0) + ((((coalesce("a28", 0) - coalesce("a34", 0)) * '365'::numeric))::numeric / nullif(('354'::numeric)::numeric, 0))))::numeric) as "m29"
from juntas),
somas as (select 0 as lvl, "do_plano"."a0" as "a0", "do_plano"."a1" as "a1", "do_plano"."a2" as "a2", "do_plano"."a3" as "a3", "do_plano"."a4" as "a4", "do_plano"."a5" as "a5", "do_plano"."a6" as "a6", "do_plano"."a7" as "a7", "do_plano"."a8" as "a8", "do_plano"."a9" as "a9", "do_plano"."a10" as "a10", "do_plano"."a11" as "a11", "do_plano"."a12" as "a12", "do_plano"."a13" as "a13", "do_plano"."a14" as "a14", "do_plano"."a15" as "a15", "do_plano"."a16" as "a16", "do_plano"."a17" as "a17", "do_plano"."a18" as "a18", "do_plano"."a19" as "a19", "do_plano"."a20" as "a20", "do_plano"."a21" as "a21", "do_plano"."a22" as "a22", "do_plano"."a23" as "a23", "do_plano"."a24" as "a24", "do_plano"."a25" as "a25", "do_plano"."a26" as "a26", "do_plano"."a27" as "a27", "do_plano"."a28" as "a28", "do_plano"."a29" as "a29", "do_plano"."a30" as "a30", "do_plano"."a31" as "a31", "do_plano"."a32" as "a32", "do_plano"."a33" as "a33", "do_plano"."a34" as "a34"
from (select *
from juntas
where lvl = 1) as do_plano),
inteiro as (select coalesce("a0", 0) as "i0", trim_scale(((case when (coalesce("a1", 0) = '0'::numeric) then "a2" else null end))::numeric) as "i1", trim_scale((((case when (coalesce("a3", 0) = coalesce("a4", 0)) then coalesce("a5", 0) else null end) + (((((case when (coalesce("a1", 0) = '0'::numeric) then "a2" else null end) - (case when (coalesce("a3", 0) = coalesce("a4", 0)) then coalesce("a5", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0))))::numeric) as "i2", trim_scale(((coalesce("a0", 0) - ((case when (coalesce("a3", 0) = coalesce("a4", 0)) then coalesce("a5", 0) else null end) + (((((case when (coalesce("a1", 0) = '0'::numeric) then "a2" else null end) - (case when (coalesce("a3", 0) = coalesce("a4", 0)) then coalesce("a5", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0)))))::numeric) as "i3", trim_scale(((case when (coalesce("a0", 0) >= (case when (coalesce("a1", 0) = '0'::numeric) then "a2" else null end)) then '0'::numeric else ((((case when (coalesce("a1", 0) = '0'::numeric) then "a2" else null end) - coalesce("a0", 0)))::numeric / nullif(('1'::numeric)::numeric, 0)) end))::numeric) as "i4", trim_scale(((coalesce("a6", 0) + ((((coalesce("a0", 0) - coalesce("a6", 0)) * '365'::numeric))::numeric / nullif(('354'::numeric)::numeric, 0))))::numeric) as "i5", coalesce("a7", 0) as "i6", trim_scale(((case when (coalesce("a8", 0) = '0'::numeric) then "a9" else null end))::numeric) as "i7", trim_scale((((case when (coalesce("a10", 0) = coalesce("a11", 0)) then coalesce("a12", 0) else null end) + (((((case when (coalesce("a8", 0) = '0'::numeric) then "a9" else null end) - (case when (coalesce("a10", 0) = coalesce("a11", 0)) then coalesce("a12", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0))))::numeric) as "i8", trim_scale(((coalesce("a7", 0) - ((case when (coalesce("a10", 0) = coalesce("a11", 0)) then coalesce("a12", 0) else null end) + (((((case when (coalesce("a8", 0) = '0'::numeric) then "a9" else null end) - (case when (coalesce("a10", 0) = coalesce("a11", 0)) then coalesce("a12", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0)))))::numeric) as "i9", trim_scale(((case when (coalesce("a7", 0) >= (case when (coalesce("a8", 0) = '0'::numeric) then "a9" else null end)) then '0'::numeric else ((((case when (coalesce("a8", 0) = '0'::numeric) then "a9" else null end) - coalesce("a7", 0)))::numeric / nullif(('1'::numeric)::numeric, 0)) end))::numeric) as "i10", trim_scale(((coalesce("a13", 0) + ((((coalesce("a7", 0) - coalesce("a13", 0)) * '365'::numeric))::numeric / nullif(('354'::numeric)::numeric, 0))))::numeric) as "i11", coalesce("a14", 0) as "i12", trim_scale(((case when (coalesce("a15", 0) = '0'::numeric) then "a16" else null end))::numeric) as "i13", trim_scale((((case when (coalesce("a17", 0) = coalesce("a18", 0)) then coalesce("a19", 0) else null end) + (((((case when (coalesce("a15", 0) = '0'::numeric) then "a16" else null end) - (case when (coalesce("a17", 0) = coalesce("a18", 0)) then coalesce("a19", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0))))::numeric) as "i14", trim_scale(((coalesce("a14", 0) - ((case when (coalesce("a17", 0) = coalesce("a18", 0)) then coalesce("a19", 0) else null end) + (((((case when (coalesce("a15", 0) = '0'::numeric) then "a16" else null end) - (case when (coalesce("a17", 0) = coalesce("a18", 0)) then coalesce("a19", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0)))))::numeric) as "i15", trim_scale(((case when (coalesce("a14", 0) >= (case when (coalesce("a15", 0) = '0'::numeric) then "a16" else null end)) then '0'::numeric else ((((case when (coalesce("a15", 0) = '0'::numeric) then "a16" else null end) - coalesce("a14", 0)))::numeric / nullif(('1'::numeric)::numeric, 0)) end))::numeric) as "i16", trim_scale(((coalesce("a20", 0) + ((((coalesce("a14", 0) - coalesce("a20", 0)) * '365'::numeric))::numeric / nullif(('354'::numeric)::numeric, 0))))::numeric) as "i17", trim_scale((coalesce("a21", 0))::numeric) as "i18", trim_scale(((case when (coalesce("a22", 0) = '0'::numeric) then "a23" else null end))::numeric) as "i19", trim_scale((((case when (coalesce("a24", 0) = coalesce("a25", 0)) then coalesce("a26", 0) else null end) + (((((case when (coalesce("a22", 0) = '0'::numeric) then "a23" else null end) - (case when (coalesce("a24", 0) = coalesce("a25", 0)) then coalesce("a26", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0))))::numeric) as "i20", trim_scale(((coalesce("a21", 0) - ((case when (coalesce("a24", 0) = coalesce("a25", 0)) then coalesce("a26", 0) else null end) + (((((case when (coalesce("a22", 0) = '0'::numeric) then "a23" else null end) - (case when (coalesce("a24", 0) = coalesce("a25", 0)) then coalesce("a26", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0)))))::numeric) as "i21", trim_scale(((case when (coalesce("a21", 0) >= (case when (coalesce("a22", 0) = '0'::numeric) then "a23" else null end)) then '0'::numeric else ((((case when (coalesce("a22", 0) = '0'::numeric) then "a23" else null end) - coalesce("a21", 0)))::numeric / nullif(('1'::numeric)::numeric, 0)) end))::numeric) as "i22", trim_scale(((coalesce("a27", 0) + ((((coalesce("a21", 0) - coalesce("a27", 0)) * '365'::numeric))::numeric / nullif(('354'::numeric)::numeric, 0))))::numeric) as "i23", trim_scale((coalesce("a28", 0))::numeric) as "i24", trim_scale(((case when (coalesce("a29", 0) = '0'::numeric) then "a30" else null end))::numeric) as "i25", trim_scale((((case when (coalesce("a31", 0) = coalesce("a32", 0)) then coalesce("a33", 0) else null end) + (((((case when (coalesce("a29", 0) = '0'::numeric) then "a30" else null end) - (case when (coalesce("a31", 0) = coalesce("a32", 0)) then coalesce("a33", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0))))::numeric) as "i26", trim_scale(((coalesce("a28", 0) - ((case when (coalesce("a31", 0) = coalesce("a32", 0)) then coalesce("a33", 0) else null end) + (((((case when (coalesce("a29", 0) = '0'::numeric) then "a30" else null end) - (case when (coalesce("a31", 0) = coalesce("a32", 0)) then coalesce("a33", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0)))))::numeric) as "i27", trim_scale(((case when (coalesce("a28", 0) >= (case when (coalesce("a29", 0) = '0'::numeric) then "a30" else null end)) then '0'::numeric else ((((case when (coalesce("a29", 0) = '0'::numeric) then "a30" else null end) - coalesce("a28", 0)))::numeric / nullif(('1'::numeric)::numeric, 0)) end))::numeric) as "i28", trim_scale(((coalesce("a34", 0) + ((((coalesce("a28", 0) - coalesce("a34", 0)) * '365'::numeric))::numeric / nullif(('354'::numeric)::numeric, 0))))::numeric) as "i29"
from somas)
select *
from (select "k0", lvl, "m0", "m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8", "m9", "m10", "m11", "m12", "m13", "m14", "m15", "m16", "m17", "m18", "m19", "m20", "m21", "m22", "m23", "m24", "m25", "m26", "m27", "m28", "m29", "t0"."nome" as "l0", "t0"."nome_ordem" as "o0", "i0", "i1", "i2", "i3", "i4", "i5", "i6", "i7", "i8", "i9", "i10", "i11", "i12", "i13", "i14", "i15", "i16", "i17", "i18", "i19", "i20", "i21", "i22", "i23", "i24", "i25", "i26", "i27", "i28", "i29"
from valores
left
join (select "uf", "nome", translate(lower("nome"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" as "nome_ordem"
from "geo"."uf" offset 0) as "t0" on "t0"."uf" = "k0"
left
join inteiro on lvl = 1
where lvl in (0, 1)) as nomes
order by lvl, "o0" nulls last, "k0" nulls last;
-- $1 = "2025-01-01"
-- $2 = "2025-12-21"
-- $3 = "GO"
-- $4 = "MG"
-- $5 = "propriedades"
-- $6 = "propriedades"
-- $7 = "produtores"
-- $8 = "produtores"
-- $9 = "visitas"
-- $10 = "visitas"
-- $11 = "area_conservacao"
-- $12 = "area_conservacao"
-- $13 = "area_abc"
-- $14 = "area_abc"
-- $15 = "2025-01-01"
-- $16 = "2026-01-01"
-- $17 = "GO"
-- $18 = "MG"
-- $19 = "propriedades"
-- $20 = "propriedades"
-- $21 = "produtores"
-- $22 = "produtores"
-- $23 = "visitas"
-- $24 = "visitas"
-- $25 = "area_conservacao"
-- $26 = "area_conservacao"
-- $27 = "area_abc"
-- $28 = "area_abc"
-- $29 = "propriedades"
-- $30 = "2024"
-- $31 = "propriedades"
-- $32 = "2024"
-- $33 = "produtores"
-- $34 = "2024"
-- $35 = "produtores"
-- $36 = "2024"
-- $37 = "visitas"
-- $38 = "2024"
-- $39 = "visitas"
-- $40 = "2024"
-- $41 = "area_conservacao"
-- $42 = "2024"
-- $43 = "area_conservacao"
-- $44 = "2024"
-- $45 = "area_abc"
-- $46 = "2024"
-- $47 = "area_abc"
-- $48 = "2024"
-- $49 = "GO"
-- $50 = "MG"
-- $51 = "propriedades"
-- $52 = "2024"
-- $53 = "propriedades"
-- $54 = "2024"
-- $55 = "produtores"
-- $56 = "2024"
-- $57 = "produtores"
-- $58 = "2024"
-- $59 = "visitas"
-- $60 = "2024"
-- $61 = "visitas"
-- $62 = "2024"
-- $63 = "area_conservacao"
-- $64 = "2024"
-- $65 = "area_conservacao"
-- $66 = "2024"
-- $67 = "area_abc"
-- $68 = "2024"
-- $69 = "area_abc"
-- $70 = "2024"
-- $71 = "propriedades"
-- $72 = "produtores"
-- $73 = "visitas"
-- $74 = "area_conservacao"
-- $75 = "area_abc"
-- $76 = "GO"
-- $77 = "MG"
-- $78 = "2024"
-- $79 = "propriedades"
-- $80 = "produtores"
-- $81 = "visitas"
-- $82 = "area_conservacao"
-- $83 = "area_abc"
-- $84 = "2025-01-01"
-- $85 = "2025-12-21"
-- $86 = "GO"
-- $87 = "MG"
-- $88 = "2025-01-01"
-- $89 = "2025-12-01"
-- $90 = "GO"
-- $91 = "MG"
-- $92 = "2025-01-01"
-- $93 = "2025-12-01"
-- $94 = "2025-12-21"
-- $95 = "GO"
-- $96 = "MG"
-- $97 = "conservacao"
-- $98 = "abc"
-- $99 = "conservacao"
-- $100 = "2025-01-01"
-- $101 = "abc"
-- $102 = "2025-01-01"
-- $103 = "2025-12-01"
-- $104 = "GO"
-- $105 = "MG"
-- $106 = "conservacao"
-- $107 = "abc"
-- $108 = "conservacao"
-- $109 = "2025-01-01"
-- $110 = "abc"
-- $111 = "2025-01-01"
-- $112 = "conservacao"
-- $113 = "abc"
-- $114 = "conservacao"
-- $115 = "2025-01-01"
-- $116 = "abc"
-- $117 = "2025-01-01"
-- $118 = "2025-12-01"
-- $119 = "2025-12-21"
-- $120 = "GO"
-- $121 = "MG"
-- $122 = "conservacao"
-- $123 = "abc"
-- $124 = "conservacao"
-- $125 = "2025-01-01"
-- $126 = "abc"
-- $127 = "2025-01-01"
