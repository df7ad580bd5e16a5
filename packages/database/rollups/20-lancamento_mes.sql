DELETE FROM resumo.lancamento_mes;
INSERT INTO resumo.lancamento_mes
SELECT
  p.uf,
  p.codigo_municipio,
  date_trunc('month', l.dt)::date,
  l.codigo_item,
  l.natureza,
  v.conta,
  count(*),
  sum(l.qtde),
  count(l.qtde),
  sum(l.vlr),
  count(l.vlr),
  sum(l.qtde * l.vlr),
  count(l.qtde * l.vlr)
FROM programa.lancamento l
JOIN programa.visita v ON v.cod_propriedade = l.cod_propriedade AND v.id_visita = l.id_visita
JOIN programa.propriedade p ON p.cod_propriedade = l.cod_propriedade
GROUP BY p.uf, p.codigo_municipio, date_trunc('month', l.dt), l.codigo_item, l.natureza, v.conta;
ANALYZE resumo.lancamento_mes;
