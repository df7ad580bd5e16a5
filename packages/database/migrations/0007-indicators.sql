-- Indicators and panels: what stands, every version of it with its author, and who is given which panel. What is removed stays, so that
-- history and audit keep their words.
CREATE TABLE portal.indicador (
  id_indicador bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  versao integer NOT NULL DEFAULT 1,
  nome_indicador text NOT NULL,
  chave_nome text NOT NULL,
  data_type text NOT NULL CHECK (data_type IN ('numeric', 'integer')),
  unidade text NOT NULL,
  formula_plain text NOT NULL,
  formula_struct text NOT NULL,
  significado text,
  atualizado_em timestamptz NOT NULL DEFAULT now(),
  atualizado_por bigint REFERENCES portal.usuario,
  demonstracao boolean NOT NULL DEFAULT false,
  removido_em timestamptz
);
CREATE UNIQUE INDEX indicador_nome ON portal.indicador (chave_nome) WHERE removido_em IS NULL;
COMMENT ON TABLE portal.indicador IS 'Indicadores definidos por fórmula';
COMMENT ON COLUMN portal.indicador.id_indicador IS 'Identificador';
COMMENT ON COLUMN portal.indicador.versao IS 'Versão em vigor; aumenta a cada gravação';
COMMENT ON COLUMN portal.indicador.nome_indicador IS 'Nome';
COMMENT ON COLUMN portal.indicador.chave_nome IS 'Nome como as fórmulas o procuram: sem acentos, em minúsculas; um só entre os que valem';
COMMENT ON COLUMN portal.indicador.data_type IS 'numeric ou integer, arredondado ao fim';
COMMENT ON COLUMN portal.indicador.unidade IS 'Unidade';
COMMENT ON COLUMN portal.indicador.formula_plain IS 'Fórmula como foi escrita';
COMMENT ON COLUMN portal.indicador.formula_struct IS 'Fórmula com os nomes trocados por códigos, que resistem a mudanças de nome';
COMMENT ON COLUMN portal.indicador.significado IS 'O que o indicador quer dizer, para a ficha';
COMMENT ON COLUMN portal.indicador.atualizado_em IS 'Última gravação';
COMMENT ON COLUMN portal.indicador.atualizado_por IS 'Quem gravou; nulo para os que vêm com a demonstração';
COMMENT ON COLUMN portal.indicador.demonstracao IS 'Veio com o programa de demonstração';
COMMENT ON COLUMN portal.indicador.removido_em IS 'Exclusão; nulo enquanto vale';

CREATE TABLE portal.indicador_versao (
  id_indicador bigint NOT NULL REFERENCES portal.indicador ON DELETE CASCADE,
  versao integer NOT NULL,
  nome_indicador text NOT NULL,
  data_type text NOT NULL,
  unidade text NOT NULL,
  formula_plain text NOT NULL,
  formula_struct text NOT NULL,
  significado text,
  nota text,
  restaurada_de integer,
  criada_em timestamptz NOT NULL DEFAULT now(),
  autor bigint REFERENCES portal.usuario,
  PRIMARY KEY (id_indicador, versao)
);
COMMENT ON TABLE portal.indicador_versao IS 'Todas as versões de cada indicador';
COMMENT ON COLUMN portal.indicador_versao.id_indicador IS 'Indicador';
COMMENT ON COLUMN portal.indicador_versao.versao IS 'Número da versão';
COMMENT ON COLUMN portal.indicador_versao.nome_indicador IS 'Nome nesta versão';
COMMENT ON COLUMN portal.indicador_versao.data_type IS 'numeric ou integer';
COMMENT ON COLUMN portal.indicador_versao.unidade IS 'Unidade nesta versão';
COMMENT ON COLUMN portal.indicador_versao.formula_plain IS 'Fórmula como foi escrita';
COMMENT ON COLUMN portal.indicador_versao.formula_struct IS 'Fórmula com códigos';
COMMENT ON COLUMN portal.indicador_versao.significado IS 'O que queria dizer';
COMMENT ON COLUMN portal.indicador_versao.nota IS 'Por que mudou, nas palavras de quem mudou';
COMMENT ON COLUMN portal.indicador_versao.restaurada_de IS 'Versão de que esta é a volta';
COMMENT ON COLUMN portal.indicador_versao.criada_em IS 'Gravação';
COMMENT ON COLUMN portal.indicador_versao.autor IS 'Quem gravou; nulo para as que vêm com a demonstração';

