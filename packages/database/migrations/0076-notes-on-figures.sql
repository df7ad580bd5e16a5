-- Notes on figures: words on days of a chart, of a state or of the country, told to those who see the figure (docs/decisions/0079). What is removed is
-- gone from here and stands in the log of accesses.
CREATE TABLE portal.nota (
  id_nota bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  relatorio integer NOT NULL,
  inicio date NOT NULL,
  fim date NOT NULL,
  uf text CHECK (uf ~ '^[A-Z]{2}$'),
  texto text NOT NULL CHECK (length(texto) BETWEEN 1 AND 500),
  leitores text NOT NULL DEFAULT 'equipe' CHECK (leitores IN ('equipe', 'todos')),
  autor bigint REFERENCES portal.usuario ON DELETE SET NULL,
  escrita_em timestamptz NOT NULL DEFAULT now(),
  alterada_por bigint REFERENCES portal.usuario ON DELETE SET NULL,
  alterada_em timestamptz,
  versao integer NOT NULL DEFAULT 1,
  CONSTRAINT nota_dias CHECK (inicio <= fim)
);
CREATE INDEX nota_relatorio ON portal.nota (relatorio, inicio);
CREATE INDEX nota_autor ON portal.nota (autor);
CREATE INDEX nota_alterada_por ON portal.nota (alterada_por);
COMMENT ON TABLE portal.nota IS 'Notas sobre números: o que quem lê um gráfico deve saber de um dia ou período; não mudam número nenhum';
COMMENT ON COLUMN portal.nota.id_nota IS 'Identificador';
COMMENT ON COLUMN portal.nota.relatorio IS 'Número do relatório cujo gráfico tem a nota';
COMMENT ON COLUMN portal.nota.inicio IS 'Primeiro dia a que se refere';
COMMENT ON COLUMN portal.nota.fim IS 'Último dia a que se refere';
COMMENT ON COLUMN portal.nota.uf IS 'Unidade da federação; nula quando é do país';
COMMENT ON COLUMN portal.nota.texto IS 'O que diz, sem formatação';
COMMENT ON COLUMN portal.nota.leitores IS 'Quem a lê, dos que veem o número: equipe, ou todos (também quem só observa)';
COMMENT ON COLUMN portal.nota.autor IS 'Quem a escreveu';
COMMENT ON COLUMN portal.nota.escrita_em IS 'Quando';
COMMENT ON COLUMN portal.nota.alterada_por IS 'Quem a mudou por último';
COMMENT ON COLUMN portal.nota.alterada_em IS 'Quando';
COMMENT ON COLUMN portal.nota.versao IS 'Quantas vezes foi gravada';
