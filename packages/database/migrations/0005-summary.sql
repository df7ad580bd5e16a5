-- Figures the import adds up once so that reports need not (design/indicator-engine, "Fast"): `rollups/*.sql` fills them anew inside the
-- import's transaction. Every one can be worked out from the facts, and the tests compare both ways.
CREATE SCHEMA resumo;
COMMENT ON SCHEMA resumo IS 'Resumos dos fatos, refeitos a cada importação; os relatórios leem daqui quando a resposta é exatamente a mesma';

CREATE TABLE resumo.visita_ano (
  cod_propriedade text NOT NULL,
  ano date NOT NULL,
  cpf_tecnico text,
  ciclo smallint,
  registradas integer NOT NULL,
  visitas integer NOT NULL,
  nao_contam integer NOT NULL,
  sincronizadas integer NOT NULL,
  duracao_soma bigint,
  duracao_visitas integer NOT NULL,
  primeira date,
  ultima date
);
CREATE INDEX visita_ano_propriedade ON resumo.visita_ano (cod_propriedade, ano);
CREATE INDEX visita_ano_ano ON resumo.visita_ano (ano);
COMMENT ON TABLE resumo.visita_ano IS 'Visitas por propriedade, ano, técnico e ciclo';
COMMENT ON COLUMN resumo.visita_ano.cod_propriedade IS 'Código da propriedade';
COMMENT ON COLUMN resumo.visita_ano.ano IS 'Primeiro dia do ano';
COMMENT ON COLUMN resumo.visita_ano.cpf_tecnico IS 'CPF do técnico que visitou';
COMMENT ON COLUMN resumo.visita_ano.ciclo IS 'Ciclo';
COMMENT ON COLUMN resumo.visita_ano.registradas IS 'Todas as visitas';
COMMENT ON COLUMN resumo.visita_ano.visitas IS 'Visitas válidas';
COMMENT ON COLUMN resumo.visita_ano.nao_contam IS 'Visitas que não contam';
COMMENT ON COLUMN resumo.visita_ano.sincronizadas IS 'Visitas sincronizadas';
COMMENT ON COLUMN resumo.visita_ano.duracao_soma IS 'Minutos das visitas válidas';
COMMENT ON COLUMN resumo.visita_ano.duracao_visitas IS 'Visitas válidas com duração';
COMMENT ON COLUMN resumo.visita_ano.primeira IS 'Primeira visita válida';
COMMENT ON COLUMN resumo.visita_ano.ultima IS 'Última visita válida';

CREATE TABLE resumo.visita_mes (
  uf text NOT NULL,
  codigo_municipio integer NOT NULL,
  mes date NOT NULL,
  ciclo smallint,
  registradas integer NOT NULL,
  visitas integer NOT NULL,
  nao_contam integer NOT NULL,
  sincronizadas integer NOT NULL,
  duracao_soma bigint,
  duracao_visitas integer NOT NULL,
  primeira date,
  ultima date
);
CREATE INDEX visita_mes_mes ON resumo.visita_mes (mes, uf);
COMMENT ON TABLE resumo.visita_mes IS 'Visitas por município, mês e ciclo';
COMMENT ON COLUMN resumo.visita_mes.uf IS 'Unidade da federação';
COMMENT ON COLUMN resumo.visita_mes.codigo_municipio IS 'Código IBGE do município';
COMMENT ON COLUMN resumo.visita_mes.mes IS 'Primeiro dia do mês';
COMMENT ON COLUMN resumo.visita_mes.ciclo IS 'Ciclo';
COMMENT ON COLUMN resumo.visita_mes.registradas IS 'Todas as visitas';
COMMENT ON COLUMN resumo.visita_mes.visitas IS 'Visitas válidas';
COMMENT ON COLUMN resumo.visita_mes.nao_contam IS 'Visitas que não contam';
COMMENT ON COLUMN resumo.visita_mes.sincronizadas IS 'Visitas sincronizadas';
COMMENT ON COLUMN resumo.visita_mes.duracao_soma IS 'Minutos das visitas válidas';
COMMENT ON COLUMN resumo.visita_mes.duracao_visitas IS 'Visitas válidas com duração';
COMMENT ON COLUMN resumo.visita_mes.primeira IS 'Primeira visita válida';
COMMENT ON COLUMN resumo.visita_mes.ultima IS 'Última visita válida';

CREATE TABLE resumo.visita_prevista_mes (
  uf text NOT NULL,
  codigo_municipio integer NOT NULL,
  mes date NOT NULL,
  ciclo smallint,
  previstas integer NOT NULL
);
CREATE INDEX visita_prevista_mes_mes ON resumo.visita_prevista_mes (mes, uf);
COMMENT ON TABLE resumo.visita_prevista_mes IS 'Visitas previstas por município, mês e ciclo';
COMMENT ON COLUMN resumo.visita_prevista_mes.uf IS 'Unidade da federação';
COMMENT ON COLUMN resumo.visita_prevista_mes.codigo_municipio IS 'Código IBGE do município';
COMMENT ON COLUMN resumo.visita_prevista_mes.mes IS 'Primeiro dia do mês';
COMMENT ON COLUMN resumo.visita_prevista_mes.ciclo IS 'Ciclo';
COMMENT ON COLUMN resumo.visita_prevista_mes.previstas IS 'Visitas previstas';

