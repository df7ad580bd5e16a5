-- The land of each property, coloured by its registration in the CAR (second specification text, 2.3), as gathered at import.
CREATE OR REPLACE VIEW camada.mapa_propriedades_car AS
SELECT
  f.id,
  f.cod_propriedade,
  p.nome,
  f.uf,
  f.legenda,
  f.numero_car,
  f.tipo_imovel_car,
  f.situacao_car,
  f.condicao_car,
  f.contorno,
  f.area_ha,
  f.geom,
  f.geom_3857,
  f.geom_z8,
  f.geom_z12
FROM resumo.contorno_propriedade f
LEFT JOIN programa.propriedade p ON p.cod_propriedade = f.cod_propriedade;
COMMENT ON VIEW camada.mapa_propriedades_car IS 'Camada do mapa: propriedades por situação no CAR';
COMMENT ON COLUMN camada.mapa_propriedades_car.contorno IS 'De onde vem o contorno: desenhado ou car';
