CREATE OR REPLACE VIEW camada.mapa_vegetacao_nativa AS
SELECT codigo, nome, area_ha, 'vegetacao_nativa'::text AS legenda, geom, geom_3857, geom_z8, geom_z12
FROM camada.vegetacao_nativa;
COMMENT ON VIEW camada.mapa_vegetacao_nativa IS 'Camada do mapa: vegetação nativa';
