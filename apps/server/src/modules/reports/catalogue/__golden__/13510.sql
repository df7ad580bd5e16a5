with "u0" as (select "k0", grouping("k0") as lvl, count(x) as "a0"
from (select "k0", "x0" as x
from (select "resumo"."uf" as "k0", "resumo"."cod_propriedade" as "x0", "resumo"."visitas" as "r0"
from "resumo"."visita_ritmo" as "resumo"
where "resumo"."primeira" < $1::date and ("resumo"."uf" in ($2::text, $3::text)) and "resumo"."visitas" > 0) as linhas) as distintos
group by grouping sets (("k0"), ())),
"u1" as (select "k0", grouping("k0") as lvl, count(*) filter (where "f1") as "a1", (sum("x2") filter (where "f2"))::numeric as "a2", count(*) filter (where "f8") as "a8", (sum("x2") filter (where "f9"))::numeric as "a9", count(*) filter (where "f15") as "a15", (sum("x2") filter (where "f16"))::numeric as "a16", count(*) filter (where "f22") as "a22", (sum("x2") filter (where "f23"))::numeric as "a23", count(*) filter (where "f29") as "a29", (sum("x2") filter (where "f30"))::numeric as "a30"
from (select "meta"."uf" as "k0", (("meta"."indicador" = $4::text) and ("meta"."valor" is null)) as "f1", "meta"."valor" as "x2", ("meta"."indicador" = $5::text) as "f2", (("meta"."indicador" = $6::text) and ("meta"."valor" is null)) as "f8", ("meta"."indicador" = $7::text) as "f9", (("meta"."indicador" = $8::text) and ("meta"."valor" is null)) as "f15", ("meta"."indicador" = $9::text) as "f16", (("meta"."indicador" = $10::text) and ("meta"."valor" is null)) as "f22", ("meta"."indicador" = $11::text) as "f23", (("meta"."indicador" = $12::text) and ("meta"."valor" is null)) as "f29", ("meta"."indicador" = $13::text) as "f30"
from "programa"."meta_uf" as "meta"
where ("meta"."dt_limite" >= $14::date and "meta"."dt_limite" < $15::date) and ("meta"."uf" in ($16::text, $17::text)) and ((("meta"."indicador" = $18::text) and ("meta"."valor" is null)) or ("meta"."indicador" = $19::text) or (("meta"."indicador" = $20::text) and ("meta"."valor" is null)) or ("meta"."indicador" = $21::text) or (("meta"."indicador" = $22::text) and ("meta"."valor" is null)) or ("meta"."indicador" = $23::text) or (("meta"."indicador" = $24::text) and ("meta"."valor" is null)) or ("meta"."indicador" = $25::text) or (("meta"."indicador" = $26::text) and ("meta"."valor" is null)) or ("meta"."indicador" = $27::text))) as linhas
group by grouping sets (("k0"), ())),
"u2" as (select "k0", lvl, count(x) filter (where "f3") as "a3", count(x) filter (where "f4") as "a4", count(x) filter (where "f10") as "a10", count(x) filter (where "f11") as "a11", count(x) filter (where "f17") as "a17", count(x) filter (where "f18") as "a18", count(x) filter (where "f24") as "a24", count(x) filter (where "f25") as "a25", count(x) filter (where "f31") as "a31", count(x) filter (where "f32") as "a32"
from (select "k0", grouping("k0") as lvl, "x3" as x, bool_or("f3") as "f3", bool_or("f4") as "f4", bool_or("f10") as "f10", bool_or("f11") as "f11", bool_or("f17") as "f17", bool_or("f18") as "f18", bool_or("f24") as "f24", bool_or("f25") as "f25", bool_or("f31") as "f31", bool_or("f32") as "f32"
from (select "meta"."uf" as "k0", "meta"."uf" as "x3", (("meta"."indicador" = $28::text) and ("meta"."ano" <= $29::integer)) as "f3", (("meta"."indicador" = $30::text) and ("meta"."ano" = $31::integer)) as "f4", (("meta"."indicador" = $32::text) and ("meta"."ano" <= $33::integer)) as "f10", (("meta"."indicador" = $34::text) and ("meta"."ano" = $35::integer)) as "f11", (("meta"."indicador" = $36::text) and ("meta"."ano" <= $37::integer)) as "f17", (("meta"."indicador" = $38::text) and ("meta"."ano" = $39::integer)) as "f18", (("meta"."indicador" = $40::text) and ("meta"."ano" <= $41::integer)) as "f24", (("meta"."indicador" = $42::text) and ("meta"."ano" = $43::integer)) as "f25", (("meta"."indicador" = $44::text) and ("meta"."ano" <= $45::integer)) as "f31", (("meta"."indicador" = $46::text) and ("meta"."ano" = $47::integer)) as "f32"
from "programa"."meta_uf" as "meta"
where ("meta"."uf" in ($48::text, $49::text)) and (not coalesce(("meta"."valor" is null), false)) and ((("meta"."indicador" = $50::text) and ("meta"."ano" <= $51::integer)) or (("meta"."indicador" = $52::text) and ("meta"."ano" = $53::integer)) or (("meta"."indicador" = $54::text) and ("meta"."ano" <= $55::integer)) or (("meta"."indicador" = $56::text) and ("meta"."ano" = $57::integer)) or (("meta"."indicador" = $58::text) and ("meta"."ano" <= $59::integer)) or (("meta"."indicador" = $60::text) and ("meta"."ano" = $61::integer)) or (("meta"."indicador" = $62::text) and ("meta"."ano" <= $63::integer)) or (("meta"."indicador" = $64::text) and ("meta"."ano" = $65::integer)) or (("meta"."indicador" = $66::text) and ("meta"."ano" <= $67::integer)) or (("meta"."indicador" = $68::text) and ("meta"."ano" = $69::integer)))) as linhas
group by grouping sets (("k0", "x3"), ("x3"))) as distintos
group by "k0", lvl),
"u3" as (select "k0", grouping("k0") as lvl, (sum("x5") filter (where "f5"))::numeric as "a5", (sum("x5") filter (where "f12"))::numeric as "a12", (sum("x5") filter (where "f19"))::numeric as "a19", (sum("x5") filter (where "f26"))::numeric as "a26", (sum("x5") filter (where "f33"))::numeric as "a33"
from (select "meta"."uf" as "k0", "meta"."valor" as "x5", ("meta"."indicador" = $70::text) as "f5", ("meta"."indicador" = $71::text) as "f12", ("meta"."indicador" = $72::text) as "f19", ("meta"."indicador" = $73::text) as "f26", ("meta"."indicador" = $74::text) as "f33"
from "programa"."meta_uf" as "meta"
where ("meta"."uf" in ($75::text, $76::text)) and ("meta"."ano" = $77::integer) and (not coalesce(("meta"."valor" is null), false)) and (("meta"."indicador" = $78::text) or ("meta"."indicador" = $79::text) or ("meta"."indicador" = $80::text) or ("meta"."indicador" = $81::text) or ("meta"."indicador" = $82::text))) as linhas
group by grouping sets (("k0"), ())),
"u4" as (select "k0", grouping("k0") as lvl, count(x) as "a6"
from (select "k0", "x6" as x
from (select "resumo"."uf" as "k0", "resumo"."cod_propriedade" as "x6", "resumo"."visitas" as "r6"
from "resumo"."visita_ritmo" as "resumo"
where "resumo"."primeira" < $83::date and ("resumo"."uf" in ($84::text, $85::text)) and "resumo"."visitas" > 0) as linhas) as distintos
group by grouping sets (("k0"), ())),
"u5" as (select "k0", lvl, count(x) as "a7"
from (select "k0", grouping("k0") as lvl, "x7" as x
from (select "resumo"."uf" as "k0", "resumo"."id_produtor" as "x7", "resumo"."visitas" as "r7"
from "resumo"."visita_ritmo" as "resumo"
where "resumo"."primeira" < $86::date and ("resumo"."uf" in ($87::text, $88::text)) and "resumo"."visitas" > 0) as linhas
group by grouping sets (("k0", "x7"), ("x7"))) as distintos
group by "k0", lvl),
"u6" as (select "k0", lvl, count(x) as "a13"
from (select "k0", grouping("k0") as lvl, "x13" as x
from (select "resumo"."uf" as "k0", "resumo"."id_produtor" as "x13", "resumo"."visitas" as "r13"
from "resumo"."visita_ritmo" as "resumo"
where "resumo"."primeira" < $89::date and ("resumo"."uf" in ($90::text, $91::text)) and "resumo"."visitas" > 0) as linhas
group by grouping sets (("k0", "x13"), ("x13"))) as distintos
group by "k0", lvl),
"u7" as (select "k0", grouping("k0") as lvl, coalesce(sum("r14"), 0)::bigint as "a14"
from (select "resumo"."uf" as "k0", "resumo"."visitas" as "r14"
from "resumo"."visita_mes" as "resumo"
where "resumo"."mes" < $92::date and ("resumo"."uf" in ($93::text, $94::text)) and "resumo"."visitas" > 0
union all
select "propriedade"."uf" as "k0", 1 as "r14"
from "programa"."visita" as "visita"
join "programa"."propriedade" as "propriedade" on "visita"."cod_propriedade" = "propriedade"."cod_propriedade"
where ("visita"."dt_visita" >= $95::date and "visita"."dt_visita" < $96::date) and ("propriedade"."uf" in ($97::text, $98::text)) and "visita"."conta") as linhas
group by grouping sets (("k0"), ())),
"u8" as (select "k0", grouping("k0") as lvl, coalesce(sum("r20"), 0)::bigint as "a20"
from (select "resumo"."uf" as "k0", "resumo"."visitas" as "r20"
from "resumo"."visita_mes" as "resumo"
where "resumo"."mes" < $99::date and ("resumo"."uf" in ($100::text, $101::text)) and "resumo"."visitas" > 0) as linhas
group by grouping sets (("k0"), ())),
"u9" as (select "k0", grouping("k0") as lvl, (sum("x21") filter (where "f21"))::numeric as "a21", (sum("x21") filter (where "f28"))::numeric as "a28"
from (select "resumo"."uf" as "k0", "resumo"."area" as "x21", "resumo"."praticas" as "r21", "resumo"."com_area" as "n21", ("resumo"."objetivo" = $102::text) as "f21", ("resumo"."objetivo" = $103::text) as "f28"
from "resumo"."pratica_mes" as "resumo"
where "resumo"."mes" < $104::date and ("resumo"."uf" in ($105::text, $106::text)) and "resumo"."praticas" > 0 and (("resumo"."objetivo" = $107::text) or ("resumo"."objetivo" = $108::text))
union all
select "propriedade"."uf" as "k0", "pratica"."area_ha" as "x21", 1 as "r21", case when "pratica"."area_ha" is null then 0 else 1 end as "n21", ("pratica"."objetivo" = $109::text) as "f21", ("pratica"."objetivo" = $110::text) as "f28"
from "programa"."pratica" as "pratica"
join "programa"."propriedade" as "propriedade" on "pratica"."cod_propriedade" = "propriedade"."cod_propriedade"
where ("pratica"."dt_registro" >= $111::date and "pratica"."dt_registro" < $112::date) and ("propriedade"."uf" in ($113::text, $114::text)) and (("pratica"."objetivo" = $115::text) or ("pratica"."objetivo" = $116::text))) as linhas
group by grouping sets (("k0"), ())),
"u10" as (select "k0", grouping("k0") as lvl, (sum("x27") filter (where "f27"))::numeric as "a27", (sum("x27") filter (where "f34"))::numeric as "a34"
from (select "resumo"."uf" as "k0", "resumo"."area" as "x27", "resumo"."praticas" as "r27", "resumo"."com_area" as "n27", ("resumo"."objetivo" = $117::text) as "f27", ("resumo"."objetivo" = $118::text) as "f34"
from "resumo"."pratica_mes" as "resumo"
where "resumo"."mes" < $119::date and ("resumo"."uf" in ($120::text, $121::text)) and "resumo"."praticas" > 0 and (("resumo"."objetivo" = $122::text) or ("resumo"."objetivo" = $123::text))) as linhas
group by grouping sets (("k0"), ())),
partes as (select "k0"::text as "k0", lvl, "a0", null::bigint as "a1", null::numeric as "a2", null::bigint as "a3", null::bigint as "a4", null::numeric as "a5", null::bigint as "a6", null::bigint as "a7", null::bigint as "a8", null::numeric as "a9", null::bigint as "a10", null::bigint as "a11", null::numeric as "a12", null::bigint as "a13", null::bigint as "a14", null::bigint as "a15", null::numeric as "a16", null::bigint as "a17", null::bigint as "a18", null::numeric as "a19", null::bigint as "a20", null::numeric as "a21", null::bigint as "a22", null::numeric as "a23", null::bigint as "a24", null::bigint as "a25", null::numeric as "a26", null::numeric as "a27", null::numeric as "a28", null::bigint as "a29", null::numeric as "a30", null::bigint as "a31", null::bigint as "a32", null::numeric as "a33", null::numeric as "a34"
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
select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", null::numeric as "a2", null::bigint as "a3", null::bigint as "a4", null::numeric as "a5", "a6", null::bigint as "a7", null::bigint as "a8", null::numeric as "a9", null::bigint as "a10", null::bigint as "a11", null::numeric as "a12", null::bigint as "a13", null::bigint as "a14", null::bigint as "a15", null::numeric as "a16", null::bigint as "a17", null::bigint as "a18", null::numeric as "a19", null::bigint as "a20", null::numeric as "a21", null::bigint as "a22", null::numeric as "a23", null::bigint as "a24", null::bigint as "a25", null::numeric as "a26", null::numeric as "a27", null::numeric as "a28", null::bigint as "a29", null::numeric as "a30", null::bigint as "a31", null::bigint as "a32", null::numeric as "a33", null::numeric as "a34"
from "u4"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", null::numeric as "a2", null::bigint as "a3", null::bigint as "a4", null::numeric as "a5", null::bigint as "a6", "a7", null::bigint as "a8", null::numeric as "a9", null::bigint as "a10", null::bigint as "a11", null::numeric as "a12", null::bigint as "a13", null::bigint as "a14", null::bigint as "a15", null::numeric as "a16", null::bigint as "a17", null::bigint as "a18", null::numeric as "a19", null::bigint as "a20", null::numeric as "a21", null::bigint as "a22", null::numeric as "a23", null::bigint as "a24", null::bigint as "a25", null::numeric as "a26", null::numeric as "a27", null::numeric as "a28", null::bigint as "a29", null::numeric as "a30", null::bigint as "a31", null::bigint as "a32", null::numeric as "a33", null::numeric as "a34"
from "u5"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", null::numeric as "a2", null::bigint as "a3", null::bigint as "a4", null::numeric as "a5", null::bigint as "a6", null::bigint as "a7", null::bigint as "a8", null::numeric as "a9", null::bigint as "a10", null::bigint as "a11", null::numeric as "a12", "a13", null::bigint as "a14", null::bigint as "a15", null::numeric as "a16", null::bigint as "a17", null::bigint as "a18", null::numeric as "a19", null::bigint as "a20", null::numeric as "a21", null::bigint as "a22", null::numeric as "a23", null::bigint as "a24", null::bigint as "a25", null::numeric as "a26", null::numeric as "a27", null::numeric as "a28", null::bigint as "a29", null::numeric as "a30", null::bigint as "a31", null::bigint as "a32", null::numeric as "a33", null::numeric as "a34"
from "u6"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", null::numeric as "a2", null::bigint as "a3", null::bigint as "a4", null::numeric as "a5", null::bigint as "a6", null::bigint as "a7", null::bigint as "a8", null::numeric as "a9", null::bigint as "a10", null::bigint as "a11", null::numeric as "a12", null::bigint as "a13", "a14", null::bigint as "a15", null::numeric as "a16", null::bigint as "a17", null::bigint as "a18", null::numeric as "a19", null::bigint as "a20", null::numeric as "a21", null::bigint as "a22", null::numeric as "a23", null::bigint as "a24", null::bigint as "a25", null::numeric as "a26", null::numeric as "a27", null::numeric as "a28", null::bigint as "a29", null::numeric as "a30", null::bigint as "a31", null::bigint as "a32", null::numeric as "a33", null::numeric as "a34"
from "u7"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", null::numeric as "a2", null::bigint as "a3", null::bigint as "a4", null::numeric as "a5", null::bigint as "a6", null::bigint as "a7", null::bigint as "a8", null::numeric as "a9", null::bigint as "a10", null::bigint as "a11", null::numeric as "a12", null::bigint as "a13", null::bigint as "a14", null::bigint as "a15", null::numeric as "a16", null::bigint as "a17", null::bigint as "a18", null::numeric as "a19", "a20", null::numeric as "a21", null::bigint as "a22", null::numeric as "a23", null::bigint as "a24", null::bigint as "a25", null::numeric as "a26", null::numeric as "a27", null::numeric as "a28", null::bigint as "a29", null::numeric as "a30", null::bigint as "a31", null::bigint as "a32", null::numeric as "a33", null::numeric as "a34"
from "u8"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", null::numeric as "a2", null::bigint as "a3", null::bigint as "a4", null::numeric as "a5", null::bigint as "a6", null::bigint as "a7", null::bigint as "a8", null::numeric as "a9", null::bigint as "a10", null::bigint as "a11", null::numeric as "a12", null::bigint as "a13", null::bigint as "a14", null::bigint as "a15", null::numeric as "a16", null::bigint as "a17", null::bigint as "a18", null::numeric as "a19", null::bigint as "a20", "a21", null::bigint as "a22", null::numeric as "a23", null::bigint as "a24", null::bigint as "a25", null::numeric as "a26", null::numeric as "a27", "a28", null::bigint as "a29", null::numeric as "a30", null::bigint as "a31", null::bigint as "a32", null::numeric as "a33", null::numeric as "a34"
from "u9"
union all
select "k0"::text as "k0", lvl, null::bigint as "a0", null::bigint as "a1", null::numeric as "a2", null::bigint as "a3", null::bigint as "a4", null::numeric as "a5", null::bigint as "a6", null::bigint as "a7", null::bigint as "a8", null::numeric as "a9", null::bigint as "a10", null::bigint as "a11", null::numeric as "a12", null::bigint as "a13", null::bigint as "a14", null::bigint as "a15", null::numeric as "a16", null::bigint as "a17", null::bigint as "a18", null::numeric as "a19", null::bigint as "a20", null::numeric as "a21", null::bigint as "a22", null::numeric as "a23", null::bigint as "a24", null::bigint as "a25", null::numeric as "a26", "a27", null::numeric as "a28", null::bigint as "a29", null::numeric as "a30", null::bigint as "a31", null::bigint as "a32", null::numeric as "a33", "a34"
from "u10"),
juntas as (select "k0", lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3", max("a4") as "a4", max("a5") as "a5", max("a6") as "a6", max("a7") as "a7", max("a8") as "a8", max("a9") as "a9", max("a10") as "a10", max("a11") as "a11", max("a12") as "a12", max("a13") as "a13", max("a14") as "a14", max("a15") as "a15", max("a16") as "a16", max("a17") as "a17", max("a18") as "a18", max("a19") as "a19", max("a20") as "a20", max("a21") as "a21", max("a22") as "a22", max("a23") as "a23", max("a24") as "a24", max("a25") as "a25", max("a26") as "a26", max("a27") as "a27", max("a28") as "a28", max("a29") as "a29", max("a30") as "a30", max("a31") as "a31", max("a32") as "a32", max("a33") as "a33", max("a34") as "a34"
from (select *
from partes
union all
select null::text as "k0", 1 as lvl, null::bigint as "a0", null::bigint as "a1", null::numeric as "a2", null::bigint as "a3", null::bigint as "a4", null::numeric as "a5", null::bigint as "a6", null::bigint as "a7", null::bigint as "a8", null::numeric as "a9", null::bigint as "a10", null::bigint as "a11", null::numeric as "a12", null::bigint as "a13", null::bigint as "a14", null::bigint as "a15", null::numeric as "a16", null::bigint as "a17", null::bigint as "a18", null::numeric as "a19", null::bigint as "a20", null::numeric as "a21", null::bigint as "a22", null::numeric as "a23", null::bigint as "a24", null::bigint as "a25", null::numeric as "a26", null::numeric as "a27", null::numeric as "a28", null::bigint as "a29", null::numeric as "a30", null::bigint as "a31", null::bigint as "a32", null::numeric as "a33", null::numeric as "a34") as linhas
group by "k0", lvl),
valores as (select "k0", lvl, coalesce("a0", 0) as "m0", trim_scale(((case when (coalesce("a1", 0) = '0'::numeric) then "a2" else null end))::numeric) as "m1", trim_scale((((case when (coalesce("a3", 0) = coalesce("a4", 0)) then coalesce("a5", 0) else null end) + (((((case when (coalesce("a1", 0) = '0'::numeric) then "a2" else null end) - (case when (coalesce("a3", 0) = coalesce("a4", 0)) then coalesce("a5", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0))))::numeric) as "m2", trim_scale(((coalesce("a0", 0) - ((case when (coalesce("a3", 0) = coalesce("a4", 0)) then coalesce("a5", 0) else null end) + (((((case when (coalesce("a1", 0) = '0'::numeric) then "a2" else null end) - (case when (coalesce("a3", 0) = coalesce("a4", 0)) then coalesce("a5", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0)))))::numeric) as "m3", trim_scale(((case when (coalesce("a0", 0) >= (case when (coalesce("a1", 0) = '0'::numeric) then "a2" else null end)) then '0'::numeric else ((((case when (coalesce("a1", 0) = '0'::numeric) then "a2" else null end) - coalesce("a0", 0)))::numeric / nullif(('1'::numeric)::numeric, 0)) end))::numeric) as "m4", trim_scale(((coalesce("a6", 0) + ((((coalesce("a0", 0) - coalesce("a6", 0)) * '365'::numeric))::numeric / nullif(('354'::numeric)::numeric, 0))))::numeric) as "m5", coalesce("a7", 0) as "m6", trim_scale(((case when (coalesce("a8", 0) = '0'::numeric) then "a9" else null end))::numeric) as "m7", trim_scale((((case when (coalesce("a10", 0) = coalesce("a11", 0)) then coalesce("a12", 0) else null end) + (((((case when (coalesce("a8", 0) = '0'::numeric) then "a9" else null end) - (case when (coalesce("a10", 0) = coalesce("a11", 0)) then coalesce("a12", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0))))::numeric) as "m8", trim_scale(((coalesce("a7", 0) - ((case when (coalesce("a10", 0) = coalesce("a11", 0)) then coalesce("a12", 0) else null end) + (((((case when (coalesce("a8", 0) = '0'::numeric) then "a9" else null end) - (case when (coalesce("a10", 0) = coalesce("a11", 0)) then coalesce("a12", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0)))))::numeric) as "m9", trim_scale(((case when (coalesce("a7", 0) >= (case when (coalesce("a8", 0) = '0'::numeric) then "a9" else null end)) then '0'::numeric else ((((case when (coalesce("a8", 0) = '0'::numeric) then "a9" else null end) - coalesce("a7", 0)))::numeric / nullif(('1'::numeric)::numeric, 0)) end))::numeric) as "m10", trim_scale(((coalesce("a13", 0) + ((((coalesce("a7", 0) - coalesce("a13", 0)) * '365'::numeric))::numeric / nullif(('354'::numeric)::numeric, 0))))::numeric) as "m11", coalesce("a14", 0) as "m12", trim_scale(((case when (coalesce("a15", 0) = '0'::numeric) then "a16" else null end))::numeric) as "m13", trim_scale((((case when (coalesce("a17", 0) = coalesce("a18", 0)) then coalesce("a19", 0) else null end) + (((((case when (coalesce("a15", 0) = '0'::numeric) then "a16" else null end) - (case when (coalesce("a17", 0) = coalesce("a18", 0)) then coalesce("a19", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0))))::numeric) as "m14", trim_scale(((coalesce("a14", 0) - ((case when (coalesce("a17", 0) = coalesce("a18", 0)) then coalesce("a19", 0) else null end) + (((((case when (coalesce("a15", 0) = '0'::numeric) then "a16" else null end) - (case when (coalesce("a17", 0) = coalesce("a18", 0)) then coalesce("a19", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0)))))::numeric) as "m15", trim_scale(((case when (coalesce("a14", 0) >= (case when (coalesce("a15", 0) = '0'::numeric) then "a16" else null end)) then '0'::numeric else ((((case when (coalesce("a15", 0) = '0'::numeric) then "a16" else null end) - coalesce("a14", 0)))::numeric / nullif(('1'::numeric)::numeric, 0)) end))::numeric) as "m16", trim_scale(((coalesce("a20", 0) + ((((coalesce("a14", 0) - coalesce("a20", 0)) * '365'::numeric))::numeric / nullif(('354'::numeric)::numeric, 0))))::numeric) as "m17", trim_scale((coalesce("a21", 0))::numeric) as "m18", trim_scale(((case when (coalesce("a22", 0) = '0'::numeric) then "a23" else null end))::numeric) as "m19", trim_scale((((case when (coalesce("a24", 0) = coalesce("a25", 0)) then coalesce("a26", 0) else null end) + (((((case when (coalesce("a22", 0) = '0'::numeric) then "a23" else null end) - (case when (coalesce("a24", 0) = coalesce("a25", 0)) then coalesce("a26", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0))))::numeric) as "m20", trim_scale(((coalesce("a21", 0) - ((case when (coalesce("a24", 0) = coalesce("a25", 0)) then coalesce("a26", 0) else null end) + (((((case when (coalesce("a22", 0) = '0'::numeric) then "a23" else null end) - (case when (coalesce("a24", 0) = coalesce("a25", 0)) then coalesce("a26", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0)))))::numeric) as "m21", trim_scale(((case when (coalesce("a21", 0) >= (case when (coalesce("a22", 0) = '0'::numeric) then "a23" else null end)) then '0'::numeric else ((((case when (coalesce("a22", 0) = '0'::numeric) then "a23" else null end) - coalesce("a21", 0)))::numeric / nullif(('1'::numeric)::numeric, 0)) end))::numeric) as "m22", trim_scale(((coalesce("a27", 0) + ((((coalesce("a21", 0) - coalesce("a27", 0)) * '365'::numeric))::numeric / nullif(('354'::numeric)::numeric, 0))))::numeric) as "m23", trim_scale((coalesce("a28", 0))::numeric) as "m24", trim_scale(((case when (coalesce("a29", 0) = '0'::numeric) then "a30" else null end))::numeric) as "m25", trim_scale((((case when (coalesce("a31", 0) = coalesce("a32", 0)) then coalesce("a33", 0) else null end) + (((((case when (coalesce("a29", 0) = '0'::numeric) then "a30" else null end) - (case when (coalesce("a31", 0) = coalesce("a32", 0)) then coalesce("a33", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0))))::numeric) as "m26", trim_scale(((coalesce("a28", 0) - ((case when (coalesce("a31", 0) = coalesce("a32", 0)) then coalesce("a33", 0) else null end) + (((((case when (coalesce("a29", 0) = '0'::numeric) then "a30" else null end) - (case when (coalesce("a31", 0) = coalesce("a32", 0)) then coalesce("a33", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0)))))::numeric) as "m27", trim_scale(((case when (coalesce("a28", 0) >= (case when (coalesce("a29", 0) = '0'::numeric) then "a30" else null end)) then '0'::numeric else ((((case when (coalesce("a29", 0) = '0'::numeric) then "a30" else null end) - coalesce("a28", 0)))::numeric / nullif(('1'::numeric)::numeric, 0)) end))::numeric) as "m28", trim_scale(((coalesce("a34", 0) + ((((coalesce("a28", 0) - coalesce("a34", 0)) * '365'::numeric))::numeric / nullif(('354'::numeric)::numeric, 0))))::numeric) as "m29"
from juntas)
select *
from (select "k0", lvl, "m0", "m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8", "m9", "m10", "m11", "m12", "m13", "m14", "m15", "m16", "m17", "m18", "m19", "m20", "m21", "m22", "m23", "m24", "m25", "m26", "m27", "m28", "m29", "t0"."nome" as "l0"
from valores
left
join "geo"."uf" as "t0" on "t0"."uf" = "k0"
where lvl in (0, 1)) as nomes
order by lvl, translate(lower("l0"), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') collate "C" nulls last, "k0" nulls last;
-- $1 = "2025-12-21"
-- $2 = "GO"
-- $3 = "MG"
-- $4 = "propriedades"
-- $5 = "propriedades"
-- $6 = "produtores"
-- $7 = "produtores"
-- $8 = "visitas"
-- $9 = "visitas"
-- $10 = "area_conservacao"
-- $11 = "area_conservacao"
-- $12 = "area_abc"
-- $13 = "area_abc"
-- $14 = "2025-01-01"
-- $15 = "2026-01-01"
-- $16 = "GO"
-- $17 = "MG"
-- $18 = "propriedades"
-- $19 = "propriedades"
-- $20 = "produtores"
-- $21 = "produtores"
-- $22 = "visitas"
-- $23 = "visitas"
-- $24 = "area_conservacao"
-- $25 = "area_conservacao"
-- $26 = "area_abc"
-- $27 = "area_abc"
-- $28 = "propriedades"
-- $29 = "2024"
-- $30 = "propriedades"
-- $31 = "2024"
-- $32 = "produtores"
-- $33 = "2024"
-- $34 = "produtores"
-- $35 = "2024"
-- $36 = "visitas"
-- $37 = "2024"
-- $38 = "visitas"
-- $39 = "2024"
-- $40 = "area_conservacao"
-- $41 = "2024"
-- $42 = "area_conservacao"
-- $43 = "2024"
-- $44 = "area_abc"
-- $45 = "2024"
-- $46 = "area_abc"
-- $47 = "2024"
-- $48 = "GO"
-- $49 = "MG"
-- $50 = "propriedades"
-- $51 = "2024"
-- $52 = "propriedades"
-- $53 = "2024"
-- $54 = "produtores"
-- $55 = "2024"
-- $56 = "produtores"
-- $57 = "2024"
-- $58 = "visitas"
-- $59 = "2024"
-- $60 = "visitas"
-- $61 = "2024"
-- $62 = "area_conservacao"
-- $63 = "2024"
-- $64 = "area_conservacao"
-- $65 = "2024"
-- $66 = "area_abc"
-- $67 = "2024"
-- $68 = "area_abc"
-- $69 = "2024"
-- $70 = "propriedades"
-- $71 = "produtores"
-- $72 = "visitas"
-- $73 = "area_conservacao"
-- $74 = "area_abc"
-- $75 = "GO"
-- $76 = "MG"
-- $77 = "2024"
-- $78 = "propriedades"
-- $79 = "produtores"
-- $80 = "visitas"
-- $81 = "area_conservacao"
-- $82 = "area_abc"
-- $83 = "2025-01-01"
-- $84 = "GO"
-- $85 = "MG"
-- $86 = "2025-12-21"
-- $87 = "GO"
-- $88 = "MG"
-- $89 = "2025-01-01"
-- $90 = "GO"
-- $91 = "MG"
-- $92 = "2025-12-01"
-- $93 = "GO"
-- $94 = "MG"
-- $95 = "2025-12-01"
-- $96 = "2025-12-21"
-- $97 = "GO"
-- $98 = "MG"
-- $99 = "2025-01-01"
-- $100 = "GO"
-- $101 = "MG"
-- $102 = "conservacao"
-- $103 = "abc"
-- $104 = "2025-12-01"
-- $105 = "GO"
-- $106 = "MG"
-- $107 = "conservacao"
-- $108 = "abc"
-- $109 = "conservacao"
-- $110 = "abc"
-- $111 = "2025-12-01"
-- $112 = "2025-12-21"
-- $113 = "GO"
-- $114 = "MG"
-- $115 = "conservacao"
-- $116 = "abc"
-- $117 = "conservacao"
-- $118 = "abc"
-- $119 = "2025-01-01"
-- $120 = "GO"
-- $121 = "MG"
-- $122 = "conservacao"
-- $123 = "abc"

with "u0" as (select 0 as lvl, count(x) as "a0"
from (select "x0" as x
from (select "resumo"."cod_propriedade" as "x0", "resumo"."visitas" as "r0"
from "resumo"."visita_ritmo" as "resumo"
where "resumo"."primeira" < $1::date and ("resumo"."uf" in ($2::text, $3::text)) and "resumo"."visitas" > 0) as linhas) as distintos),
"u1" as (select 0 as lvl, count(*) filter (where "f1") as "a1", (sum("x2") filter (where "f2"))::numeric as "a2", count(*) filter (where "f8") as "a8", (sum("x2") filter (where "f9"))::numeric as "a9", count(*) filter (where "f15") as "a15", (sum("x2") filter (where "f16"))::numeric as "a16", count(*) filter (where "f22") as "a22", (sum("x2") filter (where "f23"))::numeric as "a23", count(*) filter (where "f29") as "a29", (sum("x2") filter (where "f30"))::numeric as "a30"
from (select (("meta"."indicador" = $4::text) and ("meta"."valor" is null)) as "f1", "meta"."valor" as "x2", ("meta"."indicador" = $5::text) as "f2", (("meta"."indicador" = $6::text) and ("meta"."valor" is null)) as "f8", ("meta"."indicador" = $7::text) as "f9", (("meta"."indicador" = $8::text) and ("meta"."valor" is null)) as "f15", ("meta"."indicador" = $9::text) as "f16", (("meta"."indicador" = $10::text) and ("meta"."valor" is null)) as "f22", ("meta"."indicador" = $11::text) as "f23", (("meta"."indicador" = $12::text) and ("meta"."valor" is null)) as "f29", ("meta"."indicador" = $13::text) as "f30"
from "programa"."meta_uf" as "meta"
where ("meta"."dt_limite" >= $14::date and "meta"."dt_limite" < $15::date) and ("meta"."uf" in ($16::text, $17::text)) and ((("meta"."indicador" = $18::text) and ("meta"."valor" is null)) or ("meta"."indicador" = $19::text) or (("meta"."indicador" = $20::text) and ("meta"."valor" is null)) or ("meta"."indicador" = $21::text) or (("meta"."indicador" = $22::text) and ("meta"."valor" is null)) or ("meta"."indicador" = $23::text) or (("meta"."indicador" = $24::text) and ("meta"."valor" is null)) or ("meta"."indicador" = $25::text) or (("meta"."indicador" = $26::text) and ("meta"."valor" is null)) or ("meta"."indicador" = $27::text))) as linhas),
"u2" as (select 0 as lvl, count(x) filter (where "f3") as "a3", count(x) filter (where "f4") as "a4", count(x) filter (where "f10") as "a10", count(x) filter (where "f11") as "a11", count(x) filter (where "f17") as "a17", count(x) filter (where "f18") as "a18", count(x) filter (where "f24") as "a24", count(x) filter (where "f25") as "a25", count(x) filter (where "f31") as "a31", count(x) filter (where "f32") as "a32"
from (select 0 as lvl, "x3" as x, bool_or("f3") as "f3", bool_or("f4") as "f4", bool_or("f10") as "f10", bool_or("f11") as "f11", bool_or("f17") as "f17", bool_or("f18") as "f18", bool_or("f24") as "f24", bool_or("f25") as "f25", bool_or("f31") as "f31", bool_or("f32") as "f32"
from (select "meta"."uf" as "x3", (("meta"."indicador" = $28::text) and ("meta"."ano" <= $29::integer)) as "f3", (("meta"."indicador" = $30::text) and ("meta"."ano" = $31::integer)) as "f4", (("meta"."indicador" = $32::text) and ("meta"."ano" <= $33::integer)) as "f10", (("meta"."indicador" = $34::text) and ("meta"."ano" = $35::integer)) as "f11", (("meta"."indicador" = $36::text) and ("meta"."ano" <= $37::integer)) as "f17", (("meta"."indicador" = $38::text) and ("meta"."ano" = $39::integer)) as "f18", (("meta"."indicador" = $40::text) and ("meta"."ano" <= $41::integer)) as "f24", (("meta"."indicador" = $42::text) and ("meta"."ano" = $43::integer)) as "f25", (("meta"."indicador" = $44::text) and ("meta"."ano" <= $45::integer)) as "f31", (("meta"."indicador" = $46::text) and ("meta"."ano" = $47::integer)) as "f32"
from "programa"."meta_uf" as "meta"
where ("meta"."uf" in ($48::text, $49::text)) and (not coalesce(("meta"."valor" is null), false)) and ((("meta"."indicador" = $50::text) and ("meta"."ano" <= $51::integer)) or (("meta"."indicador" = $52::text) and ("meta"."ano" = $53::integer)) or (("meta"."indicador" = $54::text) and ("meta"."ano" <= $55::integer)) or (("meta"."indicador" = $56::text) and ("meta"."ano" = $57::integer)) or (("meta"."indicador" = $58::text) and ("meta"."ano" <= $59::integer)) or (("meta"."indicador" = $60::text) and ("meta"."ano" = $61::integer)) or (("meta"."indicador" = $62::text) and ("meta"."ano" <= $63::integer)) or (("meta"."indicador" = $64::text) and ("meta"."ano" = $65::integer)) or (("meta"."indicador" = $66::text) and ("meta"."ano" <= $67::integer)) or (("meta"."indicador" = $68::text) and ("meta"."ano" = $69::integer)))) as linhas
group by "x3") as distintos),
"u3" as (select 0 as lvl, (sum("x5") filter (where "f5"))::numeric as "a5", (sum("x5") filter (where "f12"))::numeric as "a12", (sum("x5") filter (where "f19"))::numeric as "a19", (sum("x5") filter (where "f26"))::numeric as "a26", (sum("x5") filter (where "f33"))::numeric as "a33"
from (select "meta"."valor" as "x5", ("meta"."indicador" = $70::text) as "f5", ("meta"."indicador" = $71::text) as "f12", ("meta"."indicador" = $72::text) as "f19", ("meta"."indicador" = $73::text) as "f26", ("meta"."indicador" = $74::text) as "f33"
from "programa"."meta_uf" as "meta"
where ("meta"."uf" in ($75::text, $76::text)) and ("meta"."ano" = $77::integer) and (not coalesce(("meta"."valor" is null), false)) and (("meta"."indicador" = $78::text) or ("meta"."indicador" = $79::text) or ("meta"."indicador" = $80::text) or ("meta"."indicador" = $81::text) or ("meta"."indicador" = $82::text))) as linhas),
"u4" as (select 0 as lvl, count(x) as "a6"
from (select "x6" as x
from (select "resumo"."cod_propriedade" as "x6", "resumo"."visitas" as "r6"
from "resumo"."visita_ritmo" as "resumo"
where "resumo"."primeira" < $83::date and ("resumo"."uf" in ($84::text, $85::text)) and "resumo"."visitas" > 0) as linhas) as distintos),
"u5" as (select 0 as lvl, count(x) as "a7"
from (select 0 as lvl, "x7" as x
from (select "resumo"."id_produtor" as "x7", "resumo"."visitas" as "r7"
from "resumo"."visita_ritmo" as "resumo"
where "resumo"."primeira" < $86::date and ("resumo"."uf" in ($87::text, $88::text)) and "resumo"."visitas" > 0) as linhas
group by "x7") as distintos),
"u6" as (select 0 as lvl, count(x) as "a13"
from (select 0 as lvl, "x13" as x
from (select "resumo"."id_produtor" as "x13", "resumo"."visitas" as "r13"
from "resumo"."visita_ritmo" as "resumo"
where "resumo"."primeira" < $89::date and ("resumo"."uf" in ($90::text, $91::text)) and "resumo"."visitas" > 0) as linhas
group by "x13") as distintos),
"u7" as (select 0 as lvl, coalesce(sum("r14"), 0)::bigint as "a14"
from (select "resumo"."visitas" as "r14"
from "resumo"."visita_mes" as "resumo"
where "resumo"."mes" < $92::date and ("resumo"."uf" in ($93::text, $94::text)) and "resumo"."visitas" > 0
union all
select 1 as "r14"
from "programa"."visita" as "visita"
join "programa"."propriedade" as "propriedade" on "visita"."cod_propriedade" = "propriedade"."cod_propriedade"
where ("visita"."dt_visita" >= $95::date and "visita"."dt_visita" < $96::date) and ("propriedade"."uf" in ($97::text, $98::text)) and "visita"."conta") as linhas),
"u8" as (select 0 as lvl, coalesce(sum("r20"), 0)::bigint as "a20"
from (select "resumo"."visitas" as "r20"
from "resumo"."visita_mes" as "resumo"
where "resumo"."mes" < $99::date and ("resumo"."uf" in ($100::text, $101::text)) and "resumo"."visitas" > 0) as linhas),
"u9" as (select 0 as lvl, (sum("x21") filter (where "f21"))::numeric as "a21", (sum("x21") filter (where "f28"))::numeric as "a28"
from (select "resumo"."area" as "x21", "resumo"."praticas" as "r21", "resumo"."com_area" as "n21", ("resumo"."objetivo" = $102::text) as "f21", ("resumo"."objetivo" = $103::text) as "f28"
from "resumo"."pratica_mes" as "resumo"
where "resumo"."mes" < $104::date and ("resumo"."uf" in ($105::text, $106::text)) and "resumo"."praticas" > 0 and (("resumo"."objetivo" = $107::text) or ("resumo"."objetivo" = $108::text))
union all
select "pratica"."area_ha" as "x21", 1 as "r21", case when "pratica"."area_ha" is null then 0 else 1 end as "n21", ("pratica"."objetivo" = $109::text) as "f21", ("pratica"."objetivo" = $110::text) as "f28"
from "programa"."pratica" as "pratica"
join "programa"."propriedade" as "propriedade" on "pratica"."cod_propriedade" = "propriedade"."cod_propriedade"
where ("pratica"."dt_registro" >= $111::date and "pratica"."dt_registro" < $112::date) and ("propriedade"."uf" in ($113::text, $114::text)) and (("pratica"."objetivo" = $115::text) or ("pratica"."objetivo" = $116::text))) as linhas),
"u10" as (select 0 as lvl, (sum("x27") filter (where "f27"))::numeric as "a27", (sum("x27") filter (where "f34"))::numeric as "a34"
from (select "resumo"."area" as "x27", "resumo"."praticas" as "r27", "resumo"."com_area" as "n27", ("resumo"."objetivo" = $117::text) as "f27", ("resumo"."objetivo" = $118::text) as "f34"
from "resumo"."pratica_mes" as "resumo"
where "resumo"."mes" < $119::date and ("resumo"."uf" in ($120::text, $121::text)) and "resumo"."praticas" > 0 and (("resumo"."objetivo" = $122::text) or ("resumo"."objetivo" = $123::text))) as linhas),
partes as (select lvl, "a0", null::bigint as "a1", null::numeric as "a2", null::bigint as "a3", null::bigint as "a4", null::numeric as "a5", null::bigint as "a6", null::bigint as "a7", null::bigint as "a8", null::numeric as "a9", null::bigint as "a10", null::bigint as "a11", null::numeric as "a12", null::bigint as "a13", null::bigint as "a14", null::bigint as "a15", null::numeric as "a16", null::bigint as "a17", null::bigint as "a18", null::numeric as "a19", null::bigint as "a20", null::numeric as "a21", null::bigint as "a22", null::numeric as "a23", null::bigint as "a24", null::bigint as "a25", null::numeric as "a26", null::numeric as "a27", null::numeric as "a28", null::bigint as "a29", null::numeric as "a30", null::bigint as "a31", null::bigint as "a32", null::numeric as "a33", null::numeric as "a34"
from "u0"
union all
select lvl, null::bigint as "a0", "a1", "a2", null::bigint as "a3", null::bigint as "a4", null::numeric as "a5", null::bigint as "a6", null::bigint as "a7", "a8", "a9", null::bigint as "a10", null::bigint as "a11", null::numeric as "a12", null::bigint as "a13", null::bigint as "a14", "a15", "a16", null::bigint as "a17", null::bigint as "a18", null::numeric as "a19", null::bigint as "a20", null::numeric as "a21", "a22", "a23", null::bigint as "a24", null::bigint as "a25", null::numeric as "a26", null::numeric as "a27", null::numeric as "a28", "a29", "a30", null::bigint as "a31", null::bigint as "a32", null::numeric as "a33", null::numeric as "a34"
from "u1"
union all
select lvl, null::bigint as "a0", null::bigint as "a1", null::numeric as "a2", "a3", "a4", null::numeric as "a5", null::bigint as "a6", null::bigint as "a7", null::bigint as "a8", null::numeric as "a9", "a10", "a11", null::numeric as "a12", null::bigint as "a13", null::bigint as "a14", null::bigint as "a15", null::numeric as "a16", "a17", "a18", null::numeric as "a19", null::bigint as "a20", null::numeric as "a21", null::bigint as "a22", null::numeric as "a23", "a24", "a25", null::numeric as "a26", null::numeric as "a27", null::numeric as "a28", null::bigint as "a29", null::numeric as "a30", "a31", "a32", null::numeric as "a33", null::numeric as "a34"
from "u2"
union all
select lvl, null::bigint as "a0", null::bigint as "a1", null::numeric as "a2", null::bigint as "a3", null::bigint as "a4", "a5", null::bigint as "a6", null::bigint as "a7", null::bigint as "a8", null::numeric as "a9", null::bigint as "a10", null::bigint as "a11", "a12", null::bigint as "a13", null::bigint as "a14", null::bigint as "a15", null::numeric as "a16", null::bigint as "a17", null::bigint as "a18", "a19", null::bigint as "a20", null::numeric as "a21", null::bigint as "a22", null::numeric as "a23", null::bigint as "a24", null::bigint as "a25", "a26", null::numeric as "a27", null::numeric as "a28", null::bigint as "a29", null::numeric as "a30", null::bigint as "a31", null::bigint as "a32", "a33", null::numeric as "a34"
from "u3"
union all
select lvl, null::bigint as "a0", null::bigint as "a1", null::numeric as "a2", null::bigint as "a3", null::bigint as "a4", null::numeric as "a5", "a6", null::bigint as "a7", null::bigint as "a8", null::numeric as "a9", null::bigint as "a10", null::bigint as "a11", null::numeric as "a12", null::bigint as "a13", null::bigint as "a14", null::bigint as "a15", null::numeric as "a16", null::bigint as "a17", null::bigint as "a18", null::numeric as "a19", null::bigint as "a20", null::numeric as "a21", null::bigint as "a22", null::numeric as "a23", null::bigint as "a24", null::bigint as "a25", null::numeric as "a26", null::numeric as "a27", null::numeric as "a28", null::bigint as "a29", null::numeric as "a30", null::bigint as "a31", null::bigint as "a32", null::numeric as "a33", null::numeric as "a34"
from "u4"
union all
select lvl, null::bigint as "a0", null::bigint as "a1", null::numeric as "a2", null::bigint as "a3", null::bigint as "a4", null::numeric as "a5", null::bigint as "a6", "a7", null::bigint as "a8", null::numeric as "a9", null::bigint as "a10", null::bigint as "a11", null::numeric as "a12", null::bigint as "a13", null::bigint as "a14", null::bigint as "a15", null::numeric as "a16", null::bigint as "a17", null::bigint as "a18", null::numeric as "a19", null::bigint as "a20", null::numeric as "a21", null::bigint as "a22", null::numeric as "a23", null::bigint as "a24", null::bigint as "a25", null::numeric as "a26", null::numeric as "a27", null::numeric as "a28", null::bigint as "a29", null::numeric as "a30", null::bigint as "a31", null::bigint as "a32", null::numeric as "a33", null::numeric as "a34"
from "u5"
union all
select lvl, null::bigint as "a0", null::bigint as "a1", null::numeric as "a2", null::bigint as "a3", null::bigint as "a4", null::numeric as "a5", null::bigint as "a6", null::bigint as "a7", null::bigint as "a8", null::numeric as "a9", null::bigint as "a10", null::bigint as "a11", null::numeric as "a12", "a13", null::bigint as "a14", null::bigint as "a15", null::numeric as "a16", null::bigint as "a17", null::bigint as "a18", null::numeric as "a19", null::bigint as "a20", null::numeric as "a21", null::bigint as "a22", null::numeric as "a23", null::bigint as "a24", null::bigint as "a25", null::numeric as "a26", null::numeric as "a27", null::numeric as "a28", null::bigint as "a29", null::numeric as "a30", null::bigint as "a31", null::bigint as "a32", null::numeric as "a33", null::numeric as "a34"
from "u6"
union all
select lvl, null::bigint as "a0", null::bigint as "a1", null::numeric as "a2", null::bigint as "a3", null::bigint as "a4", null::numeric as "a5", null::bigint as "a6", null::bigint as "a7", null::bigint as "a8", null::numeric as "a9", null::bigint as "a10", null::bigint as "a11", null::numeric as "a12", null::bigint as "a13", "a14", null::bigint as "a15", null::numeric as "a16", null::bigint as "a17", null::bigint as "a18", null::numeric as "a19", null::bigint as "a20", null::numeric as "a21", null::bigint as "a22", null::numeric as "a23", null::bigint as "a24", null::bigint as "a25", null::numeric as "a26", null::numeric as "a27", null::numeric as "a28", null::bigint as "a29", null::numeric as "a30", null::bigint as "a31", null::bigint as "a32", null::numeric as "a33", null::numeric as "a34"
from "u7"
union all
select lvl, null::bigint as "a0", null::bigint as "a1", null::numeric as "a2", null::bigint as "a3", null::bigint as "a4", null::numeric as "a5", null::bigint as "a6", null::bigint as "a7", null::bigint as "a8", null::numeric as "a9", null::bigint as "a10", null::bigint as "a11", null::numeric as "a12", null::bigint as "a13", null::bigint as "a14", null::bigint as "a15", null::numeric as "a16", null::bigint as "a17", null::bigint as "a18", null::numeric as "a19", "a20", null::numeric as "a21", null::bigint as "a22", null::numeric as "a23", null::bigint as "a24", null::bigint as "a25", null::numeric as "a26", null::numeric as "a27", null::numeric as "a28", null::bigint as "a29", null::numeric as "a30", null::bigint as "a31", null::bigint as "a32", null::numeric as "a33", null::numeric as "a34"
from "u8"
union all
select lvl, null::bigint as "a0", null::bigint as "a1", null::numeric as "a2", null::bigint as "a3", null::bigint as "a4", null::numeric as "a5", null::bigint as "a6", null::bigint as "a7", null::bigint as "a8", null::numeric as "a9", null::bigint as "a10", null::bigint as "a11", null::numeric as "a12", null::bigint as "a13", null::bigint as "a14", null::bigint as "a15", null::numeric as "a16", null::bigint as "a17", null::bigint as "a18", null::numeric as "a19", null::bigint as "a20", "a21", null::bigint as "a22", null::numeric as "a23", null::bigint as "a24", null::bigint as "a25", null::numeric as "a26", null::numeric as "a27", "a28", null::bigint as "a29", null::numeric as "a30", null::bigint as "a31", null::bigint as "a32", null::numeric as "a33", null::numeric as "a34"
from "u9"
union all
select lvl, null::bigint as "a0", null::bigint as "a1", null::numeric as "a2", null::bigint as "a3", null::bigint as "a4", null::numeric as "a5", null::bigint as "a6", null::bigint as "a7", null::bigint as "a8", null::numeric as "a9", null::bigint as "a10", null::bigint as "a11", null::numeric as "a12", null::bigint as "a13", null::bigint as "a14", null::bigint as "a15", null::numeric as "a16", null::bigint as "a17", null::bigint as "a18", null::numeric as "a19", null::bigint as "a20", null::numeric as "a21", null::bigint as "a22", null::numeric as "a23", null::bigint as "a24", null::bigint as "a25", null::numeric as "a26", "a27", null::numeric as "a28", null::bigint as "a29", null::numeric as "a30", null::bigint as "a31", null::bigint as "a32", null::numeric as "a33", "a34"
from "u10"),
juntas as (select lvl, max("a0") as "a0", max("a1") as "a1", max("a2") as "a2", max("a3") as "a3", max("a4") as "a4", max("a5") as "a5", max("a6") as "a6", max("a7") as "a7", max("a8") as "a8", max("a9") as "a9", max("a10") as "a10", max("a11") as "a11", max("a12") as "a12", max("a13") as "a13", max("a14") as "a14", max("a15") as "a15", max("a16") as "a16", max("a17") as "a17", max("a18") as "a18", max("a19") as "a19", max("a20") as "a20", max("a21") as "a21", max("a22") as "a22", max("a23") as "a23", max("a24") as "a24", max("a25") as "a25", max("a26") as "a26", max("a27") as "a27", max("a28") as "a28", max("a29") as "a29", max("a30") as "a30", max("a31") as "a31", max("a32") as "a32", max("a33") as "a33", max("a34") as "a34"
from (select *
from partes
union all
select 0 as lvl, null::bigint as "a0", null::bigint as "a1", null::numeric as "a2", null::bigint as "a3", null::bigint as "a4", null::numeric as "a5", null::bigint as "a6", null::bigint as "a7", null::bigint as "a8", null::numeric as "a9", null::bigint as "a10", null::bigint as "a11", null::numeric as "a12", null::bigint as "a13", null::bigint as "a14", null::bigint as "a15", null::numeric as "a16", null::bigint as "a17", null::bigint as "a18", null::numeric as "a19", null::bigint as "a20", null::numeric as "a21", null::bigint as "a22", null::numeric as "a23", null::bigint as "a24", null::bigint as "a25", null::numeric as "a26", null::numeric as "a27", null::numeric as "a28", null::bigint as "a29", null::numeric as "a30", null::bigint as "a31", null::bigint as "a32", null::numeric as "a33", null::numeric as "a34") as linhas
group by lvl),
valores as (select lvl, coalesce("a0", 0) as "m0", trim_scale(((case when (coalesce("a1", 0) = '0'::numeric) then "a2" else null end))::numeric) as "m1", trim_scale((((case when (coalesce("a3", 0) = coalesce("a4", 0)) then coalesce("a5", 0) else null end) + (((((case when (coalesce("a1", 0) = '0'::numeric) then "a2" else null end) - (case when (coalesce("a3", 0) = coalesce("a4", 0)) then coalesce("a5", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0))))::numeric) as "m2", trim_scale(((coalesce("a0", 0) - ((case when (coalesce("a3", 0) = coalesce("a4", 0)) then coalesce("a5", 0) else null end) + (((((case when (coalesce("a1", 0) = '0'::numeric) then "a2" else null end) - (case when (coalesce("a3", 0) = coalesce("a4", 0)) then coalesce("a5", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0)))))::numeric) as "m3", trim_scale(((case when (coalesce("a0", 0) >= (case when (coalesce("a1", 0) = '0'::numeric) then "a2" else null end)) then '0'::numeric else ((((case when (coalesce("a1", 0) = '0'::numeric) then "a2" else null end) - coalesce("a0", 0)))::numeric / nullif(('1'::numeric)::numeric, 0)) end))::numeric) as "m4", trim_scale(((coalesce("a6", 0) + ((((coalesce("a0", 0) - coalesce("a6", 0)) * '365'::numeric))::numeric / nullif(('354'::numeric)::numeric, 0))))::numeric) as "m5", coalesce("a7", 0) as "m6", trim_scale(((case when (coalesce("a8", 0) = '0'::numeric) then "a9" else null end))::numeric) as "m7", trim_scale((((case when (coalesce("a10", 0) = coalesce("a11", 0)) then coalesce("a12", 0) else null end) + (((((case when (coalesce("a8", 0) = '0'::numeric) then "a9" else null end) - (case when (coalesce("a10", 0) = coalesce("a11", 0)) then coalesce("a12", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0))))::numeric) as "m8", trim_scale(((coalesce("a7", 0) - ((case when (coalesce("a10", 0) = coalesce("a11", 0)) then coalesce("a12", 0) else null end) + (((((case when (coalesce("a8", 0) = '0'::numeric) then "a9" else null end) - (case when (coalesce("a10", 0) = coalesce("a11", 0)) then coalesce("a12", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0)))))::numeric) as "m9", trim_scale(((case when (coalesce("a7", 0) >= (case when (coalesce("a8", 0) = '0'::numeric) then "a9" else null end)) then '0'::numeric else ((((case when (coalesce("a8", 0) = '0'::numeric) then "a9" else null end) - coalesce("a7", 0)))::numeric / nullif(('1'::numeric)::numeric, 0)) end))::numeric) as "m10", trim_scale(((coalesce("a13", 0) + ((((coalesce("a7", 0) - coalesce("a13", 0)) * '365'::numeric))::numeric / nullif(('354'::numeric)::numeric, 0))))::numeric) as "m11", coalesce("a14", 0) as "m12", trim_scale(((case when (coalesce("a15", 0) = '0'::numeric) then "a16" else null end))::numeric) as "m13", trim_scale((((case when (coalesce("a17", 0) = coalesce("a18", 0)) then coalesce("a19", 0) else null end) + (((((case when (coalesce("a15", 0) = '0'::numeric) then "a16" else null end) - (case when (coalesce("a17", 0) = coalesce("a18", 0)) then coalesce("a19", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0))))::numeric) as "m14", trim_scale(((coalesce("a14", 0) - ((case when (coalesce("a17", 0) = coalesce("a18", 0)) then coalesce("a19", 0) else null end) + (((((case when (coalesce("a15", 0) = '0'::numeric) then "a16" else null end) - (case when (coalesce("a17", 0) = coalesce("a18", 0)) then coalesce("a19", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0)))))::numeric) as "m15", trim_scale(((case when (coalesce("a14", 0) >= (case when (coalesce("a15", 0) = '0'::numeric) then "a16" else null end)) then '0'::numeric else ((((case when (coalesce("a15", 0) = '0'::numeric) then "a16" else null end) - coalesce("a14", 0)))::numeric / nullif(('1'::numeric)::numeric, 0)) end))::numeric) as "m16", trim_scale(((coalesce("a20", 0) + ((((coalesce("a14", 0) - coalesce("a20", 0)) * '365'::numeric))::numeric / nullif(('354'::numeric)::numeric, 0))))::numeric) as "m17", trim_scale((coalesce("a21", 0))::numeric) as "m18", trim_scale(((case when (coalesce("a22", 0) = '0'::numeric) then "a23" else null end))::numeric) as "m19", trim_scale((((case when (coalesce("a24", 0) = coalesce("a25", 0)) then coalesce("a26", 0) else null end) + (((((case when (coalesce("a22", 0) = '0'::numeric) then "a23" else null end) - (case when (coalesce("a24", 0) = coalesce("a25", 0)) then coalesce("a26", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0))))::numeric) as "m20", trim_scale(((coalesce("a21", 0) - ((case when (coalesce("a24", 0) = coalesce("a25", 0)) then coalesce("a26", 0) else null end) + (((((case when (coalesce("a22", 0) = '0'::numeric) then "a23" else null end) - (case when (coalesce("a24", 0) = coalesce("a25", 0)) then coalesce("a26", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0)))))::numeric) as "m21", trim_scale(((case when (coalesce("a21", 0) >= (case when (coalesce("a22", 0) = '0'::numeric) then "a23" else null end)) then '0'::numeric else ((((case when (coalesce("a22", 0) = '0'::numeric) then "a23" else null end) - coalesce("a21", 0)))::numeric / nullif(('1'::numeric)::numeric, 0)) end))::numeric) as "m22", trim_scale(((coalesce("a27", 0) + ((((coalesce("a21", 0) - coalesce("a27", 0)) * '365'::numeric))::numeric / nullif(('354'::numeric)::numeric, 0))))::numeric) as "m23", trim_scale((coalesce("a28", 0))::numeric) as "m24", trim_scale(((case when (coalesce("a29", 0) = '0'::numeric) then "a30" else null end))::numeric) as "m25", trim_scale((((case when (coalesce("a31", 0) = coalesce("a32", 0)) then coalesce("a33", 0) else null end) + (((((case when (coalesce("a29", 0) = '0'::numeric) then "a30" else null end) - (case when (coalesce("a31", 0) = coalesce("a32", 0)) then coalesce("a33", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0))))::numeric) as "m26", trim_scale(((coalesce("a28", 0) - ((case when (coalesce("a31", 0) = coalesce("a32", 0)) then coalesce("a33", 0) else null end) + (((((case when (coalesce("a29", 0) = '0'::numeric) then "a30" else null end) - (case when (coalesce("a31", 0) = coalesce("a32", 0)) then coalesce("a33", 0) else null end)) * '354'::numeric))::numeric / nullif(('365'::numeric)::numeric, 0)))))::numeric) as "m27", trim_scale(((case when (coalesce("a28", 0) >= (case when (coalesce("a29", 0) = '0'::numeric) then "a30" else null end)) then '0'::numeric else ((((case when (coalesce("a29", 0) = '0'::numeric) then "a30" else null end) - coalesce("a28", 0)))::numeric / nullif(('1'::numeric)::numeric, 0)) end))::numeric) as "m28", trim_scale(((coalesce("a34", 0) + ((((coalesce("a28", 0) - coalesce("a34", 0)) * '365'::numeric))::numeric / nullif(('354'::numeric)::numeric, 0))))::numeric) as "m29"
from juntas)
select *
from (select lvl, "m0", "m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8", "m9", "m10", "m11", "m12", "m13", "m14", "m15", "m16", "m17", "m18", "m19", "m20", "m21", "m22", "m23", "m24", "m25", "m26", "m27", "m28", "m29"
from valores
where lvl in (0)) as nomes
order by lvl;
-- $1 = "2025-12-21"
-- $2 = "GO"
-- $3 = "MG"
-- $4 = "propriedades"
-- $5 = "propriedades"
-- $6 = "produtores"
-- $7 = "produtores"
-- $8 = "visitas"
-- $9 = "visitas"
-- $10 = "area_conservacao"
-- $11 = "area_conservacao"
-- $12 = "area_abc"
-- $13 = "area_abc"
-- $14 = "2025-01-01"
-- $15 = "2026-01-01"
-- $16 = "GO"
-- $17 = "MG"
-- $18 = "propriedades"
-- $19 = "propriedades"
-- $20 = "produtores"
-- $21 = "produtores"
-- $22 = "visitas"
-- $23 = "visitas"
-- $24 = "area_conservacao"
-- $25 = "area_conservacao"
-- $26 = "area_abc"
-- $27 = "area_abc"
-- $28 = "propriedades"
-- $29 = "2024"
-- $30 = "propriedades"
-- $31 = "2024"
-- $32 = "produtores"
-- $33 = "2024"
-- $34 = "produtores"
-- $35 = "2024"
-- $36 = "visitas"
-- $37 = "2024"
-- $38 = "visitas"
-- $39 = "2024"
-- $40 = "area_conservacao"
-- $41 = "2024"
-- $42 = "area_conservacao"
-- $43 = "2024"
-- $44 = "area_abc"
-- $45 = "2024"
-- $46 = "area_abc"
-- $47 = "2024"
-- $48 = "GO"
-- $49 = "MG"
-- $50 = "propriedades"
-- $51 = "2024"
-- $52 = "propriedades"
-- $53 = "2024"
-- $54 = "produtores"
-- $55 = "2024"
-- $56 = "produtores"
-- $57 = "2024"
-- $58 = "visitas"
-- $59 = "2024"
-- $60 = "visitas"
-- $61 = "2024"
-- $62 = "area_conservacao"
-- $63 = "2024"
-- $64 = "area_conservacao"
-- $65 = "2024"
-- $66 = "area_abc"
-- $67 = "2024"
-- $68 = "area_abc"
-- $69 = "2024"
-- $70 = "propriedades"
-- $71 = "produtores"
-- $72 = "visitas"
-- $73 = "area_conservacao"
-- $74 = "area_abc"
-- $75 = "GO"
-- $76 = "MG"
-- $77 = "2024"
-- $78 = "propriedades"
-- $79 = "produtores"
-- $80 = "visitas"
-- $81 = "area_conservacao"
-- $82 = "area_abc"
-- $83 = "2025-01-01"
-- $84 = "GO"
-- $85 = "MG"
-- $86 = "2025-12-21"
-- $87 = "GO"
-- $88 = "MG"
-- $89 = "2025-01-01"
-- $90 = "GO"
-- $91 = "MG"
-- $92 = "2025-12-01"
-- $93 = "GO"
-- $94 = "MG"
-- $95 = "2025-12-01"
-- $96 = "2025-12-21"
-- $97 = "GO"
-- $98 = "MG"
-- $99 = "2025-01-01"
-- $100 = "GO"
-- $101 = "MG"
-- $102 = "conservacao"
-- $103 = "abc"
-- $104 = "2025-12-01"
-- $105 = "GO"
-- $106 = "MG"
-- $107 = "conservacao"
-- $108 = "abc"
-- $109 = "conservacao"
-- $110 = "abc"
-- $111 = "2025-12-01"
-- $112 = "2025-12-21"
-- $113 = "GO"
-- $114 = "MG"
-- $115 = "conservacao"
-- $116 = "abc"
-- $117 = "conservacao"
-- $118 = "abc"
-- $119 = "2025-01-01"
-- $120 = "GO"
-- $121 = "MG"
-- $122 = "conservacao"
-- $123 = "abc"
