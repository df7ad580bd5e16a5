-- The published face of a map layer: what observers are told instead of camada.mapa_propriedades. A dot tells its cell, nobody's code, and its situation only where the
-- decision of this data version says so (docs/decisions/0029): without one none does, and of two, by two settings of the least group, only what both say.
CREATE OR REPLACE VIEW camada.publica_propriedades AS
WITH decidida AS MATERIALIZED (
  SELECT s.decisao
  FROM portal.sigilo s
  WHERE s.tabela = 'pontos' AND s.versao = (SELECT max(v.versao) FROM portal.versao v)
), mostrada AS MATERIALIZED (
  SELECT m.uf, m.municipio, m.bacia, m.situacao
  FROM decidida, jsonb_to_recordset(decidida.decisao -> 'mostra') AS m(uf text, municipio integer, bacia integer, situacao text)
  GROUP BY m.uf, m.municipio, m.bacia, m.situacao
  HAVING count(*) = (SELECT count(*) FROM decidida)
)
SELECT
  d.celula || '-' || d.ordem AS id,
  coalesce(m.nome, 'Outros municípios') AS municipio,
  d.uf,
  d.municipio_divulgado AS codigo_municipio,
  coalesce(b.nome, 'Outras bacias') AS bacia,
  coalesce(s.situacao, 'sem_situacao') AS legenda,
  CASE s.situacao
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
LEFT JOIN mostrada s ON s.uf = d.uf AND s.municipio = d.municipio_publicado AND s.bacia = d.bacia_publicada AND s.situacao = d.situacao
LEFT JOIN geo.municipio m ON m.codigo_municipio = d.municipio_divulgado
LEFT JOIN geo.sub_bacia b ON b.id_sub_bacia = d.bacia_divulgada
WHERE d.geom IS NOT NULL;
COMMENT ON VIEW camada.publica_propriedades IS 'Camada do mapa para observadores: pontos divulgados por situação';
COMMENT ON COLUMN camada.publica_propriedades.id IS 'Célula e ordem nela; não é o código';
COMMENT ON COLUMN camada.publica_propriedades.municipio IS 'Município divulgado';
COMMENT ON COLUMN camada.publica_propriedades.codigo_municipio IS 'Código IBGE do município divulgado';
COMMENT ON COLUMN camada.publica_propriedades.bacia IS 'Sub-bacia divulgada';
COMMENT ON COLUMN camada.publica_propriedades.legenda IS 'Classe da legenda em que a feição está';
COMMENT ON COLUMN camada.publica_propriedades.situacao IS 'Situação no projeto, por extenso; nula onde não se divulga';
COMMENT ON COLUMN camada.publica_propriedades.lugar IS 'O que o ponto diz do lugar';
COMMENT ON COLUMN camada.publica_propriedades.propriedades IS 'Propriedades da célula';
