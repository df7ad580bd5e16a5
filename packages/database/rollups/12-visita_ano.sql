-- A row for each property and year, from its semesters.
DELETE FROM resumo.visita_ano;
INSERT INTO resumo.visita_ano
SELECT
  v.cod_propriedade, v.ano, p.uf, p.codigo_municipio, p.id_sub_bacia, p.id_produtor, p.cpf_supervisor, p.cpf_tecnico, p.atividade_produtiva, p.perfil_fundiario, p.dt_inicio,
  v.registradas, v.visitas, v.nao_contam, v.sincronizadas, v.duracao_soma, v.duracao_visitas, v.primeira, v.ultima
FROM (
  SELECT
    cod_propriedade,
    date_trunc('year', semestre)::date AS ano,
    sum(registradas) AS registradas,
    sum(visitas) AS visitas,
    sum(nao_contam) AS nao_contam,
    sum(sincronizadas) AS sincronizadas,
    sum(duracao_soma) AS duracao_soma,
    sum(duracao_visitas) AS duracao_visitas,
    min(primeira) AS primeira,
    max(ultima) AS ultima
  FROM resumo.visita_semestre
  GROUP BY 1, 2
) v
JOIN programa.propriedade p ON p.cod_propriedade = v.cod_propriedade
-- In the order in which it is read: a year at a time, a state at a time.
ORDER BY v.ano, p.uf, v.cod_propriedade;
ANALYZE resumo.visita_ano;
