-- What the portal's big numbers were after each load, of the country and of each state, year by year: what one load moved is told by it, a past year that
-- was revised above all (docs/decisions/0084). One row a load, written by a job after it.
CREATE TABLE portal.carga_figuras (
  versao bigint PRIMARY KEY,
  dados_ate date,
  gravada_em timestamptz NOT NULL DEFAULT now(),
  figuras jsonb NOT NULL
);
COMMENT ON TABLE portal.carga_figuras IS 'Os números grandes das páginas depois de cada carga, do país e de cada UF, por ano; para dizer o que a carga seguinte mudou';
COMMENT ON COLUMN portal.carga_figuras.versao IS 'Versão dos dados (portal.versao)';
COMMENT ON COLUMN portal.carga_figuras.dados_ate IS 'Data de referência daquela versão';
COMMENT ON COLUMN portal.carga_figuras.gravada_em IS 'Quando foram gravados';
COMMENT ON COLUMN portal.carga_figuras.figuras IS 'Por relatório e ano: unidade, casas e o valor do país, de cada UF e de onde não há linhas, em texto decimal';
