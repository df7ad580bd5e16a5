-- The land of each property by its registration in the CAR (second specification text, 2.3): the outlines that were drawn, or, where there is none, the
-- perimeter that the register has of it, described by its own registration. A registration is invalid when the register suspended or cancelled it or
-- does not know its number.
-- DELETE, not TRUNCATE: readers go on with the old version until the import commits.
DELETE FROM resumo.contorno_propriedade;
INSERT INTO resumo.contorno_propriedade
WITH contorno AS (
  SELECT g.cod_propriedade, g.cod_propriedade || '-' || g.id_poligono AS id, 'desenhado' AS contorno, NULL AS numero_car,
    g.area_ha, g.geom, g.geom_3857, g.geom_z8, g.geom_z12
  FROM programa.poligono g
  WHERE g.type_poligono = 'propriedade'
  UNION ALL
  SELECT c.cod_propriedade, c.numero_car, 'car', c.numero_car,
    c.area_ha, c.geom, c.geom_3857, c.geom_z8, c.geom_z12
  FROM camada.car c
  WHERE c.geom IS NOT NULL
    AND c.cod_propriedade IS NOT NULL
    AND NOT EXISTS (
      SELECT FROM programa.poligono o
      WHERE o.cod_propriedade = c.cod_propriedade AND o.type_poligono = 'propriedade'
    )
)
SELECT
  f.cod_propriedade,
  f.id,
  p.uf,
  CASE
    WHEN p.numero_car IS NULL THEN 'sem_car'
    WHEN r.numero_car IS NULL OR r.situacao_car IN ('SU', 'CA') THEN 'car_invalido'
    ELSE 'com_car'
  END,
  f.contorno,
  p.numero_car,
  s.tipo_imovel_car,
  s.situacao_car,
  s.condicao_car,
  f.area_ha,
  f.geom,
  f.geom_3857,
  f.geom_z8,
  f.geom_z12
FROM contorno f
LEFT JOIN programa.propriedade p ON p.cod_propriedade = f.cod_propriedade
LEFT JOIN camada.car r ON r.numero_car = p.numero_car
LEFT JOIN camada.car s ON s.numero_car = coalesce(f.numero_car, p.numero_car);
ANALYZE resumo.contorno_propriedade;
