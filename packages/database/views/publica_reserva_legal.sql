-- The published face of a map layer: shapes that are none of the programme's, without code and name.
CREATE OR REPLACE VIEW camada.publica_reserva_legal AS
SELECT f.id, v.area_ha, 'reserva_legal'::text AS legenda, v.geom, v.geom_3857, v.geom_z8, v.geom_z12
FROM camada.reserva_legal v
JOIN resumo.forma_divulgada f ON f.camada = 'reserva_legal' AND f.chave = v.codigo;
COMMENT ON VIEW camada.publica_reserva_legal IS 'Camada do mapa para observadores: reserva legal de fora do programa';
COMMENT ON COLUMN camada.publica_reserva_legal.id IS 'Identificador sem relação com o código';
