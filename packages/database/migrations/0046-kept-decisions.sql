-- Which figures of small groups observers are not shown (docs/decisions/0029), by data version: worked out once, ahead of the first question where it is a standing
-- one, and read by every process. Whoever writes a table's line first has decided it: what is hidden is the same for all who ask, of whichever process.
CREATE TABLE portal.sigilo (
  versao integer NOT NULL,
  minimo integer NOT NULL,
  regra integer NOT NULL,
  tabela text NOT NULL,
  decisao jsonb NOT NULL,
  decidida_em timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (versao, minimo, regra, tabela)
);
COMMENT ON TABLE portal.sigilo IS 'O que quem só observa não vê de cada tabela de números, por versão dos dados; só nomes de números, nenhum valor';
COMMENT ON COLUMN portal.sigilo.versao IS 'Versão dos dados (portal.versao)';
COMMENT ON COLUMN portal.sigilo.minimo IS 'Menor grupo mostrado (SMALL_GROUP)';
COMMENT ON COLUMN portal.sigilo.regra IS 'Versão da regra que decidiu: decisões de duas regras não valem juntas';
COMMENT ON COLUMN portal.sigilo.tabela IS 'Qual tabela: o resumo (SHA-256) do fato, das condições, do período e da qualidade';
COMMENT ON COLUMN portal.sigilo.decisao IS 'Nomes dos números que não se mostram, e o que mais se sabe da tabela';
COMMENT ON COLUMN portal.sigilo.decidida_em IS 'Quando foi decidida';
