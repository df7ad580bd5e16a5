-- Who was attended in a year is the figure of most boards, and was made distinct from two rows and more of each property: a row for each property and year has it once, of the plan too. Who applies a practice since when,
-- and how far a property is in its visits, keep the place and the people of the property: tables by these joined all properties to it each time (docs/decisions/0094). What stands is worked out here.
CREATE TABLE resumo.visita_ano (
  cod_propriedade text NOT NULL,
  ano date NOT NULL,
  uf text NOT NULL,
  codigo_municipio integer NOT NULL,
  id_sub_bacia integer,
  id_produtor bigint,
  cpf_supervisor text,
  cpf_tecnico text,
  atividade_produtiva text,
  perfil_fundiario text,
  dt_inicio date,
  registradas integer NOT NULL,
  visitas integer NOT NULL,
  nao_contam integer NOT NULL,
  sincronizadas integer NOT NULL,
  duracao_soma bigint,
  duracao_visitas integer NOT NULL,
  primeira date,
  ultima date,
  PRIMARY KEY (cod_propriedade, ano)
);
CREATE INDEX visita_ano_ano ON resumo.visita_ano (ano, uf);
COMMENT ON TABLE resumo.visita_ano IS 'Visitas por propriedade e ano';
COMMENT ON COLUMN resumo.visita_ano.cod_propriedade IS 'Código da propriedade';
COMMENT ON COLUMN resumo.visita_ano.ano IS 'Primeiro dia do ano';
COMMENT ON COLUMN resumo.visita_ano.uf IS 'Unidade da federação da propriedade';
COMMENT ON COLUMN resumo.visita_ano.codigo_municipio IS 'Código IBGE do município da propriedade';
COMMENT ON COLUMN resumo.visita_ano.id_sub_bacia IS 'Sub-bacia da propriedade';
COMMENT ON COLUMN resumo.visita_ano.id_produtor IS 'Produtor responsável pela propriedade';
COMMENT ON COLUMN resumo.visita_ano.cpf_supervisor IS 'CPF do supervisor responsável pela propriedade';
COMMENT ON COLUMN resumo.visita_ano.cpf_tecnico IS 'CPF do técnico responsável pela propriedade';
COMMENT ON COLUMN resumo.visita_ano.atividade_produtiva IS 'Atividade produtiva da propriedade';
COMMENT ON COLUMN resumo.visita_ano.perfil_fundiario IS 'Perfil fundiário da propriedade';
COMMENT ON COLUMN resumo.visita_ano.dt_inicio IS 'Início do atendimento da propriedade';
COMMENT ON COLUMN resumo.visita_ano.registradas IS 'Todas as visitas';
COMMENT ON COLUMN resumo.visita_ano.visitas IS 'Visitas válidas';
COMMENT ON COLUMN resumo.visita_ano.nao_contam IS 'Visitas que não contam';
COMMENT ON COLUMN resumo.visita_ano.sincronizadas IS 'Visitas sincronizadas';
COMMENT ON COLUMN resumo.visita_ano.duracao_soma IS 'Minutos das visitas válidas';
COMMENT ON COLUMN resumo.visita_ano.duracao_visitas IS 'Visitas válidas com duração';
COMMENT ON COLUMN resumo.visita_ano.primeira IS 'Primeira visita válida';
COMMENT ON COLUMN resumo.visita_ano.ultima IS 'Última visita válida';
INSERT INTO resumo.visita_ano
SELECT
  v.cod_propriedade, v.ano, p.uf, p.codigo_municipio, p.id_sub_bacia, p.id_produtor, p.cpf_supervisor, p.cpf_tecnico, p.atividade_produtiva, p.perfil_fundiario, p.dt_inicio,
  v.registradas, v.visitas, v.nao_contam, v.sincronizadas, v.duracao_soma, v.duracao_visitas, v.primeira, v.ultima
