DELETE FROM resumo.visita_duracao;
INSERT INTO resumo.visita_duracao
SELECT
  date_trunc('month', v.dt_visita)::date, p.uf, v.duracao_min,
  count(*),
  count(*) FILTER (WHERE v.conta),
  count(*) FILTER (WHERE NOT v.conta),
  count(*) FILTER (WHERE v.sincronizada)
FROM programa.visita v
JOIN programa.propriedade p ON p.cod_propriedade = v.cod_propriedade
GROUP BY 1, 2, 3
-- In the order in which it is read: a month at a time.
ORDER BY 1, 2;
ANALYZE resumo.visita_duracao;
