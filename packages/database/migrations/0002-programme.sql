-- The programme's facts and dimensions, written by the importer only (design/data-model).
-- Every fact carries cod_propriedade and has it in its keys, so that the same schema can be distributed by it.
CREATE SCHEMA programa;
COMMENT ON SCHEMA programa IS 'Fatos e dimensões do programa, escritos apenas pela importação';

CREATE TABLE programa.produtor (
  id_produtor bigint PRIMARY KEY,
  cpf text,
  nome text NOT NULL,
  sexo text,
  dt_nascimento date,
  escolaridade text,
  cor_raca text,
  faixa_renda text,
  tempo_atividade text
);
COMMENT ON TABLE programa.produtor IS 'Produtores';
COMMENT ON COLUMN programa.produtor.id_produtor IS 'Identificador do produtor';
COMMENT ON COLUMN programa.produtor.cpf IS 'CPF, só dígitos; nulo quando não informado';
COMMENT ON COLUMN programa.produtor.nome IS 'Nome completo';
COMMENT ON COLUMN programa.produtor.sexo IS 'Sexo declarado';
COMMENT ON COLUMN programa.produtor.dt_nascimento IS 'Data de nascimento';
COMMENT ON COLUMN programa.produtor.escolaridade IS 'Escolaridade declarada';
COMMENT ON COLUMN programa.produtor.cor_raca IS 'Cor ou raça declarada';
COMMENT ON COLUMN programa.produtor.faixa_renda IS 'Faixa de renda declarada';
COMMENT ON COLUMN programa.produtor.tempo_atividade IS 'Tempo na atividade rural, em faixas';

CREATE TABLE programa.supervisor (
  cpf text PRIMARY KEY,
  nome text NOT NULL,
  uf text NOT NULL REFERENCES geo.uf
);
COMMENT ON TABLE programa.supervisor IS 'Supervisores de campo';
COMMENT ON COLUMN programa.supervisor.cpf IS 'CPF, só dígitos';
COMMENT ON COLUMN programa.supervisor.nome IS 'Nome completo';
COMMENT ON COLUMN programa.supervisor.uf IS 'Unidade da federação em que atua';

CREATE TABLE programa.tecnico (
  cpf text PRIMARY KEY,
  nome text NOT NULL,
  uf text NOT NULL REFERENCES geo.uf,
  cpf_supervisor text REFERENCES programa.supervisor
);
CREATE INDEX tecnico_supervisor ON programa.tecnico (cpf_supervisor);
COMMENT ON TABLE programa.tecnico IS 'Técnicos de campo';
COMMENT ON COLUMN programa.tecnico.cpf IS 'CPF, só dígitos';
COMMENT ON COLUMN programa.tecnico.nome IS 'Nome completo';
COMMENT ON COLUMN programa.tecnico.uf IS 'Unidade da federação em que atua';
COMMENT ON COLUMN programa.tecnico.cpf_supervisor IS 'CPF do supervisor responsável';

