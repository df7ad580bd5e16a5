-- Targets of the states, each state that the programme is in with a line for every target that any of them has: without a value where it has none, so that who adds targets up is told of
-- whom there is none (docs/decisions/0073). The whole country's is in programa.meta_nacional.
CREATE OR REPLACE VIEW programa.meta_uf AS
WITH prazo AS (
  SELECT DISTINCT indicador, ano FROM programa.meta WHERE uf <> ''
), estado AS (
  SELECT u.uf, EXISTS (SELECT FROM resumo.coorte_divulgada c WHERE c.uf = u.uf AND c.contada) AS divulgada
  FROM geo.uf u
  WHERE EXISTS (SELECT FROM programa.propriedade p WHERE p.uf = u.uf)
)
SELECT m.indicador, m.uf, m.ano, m.valor, make_date(m.ano, 12, 31) AS dt_limite, true AS divulgada
FROM programa.meta m
WHERE m.uf <> ''
UNION ALL
SELECT p.indicador, e.uf, p.ano, NULL::numeric(16,2), make_date(p.ano, 12, 31), e.divulgada
FROM prazo p
CROSS JOIN estado e
WHERE NOT EXISTS (SELECT FROM programa.meta m WHERE m.indicador = p.indicador AND m.uf = e.uf AND m.ano = p.ano);
COMMENT ON VIEW programa.meta_uf IS 'Metas de cada estado, com uma linha sem valor de cada estado com propriedades que não tem uma que outro tem';
COMMENT ON COLUMN programa.meta_uf.indicador IS 'Indicador da meta';
COMMENT ON COLUMN programa.meta_uf.uf IS 'Unidade da federação';
COMMENT ON COLUMN programa.meta_uf.ano IS 'Ano até cujo fim a meta vale';
COMMENT ON COLUMN programa.meta_uf.valor IS 'Valor acumulado a alcançar até o fim do ano; nulo onde o estado não tem a meta';
COMMENT ON COLUMN programa.meta_uf.dt_limite IS 'Último dia do ano';
COMMENT ON COLUMN programa.meta_uf.divulgada IS 'Se observadores são informados da linha: há meta ou propriedades contadas do estado';
