-- Reads visita.conta, so it comes after the importer has worked that out.
DELETE FROM resumo.visita_semestre;
INSERT INTO resumo.visita_semestre
SELECT
  v.cod_propriedade, v.semestre, v.cpf_tecnico, v.ciclo, p.uf, p.codigo_municipio, p.id_sub_bacia, p.id_produtor, p.cpf_supervisor, p.cpf_tecnico,
  v.registradas, v.visitas, v.nao_contam, v.sincronizadas, v.duracao_soma, v.duracao_visitas, v.primeira, v.ultima, p.atividade_produtiva, p.dt_inicio
FROM (
  SELECT
    cod_propriedade,
    make_date(extract(year FROM dt_visita)::integer, CASE WHEN extract(month FROM dt_visita) <= 6 THEN 1 ELSE 7 END, 1) AS semestre,
    cpf_tecnico,
    ciclo_contado AS ciclo,
    count(*) AS registradas,
    count(*) FILTER (WHERE conta) AS visitas,
    count(*) FILTER (WHERE NOT conta) AS nao_contam,
    count(*) FILTER (WHERE sincronizada) AS sincronizadas,
    sum(duracao_min) FILTER (WHERE conta) AS duracao_soma,
    count(duracao_min) FILTER (WHERE conta) AS duracao_visitas,
    min(dt_visita) FILTER (WHERE conta) AS primeira,
    max(dt_visita) FILTER (WHERE conta) AS ultima
  FROM programa.visita
  GROUP BY 1, 2, 3, 4
) v
JOIN programa.propriedade p ON p.cod_propriedade = v.cod_propriedade
-- In the order in which it is read: a semester at a time.
ORDER BY v.semestre, v.cod_propriedade;
ANALYZE resumo.visita_semestre;
