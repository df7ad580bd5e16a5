-- Who was measured at all three moments, and by what mean, was found by grouping all measurements of the index by property, once for the condition and again for each figure (docs/decisions/0117).
-- By property they stand in one row. What stands is worked out here.
CREATE TABLE resumo.isa_propriedade (
  cod_propriedade text PRIMARY KEY,
  uf text NOT NULL,
  codigo_municipio integer NOT NULL,
  id_sub_bacia integer,
  cpf_supervisor text,
  cpf_tecnico text,
  medicoes integer NOT NULL,
  indice numeric NOT NULL,
  medicoes_1 integer NOT NULL,
  indice_1 numeric,
  medicoes_2 integer NOT NULL,
  indice_2 numeric,
  medicoes_3 integer NOT NULL,
  indice_3 numeric
);
COMMENT ON TABLE resumo.isa_propriedade IS 'Medições do ISA por propriedade';
COMMENT ON COLUMN resumo.isa_propriedade.cod_propriedade IS 'Código da propriedade';
COMMENT ON COLUMN resumo.isa_propriedade.uf IS 'Unidade da federação';
COMMENT ON COLUMN resumo.isa_propriedade.codigo_municipio IS 'Município da propriedade';
COMMENT ON COLUMN resumo.isa_propriedade.id_sub_bacia IS 'Sub-bacia da propriedade';
COMMENT ON COLUMN resumo.isa_propriedade.cpf_supervisor IS 'CPF do supervisor da propriedade';
COMMENT ON COLUMN resumo.isa_propriedade.cpf_tecnico IS 'CPF do técnico da propriedade';
COMMENT ON COLUMN resumo.isa_propriedade.medicoes IS 'Medições, uma de cada momento medido';
COMMENT ON COLUMN resumo.isa_propriedade.indice IS 'Soma do ISA das medições';
COMMENT ON COLUMN resumo.isa_propriedade.medicoes_1 IS 'Medições do primeiro momento';
COMMENT ON COLUMN resumo.isa_propriedade.indice_1 IS 'Soma do ISA do primeiro momento';
COMMENT ON COLUMN resumo.isa_propriedade.medicoes_2 IS 'Medições do segundo momento';
COMMENT ON COLUMN resumo.isa_propriedade.indice_2 IS 'Soma do ISA do segundo momento';
COMMENT ON COLUMN resumo.isa_propriedade.medicoes_3 IS 'Medições do terceiro momento';
COMMENT ON COLUMN resumo.isa_propriedade.indice_3 IS 'Soma do ISA do terceiro momento';
INSERT INTO resumo.isa_propriedade
SELECT
  i.cod_propriedade, p.uf, p.codigo_municipio, p.id_sub_bacia, p.cpf_supervisor, p.cpf_tecnico,
  i.medicoes, i.indice, i.medicoes_1, i.indice_1, i.medicoes_2, i.indice_2, i.medicoes_3, i.indice_3
FROM (
  SELECT
    cod_propriedade,
    count(*) AS medicoes,
    sum(indice) AS indice,
    count(*) FILTER (WHERE momento = 1) AS medicoes_1,
    sum(indice) FILTER (WHERE momento = 1) AS indice_1,
    count(*) FILTER (WHERE momento = 2) AS medicoes_2,
    sum(indice) FILTER (WHERE momento = 2) AS indice_2,
    count(*) FILTER (WHERE momento = 3) AS medicoes_3,
    sum(indice) FILTER (WHERE momento = 3) AS indice_3
  FROM programa.isa
  GROUP BY cod_propriedade
) i
JOIN programa.propriedade p ON p.cod_propriedade = i.cod_propriedade
ORDER BY p.uf, i.cod_propriedade;

-- The second wall (0056): a row is of one property.
CREATE POLICY uf ON resumo.isa_propriedade AS RESTRICTIVE TO fonte_le_uf USING (uf = (SELECT current_setting('fonte.uf', true)));
DO $$
DECLARE
  pessoa text;
BEGIN
  FOREACH pessoa IN ARRAY ARRAY['supervisor', 'tecnico'] LOOP
    EXECUTE format('CREATE POLICY %1$s ON resumo.isa_propriedade AS RESTRICTIVE TO fonte_le_%1$s USING (
      cpf_%1$s = (SELECT current_setting(''fonte.cpf'', true)) AND (SELECT current_setting(''fonte.cpf'', true)) <> ''''
      AND ((SELECT current_setting(''fonte.uf'', true)) = ''*'' OR uf = (SELECT current_setting(''fonte.uf'', true))))', pessoa);
  END LOOP;
END $$;
CREATE POLICY todos ON resumo.isa_propriedade USING (true);
ALTER TABLE resumo.isa_propriedade ENABLE ROW LEVEL SECURITY;
