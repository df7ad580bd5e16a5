-- The visits the plan foresees: one a month from the start of attendance, twelve in each cycle, while attendance lasts. The second
-- cycle follows its own start when it is known, else the first. The 24 visits of a property are a constant of the programme (first
-- specification text, section 9). Due is what was foreseen by the reference date of the data version (portal.versao.dados_ate).
-- Those of the months that a period of days lies in, from `de` up to the day before `antes`, where null is open: the day of the others is not worked out at all, and it is
-- the day that costs (24 of every property). Who asks for days still has to say so: those of the first and last month come whole.
CREATE OR REPLACE FUNCTION programa.visitas_previstas(de date, antes date)
RETURNS TABLE (cod_propriedade text, numero smallint, ciclo smallint, dt_prevista date, vencida boolean)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT
    p.cod_propriedade,
    d.numero::smallint,
    (CASE WHEN d.numero <= 12 THEN 1 ELSE 2 END)::smallint,
    d.dt_prevista,
    coalesce(d.dt_prevista <= (SELECT dados_ate FROM portal.versao ORDER BY versao DESC LIMIT 1), false)
  FROM programa.propriedade p
  -- Months since the year 0, once for each property.
  CROSS JOIN LATERAL (
    SELECT
      (extract(year FROM coalesce(p.ciclo_1_inicio, p.dt_inicio)) * 12 + extract(month FROM coalesce(p.ciclo_1_inicio, p.dt_inicio)))::integer AS mes_1,
      (extract(year FROM p.ciclo_2_inicio) * 12 + extract(month FROM p.ciclo_2_inicio))::integer AS mes_2
    OFFSET 0
  ) m
  CROSS JOIN LATERAL (
    SELECT
      n.numero,
      (CASE
        WHEN n.numero > 12 AND p.ciclo_2_inicio IS NOT NULL THEN p.ciclo_2_inicio + make_interval(months => n.numero - 13)
        ELSE coalesce(p.ciclo_1_inicio, p.dt_inicio) + make_interval(months => n.numero - 1)
      END)::date AS dt_prevista
    FROM generate_series(1, 24) AS n (numero)
    WHERE (de IS NULL OR CASE WHEN n.numero > 12 AND m.mes_2 IS NOT NULL THEN m.mes_2 + n.numero - 13 ELSE m.mes_1 + n.numero - 1 END
        >= (extract(year FROM de) * 12 + extract(month FROM de))::integer)
      AND (antes IS NULL OR CASE WHEN n.numero > 12 AND m.mes_2 IS NOT NULL THEN m.mes_2 + n.numero - 13 ELSE m.mes_1 + n.numero - 1 END
        <= (extract(year FROM antes - 1) * 12 + extract(month FROM antes - 1))::integer)
    -- The day is worked out once of each visit, not anew for each condition on it.
    OFFSET 0
  ) d
  WHERE d.dt_prevista IS NOT NULL AND (p.dt_fim IS NULL OR d.dt_prevista <= p.dt_fim)
$$;
COMMENT ON FUNCTION programa.visitas_previstas IS 'Visitas previstas nos meses de um período; nulo deixa um lado aberto';
CREATE OR REPLACE VIEW programa.visita_prevista AS
SELECT cod_propriedade, numero, ciclo, dt_prevista, vencida FROM programa.visitas_previstas(NULL, NULL);
COMMENT ON VIEW programa.visita_prevista IS 'Visitas que o plano prevê: uma por mês, doze em cada ciclo, enquanto o atendimento dura';
COMMENT ON COLUMN programa.visita_prevista.cod_propriedade IS 'Código da propriedade';
COMMENT ON COLUMN programa.visita_prevista.numero IS 'Número da visita no plano, de 1 a 24';
COMMENT ON COLUMN programa.visita_prevista.ciclo IS 'Ciclo, 1 ou 2';
COMMENT ON COLUMN programa.visita_prevista.dt_prevista IS 'Dia em que a visita era esperada';
COMMENT ON COLUMN programa.visita_prevista.vencida IS 'Se era esperada até a data de referência';
