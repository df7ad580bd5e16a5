-- What the administration of people needs: two editors, blocked and invited accounts, a list of many thousands, and the half-yearly review of access.

ALTER TABLE portal.usuario
  ADD COLUMN versao integer NOT NULL DEFAULT 1,
  ADD COLUMN bloqueado_em timestamptz,
  ADD COLUMN convidado_em timestamptz,
  -- The name first: the list is ordered by it. Case and accents ignored, as the map's search does (migration 0012).
  ADD COLUMN busca text GENERATED ALWAYS AS
    (translate(lower(nome || ' ' || email), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn')) STORED;
COMMENT ON COLUMN portal.usuario.versao IS 'Quantas vezes perfil, uf ou situação foram gravados na gestão de usuários: quem edita uma versão antiga não grava por cima';
COMMENT ON COLUMN portal.usuario.bloqueado_em IS 'Bloqueio por quem administra; nulo enquanto a conta entra';
COMMENT ON COLUMN portal.usuario.convidado_em IS 'Convite por email, com perfil e uf já escolhidos; nulo em quem se cadastrou';
COMMENT ON COLUMN portal.usuario.busca IS 'Nome e e-mail sem maiúsculas nem acentos, por que a lista é ordenada e pesquisada';
CREATE INDEX usuario_busca ON portal.usuario (busca COLLATE "C", id_usuario) WHERE removido_em IS NULL;
CREATE INDEX usuario_perfil_perfil ON portal.usuario_perfil (id_perfil, id_usuario);

CREATE TABLE portal.revisao_acesso (
  id_revisao bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id_usuario bigint NOT NULL REFERENCES portal.usuario ON DELETE CASCADE,
  decisao text NOT NULL CHECK (decisao IN ('mantido', 'retirado')),
  decidido_por bigint NOT NULL,
  decidido_em timestamptz NOT NULL DEFAULT now(),
  id_perfil smallint NOT NULL
);
CREATE INDEX revisao_acesso_usuario ON portal.revisao_acesso (id_usuario, decidido_em);
COMMENT ON TABLE portal.revisao_acesso IS 'Revisão semestral dos acessos: o que se decidiu sobre cada conta, quem e quando';
COMMENT ON COLUMN portal.revisao_acesso.id_revisao IS 'Identificador';
COMMENT ON COLUMN portal.revisao_acesso.id_usuario IS 'Conta revista';
COMMENT ON COLUMN portal.revisao_acesso.decisao IS 'mantido; retirado (a conta passou a Consulta Pública)';
COMMENT ON COLUMN portal.revisao_acesso.decidido_por IS 'Quem decidiu';
COMMENT ON COLUMN portal.revisao_acesso.decidido_em IS 'Quando';
COMMENT ON COLUMN portal.revisao_acesso.id_perfil IS 'Perfil que a conta tinha';
