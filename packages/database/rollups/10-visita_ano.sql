-- Reads visita.conta, so it comes after the importer has worked that out.
DELETE FROM resumo.visita_ano;
INSERT INTO resumo.visita_ano (
  cod_propriedade, ano, cpf_tecnico, ciclo, uf, id_produtor,
  registradas, visitas, nao_contam, sincronizadas, duracao_soma, duracao_visitas, primeira, ultima
)
SELECT
  v.cod_propriedade, v.ano, v.cpf_tecnico, v.ciclo, p.uf, p.id_produtor,
  v.registradas, v.visitas, v.nao_contam, v.sincronizadas, v.duracao_soma, v.duracao_visitas, v.primeira, v.ultima
FROM (
  SELECT
    cod_propriedade,
    date_trunc('year', dt_visita)::date AS ano,
    cpf_tecnico,
    ciclo,
    count(*) AS registradas,
    count(*) FILTER (WHERE conta) AS visitas,
    count(*) FILTER (WHERE NOT conta) AS nao_contam,
    count(*) FILTER (WHERE sincronizada) AS sincronizadas,
    sum(duracao_min) FILTER (WHERE conta) AS duracao_soma,
    count(duracao_min) FILTER (WHERE conta) AS duracao_visitas,
    min(dt_visita) FILTER (WHERE conta) AS primeira,
    max(dt_visita) FILTER (WHERE conta) AS ultima
  FROM programa.visita
  GROUP BY cod_propriedade, date_trunc('year', dt_visita)::date, cpf_tecnico, ciclo
) v
JOIN programa.propriedade p ON p.cod_propriedade = v.cod_propriedade
-- In the order in which it is read: a year at a time.
ORDER BY v.ano, v.cod_propriedade;
ANALYZE resumo.visita_ano;
