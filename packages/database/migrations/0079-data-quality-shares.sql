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
