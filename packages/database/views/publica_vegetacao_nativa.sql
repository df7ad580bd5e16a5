-- The published face of a map layer: shapes that are none of the programme's, without code and name.
CREATE OR REPLACE VIEW camada.publica_vegetacao_nativa AS
SELECT f.id, v.area_ha, 'vegetacao_nativa'::text AS legenda, v.geom, v.geom_3857, v.geom_z8, v.geom_z12
FROM camada.vegetacao_nativa v
JOIN resumo.forma_divulgada f ON f.camada = 'vegetacao_nativa' AND f.chave = v.codigo;
COMMENT ON VIEW camada.publica_vegetacao_nativa IS 'Camada do mapa para observadores: vegetação nativa de fora do programa';
COMMENT ON COLUMN camada.publica_vegetacao_nativa.id IS 'Identificador sem relação com o código';
