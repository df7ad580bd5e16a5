-- Rule 13418: a cycle that ends before it begins, or the second that begins before the first is over; where the first has no end, before it begins.
CREATE OR REPLACE VIEW programa.achado_ciclos_invertidos AS
SELECT p.cod_propriedade, '' AS chave, NULL::bigint AS id_visita,
  CASE
    WHEN p.ciclo_1_fim < p.ciclo_1_inicio THEN p.ciclo_1_inicio - p.ciclo_1_fim
    WHEN p.ciclo_2_fim < p.ciclo_2_inicio THEN p.ciclo_2_inicio - p.ciclo_2_fim
    ELSE coalesce(p.ciclo_1_fim, p.ciclo_1_inicio) - p.ciclo_2_inicio
  END::numeric AS valor,
  CASE
    WHEN p.ciclo_1_fim < p.ciclo_1_inicio THEN 'O ciclo 1 termina antes de começar'
    WHEN p.ciclo_2_fim < p.ciclo_2_inicio THEN 'O ciclo 2 termina antes de começar'
    ELSE 'O ciclo 2 começa em ' || to_char(p.ciclo_2_inicio, 'DD/MM/YYYY') || ', antes do '
      || CASE WHEN p.ciclo_1_fim IS NULL THEN 'início do ciclo 1, que não tem fim' ELSE 'fim do ciclo 1' END
  END AS detalhe
FROM programa.propriedade p
WHERE p.ciclo_1_fim < p.ciclo_1_inicio OR p.ciclo_2_fim < p.ciclo_2_inicio OR p.ciclo_2_inicio < coalesce(p.ciclo_1_fim, p.ciclo_1_inicio);
COMMENT ON VIEW programa.achado_ciclos_invertidos IS 'Regra 13418: propriedades com datas de ciclos invertidas';
COMMENT ON COLUMN programa.achado_ciclos_invertidos.chave IS 'Vazia: o achado é da própria propriedade';
COMMENT ON COLUMN programa.achado_ciclos_invertidos.valor IS 'Dias de inversão';
COMMENT ON COLUMN programa.achado_ciclos_invertidos.detalhe IS 'O que foi achado, em palavras';
