-- Practices by state, month and objective: the areas of a year's end are sums of a few rows instead of a join of all practices.
CREATE TABLE resumo.pratica_mes (
  uf text NOT NULL,
  codigo_municipio integer NOT NULL,
  mes date NOT NULL,
  objetivo text NOT NULL,
  praticas integer NOT NULL,
  area numeric,
  com_area integer NOT NULL
);
CREATE INDEX pratica_mes_mes ON resumo.pratica_mes (mes, uf);
COMMENT ON TABLE resumo.pratica_mes IS 'Práticas por município, mês e objetivo';
COMMENT ON COLUMN resumo.pratica_mes.uf IS 'Unidade da federação';
COMMENT ON COLUMN resumo.pratica_mes.codigo_municipio IS 'Código IBGE do município';
COMMENT ON COLUMN resumo.pratica_mes.mes IS 'Primeiro dia do mês do registro';
COMMENT ON COLUMN resumo.pratica_mes.objetivo IS 'conservacao, abc ou planejamento';
COMMENT ON COLUMN resumo.pratica_mes.praticas IS 'Práticas';
COMMENT ON COLUMN resumo.pratica_mes.area IS 'Soma das áreas, ha';
COMMENT ON COLUMN resumo.pratica_mes.com_area IS 'Práticas com área';

INSERT INTO resumo.pratica_mes
SELECT p.uf, p.codigo_municipio, date_trunc('month', x.dt_registro)::date, x.objetivo, count(*), sum(x.area_ha), count(x.area_ha)
FROM programa.pratica x
JOIN programa.propriedade p ON p.cod_propriedade = x.cod_propriedade
GROUP BY 1, 2, 3, 4;
