-- The polygons of a property as its map draws them (report 67676705; second specification text, 2.18). An area may have several polygons: their sum is
-- that of the figures registered; one without a name goes by its polygon's name or code, as the map writes it. What polygons of one type cover together is counted once: the geodesic area of their union, kept at import.
CREATE OR REPLACE VIEW camada.forma_poligono AS
SELECT
  g.cod_propriedade,
  g.id_poligono,
  g.cod_fip_poligono,
  g.nome_area,
  g.name_poligono,
  g.type_poligono,
  g.origem,
  g.dt,
  g.area_ha,
  (
    SELECT sum(o.area_ha)
    FROM programa.poligono o
    WHERE o.cod_propriedade = g.cod_propriedade
      AND o.type_poligono = g.type_poligono
      AND coalesce(nullif(o.nome_area, ''), nullif(o.name_poligono, ''), nullif(o.cod_fip_poligono, ''), o.id_poligono::text)
        = coalesce(nullif(g.nome_area, ''), nullif(g.name_poligono, ''), nullif(g.cod_fip_poligono, ''), g.id_poligono::text)
  ) AS agg_area_ha,
  t.area_ha AS area_tipo_ha,
  concat_ws(',', ST_XMin(g.geom), ST_YMin(g.geom), ST_XMax(g.geom), ST_YMax(g.geom)) AS caixa,
  ST_AsGeoJSON(g.geom, 6, 0) AS geojson
FROM programa.poligono g
LEFT JOIN resumo.area_sem_sobreposicao t ON t.cod_propriedade = g.cod_propriedade AND t.type_poligono = g.type_poligono;
COMMENT ON VIEW camada.forma_poligono IS 'Polígonos atuais com a forma que o mapa da propriedade desenha';
COMMENT ON COLUMN camada.forma_poligono.agg_area_ha IS 'Somatório da área: soma dos polígonos do mesmo tipo e nome de área na propriedade, ha';
COMMENT ON COLUMN camada.forma_poligono.area_tipo_ha IS 'Área geodésica da união dos polígonos do mesmo tipo na propriedade, sem sobreposição, ha';
COMMENT ON COLUMN camada.forma_poligono.caixa IS 'Oeste, sul, leste e norte, EPSG:4674';
COMMENT ON COLUMN camada.forma_poligono.geojson IS 'Forma em GeoJSON, EPSG:4674';
