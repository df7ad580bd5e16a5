-- Mails to many: what is told on which occasion, to whom, and what became of each. A mail may have a drawn form and a way out by one click.
ALTER TABLE portal.email ADD COLUMN html text, ADD COLUMN descadastro text;
COMMENT ON COLUMN portal.email.html IS 'Forma desenhada do texto, cifrada como ele; nulo onde só há texto';
COMMENT ON COLUMN portal.email.descadastro IS 'Endereço que deixa de receber com um clique (RFC 8058), cifrado; nulo onde não há';

CREATE TABLE portal.notificacao (
  id_notificacao bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nome text NOT NULL,
  fonte text NOT NULL DEFAULT 'pagina:dashboard',
  resumo text CHECK (resumo IN ('semanal', 'mensal')),
  importacao boolean NOT NULL DEFAULT false,
  mudancas boolean NOT NULL DEFAULT false,
  limite_figura text,
  limite_sentido text CHECK (limite_sentido IN ('acima', 'abaixo')),
  limite_valor numeric,
  versao integer NOT NULL DEFAULT 1,
  criada_por bigint NOT NULL,
  criada_em timestamptz NOT NULL DEFAULT now(),
  alterada_em timestamptz NOT NULL DEFAULT now(),
  CHECK (num_nulls(limite_figura, limite_sentido, limite_valor) IN (0, 3))
);
COMMENT ON TABLE portal.notificacao IS 'Notificações por email: o que enviam e em que ocasião';
COMMENT ON COLUMN portal.notificacao.id_notificacao IS 'Identificador';
COMMENT ON COLUMN portal.notificacao.nome IS 'Nome';
COMMENT ON COLUMN portal.notificacao.fonte IS 'De onde são os números: pagina e o nome de uma página de relatórios, ou painel e seu número';
COMMENT ON COLUMN portal.notificacao.resumo IS 'Envia os números às segundas-feiras (semanal) ou no primeiro dia do mês (mensal); nulo para não enviar';
COMMENT ON COLUMN portal.notificacao.importacao IS 'Envia quando uma importação termina, com as falhas';
COMMENT ON COLUMN portal.notificacao.mudancas IS 'Envia, depois de uma importação, os números que mudaram desde o último email';
COMMENT ON COLUMN portal.notificacao.limite_figura IS 'Número da fonte que é comparado depois de cada importação; nulo para nenhum';
COMMENT ON COLUMN portal.notificacao.limite_sentido IS 'Envia quando o número passa a estar acima ou abaixo do valor';
COMMENT ON COLUMN portal.notificacao.limite_valor IS 'Valor do limite';
COMMENT ON COLUMN portal.notificacao.versao IS 'Quantas vezes foi gravada: quem edita uma versão antiga não grava por cima';
COMMENT ON COLUMN portal.notificacao.criada_por IS 'Quem a criou';
COMMENT ON COLUMN portal.notificacao.criada_em IS 'Criação';
COMMENT ON COLUMN portal.notificacao.alterada_em IS 'Última gravação: o que se comparou antes não conta mais para o limite';

CREATE TABLE portal.notificacao_destino (
  id_destino bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id_notificacao bigint NOT NULL REFERENCES portal.notificacao ON DELETE CASCADE,
  email text NOT NULL,
  cancelado_em timestamptz,
  UNIQUE (id_notificacao, email)
);
COMMENT ON TABLE portal.notificacao_destino IS 'Endereços de cada notificação';
COMMENT ON COLUMN portal.notificacao_destino.id_destino IS 'Identificador';
COMMENT ON COLUMN portal.notificacao_destino.id_notificacao IS 'Notificação';
COMMENT ON COLUMN portal.notificacao_destino.email IS 'Endereço, em minúsculas';
COMMENT ON COLUMN portal.notificacao_destino.cancelado_em IS 'Quando o destinatário deixou de querer recebê-la; nulo enquanto recebe';

CREATE TABLE portal.entrega (
  id_entrega bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id_notificacao bigint NOT NULL REFERENCES portal.notificacao ON DELETE CASCADE,
  email text NOT NULL,
  ocasiao text NOT NULL,
  situacao text NOT NULL DEFAULT 'esperando'
    CHECK (situacao IN ('esperando', 'na_fila', 'sem_conta', 'cancelada', 'suspensa', 'nada')),
  criada_em timestamptz NOT NULL DEFAULT now(),
  id_email uuid REFERENCES portal.email ON DELETE SET NULL,
  figuras jsonb,
  UNIQUE (id_notificacao, email, ocasiao)
);
CREATE INDEX entrega_criada ON portal.entrega (criada_em);
CREATE INDEX entrega_email ON portal.entrega (email, id_entrega);
COMMENT ON TABLE portal.entrega IS 'O que se enviou a cada endereço em cada ocasião, uma só vez';
COMMENT ON COLUMN portal.entrega.id_entrega IS 'Identificador';
COMMENT ON COLUMN portal.entrega.id_notificacao IS 'Notificação';
COMMENT ON COLUMN portal.entrega.email IS 'Endereço';
COMMENT ON COLUMN portal.entrega.ocasiao IS 'importacao, mudancas ou limite e o número da importação; semana ou mes e seu primeiro dia; ou agora e o momento do pedido';
COMMENT ON COLUMN portal.entrega.situacao IS 'esperando; na_fila (o email diz o resto); sem_conta; cancelada pelo destinatário; suspensa depois de três recusas; nada a dizer';
COMMENT ON COLUMN portal.entrega.criada_em IS 'Ocasião';
COMMENT ON COLUMN portal.entrega.id_email IS 'Email enviado';
COMMENT ON COLUMN portal.entrega.figuras IS 'Os números que o destinatário viu na ocasião, como texto exato por figura; nulo onde não se contou nada';
