-- Lines of the audit leave it in one way only, and never young ones: the role that the service runs as may not delete by itself (docs/operations.md).
CREATE FUNCTION portal.podar_acesso(dias integer, lote integer) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  removidos bigint;
BEGIN
  IF dias IS NULL OR dias < 180 THEN
    RAISE EXCEPTION 'portal.acesso is kept for 180 days at least';
  END IF;
  DELETE FROM portal.acesso WHERE id_acesso IN (
    SELECT id_acesso FROM portal.acesso WHERE quando < now() - make_interval(days => dias) ORDER BY quando LIMIT lote
  );
  GET DIAGNOSTICS removidos = ROW_COUNT;
  RETURN removidos;
END
$$;
COMMENT ON FUNCTION portal.podar_acesso(integer, integer) IS 'Apaga da auditoria, em lotes, o que tem mais de tantos dias; nunca menos de 180';
REVOKE ALL ON FUNCTION portal.podar_acesso(integer, integer) FROM PUBLIC;
CREATE INDEX diferenca_dia ON portal.diferenca (date);
