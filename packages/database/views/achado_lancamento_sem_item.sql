-- Rule 13419: an entry that names no item.
CREATE OR REPLACE VIEW programa.achado_lancamento_sem_item AS
SELECT l.cod_propriedade, l.id_lancamento::text AS chave, l.id_visita,
  round(l.qtde * l.vlr, 2) AS valor,
  CASE l.natureza WHEN 'producao' THEN 'Produção' ELSE initcap(l.natureza) END || ' de ' || to_char(l.dt, 'DD/MM/YYYY') AS detalhe
FROM programa.lancamento l
WHERE l.codigo_item IS NULL;
COMMENT ON VIEW programa.achado_lancamento_sem_item IS 'Regra 13419: lançamentos sem item';
COMMENT ON COLUMN programa.achado_lancamento_sem_item.chave IS 'O lançamento';
COMMENT ON COLUMN programa.achado_lancamento_sem_item.valor IS 'Quantidade vezes valor unitário, R$';
COMMENT ON COLUMN programa.achado_lancamento_sem_item.detalhe IS 'O que foi achado, em palavras';
