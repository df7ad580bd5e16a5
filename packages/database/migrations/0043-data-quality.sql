-- Data Quality (second specification text, 2.16). What the rules find is worked out inside the import (packages/programme, apply/quality.ts) from the views
-- programa.achado_<key>, so that figures and findings are always of one load.

-- The same answers as packages/pt-br gives: eleven digits, not all alike, both check digits right.
CREATE FUNCTION programa.cpf_valido(cpf text) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN cpf !~ '^[0-9]{11}$' OR cpf ~ '^(.)\1{10}$' THEN false ELSE
    (SELECT (sum(substr(cpf, i, 1)::integer * (11 - i)) * 10 % 11) % 10 FROM generate_series(1, 9) i) = substr(cpf, 10, 1)::integer
    AND (SELECT (sum(substr(cpf, i, 1)::integer * (12 - i)) * 10 % 11) % 10 FROM generate_series(1, 10) i) = substr(cpf, 11, 1)::integer
  END
$$;
COMMENT ON FUNCTION programa.cpf_valido IS 'Verdadeiro para onze algarismos, não todos iguais, com os dígitos verificadores certos';

CREATE TABLE resumo.achado (
  cod_propriedade text NOT NULL,
  regra integer NOT NULL,
  chave text NOT NULL,
  gravidade text NOT NULL CHECK (gravidade IN ('erro', 'alerta')),
  id_visita bigint,
  valor numeric(16,2),
  detalhe text,
  desde_versao bigint NOT NULL,
  desde date NOT NULL,
  PRIMARY KEY (cod_propriedade, regra, chave)
);
CREATE INDEX achado_regra ON resumo.achado (regra, cod_propriedade);
COMMENT ON TABLE resumo.achado IS 'O que as regras de qualidade acharam na versão que vale, uma linha por achado';
COMMENT ON COLUMN resumo.achado.cod_propriedade IS 'Código da propriedade';
COMMENT ON COLUMN resumo.achado.regra IS 'Número da regra, de 13410 a 13419';
COMMENT ON COLUMN resumo.achado.chave IS 'O que foi achado na propriedade: visita, lançamento ou par de polígonos; vazia quando é a própria';
COMMENT ON COLUMN resumo.achado.gravidade IS 'erro ou alerta';
COMMENT ON COLUMN resumo.achado.id_visita IS 'Visita a que se refere; nulo quando é da propriedade';
COMMENT ON COLUMN resumo.achado.valor IS 'Medida do achado na unidade da regra: km, ha, min, dias ou R$';
COMMENT ON COLUMN resumo.achado.detalhe IS 'O que foi achado, em palavras';
COMMENT ON COLUMN resumo.achado.desde_versao IS 'Versão em que apareceu';
COMMENT ON COLUMN resumo.achado.desde IS 'Dia da carga em que apareceu';

CREATE TABLE resumo.exame (
  cod_propriedade text PRIMARY KEY,
  propriedades integer NOT NULL,
  ativas integer NOT NULL,
  com_ponto integer NOT NULL,
  contornos integer NOT NULL,
  checkins integer NOT NULL,
  com_produtor integer NOT NULL,
  com_ciclo integer NOT NULL,
  lancamentos integer NOT NULL
);
COMMENT ON TABLE resumo.exame IS 'O que as regras de qualidade examinam em cada propriedade (programa.exame)';
COMMENT ON COLUMN resumo.exame.cod_propriedade IS 'Código da propriedade';
COMMENT ON COLUMN resumo.exame.propriedades IS 'A própria: 1';
COMMENT ON COLUMN resumo.exame.ativas IS '1 quando a propriedade é ativa';
COMMENT ON COLUMN resumo.exame.com_ponto IS '1 quando tem ponto e o município tem área';
COMMENT ON COLUMN resumo.exame.contornos IS 'Contornos desenhados da propriedade';
COMMENT ON COLUMN resumo.exame.checkins IS 'Visitas com check-in';
COMMENT ON COLUMN resumo.exame.com_produtor IS '1 quando tem produtor';
COMMENT ON COLUMN resumo.exame.com_ciclo IS '1 quando tem alguma data de ciclo';
COMMENT ON COLUMN resumo.exame.lancamentos IS 'Lançamentos';

