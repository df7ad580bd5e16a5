-- What observers' figures are drawn by (docs/decisions/0052, 0053) was read behind the wall of whoever asked, with all tables of its schema (0056): the factor of every property, which
-- of them are counted, and which dot is whose. A state's rows are its own, and who sees one person's rows has none of it: nobody who only observes is held to a person. Whoever reads the whole
-- country (fonte_le_tudo) works out what observers are told, and has no policy.
DO $$
DECLARE
  tabela text;
BEGIN
  FOREACH tabela IN ARRAY ARRAY['resumo.coorte_divulgada', 'resumo.divulgacao', 'resumo.desvio_divulgado'] LOOP
    EXECUTE format('CREATE POLICY uf ON %s AS RESTRICTIVE TO fonte_le_uf USING (%s)', tabela, CASE tabela
      -- Of a property's code alone: a set, made once a statement, as before the facts (0056).
      WHEN 'resumo.desvio_divulgado' THEN 'cod_propriedade IN (SELECT p.cod_propriedade FROM programa.propriedade p)'
      ELSE 'uf = (SELECT current_setting(''fonte.uf'', true))'
    END);
    EXECUTE format('CREATE POLICY pessoa ON %s AS RESTRICTIVE TO fonte_le_supervisor, fonte_le_tecnico USING (false)', tabela);
    EXECUTE format('CREATE POLICY todos ON %s USING (true)', tabela);
    EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', tabela);
  END LOOP;
END $$;
-- How many have left a state since those who went with them wait: imports alone count by it.
REVOKE SELECT ON resumo.saida_divulgada FROM fonte_le_tudo, fonte_le_uf, fonte_le_supervisor, fonte_le_tecnico;
