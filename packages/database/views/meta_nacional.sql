-- Targets of the whole project; the table keeps them with an empty uf.
CREATE OR REPLACE VIEW programa.meta_nacional AS
SELECT indicador, ano, valor, make_date(ano, 12, 31) AS dt_limite FROM programa.meta WHERE uf = '';
COMMENT ON VIEW programa.meta_nacional IS 'Metas nacionais do projeto';
COMMENT ON COLUMN programa.meta_nacional.indicador IS 'Indicador da meta';
COMMENT ON COLUMN programa.meta_nacional.ano IS 'Ano até cujo fim a meta vale';
COMMENT ON COLUMN programa.meta_nacional.valor IS 'Valor acumulado a alcançar até o fim do ano';
COMMENT ON COLUMN programa.meta_nacional.dt_limite IS 'Último dia do ano';
