CREATE OR REPLACE VIEW camada.mapa_reserva_legal AS
SELECT codigo, nome, area_ha, 'reserva_legal'::text AS legenda, geom, geom_3857, geom_z8, geom_z12
FROM camada.reserva_legal;
COMMENT ON VIEW camada.mapa_reserva_legal IS 'Camada do mapa: reserva legal';
