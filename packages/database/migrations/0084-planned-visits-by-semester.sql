-- The plan by property and semester, as visits are kept (0038): how many properties have planned visits, and in which month of attendance these lie, was counted from 24 rows a property that the view
-- makes anew at each question. What the comparison of those who visit groups by stands in the row (docs/decisions/0088). What stands is worked out here.
CREATE TABLE resumo.visita_prevista_semestre (
  cod_propriedade text NOT NULL,
  semestre date NOT NULL,
  uf text NOT NULL,
  codigo_municipio integer NOT NULL,
  id_sub_bacia integer,
  cpf_supervisor text,
  cpf_tecnico text,
  atividade_produtiva text,
  dt_inicio date,
  previstas integer NOT NULL,
  vencidas integer NOT NULL,
  numero_soma integer,
  primeira date NOT NULL
);
CREATE INDEX visita_prevista_semestre_propriedade ON resumo.visita_prevista_semestre (cod_propriedade, semestre);
CREATE INDEX visita_prevista_semestre_semestre ON resumo.visita_prevista_semestre (semestre);
COMMENT ON TABLE resumo.visita_prevista_semestre IS 'Visitas previstas por propriedade e semestre';
COMMENT ON COLUMN resumo.visita_prevista_semestre.cod_propriedade IS 'Código da propriedade';
COMMENT ON COLUMN resumo.visita_prevista_semestre.semestre IS 'Primeiro dia do semestre';
COMMENT ON COLUMN resumo.visita_prevista_semestre.uf IS 'Unidade da federação da propriedade';
COMMENT ON COLUMN resumo.visita_prevista_semestre.codigo_municipio IS 'Código IBGE do município da propriedade';
COMMENT ON COLUMN resumo.visita_prevista_semestre.id_sub_bacia IS 'Sub-bacia da propriedade';
COMMENT ON COLUMN resumo.visita_prevista_semestre.cpf_supervisor IS 'CPF do supervisor responsável pela propriedade';
COMMENT ON COLUMN resumo.visita_prevista_semestre.cpf_tecnico IS 'CPF do técnico responsável pela propriedade';
COMMENT ON COLUMN resumo.visita_prevista_semestre.atividade_produtiva IS 'Atividade produtiva da propriedade';
COMMENT ON COLUMN resumo.visita_prevista_semestre.dt_inicio IS 'Início do atendimento da propriedade';
COMMENT ON COLUMN resumo.visita_prevista_semestre.previstas IS 'Visitas previstas';
COMMENT ON COLUMN resumo.visita_prevista_semestre.vencidas IS 'Visitas previstas até a data de referência';
COMMENT ON COLUMN resumo.visita_prevista_semestre.numero_soma IS 'Soma dos números, de 1 a 24, das previstas até a data de referência';
COMMENT ON COLUMN resumo.visita_prevista_semestre.primeira IS 'Dia da primeira visita prevista no semestre';
-- The plan's view is made after the migrations; this is its text.
INSERT INTO resumo.visita_prevista_semestre
SELECT
  v.cod_propriedade, v.semestre, p.uf, p.codigo_municipio, p.id_sub_bacia, p.cpf_supervisor, p.cpf_tecnico, p.atividade_produtiva, p.dt_inicio,
  v.previstas, v.vencidas, v.numero_soma, v.primeira
FROM (
  SELECT
    cod_propriedade,
    make_date(extract(year FROM dt_prevista)::integer, CASE WHEN extract(month FROM dt_prevista) <= 6 THEN 1 ELSE 7 END, 1) AS semestre,
    count(*) AS previstas,
    count(*) FILTER (WHERE vencida) AS vencidas,
    sum(numero) FILTER (WHERE vencida) AS numero_soma,
    min(dt_prevista) AS primeira
  FROM (
    SELECT
      p.cod_propriedade,
      n.numero,
      d.dt_prevista,
      coalesce(d.dt_prevista <= (SELECT dados_ate FROM portal.versao ORDER BY versao DESC LIMIT 1), false) AS vencida
    FROM programa.propriedade p
    CROSS JOIN generate_series(1, 24) AS n (numero)
    CROSS JOIN LATERAL (
      SELECT (CASE
        WHEN n.numero > 12 AND p.ciclo_2_inicio IS NOT NULL THEN p.ciclo_2_inicio + make_interval(months => n.numero - 13)
        ELSE coalesce(p.ciclo_1_inicio, p.dt_inicio) + make_interval(months => n.numero - 1)
      END)::date AS dt_prevista
    ) d
    WHERE d.dt_prevista IS NOT NULL AND (p.dt_fim IS NULL OR d.dt_prevista <= p.dt_fim)
  ) prevista
  GROUP BY 1, 2
) v
JOIN programa.propriedade p ON p.cod_propriedade = v.cod_propriedade
ORDER BY v.semestre, v.cod_propriedade;
-- The second wall (0056), with state and people in the row.
CREATE POLICY uf ON resumo.visita_prevista_semestre AS RESTRICTIVE TO fonte_le_uf USING (uf = (SELECT current_setting('fonte.uf', true)));
CREATE POLICY supervisor ON resumo.visita_prevista_semestre AS RESTRICTIVE TO fonte_le_supervisor USING (
  cpf_supervisor = (SELECT current_setting('fonte.cpf', true)) AND (SELECT current_setting('fonte.cpf', true)) <> ''
  AND ((SELECT current_setting('fonte.uf', true)) = '*' OR uf = (SELECT current_setting('fonte.uf', true)))
);
CREATE POLICY tecnico ON resumo.visita_prevista_semestre AS RESTRICTIVE TO fonte_le_tecnico USING (
  cpf_tecnico = (SELECT current_setting('fonte.cpf', true)) AND (SELECT current_setting('fonte.cpf', true)) <> ''
  AND ((SELECT current_setting('fonte.uf', true)) = '*' OR uf = (SELECT current_setting('fonte.uf', true)))
);
CREATE POLICY todos ON resumo.visita_prevista_semestre USING (true);
ALTER TABLE resumo.visita_prevista_semestre ENABLE ROW LEVEL SECURITY;
