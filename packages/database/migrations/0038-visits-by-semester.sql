-- Visits are kept by semester instead of year, with the places and the people who answer for the property: a semester is asked for by name, a
-- table by Bacia or supervisor need not join 64 000 properties again, and a year is two rows where it was one (167 010 rows at 64 000 properties,
-- now 250 000). The plan is kept by who answers too, and says how much of it was due by the last day with a visit. What stands is worked out here.
CREATE TABLE resumo.visita_semestre (
  cod_propriedade text NOT NULL,
  semestre date NOT NULL,
  cpf_tecnico text,
  ciclo smallint,
  uf text NOT NULL,
  codigo_municipio integer NOT NULL,
  id_sub_bacia integer,
  id_produtor bigint,
  cpf_supervisor text,
  cpf_responsavel text,
  registradas integer NOT NULL,
  visitas integer NOT NULL,
  nao_contam integer NOT NULL,
  sincronizadas integer NOT NULL,
  duracao_soma bigint,
  duracao_visitas integer NOT NULL,
  primeira date,
  ultima date
);
CREATE INDEX visita_semestre_propriedade ON resumo.visita_semestre (cod_propriedade, semestre);
CREATE INDEX visita_semestre_semestre ON resumo.visita_semestre (semestre);
COMMENT ON TABLE resumo.visita_semestre IS 'Visitas por propriedade, semestre, técnico e ciclo';
COMMENT ON COLUMN resumo.visita_semestre.cod_propriedade IS 'Código da propriedade';
COMMENT ON COLUMN resumo.visita_semestre.semestre IS 'Primeiro dia do semestre';
COMMENT ON COLUMN resumo.visita_semestre.cpf_tecnico IS 'CPF do técnico que visitou';
COMMENT ON COLUMN resumo.visita_semestre.ciclo IS 'Ciclo';
COMMENT ON COLUMN resumo.visita_semestre.uf IS 'Unidade da federação da propriedade';
COMMENT ON COLUMN resumo.visita_semestre.codigo_municipio IS 'Código IBGE do município da propriedade';
COMMENT ON COLUMN resumo.visita_semestre.id_sub_bacia IS 'Sub-bacia da propriedade';
COMMENT ON COLUMN resumo.visita_semestre.id_produtor IS 'Produtor responsável pela propriedade';
COMMENT ON COLUMN resumo.visita_semestre.cpf_supervisor IS 'CPF do supervisor responsável pela propriedade';
COMMENT ON COLUMN resumo.visita_semestre.cpf_responsavel IS 'CPF do técnico responsável pela propriedade';
COMMENT ON COLUMN resumo.visita_semestre.registradas IS 'Todas as visitas';
COMMENT ON COLUMN resumo.visita_semestre.visitas IS 'Visitas válidas';
COMMENT ON COLUMN resumo.visita_semestre.nao_contam IS 'Visitas que não contam';
COMMENT ON COLUMN resumo.visita_semestre.sincronizadas IS 'Visitas sincronizadas';
COMMENT ON COLUMN resumo.visita_semestre.duracao_soma IS 'Minutos das visitas válidas';
COMMENT ON COLUMN resumo.visita_semestre.duracao_visitas IS 'Visitas válidas com duração';
COMMENT ON COLUMN resumo.visita_semestre.primeira IS 'Primeira visita válida';
COMMENT ON COLUMN resumo.visita_semestre.ultima IS 'Última visita válida';
INSERT INTO resumo.visita_semestre
SELECT
  v.cod_propriedade, v.semestre, v.cpf_tecnico, v.ciclo, p.uf, p.codigo_municipio, p.id_sub_bacia, p.id_produtor, p.cpf_supervisor, p.cpf_tecnico,
  v.registradas, v.visitas, v.nao_contam, v.sincronizadas, v.duracao_soma, v.duracao_visitas, v.primeira, v.ultima
FROM (
  SELECT
    cod_propriedade,
    make_date(extract(year FROM dt_visita)::integer, CASE WHEN extract(month FROM dt_visita) <= 6 THEN 1 ELSE 7 END, 1) AS semestre,
    cpf_tecnico,
    ciclo,
    count(*) AS registradas,
    count(*) FILTER (WHERE conta) AS visitas,
    count(*) FILTER (WHERE NOT conta) AS nao_contam,
    count(*) FILTER (WHERE sincronizada) AS sincronizadas,
    sum(duracao_min) FILTER (WHERE conta) AS duracao_soma,
    count(duracao_min) FILTER (WHERE conta) AS duracao_visitas,
    min(dt_visita) FILTER (WHERE conta) AS primeira,
    max(dt_visita) FILTER (WHERE conta) AS ultima
  FROM programa.visita
  GROUP BY 1, 2, 3, 4
) v
JOIN programa.propriedade p ON p.cod_propriedade = v.cod_propriedade
ORDER BY v.semestre, v.cod_propriedade;
DROP TABLE resumo.visita_ano;

