DELETE FROM resumo.pratica_ano;
INSERT INTO resumo.pratica_ano
SELECT date_trunc('year', x.dt_registro)::date, x.objetivo, p.uf, p.codigo_municipio, p.id_sub_bacia, p.cpf_supervisor, p.cpf_tecnico, count(*), sum(x.area_ha), count(x.area_ha)
FROM programa.pratica x
JOIN programa.propriedade p ON p.cod_propriedade = x.cod_propriedade
GROUP BY 1, 2, 3, 4, 5, 6, 7
-- In the order in which it is read: an objective and a year at a time.
ORDER BY 2, 1, 3;
ANALYZE resumo.pratica_ano;