CREATE TABLE programa.propriedade (
  cod_propriedade text PRIMARY KEY,
  nome text NOT NULL,
  codigo_municipio integer NOT NULL REFERENCES geo.municipio,
  uf text NOT NULL REFERENCES geo.uf,
  id_sub_bacia integer REFERENCES geo.sub_bacia,
  lon numeric(9,6),
  lat numeric(9,6),
  geom geometry(Point, 4674) GENERATED ALWAYS AS (ST_SetSRID(ST_MakePoint(lon::double precision, lat::double precision), 4674)) STORED,
  atividade_produtiva text,
  perfil_fundiario text,
  cpf_tecnico text REFERENCES programa.tecnico,
  cpf_supervisor text REFERENCES programa.supervisor,
  id_produtor bigint REFERENCES programa.produtor,
  situacao text CHECK (situacao IN ('a_ematend', 'a_vstzero', 'a_concluida', 'i_inativa', 'i_semvst', 'i_vstzero')),
  dt_inicio date,
  dt_fim date,
  numero_car text,
  area_total numeric(14,4),
  area_produtiva numeric(14,4),
  area_pastagem numeric(14,4),
  area_lavoura numeric(14,4),
  area_vegetacao_nativa numeric(14,4),
  area_reserva_legal numeric(14,4),
  area_app numeric(14,4),
  area_degradada numeric(14,4),
  area_conservacao numeric(14,4),
  area_abc numeric(14,4),
  ciclo_1_inicio date,
  ciclo_1_fim date,
  ciclo_2_inicio date,
  ciclo_2_fim date,
  fase text
);
CREATE INDEX propriedade_uf ON programa.propriedade (uf, codigo_municipio);
CREATE INDEX propriedade_tecnico ON programa.propriedade (cpf_tecnico);
CREATE INDEX propriedade_supervisor ON programa.propriedade (cpf_supervisor);
CREATE INDEX propriedade_produtor ON programa.propriedade (id_produtor);
CREATE INDEX propriedade_geom ON programa.propriedade USING gist (geom);
-- Web addresses carry the code without dots (second specification text, 2.6).
CREATE INDEX propriedade_sem_pontos ON programa.propriedade (replace(cod_propriedade, '.', ''));
COMMENT ON TABLE programa.propriedade IS 'Propriedades rurais participantes, uma linha por propriedade';
COMMENT ON COLUMN programa.propriedade.cod_propriedade IS 'Código da propriedade, com pontos; único também sem eles';
COMMENT ON COLUMN programa.propriedade.nome IS 'Nome da propriedade';
COMMENT ON COLUMN programa.propriedade.codigo_municipio IS 'Código IBGE do município';
COMMENT ON COLUMN programa.propriedade.uf IS 'Unidade da federação';
COMMENT ON COLUMN programa.propriedade.id_sub_bacia IS 'Sub-bacia: a Bacia dos relatórios';
COMMENT ON COLUMN programa.propriedade.lon IS 'Longitude da sede da propriedade, graus';
COMMENT ON COLUMN programa.propriedade.lat IS 'Latitude da sede da propriedade, graus';
COMMENT ON COLUMN programa.propriedade.geom IS 'Ponto da sede, EPSG:4674, feito de lon e lat';
COMMENT ON COLUMN programa.propriedade.atividade_produtiva IS 'Atividade produtiva principal';
COMMENT ON COLUMN programa.propriedade.perfil_fundiario IS 'Perfil fundiário';
COMMENT ON COLUMN programa.propriedade.cpf_tecnico IS 'CPF do técnico responsável';
COMMENT ON COLUMN programa.propriedade.cpf_supervisor IS 'CPF do supervisor responsável';
COMMENT ON COLUMN programa.propriedade.id_produtor IS 'Produtor responsável';
COMMENT ON COLUMN programa.propriedade.situacao IS 'Situação no projeto: a_ematend, a_vstzero, a_concluida, i_inativa, i_semvst ou i_vstzero';
COMMENT ON COLUMN programa.propriedade.dt_inicio IS 'Início do atendimento';
COMMENT ON COLUMN programa.propriedade.dt_fim IS 'Fim do atendimento';
COMMENT ON COLUMN programa.propriedade.numero_car IS 'Número no Cadastro Ambiental Rural';
COMMENT ON COLUMN programa.propriedade.area_total IS 'Área total, ha';
COMMENT ON COLUMN programa.propriedade.area_produtiva IS 'Área produtiva, ha';
COMMENT ON COLUMN programa.propriedade.area_pastagem IS 'Área de pastagem, ha';
COMMENT ON COLUMN programa.propriedade.area_lavoura IS 'Área de lavoura, ha';
COMMENT ON COLUMN programa.propriedade.area_vegetacao_nativa IS 'Área de vegetação nativa, ha';
COMMENT ON COLUMN programa.propriedade.area_reserva_legal IS 'Área de reserva legal, ha';
COMMENT ON COLUMN programa.propriedade.area_app IS 'Área de preservação permanente, ha';
COMMENT ON COLUMN programa.propriedade.area_degradada IS 'Área degradada, ha';
COMMENT ON COLUMN programa.propriedade.area_conservacao IS 'Área com práticas de conservação declarada, ha';
COMMENT ON COLUMN programa.propriedade.area_abc IS 'Área com tecnologias ABC declarada, ha';
COMMENT ON COLUMN programa.propriedade.ciclo_1_inicio IS 'Início do ciclo 1';
COMMENT ON COLUMN programa.propriedade.ciclo_1_fim IS 'Fim do ciclo 1';
COMMENT ON COLUMN programa.propriedade.ciclo_2_inicio IS 'Início do ciclo 2';
COMMENT ON COLUMN programa.propriedade.ciclo_2_fim IS 'Fim do ciclo 2';
COMMENT ON COLUMN programa.propriedade.fase IS 'Fase da ATeG em que está';

