DELETE FROM resumo.pratica_dia;
INSERT INTO resumo.pratica_dia
SELECT x.dt_registro, p.uf, x.objetivo, count(*), sum(x.area_ha), count(x.area_ha)
FROM programa.pratica x
JOIN programa.propriedade p ON p.cod_propriedade = x.cod_propriedade
GROUP BY 1, 2, 3
-- In the order in which it is read: a day at a time.
ORDER BY 1, 2;
ANALYZE resumo.pratica_dia;
