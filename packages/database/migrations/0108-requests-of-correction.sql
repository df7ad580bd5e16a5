-- Who asks that its data be put right has a right to it (LGPD, art. 18, III), as to a copy and to going: that it asked, when, why and when it was done stays written down. What was wrong is put
-- right where it comes from (the source, an account), so that nothing of the values stands here; whoever is anonymised leaves its requests under the pseudonym.
CREATE TABLE portal.pedido_correcao (
  id_pedido bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id_produtor bigint,
  id_usuario bigint,
  cpf text,
  tabela text NOT NULL,
  motivo text NOT NULL,
  pedido_por bigint NOT NULL,
  pedido_em timestamptz NOT NULL DEFAULT now(),
  atendido_por bigint,
  atendido_em timestamptz,
  CHECK ((atendido_por IS NULL) = (atendido_em IS NULL))
);
COMMENT ON TABLE portal.pedido_correcao IS 'Pedidos de correção de dados pessoais (LGPD, art. 18, III), sem os valores';
COMMENT ON COLUMN portal.pedido_correcao.id_pedido IS 'Número do pedido';
COMMENT ON COLUMN portal.pedido_correcao.id_produtor IS 'Produtor de quem são os dados';
COMMENT ON COLUMN portal.pedido_correcao.id_usuario IS 'Conta de quem são os dados';
COMMENT ON COLUMN portal.pedido_correcao.cpf IS 'Técnico ou supervisor de quem são os dados';
COMMENT ON COLUMN portal.pedido_correcao.tabela IS 'Onde estão os dados a corrigir';
COMMENT ON COLUMN portal.pedido_correcao.motivo IS 'Quem pediu e o que está errado, sem os valores';
COMMENT ON COLUMN portal.pedido_correcao.pedido_por IS 'Usuário que anotou o pedido';
COMMENT ON COLUMN portal.pedido_correcao.pedido_em IS 'Momento do pedido';
COMMENT ON COLUMN portal.pedido_correcao.atendido_por IS 'Usuário que o deu por atendido';
COMMENT ON COLUMN portal.pedido_correcao.atendido_em IS 'Momento em que foi dado por atendido; vazio enquanto está aberto';