CREATE TABLE programa.visita (
  id_visita bigint NOT NULL,
  cod_propriedade text NOT NULL,
  cpf_tecnico text REFERENCES programa.tecnico,
  numero smallint NOT NULL CHECK (numero BETWEEN 0 AND 24),
  dt_visita date NOT NULL,
  dt_checkin timestamptz,
  lon_checkin numeric(9,6),
  lat_checkin numeric(9,6),
  duracao_min integer CHECK (duracao_min >= 0),
  fase text,
  ciclo smallint CHECK (ciclo IN (1, 2)),
  sincronizada boolean NOT NULL,
  conta boolean NOT NULL DEFAULT false,
  motivo text,
  PRIMARY KEY (cod_propriedade, id_visita),
  FOREIGN KEY (cod_propriedade) REFERENCES programa.propriedade
);
CREATE INDEX visita_data ON programa.visita (dt_visita, conta);
CREATE INDEX visita_tecnico ON programa.visita (cpf_tecnico);
COMMENT ON TABLE programa.visita IS 'Visitas técnicas mensais';
COMMENT ON COLUMN programa.visita.id_visita IS 'Identificador da visita';
COMMENT ON COLUMN programa.visita.cod_propriedade IS 'Código da propriedade';
COMMENT ON COLUMN programa.visita.cpf_tecnico IS 'CPF do técnico que visitou';
COMMENT ON COLUMN programa.visita.numero IS 'Número da visita no plano, de 0 a 24';
COMMENT ON COLUMN programa.visita.dt_visita IS 'Data da visita';
COMMENT ON COLUMN programa.visita.dt_checkin IS 'Momento do check-in no local';
COMMENT ON COLUMN programa.visita.lon_checkin IS 'Longitude do check-in, graus';
COMMENT ON COLUMN programa.visita.lat_checkin IS 'Latitude do check-in, graus';
COMMENT ON COLUMN programa.visita.duracao_min IS 'Duração, minutos';
COMMENT ON COLUMN programa.visita.fase IS 'Fase da ATeG';
COMMENT ON COLUMN programa.visita.ciclo IS 'Ciclo, 1 ou 2';
COMMENT ON COLUMN programa.visita.sincronizada IS 'Verdadeiro quando foi sincronizada no sistema de origem';
COMMENT ON COLUMN programa.visita.conta IS 'Vale como visita: sincronizada e com lançamento ou check-in; calculada na importação pela visão programa.visita_valida';
COMMENT ON COLUMN programa.visita.motivo IS 'Por que conta ou não conta: checkin_e_lancamento, checkin, lancamento, nao_sincronizada, sem_lancamento_nem_checkin';

CREATE TABLE programa.item (
  codigo integer PRIMARY KEY,
  descricao text NOT NULL,
  cod_grupo integer NOT NULL,
  nom_grupo text NOT NULL,
  cod_subgrupo integer NOT NULL,
  nom_subgrupo text NOT NULL,
  unidade text
);
COMMENT ON TABLE programa.item IS 'Catálogo de itens de lançamento';
COMMENT ON COLUMN programa.item.codigo IS 'Código do item';
COMMENT ON COLUMN programa.item.descricao IS 'Descrição do item';
COMMENT ON COLUMN programa.item.cod_grupo IS 'Código do grupo';
COMMENT ON COLUMN programa.item.nom_grupo IS 'Nome do grupo';
COMMENT ON COLUMN programa.item.cod_subgrupo IS 'Código do subgrupo';
COMMENT ON COLUMN programa.item.nom_subgrupo IS 'Nome do subgrupo';
COMMENT ON COLUMN programa.item.unidade IS 'Unidade de medida do item';

