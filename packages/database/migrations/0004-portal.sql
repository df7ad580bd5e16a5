-- What the portal itself writes: people, sessions, imports and their differences, the audit.
CREATE SCHEMA IF NOT EXISTS portal;
COMMENT ON SCHEMA portal IS 'Dados do próprio portal: usuários, sessões, importações, diferenças e auditoria';

CREATE TABLE portal.usuario (
  id_usuario bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nome text NOT NULL,
  email text NOT NULL,
  cpf text,
  senha text NOT NULL,
  id_perfil smallint NOT NULL,
  uf text REFERENCES geo.uf,
  data_cadastro timestamptz NOT NULL DEFAULT now(),
  ultimo_acesso timestamptz,
  removido_em timestamptz,
  demonstracao boolean NOT NULL DEFAULT false
);
CREATE UNIQUE INDEX usuario_email ON portal.usuario (email) WHERE removido_em IS NULL;
COMMENT ON TABLE portal.usuario IS 'Usuários do portal';
COMMENT ON COLUMN portal.usuario.id_usuario IS 'Identificador';
COMMENT ON COLUMN portal.usuario.nome IS 'Nome completo';
COMMENT ON COLUMN portal.usuario.email IS 'E-mail de acesso, em minúsculas';
COMMENT ON COLUMN portal.usuario.cpf IS 'CPF, só dígitos; liga técnicos e supervisores às suas propriedades';
COMMENT ON COLUMN portal.usuario.senha IS 'Senha, argon2id';
COMMENT ON COLUMN portal.usuario.id_perfil IS 'Perfil ativo (contracts/profiles)';
COMMENT ON COLUMN portal.usuario.uf IS 'Unidade da federação fixa do usuário, quando há';
COMMENT ON COLUMN portal.usuario.data_cadastro IS 'Cadastro';
COMMENT ON COLUMN portal.usuario.ultimo_acesso IS 'Último acesso';
COMMENT ON COLUMN portal.usuario.removido_em IS 'Remoção; nulo enquanto ativo';
COMMENT ON COLUMN portal.usuario.demonstracao IS 'Conta que só existe com o programa de demonstração';

CREATE TABLE portal.usuario_perfil (
  id_usuario bigint NOT NULL REFERENCES portal.usuario ON DELETE CASCADE,
  id_perfil smallint NOT NULL,
  PRIMARY KEY (id_usuario, id_perfil)
);
COMMENT ON TABLE portal.usuario_perfil IS 'Perfis concedidos a cada usuário, entre os quais ele pode trocar';
COMMENT ON COLUMN portal.usuario_perfil.id_usuario IS 'Usuário';
COMMENT ON COLUMN portal.usuario_perfil.id_perfil IS 'Perfil concedido';

CREATE TABLE portal.sessao (
  token text PRIMARY KEY,
  id_usuario bigint NOT NULL REFERENCES portal.usuario ON DELETE CASCADE,
  id_perfil smallint NOT NULL,
  criada_em timestamptz NOT NULL DEFAULT now(),
  usada_em timestamptz NOT NULL DEFAULT now(),
  expira_em timestamptz NOT NULL
);
CREATE INDEX sessao_usuario ON portal.sessao (id_usuario);
COMMENT ON TABLE portal.sessao IS 'Sessões abertas no servidor';
COMMENT ON COLUMN portal.sessao.token IS 'SHA-256 do identificador que só o navegador conhece';
COMMENT ON COLUMN portal.sessao.id_usuario IS 'Usuário';
COMMENT ON COLUMN portal.sessao.id_perfil IS 'Perfil ativo nesta sessão';
COMMENT ON COLUMN portal.sessao.criada_em IS 'Início';
COMMENT ON COLUMN portal.sessao.usada_em IS 'Último uso';
COMMENT ON COLUMN portal.sessao.expira_em IS 'Fim absoluto';

