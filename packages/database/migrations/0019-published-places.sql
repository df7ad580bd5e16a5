-- What observers may learn of single properties from maps (docs/decisions/0021): groups of at least n for places, dots that tell a square only, and the
-- shapes of other registers that are none of the programme's. Worked out at import by the two functions below.
CREATE TABLE resumo.divulgacao (
  cod_propriedade text PRIMARY KEY,
  uf text NOT NULL,
  municipio_divulgado integer,
  bacia_divulgada integer,
  situacao text,
  celula integer,
  ordem integer,
  propriedades integer,
  celula_lon numeric(9,4),
  celula_lat numeric(9,4),
  celula_lado numeric(6,1),
  lon_divulgado numeric(9,4),
  lat_divulgado numeric(9,4),
  geom geometry(Point, 4674) GENERATED ALWAYS AS (
    ST_SetSRID(ST_MakePoint(lon_divulgado::double precision, lat_divulgado::double precision), 4674)
  ) STORED,
  geom_3857 geometry(Point, 3857) GENERATED ALWAYS AS (
    ST_Transform(ST_SetSRID(ST_MakePoint(lon_divulgado::double precision, lat_divulgado::double precision), 4674), 3857)
  ) STORED
);
CREATE INDEX divulgacao_geom ON resumo.divulgacao USING gist (geom);
CREATE INDEX divulgacao_celula ON resumo.divulgacao (celula, ordem);
COMMENT ON TABLE resumo.divulgacao IS 'O que observadores sabem do lugar de cada propriedade: grupos de ao menos cinco e um ponto qualquer da célula';
COMMENT ON COLUMN resumo.divulgacao.cod_propriedade IS 'Código da propriedade; nunca dito a observadores';
COMMENT ON COLUMN resumo.divulgacao.uf IS 'Sigla do estado';
COMMENT ON COLUMN resumo.divulgacao.municipio_divulgado IS 'Código IBGE do município; nulo é Outros municípios do estado';
COMMENT ON COLUMN resumo.divulgacao.bacia_divulgada IS 'Código da sub-bacia; nulo é Outras bacias do estado';
COMMENT ON COLUMN resumo.divulgacao.situacao IS 'Situação no projeto, como em programa.propriedade';
COMMENT ON COLUMN resumo.divulgacao.celula IS 'Número da célula; nulo sem ponto divulgado';
COMMENT ON COLUMN resumo.divulgacao.ordem IS 'Ordem na célula, pelo que é divulgado: de duas propriedades iguais não se sabe qual é qual';
COMMENT ON COLUMN resumo.divulgacao.propriedades IS 'Propriedades da célula, ao menos cinco';
COMMENT ON COLUMN resumo.divulgacao.celula_lon IS 'Longitude do centro da célula, graus';
COMMENT ON COLUMN resumo.divulgacao.celula_lat IS 'Latitude do centro da célula, graus';
COMMENT ON COLUMN resumo.divulgacao.celula_lado IS 'Lado da célula, graus: 0,1 ou o dobro, até haver propriedades bastantes';
COMMENT ON COLUMN resumo.divulgacao.lon_divulgado IS 'Longitude do ponto divulgado, graus: depende da célula e da ordem, não do lugar';
COMMENT ON COLUMN resumo.divulgacao.lat_divulgado IS 'Latitude do ponto divulgado, graus';
COMMENT ON COLUMN resumo.divulgacao.geom IS 'Ponto divulgado, EPSG:4674';
COMMENT ON COLUMN resumo.divulgacao.geom_3857 IS 'Ponto divulgado, EPSG:3857';

CREATE TABLE resumo.forma_divulgada (
  camada text NOT NULL,
  chave text NOT NULL,
  id integer NOT NULL,
  PRIMARY KEY (camada, chave)
);
COMMENT ON TABLE resumo.forma_divulgada IS 'Formas de outros cadastros que não são de propriedades do programa: só elas são de observadores';
COMMENT ON COLUMN resumo.forma_divulgada.camada IS 'car, vegetacao_nativa ou reserva_legal';
COMMENT ON COLUMN resumo.forma_divulgada.chave IS 'Chave da forma na sua tabela';
COMMENT ON COLUMN resumo.forma_divulgada.id IS 'Identificador que se divulga, sem relação com a chave';

