CREATE OR REPLACE VIEW camada.mapa_poligonos AS
SELECT
  g.cod_propriedade || '-' || g.id_poligono AS id,
  g.cod_propriedade,
  p.nome,
  m.nome AS municipio,
  p.uf,
  g.id_poligono,
  g.cod_fip_poligono,
  g.nome_area,
  g.name_poligono,
  g.type_poligono,
  g.type_poligono AS legenda,
  g.area_ha,
  g.origem,
  g.dt,
  pr.nome AS nome_produtor,
  t.nome AS nome_tecnico,
  g.cpf_tecnico,
  s.nome AS nome_supervisor,
  p.cpf_supervisor,
  g.geom,
  g.geom_3857,
  g.geom_z8,
  g.geom_z12
FROM programa.poligono g
LEFT JOIN programa.propriedade p ON p.cod_propriedade = g.cod_propriedade
LEFT JOIN geo.municipio m ON m.codigo_municipio = p.codigo_municipio
LEFT JOIN programa.produtor pr ON pr.id_produtor = p.id_produtor
LEFT JOIN programa.tecnico t ON t.cpf = g.cpf_tecnico
LEFT JOIN programa.supervisor s ON s.cpf = p.cpf_supervisor;
COMMENT ON VIEW camada.mapa_poligonos IS 'Camada do mapa: polígonos atuais, dos três tipos';
COMMENT ON COLUMN camada.mapa_poligonos.id IS 'Identificador da feição';
COMMENT ON COLUMN camada.mapa_poligonos.id_poligono IS 'Identificador do polígono';
COMMENT ON COLUMN camada.mapa_poligonos.cod_fip_poligono IS 'Código do polígono no sistema de origem';
COMMENT ON COLUMN camada.mapa_poligonos.nome_area IS 'Nome da área';
COMMENT ON COLUMN camada.mapa_poligonos.name_poligono IS 'Nome do polígono';
COMMENT ON COLUMN camada.mapa_poligonos.type_poligono IS 'abc, propriedade ou intervencao';
COMMENT ON COLUMN camada.mapa_poligonos.origem IS 'app ou kml';
COMMENT ON COLUMN camada.mapa_poligonos.dt IS 'Data do registro';
