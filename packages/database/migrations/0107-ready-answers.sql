-- Answers of the pages' standing questions, worked out after a load before anybody asks, and read by every process (docs/decisions/0107). Where statements read 64 000 properties nobody
-- waits for them then. Gone with the next load, and with the next release of the software, whose answers may be other ones.
CREATE TABLE portal.resposta_pronta (
  versao bigint NOT NULL,
  edicao text NOT NULL,
  chave text NOT NULL,
  resposta text NOT NULL,
  feita_em timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (versao, edicao, chave)
);
COMMENT ON TABLE portal.resposta_pronta IS 'Respostas das páginas, feitas depois de uma carga antes que alguém as peça; nenhuma que diga de pessoas';
COMMENT ON COLUMN portal.resposta_pronta.versao IS 'Versão dos dados (portal.versao)';
COMMENT ON COLUMN portal.resposta_pronta.edicao IS 'Qual edição do programa respondeu: o resumo (SHA-256) de suas fontes';
COMMENT ON COLUMN portal.resposta_pronta.chave IS 'O resumo (SHA-256) da pergunta, de quem pode perguntá-la e da versão: o ETag da resposta';
COMMENT ON COLUMN portal.resposta_pronta.resposta IS 'Os números da resposta, em JSON, na ordem em que foram dados';
COMMENT ON COLUMN portal.resposta_pronta.feita_em IS 'Quando foi feita';
