CREATE OR REPLACE VIEW camada.mapa_sub_bacias AS
SELECT
  b.id_sub_bacia,
  b.nome,
  r.nome AS regiao_hidrografica,
  b.aproximado,
  'sub_bacias'::text AS legenda,
  b.geom,
  b.geom_3857,
  b.geom_z8,
  b.geom_z12
FROM geo.sub_bacia b
LEFT JOIN geo.regiao_hidrografica r ON r.id_regiao_hidrografica = b.id_regiao_hidrografica
WHERE b.geom IS NOT NULL;
COMMENT ON VIEW camada.mapa_sub_bacias IS 'Camada do mapa: bacias hidrográficas';
COMMENT ON COLUMN camada.mapa_sub_bacias.id_sub_bacia IS 'Código da sub-bacia';
COMMENT ON COLUMN camada.mapa_sub_bacias.regiao_hidrografica IS 'Região hidrográfica a que pertence';
COMMENT ON COLUMN camada.mapa_sub_bacias.aproximado IS 'Verdadeiro quando o limite não é o oficial';