CREATE TABLE programa.lancamento (
  id_lancamento bigint NOT NULL,
  id_visita bigint NOT NULL,
  cod_propriedade text NOT NULL,
  codigo_item integer REFERENCES programa.item,
  natureza text NOT NULL CHECK (natureza IN ('receita', 'despesa', 'producao', 'estoque')),
  dt date NOT NULL,
  qtde numeric(16,4),
  vlr numeric(16,4),
  PRIMARY KEY (cod_propriedade, id_lancamento),
  FOREIGN KEY (cod_propriedade, id_visita) REFERENCES programa.visita (cod_propriedade, id_visita)
);
CREATE INDEX lancamento_visita ON programa.lancamento (cod_propriedade, id_visita);
COMMENT ON TABLE programa.lancamento IS 'Lançamentos de receitas, despesas, produção e estoque feitos nas visitas';
COMMENT ON COLUMN programa.lancamento.id_lancamento IS 'Identificador do lançamento';
COMMENT ON COLUMN programa.lancamento.id_visita IS 'Visita em que foi feito';
COMMENT ON COLUMN programa.lancamento.cod_propriedade IS 'Código da propriedade, preenchido na importação a partir da visita';
COMMENT ON COLUMN programa.lancamento.codigo_item IS 'Item do catálogo';
COMMENT ON COLUMN programa.lancamento.natureza IS 'receita, despesa, producao ou estoque';
COMMENT ON COLUMN programa.lancamento.dt IS 'Data do lançamento';
COMMENT ON COLUMN programa.lancamento.qtde IS 'Quantidade, na unidade do item';
COMMENT ON COLUMN programa.lancamento.vlr IS 'Valor unitário, R$';

CREATE TABLE programa.recomendacao (
  id_recomendacao bigint NOT NULL,
  cod_propriedade text NOT NULL,
  id_visita bigint,
  tema text NOT NULL CHECK (tema IN ('tecnologias sustentaveis', 'manejo do solo', 'recursos naturais', 'producao de mudas', 'poda', 'outra')),
  situacao text NOT NULL CHECK (situacao IN ('aberta', 'concluida')),
  dt date NOT NULL,
  PRIMARY KEY (cod_propriedade, id_recomendacao),
  FOREIGN KEY (cod_propriedade) REFERENCES programa.propriedade
);
COMMENT ON TABLE programa.recomendacao IS 'Recomendações técnicas feitas nas visitas';
COMMENT ON COLUMN programa.recomendacao.id_recomendacao IS 'Identificador da recomendação';
COMMENT ON COLUMN programa.recomendacao.cod_propriedade IS 'Código da propriedade';
COMMENT ON COLUMN programa.recomendacao.id_visita IS 'Visita em que foi feita';
COMMENT ON COLUMN programa.recomendacao.tema IS 'Tema da recomendação';
COMMENT ON COLUMN programa.recomendacao.situacao IS 'aberta ou concluida';
COMMENT ON COLUMN programa.recomendacao.dt IS 'Data';

CREATE TABLE programa.poligono (
  id_poligono bigint NOT NULL,
  cod_propriedade text NOT NULL,
  cod_fip_poligono text,
  nome_area text,
  name_poligono text,
  type_poligono text NOT NULL CHECK (type_poligono IN ('abc', 'propriedade', 'intervencao')),
  area_ha numeric(14,4),
  origem text NOT NULL CHECK (origem IN ('app', 'kml')),
  cpf_tecnico text REFERENCES programa.tecnico,
  dt date,
  geom geometry(Polygon, 4674) NOT NULL,
  PRIMARY KEY (cod_propriedade, id_poligono),
  FOREIGN KEY (cod_propriedade) REFERENCES programa.propriedade
);
CREATE INDEX poligono_geom ON programa.poligono USING gist (geom);
COMMENT ON TABLE programa.poligono IS 'Polígonos atuais das propriedades';
COMMENT ON COLUMN programa.poligono.id_poligono IS 'Identificador do polígono';
COMMENT ON COLUMN programa.poligono.cod_propriedade IS 'Código da propriedade';
COMMENT ON COLUMN programa.poligono.cod_fip_poligono IS 'Código do polígono no sistema de origem';
COMMENT ON COLUMN programa.poligono.nome_area IS 'Nome da área';
COMMENT ON COLUMN programa.poligono.name_poligono IS 'Nome do polígono';
COMMENT ON COLUMN programa.poligono.type_poligono IS 'abc, propriedade ou intervencao';
COMMENT ON COLUMN programa.poligono.area_ha IS 'Área geodésica, ha';
COMMENT ON COLUMN programa.poligono.origem IS 'app ou kml';
COMMENT ON COLUMN programa.poligono.cpf_tecnico IS 'CPF do técnico que registrou';
COMMENT ON COLUMN programa.poligono.dt IS 'Data do registro';
COMMENT ON COLUMN programa.poligono.geom IS 'Polígono, EPSG:4674';

