-- The published face of a map layer: what observers are told instead of camada.mapa_propriedades. A dot tells its cell, and nobody's code.
CREATE OR REPLACE VIEW camada.publica_propriedades AS
SELECT
  d.celula || '-' || d.ordem AS id,
  coalesce(m.nome, 'Outros municípios') AS municipio,
  d.uf,
  d.municipio_divulgado AS codigo_municipio,
  coalesce(b.nome, 'Outras bacias') AS bacia,
  coalesce(d.situacao, 'sem_situacao') AS legenda,
  CASE d.situacao
    WHEN 'a_ematend' THEN 'Ativa em atendimento'
    WHEN 'a_vstzero' THEN 'Ativa sem visita'
    WHEN 'a_concluida' THEN 'Ativa concluida'
    WHEN 'i_inativa' THEN 'Inativa'
    WHEN 'i_semvst' THEN 'Inativa sem visita'
    WHEN 'i_vstzero' THEN 'Inativa visita 0'
  END AS situacao,
  'Uma das ' || d.propriedades || ' propriedades desta área' AS lugar,
  d.propriedades,
  d.geom,
  d.geom_3857
FROM resumo.divulgacao d
LEFT JOIN geo.municipio m ON m.codigo_municipio = d.municipio_divulgado
LEFT JOIN geo.sub_bacia b ON b.id_sub_bacia = d.bacia_divulgada
WHERE d.geom IS NOT NULL;
COMMENT ON VIEW camada.publica_propriedades IS 'Camada do mapa para observadores: pontos divulgados por situação';
COMMENT ON COLUMN camada.publica_propriedades.id IS 'Célula e ordem nela; não é o código';
COMMENT ON COLUMN camada.publica_propriedades.municipio IS 'Município divulgado';
COMMENT ON COLUMN camada.publica_propriedades.codigo_municipio IS 'Código IBGE do município divulgado';
COMMENT ON COLUMN camada.publica_propriedades.bacia IS 'Sub-bacia divulgada';
COMMENT ON COLUMN camada.publica_propriedades.legenda IS 'Classe da legenda em que a feição está';
COMMENT ON COLUMN camada.publica_propriedades.situacao IS 'Situação no projeto, por extenso';
COMMENT ON COLUMN camada.publica_propriedades.lugar IS 'O que o ponto diz do lugar';
COMMENT ON COLUMN camada.publica_propriedades.propriedades IS 'Propriedades da célula';