CREATE TABLE portal.senha_reset (
  token text PRIMARY KEY,
  id_usuario bigint NOT NULL REFERENCES portal.usuario ON DELETE CASCADE,
  criado_em timestamptz NOT NULL DEFAULT now(),
  expira_em timestamptz NOT NULL,
  usado_em timestamptz
);
COMMENT ON TABLE portal.senha_reset IS 'Pedidos de nova senha';
COMMENT ON COLUMN portal.senha_reset.token IS 'SHA-256 do código enviado por e-mail';
COMMENT ON COLUMN portal.senha_reset.id_usuario IS 'Usuário';
COMMENT ON COLUMN portal.senha_reset.criado_em IS 'Pedido';
COMMENT ON COLUMN portal.senha_reset.expira_em IS 'Validade';
COMMENT ON COLUMN portal.senha_reset.usado_em IS 'Uso; cada código vale uma vez';

CREATE TABLE portal.tentativa (
  chave text NOT NULL,
  inicio timestamptz NOT NULL,
  total integer NOT NULL DEFAULT 1,
  PRIMARY KEY (chave, inicio)
);
COMMENT ON TABLE portal.tentativa IS 'Contagem de tentativas de entrada, cadastro e recuperação de senha';
COMMENT ON COLUMN portal.tentativa.chave IS 'O que se conta: ação e conta ou endereço, em SHA-256';
COMMENT ON COLUMN portal.tentativa.inicio IS 'Início da janela de contagem';
COMMENT ON COLUMN portal.tentativa.total IS 'Tentativas na janela';

CREATE TABLE portal.importacao (
  id_importacao bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  iniciada_em timestamptz NOT NULL DEFAULT now(),
  concluida_em timestamptz,
  situacao text NOT NULL CHECK (situacao IN ('em_andamento', 'concluida', 'sem_mudancas', 'recusada', 'interrompida')),
  origem text NOT NULL,
  arquivos jsonb,
  falhas jsonb
);
COMMENT ON TABLE portal.importacao IS 'Importações feitas ou recusadas';
COMMENT ON COLUMN portal.importacao.id_importacao IS 'Identificador';
COMMENT ON COLUMN portal.importacao.iniciada_em IS 'Início';
COMMENT ON COLUMN portal.importacao.concluida_em IS 'Fim';
COMMENT ON COLUMN portal.importacao.situacao IS 'Situação';
COMMENT ON COLUMN portal.importacao.origem IS 'Nome da pasta importada';
COMMENT ON COLUMN portal.importacao.arquivos IS 'Arquivos lidos, com linhas e conteúdo resumido';
COMMENT ON COLUMN portal.importacao.falhas IS 'Falhas encontradas, com arquivo, linha, coluna, valor e motivo';

CREATE TABLE portal.versao (
  versao bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dt_atualizacao timestamptz NOT NULL DEFAULT now(),
  dados_ate date,
  demonstracao boolean NOT NULL DEFAULT false,
  id_importacao bigint REFERENCES portal.importacao
);
COMMENT ON TABLE portal.versao IS 'Versões dos dados: uma linha por importação que mudou algo; vale a maior';
COMMENT ON COLUMN portal.versao.versao IS 'Número da versão';
COMMENT ON COLUMN portal.versao.dt_atualizacao IS 'Momento em que passou a valer';
COMMENT ON COLUMN portal.versao.dados_ate IS 'Data do fato mais recente';
COMMENT ON COLUMN portal.versao.demonstracao IS 'Verdadeiro para o programa de demonstração';
COMMENT ON COLUMN portal.versao.id_importacao IS 'Importação que a trouxe';

