-- Places as observers ask of them (docs/decisions/0029): municipalities and basins by their name where they have enough properties, the others of a state together.
-- One recoding for maps, figures and lists of values, so that two of them subtract to nothing.
ALTER TABLE resumo.divulgacao ADD COLUMN municipio_publicado integer, ADD COLUMN bacia_publicada integer;
COMMENT ON COLUMN resumo.divulgacao.municipio_publicado IS 'Código IBGE do município divulgado; o do estado, negativo, para os outros';
COMMENT ON COLUMN resumo.divulgacao.bacia_publicada IS 'Código da sub-bacia divulgada; o do estado, negativo, para as outras';
CREATE TABLE resumo.municipio_publicado (
  codigo integer PRIMARY KEY,
  nome text NOT NULL UNIQUE,
  uf text NOT NULL
);
COMMENT ON TABLE resumo.municipio_publicado IS 'Municípios como observadores os veem: os de propriedades bastantes, e os outros de cada estado';
COMMENT ON COLUMN resumo.municipio_publicado.codigo IS 'Como em resumo.divulgacao.municipio_publicado';
COMMENT ON COLUMN resumo.municipio_publicado.nome IS 'Nome do município, ou Outros municípios (UF)';
COMMENT ON COLUMN resumo.municipio_publicado.uf IS 'Sigla do estado';
CREATE TABLE resumo.bacia_publicada (
  codigo integer PRIMARY KEY,
  nome text NOT NULL UNIQUE
);
COMMENT ON TABLE resumo.bacia_publicada IS 'Sub-bacias como observadores as veem: as de propriedades bastantes, e as outras de cada estado';
COMMENT ON COLUMN resumo.bacia_publicada.codigo IS 'Como em resumo.divulgacao.bacia_publicada';
COMMENT ON COLUMN resumo.bacia_publicada.nome IS 'Nome da sub-bacia, ou Outras bacias (UF)';

