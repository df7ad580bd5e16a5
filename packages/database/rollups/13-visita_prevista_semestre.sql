DELETE FROM resumo.visita_prevista_semestre;
INSERT INTO resumo.visita_prevista_semestre
SELECT
  v.cod_propriedade, v.semestre, p.uf, p.codigo_municipio, p.id_sub_bacia, p.cpf_supervisor, p.cpf_tecnico, p.atividade_produtiva, p.dt_inicio,
  v.previstas, v.vencidas, v.numero_soma, v.primeira
FROM (
  SELECT
    cod_propriedade,
    make_date(extract(year FROM dt_prevista)::integer, CASE WHEN extract(month FROM dt_prevista) <= 6 THEN 1 ELSE 7 END, 1) AS semestre,
    count(*) AS previstas,
    count(*) FILTER (WHERE vencida) AS vencidas,
    sum(numero) FILTER (WHERE vencida) AS numero_soma,
    min(dt_prevista) AS primeira
  FROM programa.visita_prevista
  GROUP BY 1, 2
) v
JOIN programa.propriedade p ON p.cod_propriedade = v.cod_propriedade
-- In the order in which it is read: a semester at a time.
ORDER BY v.semestre, v.cod_propriedade;
ANALYZE resumo.visita_prevista_semestre;
