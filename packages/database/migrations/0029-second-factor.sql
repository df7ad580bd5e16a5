-- A second factor beside the password: apps that count codes (TOTP), passkeys, and recovery codes for when both are lost.

ALTER TABLE portal.sessao ADD COLUMN fator_em timestamptz;
COMMENT ON COLUMN portal.sessao.fator_em IS 'Prova do segundo fator nesta sessão; nulo: ninguém a pediu, ou a sessão ainda espera por ela';

CREATE TABLE portal.fator (
  id_fator bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id_usuario bigint NOT NULL REFERENCES portal.usuario ON DELETE CASCADE,
  tipo text NOT NULL CHECK (tipo IN ('aplicativo', 'chave')),
  nome text NOT NULL,
  criado_em timestamptz NOT NULL DEFAULT now(),
  usado_em timestamptz,
  segredo bytea,
  passo bigint,
  credencial text UNIQUE,
  chave_publica bytea,
  contador bigint,
  transportes text,
  CHECK (
    CASE tipo
      WHEN 'aplicativo' THEN segredo IS NOT NULL AND passo IS NOT NULL AND credencial IS NULL
      ELSE segredo IS NULL AND credencial IS NOT NULL AND chave_publica IS NOT NULL AND contador IS NOT NULL
    END
  )
);
CREATE INDEX fator_usuario ON portal.fator (id_usuario);
COMMENT ON TABLE portal.fator IS 'Segundos fatores das pessoas: aplicativos autenticadores (TOTP) e chaves de acesso (WebAuthn); acabam com a conta';
COMMENT ON COLUMN portal.fator.id_fator IS 'Identificador';
COMMENT ON COLUMN portal.fator.id_usuario IS 'Usuário';
COMMENT ON COLUMN portal.fator.tipo IS 'aplicativo ou chave';
COMMENT ON COLUMN portal.fator.nome IS 'Nome que a pessoa lhe deu';
COMMENT ON COLUMN portal.fator.criado_em IS 'Cadastro';
COMMENT ON COLUMN portal.fator.usado_em IS 'Último uso';
COMMENT ON COLUMN portal.fator.segredo IS 'Segredo do aplicativo, cifrado com uma chave que vem do segredo da instalação e preso à conta';
COMMENT ON COLUMN portal.fator.passo IS 'Intervalo de 30 segundos do último código aceito: este e os anteriores não valem mais';
COMMENT ON COLUMN portal.fator.credencial IS 'Identificador da chave de acesso, base64url';
COMMENT ON COLUMN portal.fator.chave_publica IS 'Parte pública da chave de acesso, COSE';
COMMENT ON COLUMN portal.fator.contador IS 'Contador de assinaturas da chave de acesso; um menor denuncia uma cópia';
COMMENT ON COLUMN portal.fator.transportes IS 'Como o navegador alcança a chave de acesso, separados por vírgula';

CREATE TABLE portal.fator_codigo (
  id_usuario bigint NOT NULL REFERENCES portal.usuario ON DELETE CASCADE,
  numero smallint NOT NULL,
  codigo text NOT NULL,
  criado_em timestamptz NOT NULL DEFAULT now(),
  usado_em timestamptz,
  PRIMARY KEY (id_usuario, numero)
);
COMMENT ON TABLE portal.fator_codigo IS 'Códigos de recuperação, dez por pessoa; cada um vale uma vez';
COMMENT ON COLUMN portal.fator_codigo.id_usuario IS 'Usuário';
COMMENT ON COLUMN portal.fator_codigo.numero IS 'Qual dos dez; é o primeiro sinal do código';
COMMENT ON COLUMN portal.fator_codigo.codigo IS 'Código, argon2id';
COMMENT ON COLUMN portal.fator_codigo.criado_em IS 'Criação';
COMMENT ON COLUMN portal.fator_codigo.usado_em IS 'Uso; nulo enquanto vale';

CREATE TABLE portal.fator_desafio (
  sessao text NOT NULL REFERENCES portal.sessao (token) ON DELETE CASCADE,
  finalidade text NOT NULL CHECK (finalidade IN ('provar', 'aplicativo', 'chave')),
  desafio bytea NOT NULL,
  expira_em timestamptz NOT NULL,
  PRIMARY KEY (sessao, finalidade)
);
COMMENT ON TABLE portal.fator_desafio IS 'O que o segundo passo de uma sessão espera: desafio de uma chave de acesso ou segredo de um aplicativo que ainda não foi confirmado';
COMMENT ON COLUMN portal.fator_desafio.sessao IS 'Sessão a que está preso (SHA-256)';
COMMENT ON COLUMN portal.fator_desafio.finalidade IS 'Para que serve: provar uma chave, cadastrar um aplicativo ou uma chave';
COMMENT ON COLUMN portal.fator_desafio.desafio IS 'Desafio ou segredo, cifrado e preso à sessão';
COMMENT ON COLUMN portal.fator_desafio.expira_em IS 'Validade';
