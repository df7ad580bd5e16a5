CREATE OR REPLACE VIEW camada.mapa_vegetacao_nativa AS
SELECT codigo, nome, area_ha, 'vegetacao_nativa'::text AS legenda, geom, ST_Transform(geom, 3857) AS geom_3857
FROM camada.vegetacao_nativa;
COMMENT ON VIEW camada.mapa_vegetacao_nativa IS 'Camada do mapa: vegetação nativa';