CREATE TABLE portal.qualidade (
  versao bigint NOT NULL REFERENCES portal.versao,
  regra integer NOT NULL,
  uf text NOT NULL,
  cpf_supervisor text NOT NULL DEFAULT '',
  gravidade text NOT NULL,
  carga date NOT NULL,
  limiar text NOT NULL,
  examinados bigint NOT NULL,
  achados bigint NOT NULL,
  novos bigint NOT NULL,
  resolvidos bigint NOT NULL,
  PRIMARY KEY (versao, regra, uf, cpf_supervisor)
);
COMMENT ON TABLE portal.qualidade IS 'O que as regras de qualidade acharam em cada carga, por estado e supervisor';
COMMENT ON COLUMN portal.qualidade.versao IS 'Versão dos dados';
COMMENT ON COLUMN portal.qualidade.regra IS 'Número da regra, de 13410 a 13419';
COMMENT ON COLUMN portal.qualidade.uf IS 'Unidade da federação';
COMMENT ON COLUMN portal.qualidade.cpf_supervisor IS 'CPF do supervisor responsável; vazio sem supervisor';
COMMENT ON COLUMN portal.qualidade.gravidade IS 'erro ou alerta';
COMMENT ON COLUMN portal.qualidade.carga IS 'Dia da carga';
COMMENT ON COLUMN portal.qualidade.limiar IS 'SHA-256 da visão que acha: onde muda, a série se interrompe';
COMMENT ON COLUMN portal.qualidade.examinados IS 'Quantos foram examinados';
COMMENT ON COLUMN portal.qualidade.achados IS 'Quantos foram achados';
COMMENT ON COLUMN portal.qualidade.novos IS 'Quantos não havia na carga anterior';
COMMENT ON COLUMN portal.qualidade.resolvidos IS 'Quantos da carga anterior sumiram';

CREATE TABLE portal.tratamento (
  id_tratamento bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  regra integer NOT NULL,
  cod_propriedade text NOT NULL,
  chave text NOT NULL,
  id_usuario bigint REFERENCES portal.usuario ON DELETE SET NULL,
  assumido_em timestamptz NOT NULL DEFAULT now(),
  resposta text CHECK (resposta IN ('corrigido', 'correto')),
  porque text,
  respondido_em timestamptz,
  versao_resposta bigint,
  sumiu_versao bigint,
  voltou_versao bigint,
  UNIQUE (regra, cod_propriedade, chave)
);
CREATE INDEX tratamento_usuario ON portal.tratamento (id_usuario);
COMMENT ON TABLE portal.tratamento IS 'Achados que alguém assumiu, o que respondeu e o que as cargas seguintes disseram';
COMMENT ON COLUMN portal.tratamento.id_tratamento IS 'Identificador';
COMMENT ON COLUMN portal.tratamento.regra IS 'Número da regra, de 13410 a 13419';
COMMENT ON COLUMN portal.tratamento.cod_propriedade IS 'Código da propriedade';
COMMENT ON COLUMN portal.tratamento.chave IS 'O que foi achado na propriedade, como em resumo.achado';
COMMENT ON COLUMN portal.tratamento.id_usuario IS 'Quem o assumiu';
COMMENT ON COLUMN portal.tratamento.assumido_em IS 'Quando';
COMMENT ON COLUMN portal.tratamento.resposta IS 'corrigido: foi corrigido na origem; correto: está certo como está; nula enquanto não há resposta';
COMMENT ON COLUMN portal.tratamento.porque IS 'Por que está certo, ou o que foi feito';
COMMENT ON COLUMN portal.tratamento.respondido_em IS 'Quando foi respondido';
COMMENT ON COLUMN portal.tratamento.versao_resposta IS 'Versão dos dados que valia na resposta';
COMMENT ON COLUMN portal.tratamento.sumiu_versao IS 'Versão em que deixou de ser achado; nula enquanto é achado';
COMMENT ON COLUMN portal.tratamento.voltou_versao IS 'Versão em que voltou depois de ter sumido';