CREATE TABLE resumo.lancamento_mes (
  uf text NOT NULL,
  codigo_municipio integer NOT NULL,
  mes date NOT NULL,
  codigo_item integer,
  natureza text NOT NULL,
  conta boolean NOT NULL,
  lancamentos integer NOT NULL,
  qtde numeric,
  com_qtde integer NOT NULL,
  vlr numeric,
  com_vlr integer NOT NULL,
  qtde_vlr numeric,
  com_qtde_vlr integer NOT NULL
);
CREATE INDEX lancamento_mes_item ON resumo.lancamento_mes (codigo_item, mes);
CREATE INDEX lancamento_mes_mes ON resumo.lancamento_mes (mes, uf);
COMMENT ON TABLE resumo.lancamento_mes IS 'Lançamentos por município, mês, item e natureza';
COMMENT ON COLUMN resumo.lancamento_mes.uf IS 'Unidade da federação';
COMMENT ON COLUMN resumo.lancamento_mes.codigo_municipio IS 'Código IBGE do município';
COMMENT ON COLUMN resumo.lancamento_mes.mes IS 'Primeiro dia do mês';
COMMENT ON COLUMN resumo.lancamento_mes.codigo_item IS 'Item do catálogo';
COMMENT ON COLUMN resumo.lancamento_mes.natureza IS 'receita, despesa, producao ou estoque';
COMMENT ON COLUMN resumo.lancamento_mes.conta IS 'Se a visita em que foi feito conta';
COMMENT ON COLUMN resumo.lancamento_mes.lancamentos IS 'Lançamentos';
COMMENT ON COLUMN resumo.lancamento_mes.qtde IS 'Soma das quantidades';
COMMENT ON COLUMN resumo.lancamento_mes.com_qtde IS 'Lançamentos com quantidade';
COMMENT ON COLUMN resumo.lancamento_mes.vlr IS 'Soma dos valores unitários, R$';
COMMENT ON COLUMN resumo.lancamento_mes.com_vlr IS 'Lançamentos com valor';
COMMENT ON COLUMN resumo.lancamento_mes.qtde_vlr IS 'Soma de quantidade × valor unitário, R$';
COMMENT ON COLUMN resumo.lancamento_mes.com_qtde_vlr IS 'Lançamentos com quantidade e valor';

CREATE TABLE resumo.visita_ritmo (
  cod_propriedade text PRIMARY KEY,
  visitas integer NOT NULL,
  visitas_ciclo_1 integer NOT NULL,
  visitas_ciclo_2 integer NOT NULL,
  primeira date,
  ultima date,
  previstas integer NOT NULL,
  atrasada boolean NOT NULL
);
COMMENT ON TABLE resumo.visita_ritmo IS 'Cópia da visão programa.visita_ritmo';
COMMENT ON COLUMN resumo.visita_ritmo.cod_propriedade IS 'Código da propriedade';
COMMENT ON COLUMN resumo.visita_ritmo.visitas IS 'Visitas válidas desde o início';
COMMENT ON COLUMN resumo.visita_ritmo.visitas_ciclo_1 IS 'Visitas válidas do ciclo 1';
COMMENT ON COLUMN resumo.visita_ritmo.visitas_ciclo_2 IS 'Visitas válidas do ciclo 2';
COMMENT ON COLUMN resumo.visita_ritmo.primeira IS 'Primeira visita válida';
COMMENT ON COLUMN resumo.visita_ritmo.ultima IS 'Última visita válida';
COMMENT ON COLUMN resumo.visita_ritmo.previstas IS 'Visitas previstas até o último dia com visita';
COMMENT ON COLUMN resumo.visita_ritmo.atrasada IS 'Em atendimento e com ao menos duas visitas válidas a menos do que o previsto';

CREATE TABLE resumo.aplica_conservacao (
  cod_propriedade text PRIMARY KEY,
  desde date NOT NULL
);
COMMENT ON TABLE resumo.aplica_conservacao IS 'Cópia da visão programa.aplica_conservacao';
COMMENT ON COLUMN resumo.aplica_conservacao.cod_propriedade IS 'Código da propriedade';
COMMENT ON COLUMN resumo.aplica_conservacao.desde IS 'Primeiro dia em que aplicou';

CREATE TABLE resumo.aplica_abc (
  cod_propriedade text PRIMARY KEY,
  desde date NOT NULL
);
COMMENT ON TABLE resumo.aplica_abc IS 'Cópia da visão programa.aplica_abc';
COMMENT ON COLUMN resumo.aplica_abc.cod_propriedade IS 'Código da propriedade';
COMMENT ON COLUMN resumo.aplica_abc.desde IS 'Primeiro dia em que aplicou';