CREATE TABLE programa.poligono_historico (
  id_historico bigint NOT NULL,
  cod_poligono bigint NOT NULL,
  cod_propriedade text NOT NULL,
  status text NOT NULL CHECK (status IN ('novo', 'atualizado', 'excluído')),
  data date NOT NULL,
  area numeric(14,4),
  geom geometry(Polygon, 4674),
  PRIMARY KEY (cod_propriedade, id_historico),
  FOREIGN KEY (cod_propriedade) REFERENCES programa.propriedade
);
CREATE INDEX poligono_historico_geom ON programa.poligono_historico USING gist (geom);
COMMENT ON TABLE programa.poligono_historico IS 'Histórico dos polígonos';
COMMENT ON COLUMN programa.poligono_historico.id_historico IS 'Identificador da linha do histórico';
COMMENT ON COLUMN programa.poligono_historico.cod_poligono IS 'Polígono a que se refere';
COMMENT ON COLUMN programa.poligono_historico.cod_propriedade IS 'Código da propriedade';
COMMENT ON COLUMN programa.poligono_historico.status IS 'novo, atualizado ou excluído';
COMMENT ON COLUMN programa.poligono_historico.data IS 'Data da mudança';
COMMENT ON COLUMN programa.poligono_historico.area IS 'Área geodésica na data, ha';
COMMENT ON COLUMN programa.poligono_historico.geom IS 'Polígono na data, EPSG:4674';

CREATE TABLE programa.pratica (
  id_pratica bigint NOT NULL,
  cod_propriedade text NOT NULL,
  objetivo text NOT NULL CHECK (objetivo IN ('conservacao', 'abc', 'planejamento')),
  tipo text NOT NULL,
  area_ha numeric(14,4),
  dt_registro date NOT NULL,
  id_poligono bigint,
  PRIMARY KEY (cod_propriedade, id_pratica),
  FOREIGN KEY (cod_propriedade) REFERENCES programa.propriedade
);
CREATE INDEX pratica_objetivo ON programa.pratica (objetivo, dt_registro);
COMMENT ON TABLE programa.pratica IS 'Práticas de conservação, tecnologias ABC e planejamento adotados';
COMMENT ON COLUMN programa.pratica.id_pratica IS 'Identificador da prática';
COMMENT ON COLUMN programa.pratica.cod_propriedade IS 'Código da propriedade';
COMMENT ON COLUMN programa.pratica.objetivo IS 'conservacao, abc ou planejamento';
COMMENT ON COLUMN programa.pratica.tipo IS 'Tipo da prática';
COMMENT ON COLUMN programa.pratica.area_ha IS 'Área da prática, ha';
COMMENT ON COLUMN programa.pratica.dt_registro IS 'Data do registro';
COMMENT ON COLUMN programa.pratica.id_poligono IS 'Polígono em que está, quando desenhado';

