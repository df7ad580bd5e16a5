-- The audit holds readings, refusals and limits too, each with its route, outcome, number of rows and address.
-- Lines come in batches a moment after what they tell of, so none of them may fail because its account is gone meanwhile.
ALTER TABLE portal.acesso
  ADD COLUMN rota text,
  ADD COLUMN situacao smallint,
  ADD COLUMN linhas bigint,
  ADD COLUMN endereco text;
ALTER TABLE portal.acesso DROP CONSTRAINT acesso_id_usuario_fkey;
ALTER TABLE portal.acesso DROP CONSTRAINT acesso_acao_check;
ALTER TABLE portal.acesso ADD CONSTRAINT acesso_acao_check
  CHECK (acao IN ('abrir', 'ler', 'exportar', 'alterar', 'entrar', 'sair', 'recusar', 'limitar'));
COMMENT ON TABLE portal.acesso IS 'Auditoria: quem entrou, leu, exportou ou mudou o quê, e o que foi recusado';
COMMENT ON COLUMN portal.acesso.id_usuario IS 'Usuário; vazio quando ninguém havia entrado';
COMMENT ON COLUMN portal.acesso.acao IS 'O que foi feito: abrir, ler, exportar, alterar, entrar, sair; recusar e limitar quando nada foi entregue';
COMMENT ON COLUMN portal.acesso.detalhe IS 'Filtros (valores pessoais como códigos com chave), formato, vezes em que se repetiu';
COMMENT ON COLUMN portal.acesso.rota IS 'Nome da chamada (docs/authorisation-matrix.json)';
COMMENT ON COLUMN portal.acesso.situacao IS 'Situação da resposta (HTTP)';
COMMENT ON COLUMN portal.acesso.linhas IS 'Linhas entregues; de uma resposta interrompida, as que saíram';
COMMENT ON COLUMN portal.acesso.endereco IS 'Endereço de onde veio o pedido';
-- One person's lines, the newest first; refusals are looked through by what they are.
CREATE INDEX acesso_usuario ON portal.acesso (id_usuario, quando);
