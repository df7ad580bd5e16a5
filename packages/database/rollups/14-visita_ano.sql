-- A row for each property and year in which visits were made or planned, from their semesters.
DELETE FROM resumo.visita_ano;
INSERT INTO resumo.visita_ano
SELECT
  cod_propriedade, ano, p.uf, p.codigo_municipio, p.id_sub_bacia, p.id_produtor, p.cpf_supervisor, p.cpf_tecnico, p.atividade_produtiva, p.perfil_fundiario, p.dt_inicio,
  coalesce(v.registradas, 0), coalesce(v.visitas, 0), coalesce(v.nao_contam, 0), coalesce(v.sincronizadas, 0), v.duracao_soma, coalesce(v.duracao_visitas, 0), v.primeira, v.ultima,
  coalesce(r.previstas, 0), coalesce(r.vencidas, 0), r.numero_soma, r.primeira, u.id_produtor
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
FULL JOIN (
  SELECT
    cod_propriedade,
    date_trunc('year', semestre)::date AS ano,
    sum(previstas) AS previstas,
    sum(vencidas) AS vencidas,
    sum(numero_soma) AS numero_soma,
    min(primeira) AS primeira
  FROM resumo.visita_prevista_semestre
  GROUP BY 1, 2
) r USING (cod_propriedade, ano)
JOIN programa.propriedade p USING (cod_propriedade)
LEFT JOIN (SELECT id_produtor FROM programa.propriedade GROUP BY id_produtor HAVING count(*) > 1) u ON u.id_produtor = p.id_produtor
-- In the order in which it is read: a year at a time, a state at a time.
ORDER BY ano, p.uf, cod_propriedade;
ANALYZE resumo.visita_ano;