CREATE TABLE programa.isa (
  cod_propriedade text NOT NULL,
  momento smallint NOT NULL CHECK (momento IN (1, 2, 3)),
  dt date NOT NULL,
  indice numeric(5,4) NOT NULL CHECK (indice BETWEEN 0 AND 1),
  balanco_economico numeric(5,4) CHECK (balanco_economico BETWEEN 0 AND 1),
  balanco_social numeric(5,4) CHECK (balanco_social BETWEEN 0 AND 1),
  gestao numeric(5,4) CHECK (gestao BETWEEN 0 AND 1),
  qualidade_solo_agua numeric(5,4) CHECK (qualidade_solo_agua BETWEEN 0 AND 1),
  manejo_sistemas numeric(5,4) CHECK (manejo_sistemas BETWEEN 0 AND 1),
  diversificacao_paisagem numeric(5,4) CHECK (diversificacao_paisagem BETWEEN 0 AND 1),
  vegetacao_nativa numeric(5,4) CHECK (vegetacao_nativa BETWEEN 0 AND 1),
  PRIMARY KEY (cod_propriedade, momento),
  FOREIGN KEY (cod_propriedade) REFERENCES programa.propriedade
);
COMMENT ON TABLE programa.isa IS 'Índice de Sustentabilidade (ISA), medido em três momentos';
COMMENT ON COLUMN programa.isa.cod_propriedade IS 'Código da propriedade';
COMMENT ON COLUMN programa.isa.momento IS 'Momento da medição, 1, 2 ou 3';
COMMENT ON COLUMN programa.isa.dt IS 'Data da medição';
COMMENT ON COLUMN programa.isa.indice IS 'Índice, de 0 a 1';
COMMENT ON COLUMN programa.isa.balanco_economico IS 'Dimensão balanço econômico, de 0 a 1';
COMMENT ON COLUMN programa.isa.balanco_social IS 'Dimensão balanço social, de 0 a 1';
COMMENT ON COLUMN programa.isa.gestao IS 'Dimensão gestão do estabelecimento, de 0 a 1';
COMMENT ON COLUMN programa.isa.qualidade_solo_agua IS 'Dimensão qualidade do solo e da água, de 0 a 1';
COMMENT ON COLUMN programa.isa.manejo_sistemas IS 'Dimensão manejo dos sistemas de produção, de 0 a 1';
COMMENT ON COLUMN programa.isa.diversificacao_paisagem IS 'Dimensão diversificação da paisagem, de 0 a 1';
COMMENT ON COLUMN programa.isa.vegetacao_nativa IS 'Dimensão conservação da vegetação nativa, de 0 a 1';

CREATE TABLE programa.indicador_resultado (
  cod_propriedade text NOT NULL,
  ciclo smallint NOT NULL CHECK (ciclo IN (1, 2)),
  nome text NOT NULL,
  valor numeric(18,4),
  unidade text,
  dt date,
  PRIMARY KEY (cod_propriedade, ciclo, nome),
  FOREIGN KEY (cod_propriedade) REFERENCES programa.propriedade
);
COMMENT ON TABLE programa.indicador_resultado IS 'Indicadores de resultado (IR) por propriedade e ciclo';
COMMENT ON COLUMN programa.indicador_resultado.cod_propriedade IS 'Código da propriedade';
COMMENT ON COLUMN programa.indicador_resultado.ciclo IS 'Ciclo, 1 ou 2';
COMMENT ON COLUMN programa.indicador_resultado.nome IS 'Nome do indicador';
COMMENT ON COLUMN programa.indicador_resultado.valor IS 'Valor';
COMMENT ON COLUMN programa.indicador_resultado.unidade IS 'Unidade do valor';
COMMENT ON COLUMN programa.indicador_resultado.dt IS 'Data da apuração';

CREATE TABLE programa.meta (
  indicador text NOT NULL,
  uf text NOT NULL DEFAULT '',
  ano smallint NOT NULL,
  valor numeric(16,2) NOT NULL,
  PRIMARY KEY (indicador, uf, ano)
);
COMMENT ON TABLE programa.meta IS 'Metas do projeto';
COMMENT ON COLUMN programa.meta.indicador IS 'Indicador da meta: propriedades, visitas, area_conservacao, area_abc, produtores';
COMMENT ON COLUMN programa.meta.uf IS 'Unidade da federação; vazio para a meta nacional';
COMMENT ON COLUMN programa.meta.ano IS 'Ano até cujo fim a meta vale';
COMMENT ON COLUMN programa.meta.valor IS 'Valor acumulado a alcançar até o fim do ano';