-- Fills resumo.divulgacao. `minimo` (n below): how few properties no published place may have.
-- 1. Municipalities of fewer than n fall together into the others of their state, without a basin; a rest of fewer than n takes the smallest that stood
--    alone. So a municipality that is named is named with all its properties. Within it, parts of fewer than n in one basin fall together without one, and
--    take its smallest part where they are still too few.
-- 2. In each, squares of 0.1 degree are merged upward (0.2, 0.4, ...), each with those of its properties that no smaller square has taken, until there
--    are n; what is left at the end goes to the smallest. An atom with fewer than n properties that have a place has no dots.
-- 3. The dots of a square stand evenly in it, wherever the properties are (the R2 sequence, begun at a hash of the square), and only where its
--    municipality, or state, can be. They are handed out in the order of what is published of them, so that a dot is nobody's.
CREATE OR REPLACE FUNCTION resumo.divulgar(minimo integer DEFAULT 5) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DROP TABLE IF EXISTS pg_temp.divulgando;
  CREATE TEMP TABLE divulgando AS
  WITH cidade AS (
    SELECT p.uf, p.codigo_municipio, count(*) AS quantas
    FROM programa.propriedade p
    GROUP BY p.uf, p.codigo_municipio
  ), cidade_medida AS (
    SELECT c.*,
      coalesce(sum(c.quantas) FILTER (WHERE c.quantas < minimo) OVER (PARTITION BY c.uf), 0) AS resto,
      row_number() OVER (PARTITION BY c.uf, c.quantas < minimo ORDER BY c.quantas, c.codigo_municipio) AS vez
    FROM cidade c
  ), cidade_mantida AS (
    SELECT c.uf, c.codigo_municipio, c.quantas >= minimo AND NOT (c.resto BETWEEN 1 AND minimo - 1 AND c.vez = 1) AS sozinha
    FROM cidade_medida c
  ), atomo AS (
    SELECT p.uf, p.id_sub_bacia, p.codigo_municipio, count(*) AS quantas
    FROM programa.propriedade p
    GROUP BY p.uf, p.id_sub_bacia, p.codigo_municipio
  ), medido AS (
    SELECT a.*,
      coalesce(sum(a.quantas) FILTER (WHERE a.quantas < minimo) OVER (PARTITION BY a.uf, a.codigo_municipio), 0) AS resto,
      row_number() OVER (PARTITION BY a.uf, a.codigo_municipio, a.quantas < minimo ORDER BY a.quantas, a.id_sub_bacia) AS vez
    FROM atomo a
  ), mantido AS (
    SELECT m.uf, m.id_sub_bacia, m.codigo_municipio, c.sozinha AS sozinho,
      c.sozinha AND m.quantas >= minimo AND NOT (m.resto BETWEEN 1 AND minimo - 1 AND m.vez = 1) AS na_bacia
    FROM medido m
    JOIN cidade_mantida c USING (uf, codigo_municipio)
  )
  SELECT
    p.cod_propriedade,
    p.uf,
    CASE WHEN m.sozinho THEN m.codigo_municipio END AS municipio,
    CASE WHEN m.na_bacia THEN m.id_sub_bacia END AS bacia,
    m.sozinho,
    p.situacao,
    floor((p.lon + 180) * 10)::integer AS x,
    floor((p.lat + 90) * 10)::integer AS y,
    NULL::integer AS nivel,
    NULL::integer AS grupo_x,
    NULL::integer AS grupo_y
  FROM programa.propriedade p
  JOIN mantido m ON m.uf = p.uf AND m.codigo_municipio = p.codigo_municipio AND m.id_sub_bacia IS NOT DISTINCT FROM p.id_sub_bacia;
  ANALYZE divulgando;

  WITH RECURSIVE subindo AS (
    SELECT d.cod_propriedade, d.uf, d.sozinho, d.municipio, d.bacia, 0 AS nivel, d.x, d.y,
      count(*) OVER (PARTITION BY d.uf, d.sozinho, d.municipio, d.bacia, d.x, d.y) AS juntas
    FROM divulgando d
    WHERE d.x IS NOT NULL AND d.y IS NOT NULL
    UNION ALL
    SELECT s.cod_propriedade, s.uf, s.sozinho, s.municipio, s.bacia, s.nivel + 1, s.x / 2, s.y / 2,
      count(*) OVER (PARTITION BY s.uf, s.sozinho, s.municipio, s.bacia, s.x / 2, s.y / 2)
    FROM subindo s
    -- 0.1 degree twelve times doubled is the whole world.
    WHERE s.juntas < minimo AND s.nivel < 12
  )
  UPDATE divulgando d SET nivel = s.nivel, grupo_x = s.x, grupo_y = s.y
  FROM subindo s
  WHERE s.cod_propriedade = d.cod_propriedade AND s.juntas >= minimo;

  UPDATE divulgando d SET nivel = menor.nivel, grupo_x = menor.grupo_x, grupo_y = menor.grupo_y
  FROM (
    SELECT DISTINCT ON (g.uf, g.sozinho, g.municipio, g.bacia)
      g.uf, g.sozinho, g.municipio, g.bacia, g.nivel, g.grupo_x, g.grupo_y
    FROM divulgando g
    WHERE g.nivel IS NOT NULL
    GROUP BY g.uf, g.sozinho, g.municipio, g.bacia, g.nivel, g.grupo_x, g.grupo_y
    ORDER BY g.uf, g.sozinho, g.municipio, g.bacia, count(*), g.nivel, g.grupo_x, g.grupo_y
  ) menor
  WHERE d.nivel IS NULL AND d.x IS NOT NULL AND d.y IS NOT NULL AND d.uf = menor.uf AND d.sozinho = menor.sozinho
    AND d.municipio IS NOT DISTINCT FROM menor.municipio AND d.bacia IS NOT DISTINCT FROM menor.bacia;

  DELETE FROM resumo.divulgacao;
  INSERT INTO resumo.divulgacao (
    cod_propriedade, uf, municipio_divulgado, bacia_divulgada, situacao,
    municipio_publicado, bacia_publicada,
    celula, ordem, propriedades, celula_lon, celula_lat, celula_lado, lon_divulgado, lat_divulgado
  )
  WITH grupo AS (
    SELECT g.uf, g.sozinho, g.municipio, g.bacia, g.nivel, g.grupo_x, g.grupo_y,
      count(*)::integer AS propriedades,
      -- The smallest square of the grid with all of them: as often doubled as the places of their corners differ in binary digits.
      length(ltrim(((min(g.x) # max(g.x)) | (min(g.y) # max(g.y)))::bit(16)::text, '0')) AS dobras,
      min(g.x) AS x,
      min(g.y) AS y
    FROM divulgando g
    WHERE g.nivel IS NOT NULL
    GROUP BY g.uf, g.sozinho, g.municipio, g.bacia, g.nivel, g.grupo_x, g.grupo_y
  ), quadrado AS (
    SELECT g.*,
      row_number() OVER (ORDER BY g.uf, g.municipio, g.bacia, g.sozinho, g.nivel, g.grupo_x, g.grupo_y)::integer AS celula,
      md5(concat_ws('/', 'ponto divulgado', g.uf, g.municipio, g.bacia, g.nivel, g.grupo_x, g.grupo_y)) AS acaso,
      0.1 * (1 << g.dobras) AS lado,
      ((g.x >> g.dobras) << g.dobras) / 10.0 - 180 AS oeste,
      ((g.y >> g.dobras) << g.dobras) / 10.0 - 90 AS sul,
      coalesce(m.geom, u.geom) AS dentro
    FROM grupo g
    LEFT JOIN geo.municipio m ON m.codigo_municipio = g.municipio
    LEFT JOIN geo.uf u ON u.uf = g.uf
  ), recortado AS (
    SELECT q.*,
      greatest(q.oeste, ST_XMin(q.dentro)::numeric) AS borda_oeste, least(q.oeste + q.lado, ST_XMax(q.dentro)::numeric) AS borda_leste,
      greatest(q.sul, ST_YMin(q.dentro)::numeric) AS borda_sul, least(q.sul + q.lado, ST_YMax(q.dentro)::numeric) AS borda_norte
    FROM quadrado q
  ), caixa AS (
    -- A square that its municipality only touches, and properties that are outside of theirs, have the whole square.
    SELECT r.*,
      ('x' || substr(r.acaso, 1, 8))::bit(32)::bigint / 4294967296.0 AS acaso_x,
      ('x' || substr(r.acaso, 9, 8))::bit(32)::bigint / 4294967296.0 AS acaso_y,
      coalesce(r.borda_leste - r.borda_oeste >= 0.02 AND r.borda_norte - r.borda_sul >= 0.02, false) AS recorta
    FROM recortado r
  ), posto AS (
    SELECT d.*, c.celula, c.propriedades, c.lado, c.oeste, c.sul, c.acaso_x, c.acaso_y,
      CASE WHEN c.recorta THEN c.borda_oeste ELSE c.oeste END AS comeco_x,
      CASE WHEN c.recorta THEN c.borda_leste - c.borda_oeste ELSE c.lado END AS largura,
      CASE WHEN c.recorta THEN c.borda_sul ELSE c.sul END AS comeco_y,
      CASE WHEN c.recorta THEN c.borda_norte - c.borda_sul ELSE c.lado END AS altura,
      row_number() OVER (PARTITION BY c.celula ORDER BY d.situacao NULLS LAST, d.cod_propriedade)::integer AS ordem
    FROM divulgando d
    LEFT JOIN caixa c ON c.uf = d.uf AND c.sozinho = d.sozinho AND c.municipio IS NOT DISTINCT FROM d.municipio
      AND c.bacia IS NOT DISTINCT FROM d.bacia AND c.nivel = d.nivel AND c.grupo_x = d.grupo_x AND c.grupo_y = d.grupo_y
  )
  SELECT
    t.cod_propriedade, t.uf, t.municipio, t.bacia, t.situacao,
    coalesce(t.municipio, -u.codigo_uf), coalesce(t.bacia, -u.codigo_uf),
    t.celula,
    CASE WHEN t.celula IS NOT NULL THEN t.ordem END,
    t.propriedades,
    t.oeste + t.lado / 2,
    t.sul + t.lado / 2,
    t.lado,
    round(t.comeco_x + t.largura * (0.03 + 0.94 * mod(t.acaso_x + t.ordem * 0.7548776662466927, 1)), 4),
    round(t.comeco_y + t.altura * (0.03 + 0.94 * mod(t.acaso_y + t.ordem * 0.5698402909980532, 1)), 4)
  FROM posto t
  JOIN geo.uf u ON u.uf = t.uf
  ORDER BY t.celula, t.ordem;

  -- Two of one name, in two states, are told apart, so that a name is one place.
  DELETE FROM resumo.municipio_publicado;
  INSERT INTO resumo.municipio_publicado (codigo, nome, uf)
  SELECT l.codigo, CASE WHEN count(*) OVER (PARTITION BY l.nome) > 1 THEN l.nome || ' (' || l.uf || ')' ELSE l.nome END, l.uf
  FROM (
    SELECT DISTINCT d.municipio_publicado AS codigo, coalesce(m.nome, 'Outros municípios (' || d.uf || ')') AS nome, d.uf
    FROM resumo.divulgacao d
    LEFT JOIN geo.municipio m ON m.codigo_municipio = d.municipio_divulgado
  ) l;
  DELETE FROM resumo.bacia_publicada;
  INSERT INTO resumo.bacia_publicada (codigo, nome)
  SELECT l.codigo, CASE WHEN count(*) OVER (PARTITION BY l.nome) > 1 THEN l.nome || ' (' || l.codigo || ')' ELSE l.nome END
  FROM (
    SELECT DISTINCT d.bacia_publicada AS codigo, coalesce(b.nome, 'Outras bacias (' || d.uf || ')') AS nome
    FROM resumo.divulgacao d
    LEFT JOIN geo.sub_bacia b ON b.id_sub_bacia = d.bacia_divulgada
  ) l;
  DROP TABLE pg_temp.divulgando;
END
$$;
COMMENT ON FUNCTION resumo.divulgar IS 'Refaz resumo.divulgacao: grupos de ao menos "minimo" propriedades';

SELECT resumo.divulgar();
ALTER TABLE resumo.divulgacao ALTER COLUMN municipio_publicado SET NOT NULL, ALTER COLUMN bacia_publicada SET NOT NULL;