CREATE TABLE portal.painel (
  id_painel bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  versao integer NOT NULL DEFAULT 1,
  nome text NOT NULL,
  atualizado_em timestamptz NOT NULL DEFAULT now(),
  atualizado_por bigint REFERENCES portal.usuario,
  publicado_versao integer,
  publicado_em timestamptz,
  publicado_por bigint REFERENCES portal.usuario,
  demonstracao boolean NOT NULL DEFAULT false,
  removido_em timestamptz
);
COMMENT ON TABLE portal.painel IS 'Painéis de indicadores';
COMMENT ON COLUMN portal.painel.id_painel IS 'Identificador';
COMMENT ON COLUMN portal.painel.versao IS 'Versão do rascunho; aumenta a cada gravação';
COMMENT ON COLUMN portal.painel.nome IS 'Nome no rascunho';
COMMENT ON COLUMN portal.painel.atualizado_em IS 'Última gravação';
COMMENT ON COLUMN portal.painel.atualizado_por IS 'Quem gravou; nulo para os que vêm com a demonstração';
COMMENT ON COLUMN portal.painel.publicado_versao IS 'Versão que os perfis veem; nulo enquanto não publicado';
COMMENT ON COLUMN portal.painel.publicado_em IS 'Publicação';
COMMENT ON COLUMN portal.painel.publicado_por IS 'Quem publicou';
COMMENT ON COLUMN portal.painel.demonstracao IS 'Veio com o programa de demonstração';
COMMENT ON COLUMN portal.painel.removido_em IS 'Exclusão; nulo enquanto vale';

CREATE TABLE portal.painel_versao (
  id_painel bigint NOT NULL REFERENCES portal.painel ON DELETE CASCADE,
  versao integer NOT NULL,
  nome text NOT NULL,
  config jsonb NOT NULL,
  criada_em timestamptz NOT NULL DEFAULT now(),
  autor bigint REFERENCES portal.usuario,
  PRIMARY KEY (id_painel, versao)
);
COMMENT ON TABLE portal.painel_versao IS 'Todas as versões de cada painel, com suas visões';
COMMENT ON COLUMN portal.painel_versao.id_painel IS 'Painel';
COMMENT ON COLUMN portal.painel_versao.versao IS 'Número da versão';
COMMENT ON COLUMN portal.painel_versao.nome IS 'Nome nesta versão';
COMMENT ON COLUMN portal.painel_versao.config IS 'Visões, em ordem (contracts/view)';
COMMENT ON COLUMN portal.painel_versao.criada_em IS 'Gravação';
COMMENT ON COLUMN portal.painel_versao.autor IS 'Quem gravou';

CREATE TABLE portal.painel_perfil (
  id_painel bigint NOT NULL REFERENCES portal.painel ON DELETE CASCADE,
  id_perfil smallint NOT NULL,
  PRIMARY KEY (id_painel, id_perfil)
);
COMMENT ON TABLE portal.painel_perfil IS 'Perfis que veem cada painel publicado';
COMMENT ON COLUMN portal.painel_perfil.id_painel IS 'Painel';
COMMENT ON COLUMN portal.painel_perfil.id_perfil IS 'Perfil (contracts/profiles)';

CREATE TABLE portal.tabela_cruzada (
  id_tabela_cruzada bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id_usuario bigint NOT NULL REFERENCES portal.usuario ON DELETE CASCADE,
  definicao jsonb NOT NULL,
  criada_em timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX tabela_cruzada_usuario ON portal.tabela_cruzada (id_usuario, id_tabela_cruzada DESC);
COMMENT ON TABLE portal.tabela_cruzada IS 'Últimas tabelas cruzadas de cada usuário';
COMMENT ON COLUMN portal.tabela_cruzada.id_tabela_cruzada IS 'Identificador';
COMMENT ON COLUMN portal.tabela_cruzada.id_usuario IS 'Quem a fez';
COMMENT ON COLUMN portal.tabela_cruzada.definicao IS 'Indicadores, linhas, colunas e filtros';
COMMENT ON COLUMN portal.tabela_cruzada.criada_em IS 'Criação';
