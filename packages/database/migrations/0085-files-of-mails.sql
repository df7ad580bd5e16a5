-- A summary goes out with its charts, and with its numbers as a file where that is chosen (docs/decisions/0090). What goes to many is kept once.
ALTER TABLE portal.notificacao
  ADD COLUMN graficos boolean NOT NULL DEFAULT true,
  ADD COLUMN anexo text CHECK (anexo IN ('xlsx', 'pdf'));
COMMENT ON COLUMN portal.notificacao.graficos IS 'O resumo leva os gráficos como figuras';
COMMENT ON COLUMN portal.notificacao.anexo IS 'O resumo leva os números também em arquivo: xlsx ou pdf; nulo para nenhum';

CREATE TABLE portal.email_arquivo (
  id_arquivo text PRIMARY KEY,
  conteudo bytea NOT NULL,
  usado_em timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE portal.email_arquivo IS 'Figuras e arquivos que vão com emails, cada um uma só vez, até que nenhum email precise dele';
COMMENT ON COLUMN portal.email_arquivo.id_arquivo IS 'Identificador, feito do conteúdo com o segredo da instalação';
COMMENT ON COLUMN portal.email_arquivo.conteudo IS 'Conteúdo, cifrado com o segredo da instalação';
COMMENT ON COLUMN portal.email_arquivo.usado_em IS 'Último email que entrou na fila com ele';

CREATE TABLE portal.email_anexo (
  id_email uuid NOT NULL REFERENCES portal.email ON DELETE CASCADE,
  ordem integer NOT NULL,
  id_arquivo text NOT NULL REFERENCES portal.email_arquivo,
  nome text NOT NULL,
  tipo text NOT NULL,
  cid text,
  PRIMARY KEY (id_email, ordem)
);
CREATE INDEX email_anexo_arquivo ON portal.email_anexo (id_arquivo);
COMMENT ON TABLE portal.email_anexo IS 'O que vai com cada email que ainda não foi entregue';
COMMENT ON COLUMN portal.email_anexo.id_email IS 'Email';
COMMENT ON COLUMN portal.email_anexo.ordem IS 'Ordem no email, a partir de 1';
COMMENT ON COLUMN portal.email_anexo.id_arquivo IS 'Figura ou arquivo';
COMMENT ON COLUMN portal.email_anexo.nome IS 'Nome do arquivo';
COMMENT ON COLUMN portal.email_anexo.tipo IS 'Tipo do conteúdo (MIME)';
COMMENT ON COLUMN portal.email_anexo.cid IS 'Nome pelo qual a forma desenhada o mostra; nulo no que é só anexo';
