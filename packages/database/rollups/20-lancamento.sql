-- Both tables from one reading of the entries, the largest table there is.
DELETE FROM resumo.lancamento_mes;
DELETE FROM resumo.lancamento_ano;
WITH somas AS MATERIALIZED (
  SELECT
    uf, codigo_municipio, atividade_produtiva, perfil_fundiario, ano, mes, codigo_item, natureza, conta,
    GROUPING(mes) AS por_ano,
    count(*) AS lancamentos,
    sum(qtde) AS qtde,
    count(qtde) AS com_qtde,
    sum(vlr) AS vlr,
    count(vlr) AS com_vlr,
    sum(qtde * vlr) AS qtde_vlr,
    count(qtde * vlr) AS com_qtde_vlr
  FROM (
    SELECT
      p.uf, p.codigo_municipio, p.atividade_produtiva, p.perfil_fundiario, l.codigo_item, l.natureza, v.conta, l.qtde, l.vlr,
      date_trunc('year', l.dt)::date AS ano,
      date_trunc('month', l.dt)::date AS mes
    FROM programa.lancamento l
    JOIN programa.visita v ON v.cod_propriedade = l.cod_propriedade AND v.id_visita = l.id_visita
    JOIN programa.propriedade p ON p.cod_propriedade = l.cod_propriedade
  ) linhas
  GROUP BY GROUPING SETS (
    (uf, atividade_produtiva, perfil_fundiario, mes, codigo_item, natureza, conta),
    (uf, codigo_municipio, atividade_produtiva, ano, codigo_item, natureza, conta)
  )
), por_ano AS (
  INSERT INTO resumo.lancamento_ano
  SELECT
    uf, codigo_municipio, ano, codigo_item, natureza, conta,
    lancamentos, qtde, com_qtde, vlr, com_vlr, qtde_vlr, com_qtde_vlr,
    atividade_produtiva
  FROM somas
  WHERE por_ano = 1
  ORDER BY ano, uf
)
INSERT INTO resumo.lancamento_mes
SELECT
  uf, mes, codigo_item, natureza, conta,
  lancamentos, qtde, com_qtde, vlr, com_vlr, qtde_vlr, com_qtde_vlr,
  atividade_produtiva, perfil_fundiario
FROM somas
WHERE por_ano = 0
ORDER BY mes, uf;
ANALYZE resumo.lancamento_mes;
ANALYZE resumo.lancamento_ano;
