-- Who was anonymised and is in the database again, because a copy of before took its place (decisions/0110): by these the person is found and anonymised once more, with which the rows go.
-- Written by the owner alone, as all of those who were anonymised.
CREATE TABLE portal.pessoa_de_volta (
  id_volta bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id_pessoa bigint NOT NULL REFERENCES portal.pessoa_anonimizada,
  cpf text,
  id_produtor bigint,
  id_usuario bigint,
  email text,
  desde timestamptz NOT NULL DEFAULT now(),
  CHECK (num_nonnulls(cpf, id_produtor, id_usuario, email) = 1)
);
CREATE INDEX pessoa_de_volta_pessoa ON portal.pessoa_de_volta (id_pessoa);
COMMENT ON TABLE portal.pessoa_de_volta IS 'Pessoas anonimizadas que uma cópia do banco trouxe de volta: por onde cada uma está nele, até ser anonimizada outra vez';
COMMENT ON COLUMN portal.pessoa_de_volta.id_volta IS 'Identificador';
COMMENT ON COLUMN portal.pessoa_de_volta.id_pessoa IS 'Pessoa anonimizada';
COMMENT ON COLUMN portal.pessoa_de_volta.cpf IS 'CPF que está de volta';
COMMENT ON COLUMN portal.pessoa_de_volta.id_produtor IS 'Cadastro de produtor que está de volta';
COMMENT ON COLUMN portal.pessoa_de_volta.id_usuario IS 'Conta que está de volta';
COMMENT ON COLUMN portal.pessoa_de_volta.email IS 'E-mail que está de volta';
COMMENT ON COLUMN portal.pessoa_de_volta.desde IS 'Momento em que se viu';

-- An address alone may be all that somebody was known by.
ALTER TABLE portal.anonimizado DROP CONSTRAINT anonimizado_tipo_check,
  ADD CONSTRAINT anonimizado_tipo_check CHECK (tipo IN ('cpf', 'produtor', 'nome', 'email', 'conta'));
COMMENT ON COLUMN portal.anonimizado.tipo IS 'cpf, produtor (identificador na fonte) ou nome, que a importação troca; email ou conta (número e cadastro), que só uma cópia do banco traz de volta';

ALTER TABLE portal.pessoa_anonimizada ADD COLUMN outra_vez_em timestamptz;
COMMENT ON COLUMN portal.pessoa_anonimizada.outra_vez_em IS 'Momento em que foi anonimizada outra vez, depois de uma cópia do banco a trazer de volta';

-- Whoever is known by an address alone has requests of its own too.
ALTER TABLE portal.pedido_correcao ADD COLUMN email text;
COMMENT ON COLUMN portal.pedido_correcao.email IS 'E-mail de quem são os dados, quando só por ele a pessoa é conhecida; depois de anonimizada, o que ficou no lugar';

-- Nobody can look for a name in a picture or in a PDF: what a file of a mail says is kept beside it, for as long as it waits.
ALTER TABLE portal.email_arquivo ADD COLUMN palavras bytea;
COMMENT ON COLUMN portal.email_arquivo.palavras IS 'O que o arquivo diz, quando o email não o diz também, cifrado como ele';

-- As in migration 0049; whoever goes once more goes from the reasons of closings too.
CREATE OR REPLACE FUNCTION portal.fechamento_fica() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF to_jsonb(NEW) - 'motivo' = to_jsonb(OLD) - 'motivo'
      AND EXISTS (SELECT FROM portal.pessoa_anonimizada WHERE now() IN (anonimizada_em, outra_vez_em)) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'portal.fechamento: um fechamento não muda nem é apagado' USING ERRCODE = 'integrity_constraint_violation';
END
$$;
