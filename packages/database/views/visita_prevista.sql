-- The visits the plan foresees: one a month from the start of attendance, twelve in each cycle, while attendance lasts. The second
-- cycle follows its own start when it is known, else the first. The 24 visits of a property are a constant of the programme (first
-- specification text, section 9). Due is what was foreseen by the reference date of the data version (portal.versao.dados_ate).
-- Those of the months that a period of days lies in and perhaps of some beside them, from `de` up to the day before `antes`, where null is open: the day of the others is not worked out at all,
-- and it is the day that costs (24 of every property). Which numbers these are is told by counting days: `k` months are never more than 30.5 k + 2 days, nor fewer than 30.4 k - 3
-- (both held by planned-days.db.test.ts). Who asks for days still has to say so. With each visit come the place of its property and who answers for it, so that it is not looked up again.
DROP FUNCTION IF EXISTS programa.visitas_previstas(date, date);
CREATE FUNCTION programa.visitas_previstas(de date, antes date)
RETURNS TABLE (
  cod_propriedade text, numero smallint, ciclo smallint, dt_prevista date, vencida boolean, uf text, codigo_municipio integer, id_sub_bacia integer, cpf_supervisor text, cpf_tecnico text,
  id_produtor bigint, atividade_produtiva text, perfil_fundiario text, dt_inicio date
)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT
    p.cod_propriedade,
    d.numero::smallint,
    (CASE WHEN d.numero <= 12 THEN 1 ELSE 2 END)::smallint,
    d.dt_prevista,
    coalesce(d.dt_prevista <= (SELECT dados_ate FROM portal.versao ORDER BY versao DESC LIMIT 1), false),
    p.uf, p.codigo_municipio, p.id_sub_bacia, p.cpf_supervisor, p.cpf_tecnico, p.id_produtor, p.atividade_produtiva, p.perfil_fundiario, p.dt_inicio
  FROM programa.propriedade p
  CROSS JOIN LATERAL (
    SELECT
      n.numero,
      (CASE
        WHEN n.numero > 12 AND p.ciclo_2_inicio IS NOT NULL THEN p.ciclo_2_inicio + make_interval(months => n.numero - 13)
        ELSE coalesce(p.ciclo_1_inicio, p.dt_inicio) + make_interval(months => n.numero - 1)
      END)::date AS dt_prevista
    -- A slice of all numbers, since the planner takes a series between unknown ends for a thousand rows.
    FROM (
      SELECT unnest((ARRAY[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24])[
        CASE
          WHEN de IS NULL THEN 1
          -- Where the period begins within the first cycle; beyond its twelve numbers the second one tells.
          WHEN p.ciclo_2_inicio IS NULL OR (de - coalesce(p.ciclo_1_inicio, p.dt_inicio) - 4) * 2 / 61 < 12
            THEN greatest((de - coalesce(p.ciclo_1_inicio, p.dt_inicio) - 4) * 2 / 61 + 1, 1)
          ELSE greatest((de - p.ciclo_2_inicio - 4) * 2 / 61 + 13, 13)
        END : CASE
          WHEN antes IS NULL THEN 24
          WHEN p.ciclo_2_inicio IS NULL THEN least((antes - coalesce(p.ciclo_1_inicio, p.dt_inicio) + 3) * 5 / 152 + 1, 24)
          -- Where it ends within the second cycle; before that the first one tells.
          WHEN antes > p.ciclo_2_inicio THEN least((antes - p.ciclo_2_inicio + 3) * 5 / 152 + 13, 24)
          ELSE least((antes - coalesce(p.ciclo_1_inicio, p.dt_inicio) + 3) * 5 / 152 + 1, 12)
        END
      ]) AS numero
    ) n
    -- The day is worked out once of each visit, not anew for each condition on it.
    OFFSET 0
  ) d
  WHERE d.dt_prevista IS NOT NULL AND (p.dt_fim IS NULL OR d.dt_prevista <= p.dt_fim)
$$;
COMMENT ON FUNCTION programa.visitas_previstas IS 'Visitas previstas nos meses de um período e ao lado dele; nulo deixa um lado aberto';
CREATE OR REPLACE VIEW programa.visita_prevista AS
SELECT
  cod_propriedade, numero, ciclo, dt_prevista, vencida, uf, codigo_municipio, id_sub_bacia, cpf_supervisor, cpf_tecnico, id_produtor, atividade_produtiva, perfil_fundiario, dt_inicio
FROM programa.visitas_previstas(NULL, NULL);
COMMENT ON VIEW programa.visita_prevista IS 'Visitas que o plano prevê: uma por mês, doze em cada ciclo, enquanto o atendimento dura';
COMMENT ON COLUMN programa.visita_prevista.cod_propriedade IS 'Código da propriedade';
COMMENT ON COLUMN programa.visita_prevista.numero IS 'Número da visita no plano, de 1 a 24';
COMMENT ON COLUMN programa.visita_prevista.ciclo IS 'Ciclo, 1 ou 2';
COMMENT ON COLUMN programa.visita_prevista.dt_prevista IS 'Dia em que a visita era esperada';
COMMENT ON COLUMN programa.visita_prevista.vencida IS 'Se era esperada até a data de referência';
COMMENT ON COLUMN programa.visita_prevista.uf IS 'Unidade da federação da propriedade';
COMMENT ON COLUMN programa.visita_prevista.codigo_municipio IS 'Município da propriedade';
COMMENT ON COLUMN programa.visita_prevista.id_sub_bacia IS 'Sub-bacia da propriedade';
COMMENT ON COLUMN programa.visita_prevista.cpf_supervisor IS 'CPF do supervisor da propriedade';
COMMENT ON COLUMN programa.visita_prevista.cpf_tecnico IS 'CPF do técnico da propriedade';
COMMENT ON COLUMN programa.visita_prevista.id_produtor IS 'Produtor da propriedade';
COMMENT ON COLUMN programa.visita_prevista.atividade_produtiva IS 'Atividade produtiva da propriedade';
COMMENT ON COLUMN programa.visita_prevista.perfil_fundiario IS 'Perfil fundiário da propriedade';
COMMENT ON COLUMN programa.visita_prevista.dt_inicio IS 'Início do atendimento da propriedade';