DROP TABLE resumo.visita_prevista_mes;
CREATE TABLE resumo.visita_prevista_mes (
  uf text NOT NULL,
  codigo_municipio integer NOT NULL,
  id_sub_bacia integer,
  cpf_supervisor text,
  cpf_tecnico text,
  mes date NOT NULL,
  ciclo smallint,
  previstas integer NOT NULL,
  vencidas integer NOT NULL
);
CREATE INDEX visita_prevista_mes_mes ON resumo.visita_prevista_mes (mes, uf);
COMMENT ON TABLE resumo.visita_prevista_mes IS 'Visitas previstas por lugar, responsáveis, mês e ciclo';
COMMENT ON COLUMN resumo.visita_prevista_mes.uf IS 'Unidade da federação';
COMMENT ON COLUMN resumo.visita_prevista_mes.codigo_municipio IS 'Código IBGE do município';
COMMENT ON COLUMN resumo.visita_prevista_mes.id_sub_bacia IS 'Sub-bacia';
COMMENT ON COLUMN resumo.visita_prevista_mes.cpf_supervisor IS 'CPF do supervisor responsável';
COMMENT ON COLUMN resumo.visita_prevista_mes.cpf_tecnico IS 'CPF do técnico responsável';
COMMENT ON COLUMN resumo.visita_prevista_mes.mes IS 'Primeiro dia do mês';
COMMENT ON COLUMN resumo.visita_prevista_mes.ciclo IS 'Ciclo';
COMMENT ON COLUMN resumo.visita_prevista_mes.previstas IS 'Visitas previstas';
COMMENT ON COLUMN resumo.visita_prevista_mes.vencidas IS 'Visitas previstas até o último dia com visita';
-- The plan's view is made after the migrations; this is its text.
INSERT INTO resumo.visita_prevista_mes
SELECT
  p.uf, p.codigo_municipio, p.id_sub_bacia, p.cpf_supervisor, p.cpf_tecnico, date_trunc('month', d.dt_prevista)::date, d.ciclo, count(*),
  count(*) FILTER (WHERE d.dt_prevista <= (SELECT max(dt_visita) FROM programa.visita))
FROM programa.propriedade p
CROSS JOIN generate_series(1, 24) AS n (numero)
CROSS JOIN LATERAL (
  SELECT
    (CASE
      WHEN n.numero > 12 AND p.ciclo_2_inicio IS NOT NULL THEN p.ciclo_2_inicio + make_interval(months => n.numero - 13)
      ELSE coalesce(p.ciclo_1_inicio, p.dt_inicio) + make_interval(months => n.numero - 1)
    END)::date AS dt_prevista,
    (CASE WHEN n.numero <= 12 THEN 1 ELSE 2 END)::smallint AS ciclo
) d
WHERE d.dt_prevista IS NOT NULL AND (p.dt_fim IS NULL OR d.dt_prevista <= p.dt_fim)
GROUP BY 1, 2, 3, 4, 5, 6, 7;

-- Since when a property is in its phase, by its visits (ATeG, phases).
ALTER TABLE resumo.visita_ritmo ADD COLUMN fase_desde date;
ALTER TABLE resumo.visita_ritmo ADD COLUMN dias_na_fase integer;
COMMENT ON COLUMN resumo.visita_ritmo.fase_desde IS 'Primeira visita válida da fase em que a propriedade está';
COMMENT ON COLUMN resumo.visita_ritmo.dias_na_fase IS 'Dias desde então até o último dia com visita';
UPDATE resumo.visita_ritmo r SET fase_desde = f.desde, dias_na_fase = (SELECT max(dt_visita) FROM programa.visita) - f.desde
FROM (
  SELECT v.cod_propriedade, min(v.dt_visita) AS desde
  FROM programa.visita v
  JOIN programa.propriedade p ON p.cod_propriedade = v.cod_propriedade AND p.fase = v.fase
  WHERE v.conta
  GROUP BY v.cod_propriedade
) f
WHERE f.cod_propriedade = r.cod_propriedade;
