CREATE OR REPLACE VIEW camada.mapa_bacias_20km AS
SELECT codigo, nome, area_ha, 'bacias_20km'::text AS legenda, geom, geom_3857, geom_z8, geom_z12
FROM camada.bacia_20km;
COMMENT ON VIEW camada.mapa_bacias_20km IS 'Camada do mapa: bacias hidrográficas 20km';
