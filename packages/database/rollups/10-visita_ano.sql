-- Reads visita.conta, so it comes after the importer has worked that out.
DELETE FROM resumo.visita_ano;
INSERT INTO resumo.visita_ano
SELECT
  cod_propriedade,
  date_trunc('year', dt_visita)::date,
  cpf_tecnico,
  ciclo,
  count(*),
  count(*) FILTER (WHERE conta),
  count(*) FILTER (WHERE NOT conta),
  count(*) FILTER (WHERE sincronizada),
  sum(duracao_min) FILTER (WHERE conta),
  count(duracao_min) FILTER (WHERE conta),
  min(dt_visita) FILTER (WHERE conta),
  max(dt_visita) FILTER (WHERE conta)
FROM programa.visita
GROUP BY cod_propriedade, date_trunc('year', dt_visita), cpf_tecnico, ciclo;
ANALYZE resumo.visita_ano;