FROM (
  SELECT
    cod_propriedade,
    date_trunc('year', semestre)::date AS ano,
    sum(registradas) AS registradas,
    sum(visitas) AS visitas,
    sum(nao_contam) AS nao_contam,
    sum(sincronizadas) AS sincronizadas,
    sum(duracao_soma) AS duracao_soma,
    sum(duracao_visitas) AS duracao_visitas,
    min(primeira) AS primeira,
    max(ultima) AS ultima
  FROM resumo.visita_semestre
  GROUP BY 1, 2
) v
JOIN programa.propriedade p ON p.cod_propriedade = v.cod_propriedade
ORDER BY v.ano, p.uf, v.cod_propriedade;

-- The plan likewise, of its semesters (0084).
CREATE TABLE resumo.visita_prevista_ano (
  cod_propriedade text NOT NULL,
  ano date NOT NULL,
  uf text NOT NULL,
  codigo_municipio integer NOT NULL,
  id_sub_bacia integer,
  cpf_supervisor text,
  cpf_tecnico text,
  atividade_produtiva text,
  dt_inicio date,
  previstas integer NOT NULL,
  vencidas integer NOT NULL,
  numero_soma integer,
  primeira date NOT NULL,
  PRIMARY KEY (cod_propriedade, ano)
);
CREATE INDEX visita_prevista_ano_ano ON resumo.visita_prevista_ano (ano, uf);
COMMENT ON TABLE resumo.visita_prevista_ano IS 'Visitas previstas por propriedade e ano';
COMMENT ON COLUMN resumo.visita_prevista_ano.cod_propriedade IS 'Código da propriedade';
COMMENT ON COLUMN resumo.visita_prevista_ano.ano IS 'Primeiro dia do ano';
COMMENT ON COLUMN resumo.visita_prevista_ano.uf IS 'Unidade da federação da propriedade';
COMMENT ON COLUMN resumo.visita_prevista_ano.codigo_municipio IS 'Código IBGE do município da propriedade';
COMMENT ON COLUMN resumo.visita_prevista_ano.id_sub_bacia IS 'Sub-bacia da propriedade';
COMMENT ON COLUMN resumo.visita_prevista_ano.cpf_supervisor IS 'CPF do supervisor responsável pela propriedade';
COMMENT ON COLUMN resumo.visita_prevista_ano.cpf_tecnico IS 'CPF do técnico responsável pela propriedade';
COMMENT ON COLUMN resumo.visita_prevista_ano.atividade_produtiva IS 'Atividade produtiva da propriedade';
COMMENT ON COLUMN resumo.visita_prevista_ano.dt_inicio IS 'Início do atendimento da propriedade';
COMMENT ON COLUMN resumo.visita_prevista_ano.previstas IS 'Visitas previstas';
COMMENT ON COLUMN resumo.visita_prevista_ano.vencidas IS 'Visitas previstas até a data de referência';
COMMENT ON COLUMN resumo.visita_prevista_ano.numero_soma IS 'Soma dos números, de 1 a 24, das previstas até a data de referência';
COMMENT ON COLUMN resumo.visita_prevista_ano.primeira IS 'Dia da primeira visita prevista no ano';
INSERT INTO resumo.visita_prevista_ano
SELECT
  cod_propriedade, date_trunc('year', semestre)::date, uf, codigo_municipio, id_sub_bacia, cpf_supervisor, cpf_tecnico, atividade_produtiva, dt_inicio,
  sum(previstas), sum(vencidas), sum(numero_soma), min(primeira)
FROM resumo.visita_prevista_semestre
GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9
ORDER BY 2, uf, cod_propriedade;

