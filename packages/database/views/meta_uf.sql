-- Targets of the states.
CREATE OR REPLACE VIEW programa.meta_uf AS
SELECT indicador, uf, ano, valor, make_date(ano, 12, 31) AS dt_limite FROM programa.meta WHERE uf <> '';
COMMENT ON VIEW programa.meta_uf IS 'Metas de cada estado';
COMMENT ON COLUMN programa.meta_uf.indicador IS 'Indicador da meta';
COMMENT ON COLUMN programa.meta_uf.uf IS 'Unidade da federação';
COMMENT ON COLUMN programa.meta_uf.ano IS 'Ano até cujo fim a meta vale';
COMMENT ON COLUMN programa.meta_uf.valor IS 'Valor acumulado a alcançar até o fim do ano';
COMMENT ON COLUMN programa.meta_uf.dt_limite IS 'Último dia do ano';
