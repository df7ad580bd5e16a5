DELETE FROM resumo.visita_dia;
INSERT INTO resumo.visita_dia
SELECT
  v.dt_visita, p.uf, p.id_sub_bacia, v.ciclo_contado, v.motivo,
  count(*),
  count(*) FILTER (WHERE v.conta),
  count(*) FILTER (WHERE NOT v.conta),
  count(*) FILTER (WHERE v.sincronizada),
  sum(v.duracao_min) FILTER (WHERE v.conta),
  count(v.duracao_min) FILTER (WHERE v.conta)
FROM programa.visita v
JOIN programa.propriedade p ON p.cod_propriedade = v.cod_propriedade
GROUP BY 1, 2, 3, 4, 5
-- In the order in which it is read: a day at a time.
ORDER BY 1, 2;
ANALYZE resumo.visita_dia;
