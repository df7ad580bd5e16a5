-- The visits the plan foresees: one a month from the start of attendance, twelve in each cycle, while attendance lasts. The second
-- cycle follows its own start when it is known, else the first. The 24 visits of a property are a constant of the programme (first
-- specification text, section 9).
CREATE OR REPLACE VIEW programa.visita_prevista AS
SELECT
  p.cod_propriedade,
  n.numero::smallint AS numero,
  (CASE WHEN n.numero <= 12 THEN 1 ELSE 2 END)::smallint AS ciclo,
  d.dt_prevista
FROM programa.propriedade p
CROSS JOIN generate_series(1, 24) AS n (numero)
CROSS JOIN LATERAL (
  SELECT (CASE
    WHEN n.numero > 12 AND p.ciclo_2_inicio IS NOT NULL THEN p.ciclo_2_inicio + make_interval(months => n.numero - 13)
    ELSE coalesce(p.ciclo_1_inicio, p.dt_inicio) + make_interval(months => n.numero - 1)
  END)::date AS dt_prevista
) d
WHERE d.dt_prevista IS NOT NULL AND (p.dt_fim IS NULL OR d.dt_prevista <= p.dt_fim);
COMMENT ON VIEW programa.visita_prevista IS 'Visitas que o plano prevê: uma por mês, doze em cada ciclo, enquanto o atendimento dura';
COMMENT ON COLUMN programa.visita_prevista.cod_propriedade IS 'Código da propriedade';
COMMENT ON COLUMN programa.visita_prevista.numero IS 'Número da visita no plano, de 1 a 24';
COMMENT ON COLUMN programa.visita_prevista.ciclo IS 'Ciclo, 1 ou 2';
COMMENT ON COLUMN programa.visita_prevista.dt_prevista IS 'Dia em que a visita era esperada';
