-- Rule 13410: an active property without productive area.
CREATE OR REPLACE VIEW programa.achado_area_zerada AS
SELECT
  p.cod_propriedade,
  '' AS chave,
  NULL::bigint AS id_visita,
  NULL::numeric AS valor,
  CASE WHEN p.area_produtiva IS NULL THEN 'Não informada' ELSE 'Informada como 0 ha' END AS detalhe
FROM programa.propriedade p
WHERE p.situacao IN ('a_ematend', 'a_vstzero', 'a_concluida') AND coalesce(p.area_produtiva, 0) = 0;
COMMENT ON VIEW programa.achado_area_zerada IS 'Regra 13410: propriedades ativas sem área produtiva';
COMMENT ON COLUMN programa.achado_area_zerada.chave IS 'Vazia: o achado é da própria propriedade';
COMMENT ON COLUMN programa.achado_area_zerada.valor IS 'Sem medida: nula';
COMMENT ON COLUMN programa.achado_area_zerada.detalhe IS 'O que foi achado, em palavras';
