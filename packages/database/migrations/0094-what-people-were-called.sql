-- What a person was called, numbered and written to before a load or somebody corrected it (decisions/0035): texts, files and mails go on naming who it was by these, so that whoever
-- is looked for and whoever goes is known by them too. They go with the person.
CREATE TABLE portal.pessoa_antes (
  chave text PRIMARY KEY,
  id_produtor bigint,
  id_usuario bigint,
  cpf text,
  campo text NOT NULL CHECK (campo IN ('nome', 'cpf', 'email')),
  valor text NOT NULL,
  ate timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX pessoa_antes_produtor ON portal.pessoa_antes (id_produtor) WHERE id_produtor IS NOT NULL;
CREATE INDEX pessoa_antes_usuario ON portal.pessoa_antes (id_usuario) WHERE id_usuario IS NOT NULL;
CREATE INDEX pessoa_antes_cpf ON portal.pessoa_antes (cpf) WHERE cpf IS NOT NULL;
COMMENT ON TABLE portal.pessoa_antes IS 'Nomes, CPFs e e-mails que pessoas tinham antes de serem corrigidos; some com a pessoa';
COMMENT ON COLUMN portal.pessoa_antes.chave IS 'De quem, o quê e o valor, para que o mesmo fique uma vez';
COMMENT ON COLUMN portal.pessoa_antes.id_produtor IS 'Produtor de quem era';
COMMENT ON COLUMN portal.pessoa_antes.id_usuario IS 'Conta de quem era';
COMMENT ON COLUMN portal.pessoa_antes.cpf IS 'Técnico ou supervisor de quem era';
COMMENT ON COLUMN portal.pessoa_antes.campo IS 'nome, cpf ou email';
COMMENT ON COLUMN portal.pessoa_antes.valor IS 'O que estava antes';
COMMENT ON COLUMN portal.pessoa_antes.ate IS 'Momento em que deixou de estar';

-- Whoever changes it, a load, its undoing or a person; not what takes a person away, whose pseudonym says so.
CREATE FUNCTION portal.guardar_antes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  antes jsonb := to_jsonb(OLD);
  depois jsonb := to_jsonb(NEW);
  de text := tg_table_name || ' ' || coalesce(antes ->> 'id_produtor', antes ->> 'id_usuario', antes ->> 'cpf');
  um text;
BEGIN
  IF depois ->> 'nome' ~ '^Pessoa removida [0-9]+$' THEN RETURN NULL; END IF;
  FOREACH um IN ARRAY ARRAY['nome', 'cpf', 'email'] LOOP
    -- A CPF that somebody typed for an account is nobody's.
    IF um = 'cpf' AND NOT coalesce((antes ->> 'cpf_conferido')::boolean, true) THEN CONTINUE; END IF;
    IF antes ->> um IS NOT NULL AND antes ->> um <> '' AND antes ->> um IS DISTINCT FROM depois ->> um THEN
      INSERT INTO portal.pessoa_antes (chave, id_produtor, id_usuario, cpf, campo, valor) VALUES (
        concat_ws(' ', de, um, antes ->> um), (antes ->> 'id_produtor')::bigint, (antes ->> 'id_usuario')::bigint,
        CASE WHEN tg_table_schema = 'programa' AND tg_table_name <> 'produtor' THEN antes ->> 'cpf' END, um, antes ->> um
      ) ON CONFLICT (chave) DO UPDATE SET ate = now();
    END IF;
  END LOOP;
  RETURN NULL;
END
$$;
COMMENT ON FUNCTION portal.guardar_antes() IS 'Guarda o nome, o CPF e o e-mail que uma linha tinha';
CREATE TRIGGER guardar_antes AFTER UPDATE ON programa.produtor FOR EACH ROW
  WHEN (OLD.nome IS DISTINCT FROM NEW.nome OR OLD.cpf IS DISTINCT FROM NEW.cpf) EXECUTE FUNCTION portal.guardar_antes();
CREATE TRIGGER guardar_antes AFTER UPDATE ON programa.tecnico FOR EACH ROW
  WHEN (OLD.nome IS DISTINCT FROM NEW.nome) EXECUTE FUNCTION portal.guardar_antes();
CREATE TRIGGER guardar_antes AFTER UPDATE ON programa.supervisor FOR EACH ROW
  WHEN (OLD.nome IS DISTINCT FROM NEW.nome) EXECUTE FUNCTION portal.guardar_antes();
CREATE TRIGGER guardar_antes AFTER UPDATE ON portal.usuario FOR EACH ROW
  WHEN (OLD.nome IS DISTINCT FROM NEW.nome OR OLD.cpf IS DISTINCT FROM NEW.cpf OR OLD.email IS DISTINCT FROM NEW.email) EXECUTE FUNCTION portal.guardar_antes();

-- What the last load replaced stands in what undoes it; nobody knows more of what was before.
DO $$
BEGIN
  IF to_regclass('anterior.produtor') IS NOT NULL THEN
    INSERT INTO portal.pessoa_antes (chave, id_produtor, campo, valor)
    SELECT concat_ws(' ', 'produtor', r.id_produtor, v.campo, v.antes), r.id_produtor, v.campo, v.antes
    FROM programa.produtor r JOIN anterior.produtor a ON a.id_produtor = r.id_produtor AND a.op = 'U'
    CROSS JOIN LATERAL (VALUES ('nome', a.nome, r.nome), ('cpf', a.cpf, r.cpf)) v(campo, antes, agora)
    WHERE v.antes IS NOT NULL AND v.antes <> '' AND v.antes IS DISTINCT FROM v.agora AND r.nome !~ '^Pessoa removida [0-9]+$'
    ON CONFLICT (chave) DO NOTHING;
  END IF;
END $$;
