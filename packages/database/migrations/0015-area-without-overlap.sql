-- What polygons of one type cover together in a property, worked out once at import: report 67676705 without a property made every union again
-- for each of its rows.
CREATE TABLE resumo.area_sem_sobreposicao (
  cod_propriedade text NOT NULL,
  type_poligono text NOT NULL,
  area_ha numeric(14,4) NOT NULL,
  PRIMARY KEY (cod_propriedade, type_poligono)
);
COMMENT ON TABLE resumo.area_sem_sobreposicao IS 'O que os polígonos de um tipo cobrem juntos em cada propriedade';
COMMENT ON COLUMN resumo.area_sem_sobreposicao.cod_propriedade IS 'Código da propriedade';
COMMENT ON COLUMN resumo.area_sem_sobreposicao.type_poligono IS 'abc, propriedade ou intervencao';
COMMENT ON COLUMN resumo.area_sem_sobreposicao.area_ha IS 'Área geodésica da união, ha';

INSERT INTO resumo.area_sem_sobreposicao
SELECT cod_propriedade, type_poligono, ST_Area(ST_Union(geom)::geography) / 10000
FROM programa.poligono
GROUP BY 1, 2;