CREATE TABLE resumo.acaso (
  sal text PRIMARY KEY
);
COMMENT ON TABLE resumo.acaso IS 'Segredo deste banco, de uma linha, que escolhe as vizinhas que faltam com as formas do programa';
COMMENT ON COLUMN resumo.acaso.sal IS 'O segredo; nunca dito a ninguém';
INSERT INTO resumo.acaso VALUES (gen_random_uuid()::text);

-- Fills resumo.divulgacao. `minimo` (n below): how few properties no published place may have.
-- 1. Atoms (uf, basin, municipality) of fewer than n fall together into the others of their state; a rest of fewer than n takes the smallest kept atom.
-- 2. In each, squares of 0.1 degree are merged upward (0.2, 0.4, ...), each with those of its properties that no smaller square has taken, until there
--    are n; what is left at the end goes to the smallest. An atom with fewer than n properties that have a place has no dots.
-- 3. The dots of a square stand evenly in it, wherever the properties are (the R2 sequence, begun at a hash of the square), and only where its
--    municipality, or state, can be. They are handed out in the order of what is published of them, so that a dot is nobody's.
CREATE FUNCTION resumo.divulgar(minimo integer DEFAULT 5) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DROP TABLE IF EXISTS pg_temp.divulgando;
  CREATE TEMP TABLE divulgando AS
  WITH atomo AS (
    SELECT p.uf, p.id_sub_bacia, p.codigo_municipio, count(*) AS quantas
    FROM programa.propriedade p
    GROUP BY p.uf, p.id_sub_bacia, p.codigo_municipio
  ), medido AS (
    SELECT a.*,
      coalesce(sum(a.quantas) FILTER (WHERE a.quantas < minimo) OVER (PARTITION BY a.uf), 0) AS resto,
      row_number() OVER (PARTITION BY a.uf, a.quantas < minimo ORDER BY a.quantas, a.codigo_municipio, a.id_sub_bacia) AS vez
    FROM atomo a
  ), mantido AS (
    SELECT m.*, m.quantas >= minimo AND NOT (m.resto BETWEEN 1 AND minimo - 1 AND m.vez = 1) AS sozinho
    FROM medido m
  )
  SELECT
    p.cod_propriedade,
    p.uf,
    CASE WHEN m.sozinho THEN m.codigo_municipio END AS municipio,
    CASE WHEN m.sozinho THEN m.id_sub_bacia END AS bacia,
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
    t.celula,
    CASE WHEN t.celula IS NOT NULL THEN t.ordem END,
    t.propriedades,
    t.oeste + t.lado / 2,
    t.sul + t.lado / 2,
    t.lado,
    round(t.comeco_x + t.largura * (0.03 + 0.94 * mod(t.acaso_x + t.ordem * 0.7548776662466927, 1)), 4),
    round(t.comeco_y + t.altura * (0.03 + 0.94 * mod(t.acaso_y + t.ordem * 0.5698402909980532, 1)), 4)
  FROM posto t
  ORDER BY t.celula, t.ordem;
  DROP TABLE pg_temp.divulgando;
END
$$;
COMMENT ON FUNCTION resumo.divulgar IS 'Refaz resumo.divulgacao: grupos de ao menos "minimo" propriedades';

-- Fills resumo.forma_divulgada: what is listed is told, nothing else. A shape is the programme's by its number, by a property's point in it, or by
-- sharing a twentieth of the smaller of the two with the land of a property, drawn, registered or guessed; neighbours that only touch are not.
-- Whoever has the whole register from elsewhere would see which shapes are missing: where it stands here densely (sixteen within some 5 km), as many
-- neighbours as make a group of `minimo` are missing too, always the same ones, chosen by a secret.
CREATE FUNCTION resumo.divulgar_formas(minimo integer DEFAULT 5) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  parte constant double precision := 0.05;
  vizinhas constant integer := 16;
