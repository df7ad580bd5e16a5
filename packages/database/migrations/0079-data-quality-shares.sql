-- Rules 13413 and 13414 examined every check-in, with those that they can never find: without coordinates, of a property without a point, of no technician. Their shares
-- were too low. What stands is counted anew here, as programa.exame does from the next load on.
ALTER TABLE resumo.exame
  ADD COLUMN checkins_com_lugar integer NOT NULL DEFAULT 0,
  ADD COLUMN checkins_com_tecnico integer NOT NULL DEFAULT 0;
UPDATE resumo.exame e SET checkins_com_lugar = v.com_lugar, checkins_com_tecnico = v.com_tecnico
FROM (
  SELECT i.cod_propriedade,
    count(*) FILTER (WHERE i.lon_checkin IS NOT NULL AND i.lat_checkin IS NOT NULL AND q.geom IS NOT NULL) AS com_lugar,
    count(i.cpf_tecnico) AS com_tecnico
  FROM programa.visita i
  JOIN programa.propriedade q ON q.cod_propriedade = i.cod_propriedade
  WHERE i.dt_checkin IS NOT NULL
  GROUP BY 1
) v
WHERE v.cod_propriedade = e.cod_propriedade;
ALTER TABLE resumo.exame
  ALTER COLUMN checkins_com_lugar DROP DEFAULT,
  ALTER COLUMN checkins_com_tecnico DROP DEFAULT,
  DROP COLUMN checkins;
COMMENT ON COLUMN resumo.exame.checkins_com_lugar IS 'Visitas com check-in e as coordenadas dele, de propriedade com ponto';
COMMENT ON COLUMN resumo.exame.checkins_com_tecnico IS 'Visitas com check-in e técnico';

-- What the queue keeps quiet is told where findings are counted. The rule stands here for both: the day is not over, and the answer is of this finding or of all of its rule.
CREATE FUNCTION programa.silencia(ate date, toda_regra boolean, da_resposta text, do_achado text) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT ate >= (now() AT TIME ZONE 'America/Sao_Paulo')::date AND (toda_regra OR da_resposta = do_achado)
$$;
COMMENT ON FUNCTION programa.silencia IS 'Verdadeiro quando uma resposta da fila mantém a regra quieta hoje para o achado da mesma regra e propriedade';
-- Figures are read behind a wall (0056): of the queue only which finding is quiet until when, and of the caller's properties.
GRANT SELECT (regra, cod_propriedade, chave, quieta_ate, toda_regra) ON portal.tratamento TO fonte_le_tudo, fonte_le_uf, fonte_le_supervisor, fonte_le_tecnico;
CREATE POLICY propriedade ON portal.tratamento AS RESTRICTIVE TO fonte_le_uf, fonte_le_supervisor, fonte_le_tecnico
  USING (cod_propriedade IN (SELECT p.cod_propriedade FROM programa.propriedade p));
CREATE POLICY todos ON portal.tratamento USING (true);
ALTER TABLE portal.tratamento ENABLE ROW LEVEL SECURITY;
