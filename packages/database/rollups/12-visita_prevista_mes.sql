DELETE FROM resumo.visita_prevista_mes;
INSERT INTO resumo.visita_prevista_mes
SELECT
  p.uf, p.codigo_municipio, p.id_sub_bacia, p.cpf_supervisor, p.cpf_tecnico, date_trunc('month', v.dt_prevista)::date, v.ciclo, count(*),
  count(*) FILTER (WHERE v.vencida), c.contada
FROM programa.visita_prevista v
JOIN programa.propriedade p ON p.cod_propriedade = v.cod_propriedade
JOIN resumo.coorte_divulgada c ON c.cod_propriedade = v.cod_propriedade
GROUP BY p.uf, p.codigo_municipio, p.id_sub_bacia, p.cpf_supervisor, p.cpf_tecnico, date_trunc('month', v.dt_prevista), v.ciclo, c.contada;
ANALYZE resumo.visita_prevista_mes;
