-- The perimeters that the CAR has of a property (report 67676706; second specification text, 2.18): those that name it, and the one whose number the
-- property declares.
CREATE OR REPLACE VIEW camada.forma_car AS
SELECT
  p.cod_propriedade,
  c.numero_car,
  c.tipo_imovel_car,
  c.situacao_car,
  c.condicao_car,
  CASE WHEN c.situacao_car IN ('SU', 'CA') THEN 'car_invalido' ELSE 'com_car' END AS legenda,
  c.area_ha,
  concat_ws(',', ST_XMin(c.geom), ST_YMin(c.geom), ST_XMax(c.geom), ST_YMax(c.geom)) AS caixa,
  ST_AsGeoJSON(c.geom, 6, 0) AS geojson
FROM programa.propriedade p
JOIN camada.car c ON c.cod_propriedade = p.cod_propriedade
UNION ALL
SELECT
  p.cod_propriedade,
  c.numero_car,
  c.tipo_imovel_car,
  c.situacao_car,
  c.condicao_car,
  CASE WHEN c.situacao_car IN ('SU', 'CA') THEN 'car_invalido' ELSE 'com_car' END,
  c.area_ha,
  concat_ws(',', ST_XMin(c.geom), ST_YMin(c.geom), ST_XMax(c.geom), ST_YMax(c.geom)),
  ST_AsGeoJSON(c.geom, 6, 0)
FROM programa.propriedade p
JOIN camada.car c ON c.numero_car = p.numero_car
WHERE c.cod_propriedade IS DISTINCT FROM p.cod_propriedade;
COMMENT ON VIEW camada.forma_car IS 'Perímetros do CAR de cada propriedade com a forma que o mapa da propriedade desenha';
COMMENT ON COLUMN camada.forma_car.legenda IS 'com_car, ou car_invalido quando suspenso ou cancelado';
COMMENT ON COLUMN camada.forma_car.caixa IS 'Oeste, sul, leste e norte, EPSG:4674';
COMMENT ON COLUMN camada.forma_car.geojson IS 'Forma em GeoJSON, EPSG:4674';
