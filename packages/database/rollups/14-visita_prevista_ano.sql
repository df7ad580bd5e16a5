-- A row for each property and year, from its semesters.
DELETE FROM resumo.visita_prevista_ano;
INSERT INTO resumo.visita_prevista_ano
SELECT
  cod_propriedade, date_trunc('year', semestre)::date, uf, codigo_municipio, id_sub_bacia, cpf_supervisor, cpf_tecnico, atividade_produtiva, dt_inicio,
  sum(previstas), sum(vencidas), sum(numero_soma), min(primeira)
FROM resumo.visita_prevista_semestre
GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9
-- In the order in which it is read: a year at a time, a state at a time.
ORDER BY 2, uf, cod_propriedade;
ANALYZE resumo.visita_prevista_ano;
