CREATE OR REPLACE VIEW camada.mapa_municipios AS
SELECT
  m.codigo_municipio,
  m.nome,
  m.uf,
  m.aproximado,
  'municipios'::text AS legenda,
  m.geom,
  m.geom_3857,
  m.geom_z8,
  m.geom_z12
FROM geo.municipio m
WHERE m.geom IS NOT NULL;
COMMENT ON VIEW camada.mapa_municipios IS 'Camada do mapa: municípios';
