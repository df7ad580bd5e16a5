-- Closings: the figures of a period as a sheet had them at one version of the data, under a code that is worked out from them. A closing is for ever: the
-- table refuses to change or lose a row, whoever asks; what an owner of the database does around that, the code tells (modules/closings).
CREATE TABLE portal.fechamento (
  id_fechamento bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  codigo text NOT NULL UNIQUE CHECK (codigo ~ '^[0-9A-HJKMNP-TV-Z]{12}$'),
  relatorio text NOT NULL,
  periodo text NOT NULL,
  uf text,
  -- No foreign key: the code is of the number that was printed, and anonymising somebody gives the standing version another (migration 0051).
  versao bigint NOT NULL,
  dados_ate date,
  motivo text NOT NULL,
  id_usuario bigint NOT NULL REFERENCES portal.usuario,
  fechado_em timestamptz NOT NULL DEFAULT now(),
  figuras integer NOT NULL,
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  conteudo text NOT NULL,
  UNIQUE NULLS NOT DISTINCT (relatorio, periodo, uf, versao)
);
CREATE INDEX fechamento_usuario ON portal.fechamento (id_usuario, fechado_em);
COMMENT ON TABLE portal.fechamento IS 'Períodos fechados: as figuras de uma folha como estavam numa versão dos dados, com o código calculado delas; linhas que não mudam nem são apagadas';
COMMENT ON COLUMN portal.fechamento.id_fechamento IS 'Identificador';
COMMENT ON COLUMN portal.fechamento.codigo IS 'Código de doze letras e números: os primeiros 55 bits do SHA-256 do conteúdo e um caractere de conferência';
COMMENT ON COLUMN portal.fechamento.relatorio IS 'Folha fechada: semestre, impressao ou impressaoUf';
COMMENT ON COLUMN portal.fechamento.periodo IS 'Semestre (2023-2) ou ano (2023)';
COMMENT ON COLUMN portal.fechamento.uf IS 'Unidade da federação; nula quando é o país';
COMMENT ON COLUMN portal.fechamento.versao IS 'Versão dos dados de todas as figuras';
COMMENT ON COLUMN portal.fechamento.dados_ate IS 'Data de referência daquela versão';
COMMENT ON COLUMN portal.fechamento.motivo IS 'Por que foi fechado';
COMMENT ON COLUMN portal.fechamento.id_usuario IS 'Quem fechou';
COMMENT ON COLUMN portal.fechamento.fechado_em IS 'Quando';
COMMENT ON COLUMN portal.fechamento.figuras IS 'Quantas figuras guarda';
COMMENT ON COLUMN portal.fechamento.sha256 IS 'SHA-256 do conteúdo em UTF-8';
COMMENT ON COLUMN portal.fechamento.conteudo IS 'O que foi fechado, em JSON canônico: chaves em ordem, sem espaços, figuras como impressas';

CREATE FUNCTION portal.fechamento_fica() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A name in the reason goes with whom is anonymised, in the transaction that does it (migration 0051).
  IF TG_OP = 'UPDATE' THEN
    IF to_jsonb(NEW) - 'motivo' = to_jsonb(OLD) - 'motivo'
      AND EXISTS (SELECT FROM portal.pessoa_anonimizada WHERE anonimizada_em = now()) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'portal.fechamento: um fechamento não muda nem é apagado' USING ERRCODE = 'integrity_constraint_violation';
END
$$;
COMMENT ON FUNCTION portal.fechamento_fica IS 'Recusa mudar ou apagar um fechamento; só o nome de quem é anonimizado sai do motivo';
CREATE TRIGGER fechamento_linha BEFORE UPDATE OR DELETE ON portal.fechamento FOR EACH ROW EXECUTE FUNCTION portal.fechamento_fica();
CREATE TRIGGER fechamento_tabela BEFORE TRUNCATE ON portal.fechamento FOR EACH STATEMENT EXECUTE FUNCTION portal.fechamento_fica();
