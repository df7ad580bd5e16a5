-- How far each property is in its 24 visits up to the reference date of the data version (portal.versao.dados_ate), one row per property. A property in attendance is
-- late when it has at least two valid visits fewer than the plan foresees by that day: one may still be made within its month.
CREATE OR REPLACE VIEW programa.visita_ritmo AS
SELECT
  p.cod_propriedade,
  coalesce(v.visitas, 0)::integer AS visitas,
  coalesce(v.visitas_ciclo_1, 0)::integer AS visitas_ciclo_1,
  coalesce(v.visitas_ciclo_2, 0)::integer AS visitas_ciclo_2,
  v.primeira,
  v.ultima,
  coalesce(e.previstas, 0)::integer AS previstas,
  coalesce(p.situacao IN ('a_ematend', 'a_vstzero'), false)
    AND coalesce(e.previstas, 0) - coalesce(v.visitas, 0) >= 2 AS atrasada,
  CASE
    WHEN p.situacao IN ('a_ematend', 'a_vstzero') THEN greatest(coalesce(e.previstas, 0) - coalesce(v.visitas, 0), 0)
    ELSE 0
  END::integer AS faltam,
  f.desde AS fase_desde,
  (SELECT dados_ate FROM portal.versao ORDER BY versao DESC LIMIT 1) - f.desde AS dias_na_fase
FROM programa.propriedade p
LEFT JOIN (
  SELECT
    cod_propriedade,
    count(*) AS visitas,
    count(*) FILTER (WHERE ciclo_contado = 1) AS visitas_ciclo_1,
    count(*) FILTER (WHERE ciclo_contado = 2) AS visitas_ciclo_2,
    min(dt_visita) AS primeira,
    max(dt_visita) AS ultima
  FROM programa.visita
  WHERE conta
  GROUP BY cod_propriedade
) v ON v.cod_propriedade = p.cod_propriedade
LEFT JOIN (
  SELECT cod_propriedade, count(*) AS previstas
  FROM programa.visita_prevista
  WHERE vencida
  GROUP BY cod_propriedade
) e ON e.cod_propriedade = p.cod_propriedade
LEFT JOIN (
  SELECT cod_propriedade, fase, min(dt_visita) AS desde
  FROM programa.visita
  WHERE conta
  GROUP BY cod_propriedade, fase
) f ON f.cod_propriedade = p.cod_propriedade AND f.fase = p.fase;
COMMENT ON VIEW programa.visita_ritmo IS 'Andamento de cada propriedade nas 24 visitas, até a data de referência';
COMMENT ON COLUMN programa.visita_ritmo.cod_propriedade IS 'Código da propriedade';
COMMENT ON COLUMN programa.visita_ritmo.visitas IS 'Visitas válidas desde o início';
COMMENT ON COLUMN programa.visita_ritmo.visitas_ciclo_1 IS 'Visitas válidas contadas no ciclo 1';
COMMENT ON COLUMN programa.visita_ritmo.visitas_ciclo_2 IS 'Visitas válidas contadas no ciclo 2';
COMMENT ON COLUMN programa.visita_ritmo.primeira IS 'Primeira visita válida';
COMMENT ON COLUMN programa.visita_ritmo.ultima IS 'Última visita válida';
COMMENT ON COLUMN programa.visita_ritmo.previstas IS 'Visitas previstas até a data de referência';
COMMENT ON COLUMN programa.visita_ritmo.atrasada IS 'Em atendimento e com ao menos duas visitas válidas a menos do que o previsto';
COMMENT ON COLUMN programa.visita_ritmo.faltam IS 'Visitas previstas até a data de referência que ainda não foram feitas; zero fora do atendimento';
COMMENT ON COLUMN programa.visita_ritmo.fase_desde IS 'Primeira visita válida da fase em que a propriedade está';
COMMENT ON COLUMN programa.visita_ritmo.dias_na_fase IS 'Dias desde então até a data de referência';
