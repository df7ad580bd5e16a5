-- '12 visits or more' is counted in one way everywhere: by the cycle in which a visit is counted, the one that the source states, else worked out from the order of
-- the property's valid visits (views/visita_valida.sql, where alone the rule stands). What stands is worked out here; visits without a stated cycle were of none.
ALTER TABLE programa.visita ADD COLUMN ciclo_contado smallint CHECK (ciclo_contado IN (1, 2));
COMMENT ON COLUMN programa.visita.ciclo_contado IS 'Ciclo em que é contada: o que a fonte declara ou, sem ele, 1 até a 12ª visita válida da propriedade e 2 depois; calculado na importação pela visão programa.visita_valida';

UPDATE programa.visita v SET ciclo_contado = o.ciclo
FROM (
  SELECT
    cod_propriedade,
    id_visita,
    coalesce(ciclo, CASE WHEN count(*) FILTER (WHERE conta) OVER antes < 12 THEN 1 ELSE 2 END)::smallint AS ciclo
  FROM programa.visita
  WINDOW antes AS (PARTITION BY cod_propriedade ORDER BY dt_visita, id_visita ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
) o
WHERE o.cod_propriedade = v.cod_propriedade AND o.id_visita = v.id_visita;

DELETE FROM resumo.visita_semestre;
INSERT INTO resumo.visita_semestre
SELECT
  v.cod_propriedade, v.semestre, v.cpf_tecnico, v.ciclo, p.uf, p.codigo_municipio, p.id_sub_bacia, p.id_produtor, p.cpf_supervisor, p.cpf_tecnico,
  v.registradas, v.visitas, v.nao_contam, v.sincronizadas, v.duracao_soma, v.duracao_visitas, v.primeira, v.ultima
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
DELETE FROM resumo.visita_mes;
INSERT INTO resumo.visita_mes
SELECT
  p.uf,
  p.codigo_municipio,
  date_trunc('month', v.dt_visita)::date,
  v.ciclo_contado,
  count(*),
  count(*) FILTER (WHERE v.conta),
  count(*) FILTER (WHERE NOT v.conta),
  count(*) FILTER (WHERE v.sincronizada),
  sum(v.duracao_min) FILTER (WHERE v.conta),
  count(v.duracao_min) FILTER (WHERE v.conta),
  min(v.dt_visita) FILTER (WHERE v.conta),
  max(v.dt_visita) FILTER (WHERE v.conta)
FROM programa.visita v
JOIN programa.propriedade p ON p.cod_propriedade = v.cod_propriedade
GROUP BY p.uf, p.codigo_municipio, date_trunc('month', v.dt_visita), v.ciclo_contado;
ANALYZE resumo.visita_mes;

UPDATE resumo.visita_ritmo r SET visitas_ciclo_1 = v.ciclo_1, visitas_ciclo_2 = v.ciclo_2
FROM (
  SELECT
    cod_propriedade,
    count(*) FILTER (WHERE ciclo_contado = 1) AS ciclo_1,
    count(*) FILTER (WHERE ciclo_contado = 2) AS ciclo_2
  FROM programa.visita
  WHERE conta
  GROUP BY cod_propriedade
) v
WHERE v.cod_propriedade = r.cod_propriedade;
COMMENT ON COLUMN resumo.visita_ritmo.visitas_ciclo_1 IS 'Visitas válidas contadas no ciclo 1';
COMMENT ON COLUMN resumo.visita_ritmo.visitas_ciclo_2 IS 'Visitas válidas contadas no ciclo 2';
