-- Who somebody is: an e-mail counts once it is confirmed, a CPF gives rows once an administrator has given it.

ALTER TABLE portal.usuario ADD COLUMN confirmado_em timestamptz;
COMMENT ON COLUMN portal.usuario.confirmado_em IS 'Confirmação do e-mail, por um endereço enviado a ele; nulo: a conta só vale na demonstração';
ALTER TABLE portal.usuario ADD COLUMN cpf_conferido boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN portal.usuario.cpf_conferido IS 'Verdadeiro quando um administrador deu o CPF; o que a pessoa digitou no cadastro não dá acesso a linha alguma';

-- Those of the demonstration are its own technician and supervisor. Whoever else had a CPF may have typed it: it is given anew (npm run grant).
UPDATE portal.usuario SET cpf_conferido = true WHERE demonstracao;

CREATE UNIQUE INDEX usuario_cpf ON portal.usuario (cpf)
  WHERE removido_em IS NULL AND confirmado_em IS NOT NULL AND cpf IS NOT NULL;

CREATE TABLE portal.cadastro (
  id_cadastro bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token text NOT NULL UNIQUE,
  nome text NOT NULL,
  email text NOT NULL,
  cpf text NOT NULL,
  senha text NOT NULL,
  termos text,
  criado_em timestamptz NOT NULL DEFAULT now(),
  expira_em timestamptz NOT NULL
);
CREATE INDEX cadastro_email ON portal.cadastro (email);
COMMENT ON TABLE portal.cadastro IS 'Cadastros que esperam a confirmação do e-mail; vários podem esperar pelo mesmo, e nenhum impede outro';
COMMENT ON COLUMN portal.cadastro.id_cadastro IS 'Identificador';
COMMENT ON COLUMN portal.cadastro.token IS 'SHA-256 do código enviado por e-mail';
COMMENT ON COLUMN portal.cadastro.nome IS 'Nome completo';
COMMENT ON COLUMN portal.cadastro.email IS 'E-mail a confirmar, em minúsculas';
COMMENT ON COLUMN portal.cadastro.cpf IS 'CPF digitado, só dígitos';
COMMENT ON COLUMN portal.cadastro.senha IS 'Senha escolhida, argon2id';
COMMENT ON COLUMN portal.cadastro.termos IS 'Versão dos termos aceita';
COMMENT ON COLUMN portal.cadastro.criado_em IS 'Cadastro';
COMMENT ON COLUMN portal.cadastro.expira_em IS 'Validade; depois dela o cadastro é apagado';

ALTER TABLE portal.sessao ADD COLUMN id_sessao bigint GENERATED ALWAYS AS IDENTITY UNIQUE;
COMMENT ON COLUMN portal.sessao.id_sessao IS 'Número da sessão, para encerrá-la';
ALTER TABLE portal.sessao ADD COLUMN aparelho text;
COMMENT ON COLUMN portal.sessao.aparelho IS 'Navegador e sistema com que foi aberta, em palavras';
ALTER TABLE portal.sessao ADD COLUMN endereco text;
COMMENT ON COLUMN portal.sessao.endereco IS 'Endereço IP de que foi aberta';