CREATE TABLE portal.diferenca (
  id_diferenca bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  versao bigint NOT NULL REFERENCES portal.versao,
  table_name text NOT NULL CHECK (table_name IN ('propriedade', 'visita', 'geometria')),
  key text NOT NULL,
  key_name text NOT NULL,
  type text NOT NULL CHECK (type IN ('UPDATE', 'ADD', 'REMOVE')),
  date date NOT NULL,
  cod_propriedade text,
  diff jsonb NOT NULL
);
CREATE INDEX diferenca_data ON portal.diferenca (table_name, date);
COMMENT ON TABLE portal.diferenca IS 'O que cada importação mudou (Histórico)';
COMMENT ON COLUMN portal.diferenca.id_diferenca IS 'Identificador';
COMMENT ON COLUMN portal.diferenca.versao IS 'Versão que trouxe a mudança';
COMMENT ON COLUMN portal.diferenca.table_name IS 'Tabela';
COMMENT ON COLUMN portal.diferenca.key IS 'Valor da chave';
COMMENT ON COLUMN portal.diferenca.key_name IS 'Nome da chave';
COMMENT ON COLUMN portal.diferenca.type IS 'UPDATE, ADD ou REMOVE';
COMMENT ON COLUMN portal.diferenca.date IS 'Data da mudança';
COMMENT ON COLUMN portal.diferenca.cod_propriedade IS 'Propriedade a que se refere';
COMMENT ON COLUMN portal.diferenca.diff IS 'Em UPDATE, lista de {key, oldValue, value}; em ADD e REMOVE, coluna e valor';

CREATE TABLE portal.acesso (
  id_acesso bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  quando timestamptz NOT NULL DEFAULT now(),
  id_usuario bigint REFERENCES portal.usuario,
  id_perfil smallint,
  acao text NOT NULL CHECK (acao IN ('abrir', 'exportar', 'alterar', 'entrar', 'sair')),
  relatorio bigint,
  alvo text,
  detalhe jsonb
);
CREATE INDEX acesso_quando ON portal.acesso (quando);
COMMENT ON TABLE portal.acesso IS 'Auditoria: quem abriu, exportou ou mudou o quê';
COMMENT ON COLUMN portal.acesso.id_acesso IS 'Identificador';
COMMENT ON COLUMN portal.acesso.quando IS 'Momento';
COMMENT ON COLUMN portal.acesso.id_usuario IS 'Usuário';
COMMENT ON COLUMN portal.acesso.id_perfil IS 'Perfil ativo';
COMMENT ON COLUMN portal.acesso.acao IS 'O que foi feito';
COMMENT ON COLUMN portal.acesso.relatorio IS 'Relatório ou página (número de auditoria)';
COMMENT ON COLUMN portal.acesso.alvo IS 'Objeto ou endereço';
COMMENT ON COLUMN portal.acesso.detalhe IS 'Filtros e quantidade de linhas';

CREATE TABLE portal.arquivo_gerado (
  file_name text PRIMARY KEY,
  id_usuario bigint NOT NULL REFERENCES portal.usuario ON DELETE CASCADE,
  sessao text NOT NULL,
  titulo text NOT NULL,
  filetype text NOT NULL,
  pedido jsonb NOT NULL,
  criado_em timestamptz NOT NULL DEFAULT now(),
  expira_em timestamptz NOT NULL
);
COMMENT ON TABLE portal.arquivo_gerado IS 'Arquivos gerados para baixar (open-file), presos à sessão que os pediu';
COMMENT ON COLUMN portal.arquivo_gerado.file_name IS 'Nome sorteado do arquivo';
COMMENT ON COLUMN portal.arquivo_gerado.id_usuario IS 'Usuário que pediu';
COMMENT ON COLUMN portal.arquivo_gerado.sessao IS 'Sessão que pediu (SHA-256)';
COMMENT ON COLUMN portal.arquivo_gerado.titulo IS 'Nome oferecido ao baixar';
COMMENT ON COLUMN portal.arquivo_gerado.filetype IS 'Tipo do arquivo';
COMMENT ON COLUMN portal.arquivo_gerado.pedido IS 'Pedido que o produz, feito de novo ao abrir';
COMMENT ON COLUMN portal.arquivo_gerado.criado_em IS 'Criação';
COMMENT ON COLUMN portal.arquivo_gerado.expira_em IS 'Validade';
