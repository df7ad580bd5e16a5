DELETE FROM resumo.visita_mes;
INSERT INTO resumo.visita_mes
SELECT
  p.uf,
  p.codigo_municipio,
  date_trunc('month', v.dt_visita)::date,
  v.ciclo_contado,
  count(*),
  count(*) FILTER (WHERE v.conta),
  count(*) FILTER (WHERE NOT v.conta),
  count(*) FILTER (WHERE v.sincronizada),
  sum(v.duracao_min) FILTER (WHERE v.conta),
  count(v.duracao_min) FILTER (WHERE v.conta),
  min(v.dt_visita) FILTER (WHERE v.conta),
  max(v.dt_visita) FILTER (WHERE v.conta),
  c.contada,
  c.atendida
FROM programa.visita v
JOIN programa.propriedade p ON p.cod_propriedade = v.cod_propriedade
JOIN resumo.coorte_divulgada c ON c.cod_propriedade = v.cod_propriedade
GROUP BY p.uf, p.codigo_municipio, date_trunc('month', v.dt_visita), v.ciclo_contado, c.contada, c.atendida;
ANALYZE resumo.visita_mes;
