-- What an import told of the faults it met, and why it was broken off, may say values of persons: it goes after its time (contracts/retention), in this one way, since the role that the service
-- runs as may not change the journal. The line stays: versions of the data name it, and the next import of the official meshes asks it.
CREATE FUNCTION portal.podar_importacao(dias integer, lote integer) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  trocadas bigint;
BEGIN
  IF dias IS NULL OR dias < 180 THEN
    RAISE EXCEPTION 'portal.importacao keeps what it tells for 180 days at least';
  END IF;
  UPDATE portal.importacao SET falhas = NULL, motivo = NULL WHERE id_importacao IN (
    SELECT id_importacao FROM portal.importacao
    WHERE iniciada_em < now() - make_interval(days => dias) AND num_nonnulls(falhas, motivo) > 0 ORDER BY id_importacao LIMIT lote
  );
  GET DIAGNOSTICS trocadas = ROW_COUNT;
  RETURN trocadas;
END
$$;
COMMENT ON FUNCTION portal.podar_importacao(integer, integer) IS 'Tira do diário das importações, em lotes, as falhas e o motivo do que tem mais de tantos dias; nunca menos de 180';
REVOKE ALL ON FUNCTION portal.podar_importacao(integer, integer) FROM PUBLIC;
