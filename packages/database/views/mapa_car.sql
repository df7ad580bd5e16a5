-- Numbers of the CAR begin with the state.
CREATE OR REPLACE VIEW camada.mapa_car AS
SELECT
  c.numero_car,
  c.cod_propriedade,
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
WHERE c.geom IS NOT NULL;
COMMENT ON VIEW camada.mapa_car IS 'Camada do mapa: perímetros do CAR';
