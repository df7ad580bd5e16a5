-- The published face of a map layer: perimeters that are none of the programme's, without their numbers.
CREATE OR REPLACE VIEW camada.publica_car AS
SELECT
  f.id,
  left(c.numero_car, 2) AS uf,
  'car'::text AS legenda,
  c.tipo_imovel_car,
  c.situacao_car,
  c.condicao_car,
  c.area_ha,
  c.geom,
  c.geom_3857,
  c.geom_z8,
  c.geom_z12
FROM camada.car c
JOIN resumo.forma_divulgada f ON f.camada = 'car' AND f.chave = c.numero_car
WHERE c.geom IS NOT NULL;
COMMENT ON VIEW camada.publica_car IS 'Camada do mapa para observadores: perímetros do CAR de fora do programa';
COMMENT ON COLUMN camada.publica_car.id IS 'Identificador sem relação com o número do CAR';
