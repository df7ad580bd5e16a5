-- Rule 13411: the point is outside of its municipality; where the mesh is approximate, by more than 5 km. The distance is asked only of the few outside.
CREATE OR REPLACE VIEW programa.achado_fora_do_municipio AS
SELECT
  f.cod_propriedade,
  '' AS chave,
  NULL::bigint AS id_visita,
  round((f.metros / 1000)::numeric, 2) AS valor,
  replace(round((f.metros / 1000)::numeric, 1)::text, '.', ',') || ' km fora de ' || f.nome
    || CASE WHEN f.aproximado THEN ', cuja malha é aproximada' ELSE '' END AS detalhe
FROM (
  SELECT p.cod_propriedade, m.nome, m.aproximado,
    CASE WHEN NOT ST_Covers(m.geom, p.geom) THEN ST_Distance(m.geom::geography, p.geom::geography) END AS metros
  FROM programa.propriedade p
  JOIN geo.municipio m ON m.codigo_municipio = p.codigo_municipio
  WHERE p.geom IS NOT NULL AND m.geom IS NOT NULL
) f
WHERE f.metros IS NOT NULL AND (NOT f.aproximado OR f.metros > 5000);
COMMENT ON VIEW programa.achado_fora_do_municipio IS 'Regra 13411: propriedades com o ponto fora do seu município';
COMMENT ON COLUMN programa.achado_fora_do_municipio.chave IS 'Vazia: o achado é da própria propriedade';
COMMENT ON COLUMN programa.achado_fora_do_municipio.valor IS 'Distância do ponto ao município, km';
COMMENT ON COLUMN programa.achado_fora_do_municipio.detalhe IS 'O que foi achado, em palavras';
