-- Mails are written here in the transaction of what causes them, and sent by a job. The text may hold the link of a new password: it stands here sealed
-- with the installation's secret, and only until the mail is sent or of no use any more.
CREATE TABLE portal.email (
  id_email uuid PRIMARY KEY,
  chave text UNIQUE,
  nome text NOT NULL,
  destinatario text NOT NULL,
  assunto text NOT NULL,
  corpo text,
  secreto boolean NOT NULL,
  vale_ate timestamptz,
  situacao text NOT NULL DEFAULT 'esperando' CHECK (situacao IN ('esperando', 'enviado', 'falhou')),
  criado_em timestamptz NOT NULL DEFAULT now(),
  enviado_em timestamptz
);
CREATE INDEX email_criado ON portal.email (criado_em);
COMMENT ON TABLE portal.email IS 'Emails que o portal envia, escritos junto com o que os causa';
COMMENT ON COLUMN portal.email.id_email IS 'Identificador, do qual vem o Message-ID, o mesmo em cada tentativa';
COMMENT ON COLUMN portal.email.chave IS 'Dois emails não têm a mesma: o segundo não entra; nulo: sempre entra';
COMMENT ON COLUMN portal.email.nome IS 'Nome do destinatário';
COMMENT ON COLUMN portal.email.destinatario IS 'Endereço do destinatário';
COMMENT ON COLUMN portal.email.assunto IS 'Assunto';
COMMENT ON COLUMN portal.email.corpo IS 'Texto, cifrado com o segredo da instalação; nulo depois de enviado, e nos secretos também depois de falhar';
COMMENT ON COLUMN portal.email.secreto IS 'O texto traz um endereço que abre a conta';
COMMENT ON COLUMN portal.email.vale_ate IS 'Depois deste momento já não é enviado, e o texto é apagado';
COMMENT ON COLUMN portal.email.situacao IS 'esperando, enviado (o servidor de email o aceitou) ou falhou';
COMMENT ON COLUMN portal.email.criado_em IS 'Entrada';
COMMENT ON COLUMN portal.email.enviado_em IS 'Momento em que o servidor de email o aceitou';

CREATE TABLE portal.email_tentativa (
  id_email uuid NOT NULL REFERENCES portal.email ON DELETE CASCADE,
  numero integer NOT NULL,
  comecou_em timestamptz NOT NULL DEFAULT now(),
  terminou_em timestamptz,
  resultado text CHECK (resultado IN ('aceito', 'recusado', 'adiado', 'desconhecido')),
  motivo text,
  PRIMARY KEY (id_email, numero),
  CHECK ((resultado IS NULL) = (terminou_em IS NULL))
);
COMMENT ON TABLE portal.email_tentativa IS 'Cada tentativa de entregar um email ao servidor de email';
COMMENT ON COLUMN portal.email_tentativa.id_email IS 'Email';
COMMENT ON COLUMN portal.email_tentativa.numero IS 'Tentativa, a partir de 1';
COMMENT ON COLUMN portal.email_tentativa.comecou_em IS 'Começo, escrito antes de procurar o servidor de email';
COMMENT ON COLUMN portal.email_tentativa.terminou_em IS 'Fim';
COMMENT ON COLUMN portal.email_tentativa.resultado IS 'aceito; recusado (não adianta repetir); adiado (não foi entregue, repete-se); desconhecido (pode ter sido entregue)';
COMMENT ON COLUMN portal.email_tentativa.motivo IS 'Por que não foi aceito, em palavras, sem o que o servidor de email escreveu';
