-- People whom the portal no longer knows (decisions/0035): facts stay under a pseudonym, and no later import brings the person back. What came from the source is known by its
-- SHA-256 with this database's own salt, which the role that the service runs as may not read.
CREATE TABLE portal.pessoa_anonimizada (
  id_pessoa bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  papeis text NOT NULL,
  motivo text NOT NULL,
  anonimizada_por bigint,
  anonimizada_em timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE portal.pessoa_anonimizada IS 'Pessoas anonimizadas: uma linha por pessoa, sem nada que diga quem foi';
COMMENT ON COLUMN portal.pessoa_anonimizada.id_pessoa IS 'Número da pessoa, o do nome que ficou: Pessoa removida 3';
COMMENT ON COLUMN portal.pessoa_anonimizada.papeis IS 'O que a pessoa era no programa e no portal';
COMMENT ON COLUMN portal.pessoa_anonimizada.motivo IS 'Por que foi anonimizada, sem nome, e-mail ou CPF';
COMMENT ON COLUMN portal.pessoa_anonimizada.anonimizada_por IS 'Usuário que anonimizou';
COMMENT ON COLUMN portal.pessoa_anonimizada.anonimizada_em IS 'Momento';

CREATE TABLE portal.anonimizado (
  tipo text NOT NULL CHECK (tipo IN ('cpf', 'produtor', 'nome')),
  codigo text NOT NULL,
  id_pessoa bigint NOT NULL REFERENCES portal.pessoa_anonimizada,
  pseudonimo text,
  palavras smallint,
  PRIMARY KEY (tipo, codigo)
);
COMMENT ON TABLE portal.anonimizado IS 'O que a fonte diz de pessoas anonimizadas, como código: a importação troca quando vem de novo';
COMMENT ON COLUMN portal.anonimizado.tipo IS 'cpf, produtor (identificador na fonte) ou nome';
COMMENT ON COLUMN portal.anonimizado.codigo IS 'SHA-256 do valor com o sal deste banco';
COMMENT ON COLUMN portal.anonimizado.id_pessoa IS 'Pessoa anonimizada';
COMMENT ON COLUMN portal.anonimizado.pseudonimo IS 'O que fica no lugar do CPF: P e dez algarismos, Q se os dígitos verificadores não conferiam';
COMMENT ON COLUMN portal.anonimizado.palavras IS 'Palavras do nome, para achá-lo dentro de textos';

CREATE TABLE portal.anonimizado_sal (sal text PRIMARY KEY);
COMMENT ON TABLE portal.anonimizado_sal IS 'Segredo deste banco, de uma linha, com que se fazem os códigos de portal.anonimizado';
COMMENT ON COLUMN portal.anonimizado_sal.sal IS 'O segredo; nunca dito a ninguém';
INSERT INTO portal.anonimizado_sal VALUES (gen_random_uuid()::text || gen_random_uuid()::text);

CREATE FUNCTION portal.codigo_anonimo(tipo text, valor text) RETURNS text LANGUAGE sql STABLE STRICT AS $$
  SELECT encode(sha256(convert_to(s.sal || ' ' || tipo || ' ' || valor, 'UTF8')), 'hex') FROM portal.anonimizado_sal s
$$;
COMMENT ON FUNCTION portal.codigo_anonimo(text, text) IS 'O código de um valor da fonte em portal.anonimizado';

-- A CPF as it may be kept: the pseudonym of whoever was anonymised.
CREATE FUNCTION portal.cpf_anonimo(cpf text) RETURNS text LANGUAGE sql STABLE STRICT AS $$
  SELECT coalesce((SELECT a.pseudonimo FROM portal.anonimizado a WHERE a.tipo = 'cpf' AND a.codigo = portal.codigo_anonimo('cpf', cpf)), cpf)
$$;
COMMENT ON FUNCTION portal.cpf_anonimo(text) IS 'O CPF, ou o pseudônimo de quem foi anonimizado';

CREATE FUNCTION portal.palavras_de(texto text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_split_to_array(trim(regexp_replace(
    translate(lower(translate(texto, 'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ', 'áàâãäéèêëíìîïóòôõöúùûüçñ')), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn'),
    '[^a-z0-9]+', ' ', 'g')), ' ')
$$;
COMMENT ON FUNCTION portal.palavras_de(text) IS 'As palavras de um texto, sem maiúsculas, acentos e sinais';

-- Whoever was anonymised and is named within a text of the source, by the whole name.
CREATE FUNCTION portal.pessoa_citada(texto text) RETURNS bigint LANGUAGE sql STABLE STRICT AS $$
  SELECT min(a.id_pessoa)
  FROM (SELECT portal.palavras_de(texto) AS p) t
  CROSS JOIN (SELECT DISTINCT palavras AS n FROM portal.anonimizado WHERE tipo = 'nome') l
  CROSS JOIN LATERAL generate_series(1, cardinality(t.p) - l.n + 1) i
  JOIN portal.anonimizado a ON a.tipo = 'nome'
    AND a.codigo = portal.codigo_anonimo('nome', array_to_string(t.p[i : i + l.n - 1], ' '))
$$;
COMMENT ON FUNCTION portal.pessoa_citada(text) IS 'A pessoa anonimizada cujo nome completo está no texto';

CREATE FUNCTION portal.partes_anonimas(partes jsonb) RETURNS jsonb LANGUAGE sql STABLE STRICT AS $$
  SELECT coalesce(jsonb_agg(
    CASE WHEN q.pessoa IS NULL THEN q.parte
      ELSE q.parte - 'numeroDocumentoPrincipal' || jsonb_build_object('nome', 'Pessoa removida ' || q.pessoa) END ORDER BY q.n), '[]')
  FROM (
    SELECT e.parte, e.n, coalesce(
      portal.pessoa_citada(e.parte ->> 'nome'),
      (SELECT a.id_pessoa FROM portal.anonimizado a WHERE a.tipo = 'cpf'
        AND a.codigo = portal.codigo_anonimo('cpf', regexp_replace(e.parte ->> 'numeroDocumentoPrincipal', '[^0-9]', '', 'g')))
    ) AS pessoa
    FROM jsonb_array_elements(partes) WITH ORDINALITY AS e(parte, n)
  ) q
$$;
COMMENT ON FUNCTION portal.partes_anonimas(jsonb) IS 'As partes de um processo, sem quem foi anonimizado';

-- Within the texts of a structure, never in its numbers or names.
CREATE FUNCTION portal.trocar_em_json(j jsonb, padroes text[], trocas text[]) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE STRICT AS $$
DECLARE
  t text;
BEGIN
  CASE jsonb_typeof(j)
    WHEN 'string' THEN
      t := j #>> '{}';
      FOR i IN 1 .. cardinality(padroes) LOOP
        t := regexp_replace(t, padroes[i], trocas[i], 'g');
      END LOOP;
      RETURN to_jsonb(t);
    WHEN 'array' THEN
      RETURN (SELECT coalesce(jsonb_agg(portal.trocar_em_json(e.v, padroes, trocas) ORDER BY e.n), '[]')
        FROM jsonb_array_elements(j) WITH ORDINALITY AS e(v, n));
    WHEN 'object' THEN
      RETURN (SELECT coalesce(jsonb_object_agg(e.k, portal.trocar_em_json(e.v, padroes, trocas)), '{}') FROM jsonb_each(j) AS e(k, v));
    ELSE
      RETURN j;
  END CASE;
END
$$;
COMMENT ON FUNCTION portal.trocar_em_json(jsonb, text[], text[]) IS 'Troca o que combina com padrões nos textos de uma estrutura';

-- The year is enough, and the age in full years on a given day stays what it was.
CREATE FUNCTION portal.nascimento_anonimo(nascimento date, dia date) RETURNS date LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN (extract(month FROM nascimento), extract(day FROM nascimento)) <= (extract(month FROM dia), extract(day FROM dia))
    THEN make_date(extract(year FROM nascimento)::integer, 1, 1) ELSE make_date(extract(year FROM nascimento)::integer, 12, 31) END
$$;
COMMENT ON FUNCTION portal.nascimento_anonimo(date, date) IS 'Só o ano do nascimento, com a mesma idade no dia dado';

-- A pseudonym stands for a number that was right (P) or was not (Q), so that Data Quality finds what it found.
CREATE OR REPLACE FUNCTION programa.cpf_valido(cpf text) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN cpf ~ '^P[0-9]{10}$' THEN true WHEN cpf !~ '^[0-9]{11}$' OR cpf ~ '^(.)\1{10}$' THEN false ELSE
    (SELECT (sum(substr(cpf, i, 1)::integer * (11 - i)) * 10 % 11) % 10 FROM generate_series(1, 9) i) = substr(cpf, 10, 1)::integer
    AND (SELECT (sum(substr(cpf, i, 1)::integer * (12 - i)) * 10 % 11) % 10 FROM generate_series(1, 10) i) = substr(cpf, 11, 1)::integer
  END
$$;
