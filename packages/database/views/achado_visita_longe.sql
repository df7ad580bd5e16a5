-- Rule 13413: a check-in more than 10 km from its property. Within 0.06° to each side nothing is: only the others are measured.
CREATE OR REPLACE VIEW programa.achado_visita_longe AS
SELECT
  f.cod_propriedade,
  f.id_visita::text AS chave,
  f.id_visita,
  round((f.metros / 1000)::numeric, 2) AS valor,
  replace(round((f.metros / 1000)::numeric, 1)::text, '.', ',') || ' km: visita ' || f.numero || ' de ' || to_char(f.dt_visita, 'DD/MM/YYYY') AS detalhe
FROM (
  SELECT v.cod_propriedade, v.id_visita, v.numero, v.dt_visita,
    CASE WHEN abs(v.lon_checkin - p.lon) > 0.06 OR abs(v.lat_checkin - p.lat) > 0.06 THEN
      ST_Distance(
        ST_SetSRID(ST_MakePoint(v.lon_checkin::double precision, v.lat_checkin::double precision), 4674)::geography,
        p.geom::geography
      )
    END AS metros
  FROM programa.visita v
  JOIN programa.propriedade p ON p.cod_propriedade = v.cod_propriedade
  WHERE v.dt_checkin IS NOT NULL AND v.lon_checkin IS NOT NULL AND p.geom IS NOT NULL
) f
WHERE f.metros > 10000;
COMMENT ON VIEW programa.achado_visita_longe IS 'Regra 13413: check-ins a mais de 10 km da propriedade';
COMMENT ON COLUMN programa.achado_visita_longe.chave IS 'A visita';
COMMENT ON COLUMN programa.achado_visita_longe.valor IS 'Distância do check-in à propriedade, km';
COMMENT ON COLUMN programa.achado_visita_longe.detalhe IS 'O que foi achado, em palavras';
