CREATE OR REPLACE VIEW camada.mapa_poligonos_historico AS
SELECT
  h.cod_propriedade || '-' || h.id_historico AS id,
  h.id_historico,
  h.cod_propriedade,
  p.nome,
  p.uf,
  h.cod_poligono,
  h.status,
  h.status AS legenda,
  h.data,
  h.area AS area_ha,
  h.geom,
  h.geom_3857,
  h.geom_z8,
  h.geom_z12
FROM programa.poligono_historico h
LEFT JOIN programa.propriedade p ON p.cod_propriedade = h.cod_propriedade
WHERE h.geom IS NOT NULL;
COMMENT ON VIEW camada.mapa_poligonos_historico IS 'Camada do mapa: histórico dos polígonos';
COMMENT ON COLUMN camada.mapa_poligonos_historico.id_historico IS 'Identificador da linha do histórico';
COMMENT ON COLUMN camada.mapa_poligonos_historico.cod_poligono IS 'Polígono a que se refere';
COMMENT ON COLUMN camada.mapa_poligonos_historico.status IS 'novo, atualizado ou excluído';
COMMENT ON COLUMN camada.mapa_poligonos_historico.data IS 'Data da mudança';
