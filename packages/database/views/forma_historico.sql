-- What became of a property's polygons, each as it was on its day (report 67676704; second specification text, 2.18). The names are those of the
-- polygon as it is now, where it still is.
CREATE OR REPLACE VIEW camada.forma_historico AS
SELECT
  h.cod_propriedade,
  h.id_historico,
  h.cod_poligono,
  g.cod_fip_poligono,
  g.nome_area,
  g.name_poligono,
  g.type_poligono,
  h.status,
  h.data,
  h.area,
  concat_ws(',', ST_XMin(h.geom), ST_YMin(h.geom), ST_XMax(h.geom), ST_YMax(h.geom)) AS caixa,
  ST_AsGeoJSON(h.geom, 6, 0) AS geojson
FROM programa.poligono_historico h
LEFT JOIN programa.poligono g ON g.cod_propriedade = h.cod_propriedade AND g.id_poligono = h.cod_poligono;
COMMENT ON VIEW camada.forma_historico IS 'Histórico dos polígonos com a forma que o mapa da propriedade desenha';
COMMENT ON COLUMN camada.forma_historico.caixa IS 'Oeste, sul, leste e norte, EPSG:4674';
COMMENT ON COLUMN camada.forma_historico.geojson IS 'Forma em GeoJSON, EPSG:4674';
COMMENT ON COLUMN camada.forma_historico.area IS 'Área geodésica na data, ha';
