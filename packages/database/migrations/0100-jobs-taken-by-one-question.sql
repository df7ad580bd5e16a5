-- Who takes jobs waits for who took of the same kind before, and then counts what runs of it. Two statements, as each sees the table as it is when it begins;
-- within a function they are one question to the database, in the place of four.
CREATE FUNCTION portal.tomar_tarefas(de_tipo text, no_maximo integer, ao_mesmo_tempo integer, por_ms integer)
RETURNS SETOF portal.tarefa LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7627122, hashtext(de_tipo));
  RETURN QUERY
    -- Read once, whatever the plan: within a join the limit would count anew for each row of the other side.
    WITH vez AS MATERIALIZED (
      SELECT e.id_tarefa FROM portal.tarefa e
      WHERE e.tipo = de_tipo AND e.situacao = 'esperando' AND e.quando <= now()
      ORDER BY e.prioridade DESC, e.quando, e.id_tarefa
      LIMIT greatest(0, least(no_maximo, ao_mesmo_tempo - (
        SELECT count(*) FROM portal.tarefa r WHERE r.tipo = de_tipo AND r.situacao = 'executando'
      )))
      FOR UPDATE SKIP LOCKED
    )
    UPDATE portal.tarefa t
    SET situacao = 'executando', tentativas = t.tentativas + 1, iniciada_em = now(), motivo = NULL,
      tomada_por = gen_random_uuid(), tomada_ate = clock_timestamp() + por_ms * interval '1 ms'
    FROM vez WHERE t.id_tarefa = vez.id_tarefa
    RETURNING t.*;
END
$$;
COMMENT ON FUNCTION portal.tomar_tarefas(text, integer, integer, integer) IS 'Toma para um processo, por tantos ms, as próximas tarefas vencidas de um tipo; nunca mais ao mesmo tempo, em todos os processos, do que o tipo permite';