-- Practices by who answers for the property: areas by technician and Bacia.
CREATE TABLE resumo.pratica_ano (
  ano date NOT NULL,
  objetivo text NOT NULL,
  uf text NOT NULL,
  codigo_municipio integer NOT NULL,
  id_sub_bacia integer,
  cpf_supervisor text,
  cpf_tecnico text,
  praticas integer NOT NULL,
  area numeric,
  com_area integer NOT NULL
);
CREATE INDEX pratica_ano_objetivo ON resumo.pratica_ano (objetivo, ano);
COMMENT ON TABLE resumo.pratica_ano IS 'Práticas por lugar, responsáveis, ano e objetivo';
COMMENT ON COLUMN resumo.pratica_ano.ano IS 'Primeiro dia do ano';
COMMENT ON COLUMN resumo.pratica_ano.objetivo IS 'conservacao, abc ou planejamento';
COMMENT ON COLUMN resumo.pratica_ano.uf IS 'Unidade da federação';
COMMENT ON COLUMN resumo.pratica_ano.codigo_municipio IS 'Código IBGE do município';
COMMENT ON COLUMN resumo.pratica_ano.id_sub_bacia IS 'Sub-bacia';
COMMENT ON COLUMN resumo.pratica_ano.cpf_supervisor IS 'CPF do supervisor responsável';
COMMENT ON COLUMN resumo.pratica_ano.cpf_tecnico IS 'CPF do técnico responsável';
COMMENT ON COLUMN resumo.pratica_ano.praticas IS 'Práticas';
COMMENT ON COLUMN resumo.pratica_ano.area IS 'Soma das áreas, ha';
COMMENT ON COLUMN resumo.pratica_ano.com_area IS 'Práticas com área';
INSERT INTO resumo.pratica_ano
SELECT date_trunc('year', x.dt_registro)::date, x.objetivo, p.uf, p.codigo_municipio, p.id_sub_bacia, p.cpf_supervisor, p.cpf_tecnico, count(*), sum(x.area_ha), count(x.area_ha)
FROM programa.pratica x
JOIN programa.propriedade p ON p.cod_propriedade = x.cod_propriedade
GROUP BY 1, 2, 3, 4, 5, 6, 7
ORDER BY 2, 1, 3;

-- The property's place and people, beside what is said of it.
ALTER TABLE resumo.visita_ritmo
  ADD COLUMN codigo_municipio integer,
  ADD COLUMN id_sub_bacia integer,
  ADD COLUMN cpf_supervisor text,
  ADD COLUMN cpf_tecnico text;
UPDATE resumo.visita_ritmo r
SET codigo_municipio = p.codigo_municipio, id_sub_bacia = p.id_sub_bacia, cpf_supervisor = p.cpf_supervisor, cpf_tecnico = p.cpf_tecnico
FROM programa.propriedade p WHERE p.cod_propriedade = r.cod_propriedade;
ALTER TABLE resumo.visita_ritmo ALTER COLUMN codigo_municipio SET NOT NULL;
COMMENT ON COLUMN resumo.visita_ritmo.codigo_municipio IS 'Código IBGE do município da propriedade';
COMMENT ON COLUMN resumo.visita_ritmo.id_sub_bacia IS 'Sub-bacia da propriedade';
COMMENT ON COLUMN resumo.visita_ritmo.cpf_supervisor IS 'CPF do supervisor responsável pela propriedade';
COMMENT ON COLUMN resumo.visita_ritmo.cpf_tecnico IS 'CPF do técnico responsável pela propriedade';

CREATE TABLE resumo.aplica_planejamento (
  cod_propriedade text PRIMARY KEY,
  desde date NOT NULL
);
COMMENT ON TABLE resumo.aplica_planejamento IS 'Cópia da visão programa.aplica_planejamento, com o lugar e os responsáveis da propriedade';
COMMENT ON COLUMN resumo.aplica_planejamento.cod_propriedade IS 'Código da propriedade';
COMMENT ON COLUMN resumo.aplica_planejamento.desde IS 'Primeiro dia em que valeu';
COMMENT ON TABLE resumo.aplica_conservacao IS 'Cópia da visão programa.aplica_conservacao, com o lugar e os responsáveis da propriedade';
COMMENT ON TABLE resumo.aplica_abc IS 'Cópia da visão programa.aplica_abc, com o lugar e os responsáveis da propriedade';
INSERT INTO resumo.aplica_planejamento
SELECT cod_propriedade, min(dt_registro) FROM programa.pratica WHERE objetivo = 'planejamento' GROUP BY cod_propriedade;

