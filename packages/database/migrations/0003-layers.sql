-- Map layers too large or too foreign for the programme's own tables, written by the importer only.
CREATE SCHEMA camada;
COMMENT ON SCHEMA camada IS 'Camadas de mapa externas ao programa, escritas apenas pela importação';

CREATE TABLE camada.car (
  numero_car text PRIMARY KEY,
  cod_propriedade text,
  tipo_imovel_car text,
  situacao_car text,
  condicao_car text,
  area_ha numeric(14,4),
  geom geometry(MultiPolygon, 4674)
);
CREATE INDEX car_propriedade ON camada.car (cod_propriedade);
CREATE INDEX car_geom ON camada.car USING gist (geom);
COMMENT ON TABLE camada.car IS 'Imóveis do Cadastro Ambiental Rural';
COMMENT ON COLUMN camada.car.numero_car IS 'Número no CAR';
COMMENT ON COLUMN camada.car.cod_propriedade IS 'Propriedade participante, quando conhecida';
COMMENT ON COLUMN camada.car.tipo_imovel_car IS 'Tipo do imóvel: IRU, AST ou PCT';
COMMENT ON COLUMN camada.car.situacao_car IS 'Situação: AT, PE, SU ou CA';
COMMENT ON COLUMN camada.car.condicao_car IS 'Condição da análise';
COMMENT ON COLUMN camada.car.area_ha IS 'Área, ha';
COMMENT ON COLUMN camada.car.geom IS 'Perímetro, EPSG:4674';

CREATE TABLE camada.vegetacao_nativa (
  codigo text PRIMARY KEY,
  nome text,
  area_ha numeric(16,4),
  geom geometry(MultiPolygon, 4674) NOT NULL
);
CREATE INDEX vegetacao_nativa_geom ON camada.vegetacao_nativa USING gist (geom);
COMMENT ON TABLE camada.vegetacao_nativa IS 'Vegetação nativa';
COMMENT ON COLUMN camada.vegetacao_nativa.codigo IS 'Código da feição';
COMMENT ON COLUMN camada.vegetacao_nativa.nome IS 'Nome, quando há';
COMMENT ON COLUMN camada.vegetacao_nativa.area_ha IS 'Área, ha';
COMMENT ON COLUMN camada.vegetacao_nativa.geom IS 'Área, EPSG:4674';

CREATE TABLE camada.reserva_legal (
  codigo text PRIMARY KEY,
  nome text,
  area_ha numeric(16,4),
  geom geometry(MultiPolygon, 4674) NOT NULL
);
CREATE INDEX reserva_legal_geom ON camada.reserva_legal USING gist (geom);
COMMENT ON TABLE camada.reserva_legal IS 'Reserva legal';
COMMENT ON COLUMN camada.reserva_legal.codigo IS 'Código da feição';
COMMENT ON COLUMN camada.reserva_legal.nome IS 'Nome, quando há';
COMMENT ON COLUMN camada.reserva_legal.area_ha IS 'Área, ha';
COMMENT ON COLUMN camada.reserva_legal.geom IS 'Área, EPSG:4674';

CREATE TABLE camada.bacia_20km (
  codigo text PRIMARY KEY,
  nome text,
  area_ha numeric(16,4),
  geom geometry(MultiPolygon, 4674) NOT NULL
);
CREATE INDEX bacia_20km_geom ON camada.bacia_20km USING gist (geom);
COMMENT ON TABLE camada.bacia_20km IS 'Bacias hidrográficas 20km';
COMMENT ON COLUMN camada.bacia_20km.codigo IS 'Código da feição';
COMMENT ON COLUMN camada.bacia_20km.nome IS 'Nome, quando há';
COMMENT ON COLUMN camada.bacia_20km.area_ha IS 'Área, ha';
COMMENT ON COLUMN camada.bacia_20km.geom IS 'Área, EPSG:4674';

CREATE TABLE camada.processo (
  numero text PRIMARY KEY,
  tribunal text NOT NULL,
  esfera text,
  classe text,
  assuntos integer[],
  uf text,
  ano smallint,
  flg_julgamento boolean,
  complex_assunto text,
  partes jsonb,
  geom geometry(Point, 4674)
);
CREATE INDEX processo_geom ON camada.processo USING gist (geom);
COMMENT ON TABLE camada.processo IS 'Processos judiciais (datajud)';
COMMENT ON COLUMN camada.processo.numero IS 'Número do processo, numeração única do CNJ';
COMMENT ON COLUMN camada.processo.tribunal IS 'Tribunal';
COMMENT ON COLUMN camada.processo.esfera IS 'Esfera da justiça';
COMMENT ON COLUMN camada.processo.classe IS 'Classe processual';
COMMENT ON COLUMN camada.processo.assuntos IS 'Códigos dos assuntos (TPU/CNJ)';
COMMENT ON COLUMN camada.processo.uf IS 'Unidade da federação';
COMMENT ON COLUMN camada.processo.ano IS 'Ano do ajuizamento';
COMMENT ON COLUMN camada.processo.flg_julgamento IS 'Verdadeiro quando julgado';
COMMENT ON COLUMN camada.processo.complex_assunto IS 'Assunto por extenso';
COMMENT ON COLUMN camada.processo.partes IS 'Partes: tipoPessoa, numeroDocumentoPrincipal, nome, sexo, nacionalidade, intimacaoPendente, assistenciaJudiciaria';
COMMENT ON COLUMN camada.processo.geom IS 'Ponto, EPSG:4674';
