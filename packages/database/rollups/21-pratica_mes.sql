DELETE FROM resumo.pratica_mes;
INSERT INTO resumo.pratica_mes
SELECT
  p.uf,
  p.codigo_municipio,
  date_trunc('month', x.dt_registro)::date,
  x.objetivo,
  count(*),
  sum(x.area_ha),
  count(x.area_ha)
FROM programa.pratica x
JOIN programa.propriedade p ON p.cod_propriedade = x.cod_propriedade
GROUP BY p.uf, p.codigo_municipio, date_trunc('month', x.dt_registro), x.objetivo;
ANALYZE resumo.pratica_mes;