DO $$
DECLARE
  tabela text;
  onde constant text := '((SELECT current_setting(''fonte.uf'', true)) = ''*'' OR uf = (SELECT current_setting(''fonte.uf'', true)))';
  pessoa constant text := '(%I = (SELECT current_setting(''fonte.cpf'', true)) AND (SELECT current_setting(''fonte.cpf'', true)) <> '''' AND ' || onde || ')';
BEGIN
  FOREACH tabela IN ARRAY ARRAY['resumo.aplica_abc', 'resumo.aplica_conservacao', 'resumo.aplica_planejamento'] LOOP
    EXECUTE format('ALTER TABLE %s ADD COLUMN uf text, ADD COLUMN codigo_municipio integer, ADD COLUMN id_sub_bacia integer, ADD COLUMN id_produtor bigint,
      ADD COLUMN cpf_supervisor text, ADD COLUMN cpf_tecnico text', tabela);
    EXECUTE format('UPDATE %s a SET uf = p.uf, codigo_municipio = p.codigo_municipio, id_sub_bacia = p.id_sub_bacia, id_produtor = p.id_produtor,
      cpf_supervisor = p.cpf_supervisor, cpf_tecnico = p.cpf_tecnico FROM programa.propriedade p WHERE p.cod_propriedade = a.cod_propriedade', tabela);
    EXECUTE format('ALTER TABLE %s ALTER COLUMN uf SET NOT NULL, ALTER COLUMN codigo_municipio SET NOT NULL', tabela);
    EXECUTE format('COMMENT ON COLUMN %s.uf IS ''Unidade da federação da propriedade''', tabela);
    EXECUTE format('COMMENT ON COLUMN %s.codigo_municipio IS ''Código IBGE do município da propriedade''', tabela);
    EXECUTE format('COMMENT ON COLUMN %s.id_sub_bacia IS ''Sub-bacia da propriedade''', tabela);
    EXECUTE format('COMMENT ON COLUMN %s.id_produtor IS ''Produtor responsável pela propriedade''', tabela);
    EXECUTE format('COMMENT ON COLUMN %s.cpf_supervisor IS ''CPF do supervisor responsável pela propriedade''', tabela);
    EXECUTE format('COMMENT ON COLUMN %s.cpf_tecnico IS ''CPF do técnico responsável pela propriedade''', tabela);
  END LOOP;
  -- The second wall (0056), with state and people in the row.
  FOREACH tabela IN ARRAY ARRAY['resumo.pratica_ano', 'resumo.visita_ano', 'resumo.visita_prevista_ano', 'resumo.visita_ritmo', 'resumo.aplica_abc', 'resumo.aplica_conservacao', 'resumo.aplica_planejamento'] LOOP
    EXECUTE format('DROP POLICY IF EXISTS propriedade ON %s', tabela);
    EXECUTE format('DROP POLICY IF EXISTS pessoa ON %s', tabela);
    EXECUTE format('DROP POLICY IF EXISTS uf ON %s', tabela);
    EXECUTE format('DROP POLICY IF EXISTS todos ON %s', tabela);
    EXECUTE format('CREATE POLICY uf ON %s AS RESTRICTIVE TO fonte_le_uf USING (uf = (SELECT current_setting(''fonte.uf'', true)))', tabela);
    EXECUTE format('CREATE POLICY supervisor ON %s AS RESTRICTIVE TO fonte_le_supervisor USING (%s)', tabela, format(pessoa, 'cpf_supervisor'));
    EXECUTE format('CREATE POLICY tecnico ON %s AS RESTRICTIVE TO fonte_le_tecnico USING (%s)', tabela, format(pessoa, 'cpf_tecnico'));
    EXECUTE format('CREATE POLICY todos ON %s USING (true)', tabela);
    EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', tabela);
  END LOOP;
END $$;
