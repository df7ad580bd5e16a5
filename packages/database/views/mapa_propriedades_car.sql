-- The land of each property, coloured by its registration in the CAR (second specification text, 2.3): the outlines that were drawn, or, where there
-- is none, the perimeter that the register has of it. A registration is invalid when the register suspended or cancelled it or does not know its
-- number.
CREATE OR REPLACE VIEW camada.mapa_propriedades_car AS
SELECT
  g.cod_propriedade || '-' || g.id_poligono AS id,
  g.cod_propriedade,
  p.nome,
  p.uf,
  CASE
    WHEN p.numero_car IS NULL THEN 'sem_car'
    WHEN r.numero_car IS NULL OR r.situacao_car IN ('SU', 'CA') THEN 'car_invalido'
    ELSE 'com_car'
  END AS legenda,
  p.numero_car,
  r.tipo_imovel_car,
  r.situacao_car,
  r.condicao_car,
  'desenhado'::text AS contorno,
  g.area_ha,
  g.geom,
  g.geom_3857,
  g.geom_z8,
  g.geom_z12
FROM programa.poligono g
LEFT JOIN programa.propriedade p ON p.cod_propriedade = g.cod_propriedade
LEFT JOIN camada.car r ON r.numero_car = p.numero_car
WHERE g.type_poligono = 'propriedade'
UNION ALL
SELECT
  c.numero_car,
  c.cod_propriedade,
  p.nome,
  p.uf,
  CASE
    WHEN p.numero_car IS NULL THEN 'sem_car'
    WHEN r.numero_car IS NULL OR r.situacao_car IN ('SU', 'CA') THEN 'car_invalido'
    ELSE 'com_car'
  END,
  p.numero_car,
  c.tipo_imovel_car,
  c.situacao_car,
  c.condicao_car,
  'car'::text,
  c.area_ha,
  c.geom,
  c.geom_3857,
  c.geom_z8,
  c.geom_z12
FROM camada.car c
LEFT JOIN programa.propriedade p ON p.cod_propriedade = c.cod_propriedade
LEFT JOIN camada.car r ON r.numero_car = p.numero_car
WHERE c.geom IS NOT NULL
  AND c.cod_propriedade IS NOT NULL
  AND NOT EXISTS (
    SELECT FROM programa.poligono o
    WHERE o.cod_propriedade = c.cod_propriedade AND o.type_poligono = 'propriedade'
  );
COMMENT ON VIEW camada.mapa_propriedades_car IS 'Camada do mapa: propriedades por situação no CAR';
COMMENT ON COLUMN camada.mapa_propriedades_car.contorno IS 'De onde vem o contorno: desenhado ou car';