BEGIN
  DROP TABLE IF EXISTS pg_temp.terra;
  CREATE TEMP TABLE terra AS
  SELECT g.geom::geometry AS geom, ST_Area(g.geom) AS area FROM programa.poligono g
  UNION ALL
  SELECT c.geom, ST_Area(c.geom) FROM camada.car c
  WHERE c.geom IS NOT NULL
    AND (
      c.cod_propriedade IS NOT NULL
      OR c.numero_car IN (SELECT p.numero_car FROM programa.propriedade p WHERE p.numero_car IS NOT NULL)
      OR EXISTS (SELECT FROM programa.propriedade p WHERE p.geom && c.geom AND ST_Intersects(p.geom, c.geom))
    )
  UNION ALL
  -- Of a property whose land nobody has drawn or registered: a square of more than twice its area around its point, 1 km at least to each side.
  SELECT q.geom, ST_Area(q.geom)
  FROM (
    SELECT ST_MakeEnvelope(s.lon - s.lado / cos(radians(s.lat)), s.lat - s.lado, s.lon + s.lado / cos(radians(s.lat)), s.lat + s.lado, 4674) AS geom
    FROM (
      SELECT p.lon::double precision AS lon, p.lat::double precision AS lat,
        greatest(1000, sqrt(coalesce(p.area_total, 0)::double precision * 10000) * 0.75) / 111000 AS lado
      FROM programa.propriedade p
      WHERE p.geom IS NOT NULL
        AND NOT EXISTS (SELECT FROM programa.poligono g WHERE g.cod_propriedade = p.cod_propriedade AND g.type_poligono = 'propriedade')
        AND NOT EXISTS (SELECT FROM camada.car c WHERE c.cod_propriedade = p.cod_propriedade AND c.geom IS NOT NULL)
        AND NOT EXISTS (SELECT FROM camada.car c WHERE c.numero_car = p.numero_car AND c.geom IS NOT NULL)
        AND NOT EXISTS (SELECT FROM camada.car c WHERE c.geom && p.geom AND ST_Intersects(c.geom, p.geom))
    ) s
  ) q;
  CREATE INDEX ON terra USING gist (geom);
  ANALYZE terra;

  DROP TABLE IF EXISTS pg_temp.forma;
  CREATE TEMP TABLE forma AS
  SELECT f.camada, f.chave, f.geom,
    f.do_programa
      OR EXISTS (SELECT FROM programa.propriedade p WHERE p.geom && f.geom AND ST_Intersects(p.geom, f.geom))
      OR EXISTS (
        SELECT FROM terra t
        WHERE t.geom && f.geom
          AND ST_Intersects(t.geom, f.geom)
          AND ST_Area(ST_Intersection(t.geom, f.geom)) >= parte * least(t.area, ST_Area(f.geom))
      ) AS propria
  FROM (
    SELECT 'car' AS camada, c.numero_car AS chave, c.geom,
      c.cod_propriedade IS NOT NULL
        OR c.numero_car IN (SELECT p.numero_car FROM programa.propriedade p WHERE p.numero_car IS NOT NULL) AS do_programa
    FROM camada.car c
    WHERE c.geom IS NOT NULL
    UNION ALL
    SELECT 'vegetacao_nativa', v.codigo, v.geom, false FROM camada.vegetacao_nativa v
    UNION ALL
    SELECT 'reserva_legal', r.codigo, r.geom, false FROM camada.reserva_legal r
  ) f;
  CREATE INDEX ON forma USING gist (geom) WHERE NOT propria;
  ANALYZE forma;

  DELETE FROM resumo.forma_divulgada;
  INSERT INTO resumo.forma_divulgada
  WITH faltam AS (
    SELECT e.camada, e.chave
    FROM (
      SELECT v.camada, v.chave,
        count(*) OVER (PARTITION BY o.camada, o.chave) AS quantas,
        row_number() OVER (PARTITION BY o.camada, o.chave ORDER BY md5(concat_ws('/', a.sal, o.chave, v.chave))) AS vez
      FROM forma o
      CROSS JOIN resumo.acaso a
      CROSS JOIN LATERAL (
        SELECT w.camada, w.chave
        FROM forma w
        WHERE NOT w.propria AND w.camada = o.camada AND w.geom && ST_Expand(o.geom, 0.05)
        ORDER BY w.geom <-> o.geom
        LIMIT vizinhas
      ) v
      WHERE o.propria
    ) e
    WHERE e.quantas = vizinhas AND e.vez < minimo
  )
  SELECT f.camada, f.chave, row_number() OVER (PARTITION BY f.camada ORDER BY md5(f.chave), f.chave)
  FROM forma f
  WHERE f.propria IS FALSE
    AND NOT EXISTS (SELECT FROM faltam x WHERE x.camada = f.camada AND x.chave = f.chave);
  DROP TABLE pg_temp.forma;
  DROP TABLE pg_temp.terra;
END
$$;
COMMENT ON FUNCTION resumo.divulgar_formas IS 'Refaz resumo.forma_divulgada: formas de outros cadastros que não são do programa';

SELECT resumo.divulgar();
SELECT resumo.divulgar_formas();
