-- The land of each property by its registration in the CAR, gathered once at import: a tile of a state joined three large tables and sought the
-- properties without a drawn outline among all of them, 0.4 to 1.5 s each.
CREATE TABLE resumo.contorno_propriedade (
  cod_propriedade text NOT NULL,
  id text NOT NULL,
  uf text,
  legenda text NOT NULL,
  contorno text NOT NULL,
  numero_car text,
  tipo_imovel_car text,
  situacao_car text,
  condicao_car text,
  area_ha numeric(14,4),
  geom geometry(Geometry, 4674) NOT NULL,
  geom_3857 geometry(Geometry, 3857) NOT NULL,
  geom_z8 geometry(Geometry, 3857) NOT NULL,
  geom_z12 geometry(Geometry, 3857) NOT NULL,
  PRIMARY KEY (cod_propriedade, id)
);
-- Nobody searches by these: their statistics would take longer than the rows.
ALTER TABLE resumo.contorno_propriedade
  ALTER COLUMN geom_3857 SET STATISTICS 0,
  ALTER COLUMN geom_z8 SET STATISTICS 0,
  ALTER COLUMN geom_z12 SET STATISTICS 0;
CREATE INDEX contorno_propriedade_geom ON resumo.contorno_propriedade USING gist (geom);
COMMENT ON TABLE resumo.contorno_propriedade IS 'Contornos das propriedades por situação no CAR: os desenhados ou, onde não há, o perímetro do CAR';
COMMENT ON COLUMN resumo.contorno_propriedade.cod_propriedade IS 'Código da propriedade';
COMMENT ON COLUMN resumo.contorno_propriedade.id IS 'Identificador da feição: do polígono na propriedade ou número do CAR';
COMMENT ON COLUMN resumo.contorno_propriedade.uf IS 'Sigla do estado da propriedade';
COMMENT ON COLUMN resumo.contorno_propriedade.legenda IS 'sem_car, car_invalido ou com_car';
COMMENT ON COLUMN resumo.contorno_propriedade.contorno IS 'De onde vem o contorno: desenhado ou car';
COMMENT ON COLUMN resumo.contorno_propriedade.numero_car IS 'Número do CAR da propriedade';
COMMENT ON COLUMN resumo.contorno_propriedade.tipo_imovel_car IS 'Tipo do imóvel no CAR';
COMMENT ON COLUMN resumo.contorno_propriedade.situacao_car IS 'Situação no CAR: AT, PE, SU ou CA';
COMMENT ON COLUMN resumo.contorno_propriedade.condicao_car IS 'Condição da análise no CAR';
COMMENT ON COLUMN resumo.contorno_propriedade.area_ha IS 'Área do contorno, ha';
COMMENT ON COLUMN resumo.contorno_propriedade.geom IS 'Contorno, EPSG:4674';
COMMENT ON COLUMN resumo.contorno_propriedade.geom_3857 IS 'Contorno em EPSG:3857';
COMMENT ON COLUMN resumo.contorno_propriedade.geom_z8 IS 'Como se desenha até o zoom 8, EPSG:3857; ponto, se menor que um pixel';
COMMENT ON COLUMN resumo.contorno_propriedade.geom_z12 IS 'Como se desenha do zoom 9 ao 12, EPSG:3857; ponto, se menor que um pixel';

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
