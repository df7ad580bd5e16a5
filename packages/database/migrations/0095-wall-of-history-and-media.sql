-- The second wall (0056) before the history and what people send, too (docs/decisions/0037): who reads them as one of the four roles sees what is the caller's, whatever the statement says.
-- EXISTS here and not a set as before figures: of a page or of one property's files a few rows are looked at, and the planner weighs both.
GRANT SELECT ON portal.diferenca, portal.arquivo, portal.arquivo_tag, portal.tag, portal.geometria_enviada, portal.poligono_enviado
  TO fonte_le_tudo, fonte_le_uf, fonte_le_supervisor, fonte_le_tecnico;

-- Whose a property was when it went is said by its removal, a row of the history itself: asked by the owner, for a policy cannot ask its own table. Told is yes or no; null where
-- nothing of that code went since.
CREATE FUNCTION portal.saiu_de_quem_le(papel text, codigo text, desde bigint) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
  SELECT coalesce(CASE papel
    WHEN 'uf' THEN q.uf = q.minha_uf
    WHEN 'supervisor' THEN q.supervisor = q.meu_cpf AND q.meu_cpf <> '' AND (q.minha_uf = '*' OR q.uf = q.minha_uf)
    WHEN 'tecnico' THEN q.tecnico = q.meu_cpf AND q.meu_cpf <> '' AND (q.minha_uf = '*' OR q.uf = q.minha_uf)
  END, false)
  FROM (
    SELECT r.diff ->> 'uf' AS uf, r.diff ->> 'cpf_supervisor' AS supervisor, r.diff ->> 'cpf_tecnico' AS tecnico,
      current_setting('fonte.uf', true) AS minha_uf, current_setting('fonte.cpf', true) AS meu_cpf
    FROM portal.diferenca r
    WHERE r.cod_propriedade = codigo AND r.table_name = 'propriedade' AND r.type = 'REMOVE' AND r.versao >= desde
    ORDER BY r.versao LIMIT 1
  ) q
$$;
COMMENT ON FUNCTION portal.saiu_de_quem_le(text, text, bigint) IS 'Se a propriedade que saiu depois de uma versão era de quem lê; nulo se não saiu';

-- Few codes ever go; of all others the property itself is asked, without a call for each row.
CREATE FUNCTION portal.codigos_que_sairam() RETURNS SETOF text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog ROWS 100 AS $$
  SELECT DISTINCT r.cod_propriedade FROM portal.diferenca r WHERE r.table_name = 'propriedade' AND r.type = 'REMOVE'
$$;
COMMENT ON FUNCTION portal.codigos_que_sairam() IS 'Códigos de propriedades que alguma carga guardada retirou';

DO $$
DECLARE
  papel text;
  tabela text;
  propria constant text := 'EXISTS (SELECT FROM programa.propriedade p WHERE p.cod_propriedade = %I.cod_propriedade)';
BEGIN
  FOREACH papel IN ARRAY ARRAY['uf', 'supervisor', 'tecnico'] LOOP
    EXECUTE format('CREATE POLICY %1$I ON portal.diferenca AS RESTRICTIVE TO fonte_le_%1$s USING (
      CASE WHEN cod_propriedade IN (SELECT portal.codigos_que_sairam())
        THEN coalesce(portal.saiu_de_quem_le(%1$L, cod_propriedade, versao), %2$s)
        ELSE %2$s END)', papel, format(propria, 'diferenca'));
  END LOOP;
  FOREACH tabela IN ARRAY ARRAY['arquivo', 'geometria_enviada'] LOOP
    EXECUTE format('CREATE POLICY propriedade ON portal.%I AS RESTRICTIVE TO fonte_le_uf, fonte_le_supervisor, fonte_le_tecnico USING (%s)', tabela, format(propria, tabela));
  END LOOP;
  -- Through what they belong to, under its own policy.
  CREATE POLICY arquivo ON portal.arquivo_tag AS RESTRICTIVE TO fonte_le_uf, fonte_le_supervisor, fonte_le_tecnico
    USING (EXISTS (SELECT FROM portal.arquivo a WHERE a.id_arquivo = arquivo_tag.id_arquivo));
  CREATE POLICY geometria ON portal.poligono_enviado AS RESTRICTIVE TO fonte_le_uf, fonte_le_supervisor, fonte_le_tecnico
    USING (EXISTS (SELECT FROM portal.geometria_enviada g WHERE g.id_geometria = poligono_enviado.id_geometria));
  FOREACH tabela IN ARRAY ARRAY['diferenca', 'arquivo', 'arquivo_tag', 'geometria_enviada', 'poligono_enviado'] LOOP
    EXECUTE format('CREATE POLICY todos ON portal.%I USING (true)', tabela);
    EXECUTE format('ALTER TABLE portal.%I ENABLE ROW LEVEL SECURITY', tabela);
  END LOOP;
END $$;
