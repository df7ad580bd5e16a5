-- Another e-mail for an account counts once the link in a mail to it was followed by the account's own person.
CREATE TABLE portal.troca_email (
  token text PRIMARY KEY,
  id_usuario bigint NOT NULL UNIQUE REFERENCES portal.usuario ON DELETE CASCADE,
  email text NOT NULL,
  criado_em timestamptz NOT NULL DEFAULT now(),
  expira_em timestamptz NOT NULL
);
COMMENT ON TABLE portal.troca_email IS 'E-mails novos que esperam confirmação; um por conta, o último pedido';
COMMENT ON COLUMN portal.troca_email.token IS 'SHA-256 do código enviado ao e-mail novo';
COMMENT ON COLUMN portal.troca_email.id_usuario IS 'Conta';
COMMENT ON COLUMN portal.troca_email.email IS 'E-mail novo, em minúsculas';
COMMENT ON COLUMN portal.troca_email.criado_em IS 'Pedido';
COMMENT ON COLUMN portal.troca_email.expira_em IS 'Validade; depois dela o pedido não vale, e o próximo toma o seu lugar';
