-- Files cannot be taken away in the transaction that takes a person out of the tables: a process that is killed after its commit would leave them (decisions/0035). What they are known by stands
-- here, sealed, from that commit on until they have gone.
CREATE TABLE portal.esquecimento (
  id_pessoa bigint PRIMARY KEY REFERENCES portal.pessoa_anonimizada,
  palavras bytea NOT NULL,
  desenhos text,
  apagados integer NOT NULL DEFAULT 0,
  criado_em timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE portal.esquecimento IS 'Pessoas anonimizadas cujos arquivos ainda são procurados na pasta de dados; some quando não há mais nenhum';
COMMENT ON COLUMN portal.esquecimento.id_pessoa IS 'Pessoa anonimizada';
COMMENT ON COLUMN portal.esquecimento.palavras IS 'Por que palavras os arquivos a citam, cifradas com o segredo da instalação';
COMMENT ON COLUMN portal.esquecimento.desenhos IS 'Pasta dos desenhos de mapas da versão dos dados que a citava; vazio onde só a conta saiu';
COMMENT ON COLUMN portal.esquecimento.apagados IS 'Arquivos apagados até agora';
COMMENT ON COLUMN portal.esquecimento.criado_em IS 'Momento da anonimização';
