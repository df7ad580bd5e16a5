CREATE OR REPLACE VIEW camada.mapa_processos AS
SELECT
  c.numero,
  c.tribunal,
  c.esfera,
  c.classe,
  c.assuntos,
  c.complex_assunto,
  c.uf,
  c.ano,
  c.flg_julgamento,
  'processos'::text AS legenda,
  c.geom,
  c.geom_3857
FROM camada.processo c
WHERE c.geom IS NOT NULL;
COMMENT ON VIEW camada.mapa_processos IS 'Camada do mapa: processos judiciais; as partes só pela chamada própria';
