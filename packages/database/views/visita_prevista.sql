-- The visits the plan foresees: one a month from the start of attendance, twelve in each cycle, while attendance lasts. The second
-- cycle follows its own start when it is known, else the first. The 24 visits of a property are a constant of the programme (first
-- specification text, section 9). Due is what was foreseen by the reference date of the data version (portal.versao.dados_ate).
CREATE OR REPLACE VIEW programa.visita_prevista AS
SELECT
  p.cod_propriedade,
  n.numero::smallint AS numero,
  (CASE WHEN n.numero <= 12 THEN 1 ELSE 2 END)::smallint AS ciclo,
  d.dt_prevista,
  coalesce(d.dt_prevista <= (SELECT dados_ate FROM portal.versao ORDER BY versao DESC LIMIT 1), false) AS vencida
FROM programa.propriedade p
CROSS JOIN generate_series(1, 24) AS n (numero)
CROSS JOIN LATERAL (
  SELECT (CASE
    WHEN n.numero > 12 AND p.ciclo_2_inicio IS NOT NULL THEN p.ciclo_2_inicio + make_interval(months => n.numero - 13)
    ELSE coalesce(p.ciclo_1_inicio, p.dt_inicio) + make_interval(months => n.numero - 1)
  END)::date AS dt_prevista
  -- The day is worked out once of each visit, not anew for each condition on it.
  OFFSET 0
) d
WHERE d.dt_prevista IS NOT NULL AND (p.dt_fim IS NULL OR d.dt_prevista <= p.dt_fim);
COMMENT ON VIEW programa.visita_prevista IS 'Visitas que o plano prevê: uma por mês, doze em cada ciclo, enquanto o atendimento dura';
COMMENT ON COLUMN programa.visita_prevista.cod_propriedade IS 'Código da propriedade';
COMMENT ON COLUMN programa.visita_prevista.numero IS 'Número da visita no plano, de 1 a 24';
COMMENT ON COLUMN programa.visita_prevista.ciclo IS 'Ciclo, 1 ou 2';
COMMENT ON COLUMN programa.visita_prevista.dt_prevista IS 'Dia em que a visita era esperada';
COMMENT ON COLUMN programa.visita_prevista.vencida IS 'Se era esperada até a data de referência';
