-- Yearly visits carry the state and the producer, so that the reports of a year need not join 64 000 properties again; entries are
-- kept by state and month and by municipality and year, since by municipality and month they were hardly fewer than the facts.
-- What stands is worked out again here, so that the figures are right before the next import.
ALTER TABLE resumo.visita_ano ADD COLUMN uf text;
ALTER TABLE resumo.visita_ano ADD COLUMN id_produtor bigint;
COMMENT ON COLUMN resumo.visita_ano.uf IS 'Unidade da federação da propriedade';
COMMENT ON COLUMN resumo.visita_ano.id_produtor IS 'Produtor responsável pela propriedade';
UPDATE resumo.visita_ano v SET uf = p.uf, id_produtor = p.id_produtor
FROM programa.propriedade p
WHERE p.cod_propriedade = v.cod_propriedade;
ALTER TABLE resumo.visita_ano ALTER COLUMN uf SET NOT NULL;

DROP TABLE resumo.lancamento_mes;
CREATE TABLE resumo.lancamento_mes (
  uf text NOT NULL,
  mes date NOT NULL,
  codigo_item integer,
  natureza text NOT NULL,
  conta boolean NOT NULL,
  lancamentos bigint NOT NULL,
  qtde numeric,
  com_qtde bigint NOT NULL,
  vlr numeric,
  com_vlr bigint NOT NULL,
  qtde_vlr numeric,
  com_qtde_vlr bigint NOT NULL
);
CREATE INDEX lancamento_mes_mes ON resumo.lancamento_mes (mes, uf);
COMMENT ON TABLE resumo.lancamento_mes IS 'Lançamentos por estado, mês, item e natureza';
COMMENT ON COLUMN resumo.lancamento_mes.uf IS 'Unidade da federação';
COMMENT ON COLUMN resumo.lancamento_mes.mes IS 'Primeiro dia do mês';
COMMENT ON COLUMN resumo.lancamento_mes.codigo_item IS 'Item do catálogo';
COMMENT ON COLUMN resumo.lancamento_mes.natureza IS 'receita, despesa, producao ou estoque';
COMMENT ON COLUMN resumo.lancamento_mes.conta IS 'Se a visita em que foi feito conta';
COMMENT ON COLUMN resumo.lancamento_mes.lancamentos IS 'Lançamentos';
COMMENT ON COLUMN resumo.lancamento_mes.qtde IS 'Soma das quantidades';
COMMENT ON COLUMN resumo.lancamento_mes.com_qtde IS 'Lançamentos com quantidade';
COMMENT ON COLUMN resumo.lancamento_mes.vlr IS 'Soma dos valores unitários, R$';
COMMENT ON COLUMN resumo.lancamento_mes.com_vlr IS 'Lançamentos com valor';
COMMENT ON COLUMN resumo.lancamento_mes.qtde_vlr IS 'Soma de quantidade × valor unitário, R$';
COMMENT ON COLUMN resumo.lancamento_mes.com_qtde_vlr IS 'Lançamentos com quantidade e valor';

CREATE TABLE resumo.lancamento_ano (
  uf text NOT NULL,
  codigo_municipio integer NOT NULL,
  ano date NOT NULL,
  codigo_item integer,
  natureza text NOT NULL,
  conta boolean NOT NULL,
  lancamentos bigint NOT NULL,
  qtde numeric,
  com_qtde bigint NOT NULL,
  vlr numeric,
  com_vlr bigint NOT NULL,
  qtde_vlr numeric,
  com_qtde_vlr bigint NOT NULL
);
CREATE INDEX lancamento_ano_ano ON resumo.lancamento_ano (ano, uf);
COMMENT ON TABLE resumo.lancamento_ano IS 'Lançamentos por município, ano, item e natureza';
COMMENT ON COLUMN resumo.lancamento_ano.uf IS 'Unidade da federação';
COMMENT ON COLUMN resumo.lancamento_ano.codigo_municipio IS 'Código IBGE do município';
COMMENT ON COLUMN resumo.lancamento_ano.ano IS 'Primeiro dia do ano';
COMMENT ON COLUMN resumo.lancamento_ano.codigo_item IS 'Item do catálogo';
COMMENT ON COLUMN resumo.lancamento_ano.natureza IS 'receita, despesa, producao ou estoque';
COMMENT ON COLUMN resumo.lancamento_ano.conta IS 'Se a visita em que foi feito conta';
COMMENT ON COLUMN resumo.lancamento_ano.lancamentos IS 'Lançamentos';
COMMENT ON COLUMN resumo.lancamento_ano.qtde IS 'Soma das quantidades';
COMMENT ON COLUMN resumo.lancamento_ano.com_qtde IS 'Lançamentos com quantidade';
COMMENT ON COLUMN resumo.lancamento_ano.vlr IS 'Soma dos valores unitários, R$';
COMMENT ON COLUMN resumo.lancamento_ano.com_vlr IS 'Lançamentos com valor';
COMMENT ON COLUMN resumo.lancamento_ano.qtde_vlr IS 'Soma de quantidade × valor unitário, R$';
COMMENT ON COLUMN resumo.lancamento_ano.com_qtde_vlr IS 'Lançamentos com quantidade e valor';

INSERT INTO resumo.lancamento_ano
SELECT p.uf, p.codigo_municipio, date_trunc('year', l.dt)::date, l.codigo_item, l.natureza, v.conta,
  count(*), sum(l.qtde), count(l.qtde), sum(l.vlr), count(l.vlr), sum(l.qtde * l.vlr), count(l.qtde * l.vlr)
FROM programa.lancamento l
JOIN programa.visita v ON v.cod_propriedade = l.cod_propriedade AND v.id_visita = l.id_visita
JOIN programa.propriedade p ON p.cod_propriedade = l.cod_propriedade
GROUP BY 1, 2, 3, 4, 5, 6;
INSERT INTO resumo.lancamento_mes
SELECT p.uf, date_trunc('month', l.dt)::date, l.codigo_item, l.natureza, v.conta,
  count(*), sum(l.qtde), count(l.qtde), sum(l.vlr), count(l.vlr), sum(l.qtde * l.vlr), count(l.qtde * l.vlr)
FROM programa.lancamento l
JOIN programa.visita v ON v.cod_propriedade = l.cod_propriedade AND v.id_visita = l.id_visita
JOIN programa.propriedade p ON p.cod_propriedade = l.cod_propriedade
GROUP BY 1, 2, 3, 4, 5;
