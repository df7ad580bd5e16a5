-- Entries by what the property produces, since panels look at dairy and beef apart, and by month also by the kind of property: what is kept
-- here is read in milliseconds, where the entries themselves take seconds. Items belong mostly to one activity, so the tables hardly grow.
-- What stands is worked out again here, so that the figures are right before the next import.
ALTER TABLE resumo.lancamento_mes ADD COLUMN atividade_produtiva text;
ALTER TABLE resumo.lancamento_mes ADD COLUMN perfil_fundiario text;
ALTER TABLE resumo.lancamento_ano ADD COLUMN atividade_produtiva text;
COMMENT ON COLUMN resumo.lancamento_mes.atividade_produtiva IS 'Atividade produtiva da propriedade';
COMMENT ON COLUMN resumo.lancamento_mes.perfil_fundiario IS 'Perfil fundiário da propriedade';
COMMENT ON COLUMN resumo.lancamento_ano.atividade_produtiva IS 'Atividade produtiva da propriedade';

DELETE FROM resumo.lancamento_mes;
DELETE FROM resumo.lancamento_ano;
INSERT INTO resumo.lancamento_ano
SELECT p.uf, p.codigo_municipio, date_trunc('year', l.dt)::date, l.codigo_item, l.natureza, v.conta,
  count(*), sum(l.qtde), count(l.qtde), sum(l.vlr), count(l.vlr), sum(l.qtde * l.vlr), count(l.qtde * l.vlr),
  p.atividade_produtiva
FROM programa.lancamento l
JOIN programa.visita v ON v.cod_propriedade = l.cod_propriedade AND v.id_visita = l.id_visita
JOIN programa.propriedade p ON p.cod_propriedade = l.cod_propriedade
GROUP BY 1, 2, 3, 4, 5, 6, 14;
INSERT INTO resumo.lancamento_mes
SELECT p.uf, date_trunc('month', l.dt)::date, l.codigo_item, l.natureza, v.conta,
  count(*), sum(l.qtde), count(l.qtde), sum(l.vlr), count(l.vlr), sum(l.qtde * l.vlr), count(l.qtde * l.vlr),
  p.atividade_produtiva, p.perfil_fundiario
FROM programa.lancamento l
JOIN programa.visita v ON v.cod_propriedade = l.cod_propriedade AND v.id_visita = l.id_visita
JOIN programa.propriedade p ON p.cod_propriedade = l.cod_propriedade
GROUP BY 1, 2, 3, 4, 5, 13, 14;
