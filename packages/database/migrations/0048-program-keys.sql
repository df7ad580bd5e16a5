-- Personal keys with which programs read for a person: named, for some kinds of calls, with an end. Only a hash of the secret is kept.
CREATE TABLE portal.chave_programa (
  id_chave bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id_usuario bigint NOT NULL REFERENCES portal.usuario ON DELETE CASCADE,
  nome text NOT NULL,
  inicio text NOT NULL UNIQUE,
  segredo text NOT NULL,
  escopos text[] NOT NULL CHECK (escopos <@ ARRAY['maps', 'reports', 'indicators'] AND cardinality(escopos) > 0),
  com_fator boolean NOT NULL,
  criada_em timestamptz NOT NULL DEFAULT now(),
  expira_em timestamptz NOT NULL,
  usada_em timestamptz,
  usada_de text,
  revogada_em timestamptz
);
CREATE INDEX chave_programa_usuario ON portal.chave_programa (id_usuario);
CREATE INDEX chave_programa_fim ON portal.chave_programa (expira_em);
COMMENT ON TABLE portal.chave_programa IS 'Chaves pessoais com que programas leem mapas, relatórios e indicadores em nome de uma pessoa, com os direitos que ela tem no momento';
COMMENT ON COLUMN portal.chave_programa.id_chave IS 'Identificador';
COMMENT ON COLUMN portal.chave_programa.id_usuario IS 'Usuário em cujo nome a chave lê';
COMMENT ON COLUMN portal.chave_programa.nome IS 'Nome que a pessoa lhe deu';
COMMENT ON COLUMN portal.chave_programa.inicio IS 'Começo da chave, que a encontra e pode ser mostrado';
COMMENT ON COLUMN portal.chave_programa.segredo IS 'SHA-256 do resto da chave, 256 bits sorteados';
COMMENT ON COLUMN portal.chave_programa.escopos IS 'O que a chave lê: maps (mapas), reports (relatórios), indicators (indicadores)';
COMMENT ON COLUMN portal.chave_programa.com_fator IS 'Criada numa sessão em que o segundo fator foi provado';
COMMENT ON COLUMN portal.chave_programa.criada_em IS 'Criação';
COMMENT ON COLUMN portal.chave_programa.expira_em IS 'Fim da validade; o momento da revogação, se foi antes';
COMMENT ON COLUMN portal.chave_programa.usada_em IS 'Último uso, com a precisão de um minuto';
COMMENT ON COLUMN portal.chave_programa.usada_de IS 'Endereço do último uso';
COMMENT ON COLUMN portal.chave_programa.revogada_em IS 'Revogação, pela pessoa ou por uma nova senha; nulo enquanto ninguém a revogou';
