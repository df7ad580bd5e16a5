-- A second wall behind the server's own row rule (docs/decisions/0037-second-wall.md): figures are read as one of four roles that may read and nothing else. Three of them see
-- only the rows of a place or a person, which the statement's transaction names in fonte.uf and fonte.cpf; where nobody names them no row is seen. Whoever is none of
-- the four (the owner's imports, the service's own work) reads as ever: a policy that holds for everybody lets them, and is no condition to the planner.
DO $$
DECLARE
  papel text;
BEGIN
  FOREACH papel IN ARRAY ARRAY['fonte_le_tudo', 'fonte_le_uf', 'fonte_le_supervisor', 'fonte_le_tecnico'] LOOP
    BEGIN
      -- Roles belong to the server and not to the database: another database of it may have made them, or be making them now.
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = papel) THEN
        BEGIN
          EXECUTE format('CREATE ROLE %I NOLOGIN', papel);
        EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
        END;
      END IF;
      IF NOT pg_has_role(current_user, papel, 'MEMBER') THEN EXECUTE format('GRANT %I TO CURRENT_USER', papel); END IF;
    EXCEPTION WHEN insufficient_privilege THEN
      RAISE EXCEPTION 'The role % is missing or not given to %: as a superuser, once, "create role fonte_le_tudo; create role fonte_le_uf; create role fonte_le_supervisor; create role fonte_le_tecnico; grant fonte_le_tudo, fonte_le_uf, fonte_le_supervisor, fonte_le_tecnico to % with admin option"', papel, current_user, quote_ident(current_user);
    END;
  END LOOP;
END $$;

GRANT USAGE ON SCHEMA geo, programa, resumo, camada, portal TO fonte_le_tudo, fonte_le_uf, fonte_le_supervisor, fonte_le_tecnico;
GRANT SELECT ON ALL TABLES IN SCHEMA geo, programa, resumo, camada TO fonte_le_tudo, fonte_le_uf, fonte_le_supervisor, fonte_le_tecnico;
ALTER DEFAULT PRIVILEGES IN SCHEMA geo, programa, resumo, camada GRANT SELECT ON TABLES TO fonte_le_tudo, fonte_le_uf, fonte_le_supervisor, fonte_le_tecnico;
-- The data version stands in each statement; the trend of Data Quality is a view over portal.qualidade.
GRANT SELECT ON portal.versao, portal.qualidade TO fonte_le_tudo, fonte_le_uf, fonte_le_supervisor, fonte_le_tecnico;

DO $$
DECLARE
  tabela text;
  uf constant text := '(uf = (SELECT current_setting(''fonte.uf'', true)))';
  -- A person may have no state of his own: '*'. What is not named is null or empty, and equals nothing.
  onde constant text := '((SELECT current_setting(''fonte.uf'', true)) = ''*'' OR uf = (SELECT current_setting(''fonte.uf'', true)))';
  pessoa constant text := '(%I = (SELECT current_setting(''fonte.cpf'', true)) AND (SELECT current_setting(''fonte.cpf'', true)) <> '''' AND ' || onde || ')';
  -- Read as the same role, so that the property's own policy decides. IN and not EXISTS: a set made once, which the planner knows to be one; an EXISTS it believes to be
  -- looked up for each row, so dear that it compiles the statement (JIT: 8 times the report's time).
  propriedade constant text := '(cod_propriedade IN (SELECT p.cod_propriedade FROM programa.propriedade p))';
BEGIN
  -- With state and people in the row.
  FOREACH tabela IN ARRAY ARRAY['programa.propriedade', 'resumo.visita_semestre', 'resumo.visita_prevista_mes'] LOOP
    EXECUTE format('CREATE POLICY uf ON %s AS RESTRICTIVE TO fonte_le_uf USING (%s)', tabela, uf);
    EXECUTE format('CREATE POLICY supervisor ON %s AS RESTRICTIVE TO fonte_le_supervisor USING (%s)', tabela, format(pessoa, 'cpf_supervisor'));
    EXECUTE format('CREATE POLICY tecnico ON %s AS RESTRICTIVE TO fonte_le_tecnico USING (%s)', tabela, format(pessoa, 'cpf_tecnico'));
  END LOOP;
  -- With the state; people through the property.
  FOREACH tabela IN ARRAY ARRAY['resumo.visita_ritmo', 'resumo.contorno_propriedade'] LOOP
    EXECUTE format('CREATE POLICY uf ON %s AS RESTRICTIVE TO fonte_le_uf USING (%s)', tabela, uf);
    EXECUTE format('CREATE POLICY pessoa ON %s AS RESTRICTIVE TO fonte_le_supervisor, fonte_le_tecnico USING (%s)', tabela, propriedade);
  END LOOP;
  -- Sums of a state, of which one person's part cannot be told: nothing for who sees one person's rows.
  FOREACH tabela IN ARRAY ARRAY['programa.meta', 'resumo.lancamento_ano', 'resumo.lancamento_mes', 'resumo.pratica_mes', 'resumo.visita_mes'] LOOP
    EXECUTE format('CREATE POLICY uf ON %s AS RESTRICTIVE TO fonte_le_uf USING (%s)', tabela, uf);
    EXECUTE format('CREATE POLICY pessoa ON %s AS RESTRICTIVE TO fonte_le_supervisor, fonte_le_tecnico USING (false)', tabela);
  END LOOP;
  -- Facts of a property.
  FOREACH tabela IN ARRAY ARRAY['programa.indicador_resultado', 'programa.isa', 'programa.lancamento', 'programa.poligono', 'programa.poligono_historico', 'programa.pratica',
      'programa.recomendacao', 'programa.visita', 'resumo.achado', 'resumo.aplica_abc', 'resumo.aplica_conservacao', 'resumo.area_sem_sobreposicao', 'resumo.exame', 'camada.car'] LOOP
    EXECUTE format('CREATE POLICY propriedade ON %s AS RESTRICTIVE TO fonte_le_uf, fonte_le_supervisor, fonte_le_tecnico USING (%s)', tabela, propriedade);
  END LOOP;
  -- And for everybody else, what they were granted.
  FOR tabela IN SELECT DISTINCT polrelid::regclass::text FROM pg_policy WHERE polrelid::regclass::text ~ '^(programa|resumo|camada)\.' LOOP
    EXECUTE format('CREATE POLICY todos ON %s USING (true)', tabela);
    EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', tabela);
  END LOOP;
END $$;
