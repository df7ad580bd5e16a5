-- Who keeps yesterday's figures subtracts them from today's: one farm that came between them is told by each quality whose figure has moved. Observers' figures are of properties
-- that were counted in groups of five people and more (docs/decisions/0053), so that any two loads differ by no fewer: who comes alone waits.
CREATE TABLE resumo.coorte_divulgada (
  cod_propriedade text PRIMARY KEY,
  uf text NOT NULL,
  coorte integer,
  coorte_atendida integer,
  municipio integer,
  bacia integer,
  espera text CHECK (espera IN ('entrada', 'saida', 'volta')),
  contada boolean NOT NULL GENERATED ALWAYS AS (coorte IS NOT NULL) STORED,
  atendida boolean NOT NULL GENERATED ALWAYS AS (coorte_atendida IS NOT NULL) STORED,
  CHECK ((espera IS NULL) = (coorte IS NOT NULL))
);
COMMENT ON TABLE resumo.coorte_divulgada IS 'Com quais outras cada propriedade entrou nos números que observadores veem; fica de uma carga para a outra';
COMMENT ON COLUMN resumo.coorte_divulgada.cod_propriedade IS 'Código da propriedade';
COMMENT ON COLUMN resumo.coorte_divulgada.uf IS 'Sigla do estado em que é contada ou espera';
COMMENT ON COLUMN resumo.coorte_divulgada.coorte IS 'Número do grupo com que entrou; nulo enquanto espera';
COMMENT ON COLUMN resumo.coorte_divulgada.coorte_atendida IS 'Número do grupo com que passou a ser contada como atendida; nulo antes disso';
COMMENT ON COLUMN resumo.coorte_divulgada.municipio IS 'Município em que é contada, o da entrada; nulo em Outros municípios do estado';
COMMENT ON COLUMN resumo.coorte_divulgada.bacia IS 'Sub-bacia em que é contada, a da entrada; nulo em Outras bacias do estado';
COMMENT ON COLUMN resumo.coorte_divulgada.espera IS 'Por que espera: entrada (até haver outras), saida (saiu junto com uma que deixou o programa), volta (pode voltar com as outras); nulo quando é contada';
COMMENT ON COLUMN resumo.coorte_divulgada.contada IS 'Se está nos números que observadores veem';
COMMENT ON COLUMN resumo.coorte_divulgada.atendida IS 'Se as suas visitas que contam estão nos números que observadores veem';

CREATE TABLE resumo.saida_divulgada (
  uf text PRIMARY KEY,
  propriedades integer NOT NULL
);
COMMENT ON TABLE resumo.saida_divulgada IS 'Propriedades contadas para observadores que deixaram o programa, até serem bastantes para que voltem as que saíram com elas';
COMMENT ON COLUMN resumo.saida_divulgada.uf IS 'Sigla do estado';
COMMENT ON COLUMN resumo.saida_divulgada.propriedades IS 'Quantas deixaram';

-- Brings resumo.coorte_divulgada to the properties that stand. `minimo` (n below): how few people no group may have.
-- 1. Of a group (state, cohort, published place) that somebody has left, n - 1 others are left out too, all of them where fewer than n would stay. They come back together, as a
--    group of their own among the others of the state, when n have left it: two loads then differ by those n, or by more. A group that n or more leave at once keeps the others.
-- 2. The first time all properties are counted. After that those that wait come in by state, when they are of n people and not all of one sex, schooling, colour, income, time in
--    farming, activity or land profile; from 2 n on all the same.
-- 3. They have the places of their cohort's own recoding: municipalities of n or more of it are named, the others fall to the others of their state, and take the smallest
--    that stood alone where they are too few; basins likewise within a municipality. A place stays what it was at the beginning.
-- 4. Counted properties that have a visit that counts are attended when there are as many of them by the same rule.
CREATE FUNCTION resumo.contar_propriedades(minimo integer DEFAULT 5) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  primeira boolean;
  proxima integer;
BEGIN
  DROP TABLE IF EXISTS pg_temp.saiu;
  CREATE TEMP TABLE saiu AS
  SELECT c.uf, c.coorte, c.municipio, c.bacia, count(*)::integer AS quantas
  FROM resumo.coorte_divulgada c
  LEFT JOIN programa.propriedade p ON p.cod_propriedade = c.cod_propriedade AND p.uf = c.uf
  WHERE c.contada AND p.cod_propriedade IS NULL
  GROUP BY c.uf, c.coorte, c.municipio, c.bacia;

  DELETE FROM resumo.coorte_divulgada c
  WHERE NOT EXISTS (SELECT FROM programa.propriedade p WHERE p.cod_propriedade = c.cod_propriedade AND p.uf = c.uf);

  UPDATE resumo.coorte_divulgada c SET coorte = NULL, coorte_atendida = NULL, municipio = NULL, bacia = NULL, espera = 'saida'
  FROM (
    SELECT o.cod_propriedade, s.quantas,
      row_number() OVER (PARTITION BY o.uf, o.coorte, o.municipio, o.bacia ORDER BY md5(concat_ws('/', 'coorte', a.sal, o.cod_propriedade))) AS vez,
      count(*) OVER (PARTITION BY o.uf, o.coorte, o.municipio, o.bacia) AS ficam
    FROM resumo.coorte_divulgada o
    JOIN saiu s ON s.uf = o.uf AND s.coorte = o.coorte AND s.municipio IS NOT DISTINCT FROM o.municipio AND s.bacia IS NOT DISTINCT FROM o.bacia
    CROSS JOIN resumo.acaso a
  ) f
  WHERE f.cod_propriedade = c.cod_propriedade
    AND CASE WHEN f.quantas < minimo THEN f.vez < minimo OR f.ficam < 2 * minimo - 1 ELSE f.ficam < minimo END;

  INSERT INTO resumo.saida_divulgada AS d (uf, propriedades)
  SELECT s.uf, sum(s.quantas)
  FROM saiu s
  WHERE s.quantas < minimo AND EXISTS (SELECT FROM resumo.coorte_divulgada c WHERE c.uf = s.uf AND c.espera = 'saida')
  GROUP BY s.uf
  ON CONFLICT (uf) DO UPDATE SET propriedades = d.propriedades + excluded.propriedades;
  UPDATE resumo.coorte_divulgada c SET espera = 'volta'
  FROM resumo.saida_divulgada s
  WHERE s.uf = c.uf AND s.propriedades >= minimo AND c.espera = 'saida';
  DELETE FROM resumo.saida_divulgada s WHERE s.propriedades >= minimo;

  INSERT INTO resumo.coorte_divulgada (cod_propriedade, uf, espera)
  SELECT p.cod_propriedade, p.uf, 'entrada'
  FROM programa.propriedade p
  WHERE NOT EXISTS (SELECT FROM resumo.coorte_divulgada c WHERE c.cod_propriedade = p.cod_propriedade);

  SELECT count(*) FILTER (WHERE c.espera IS DISTINCT FROM 'entrada') = 0, coalesce(max(greatest(c.coorte, c.coorte_atendida)), -1) + 1
  INTO primeira, proxima
  FROM resumo.coorte_divulgada c;

  -- Who comes in; then who is attended.
  FOR passo IN 1..2 LOOP
    DROP TABLE IF EXISTS pg_temp.apta, pg_temp.entrando;
    CREATE TEMP TABLE apta AS
    SELECT c.cod_propriedade, c.uf, c.espera IS NOT DISTINCT FROM 'volta' AS volta,
      coalesce('p' || p.id_produtor, 'c' || p.cod_propriedade) AS quem,
      p.codigo_municipio, p.id_sub_bacia, p.atividade_produtiva, p.perfil_fundiario,
      q.sexo, q.escolaridade, q.cor_raca, q.faixa_renda, q.tempo_atividade
    FROM resumo.coorte_divulgada c
    JOIN programa.propriedade p USING (cod_propriedade)
    LEFT JOIN programa.produtor q USING (id_produtor)
    WHERE CASE passo
      WHEN 1 THEN c.espera IN ('entrada', 'volta')
      ELSE c.contada AND NOT c.atendida AND EXISTS (SELECT FROM programa.visita v WHERE v.cod_propriedade = c.cod_propriedade AND v.conta)
    END;

    CREATE TEMP TABLE entrando AS
    SELECT a.cod_propriedade, a.uf, a.volta, a.codigo_municipio, a.id_sub_bacia, proxima + a.volta::integer AS coorte
    FROM apta a
    JOIN (
      SELECT t.uf, t.volta
      FROM apta t
      GROUP BY t.uf, t.volta
      -- Of one member are all where each has a value and the values are one.
      HAVING primeira OR count(DISTINCT t.quem) >= 2 * minimo OR (
        count(DISTINCT t.quem) >= minimo
        AND NOT (count(t.atividade_produtiva) = count(*) AND count(DISTINCT t.atividade_produtiva) = 1)
        AND NOT (count(t.perfil_fundiario) = count(*) AND count(DISTINCT t.perfil_fundiario) = 1)
        AND NOT (count(t.sexo) = count(*) AND count(DISTINCT t.sexo) = 1)
        AND NOT (count(t.escolaridade) = count(*) AND count(DISTINCT t.escolaridade) = 1)
        AND NOT (count(t.cor_raca) = count(*) AND count(DISTINCT t.cor_raca) = 1)
        AND NOT (count(t.faixa_renda) = count(*) AND count(DISTINCT t.faixa_renda) = 1)
        AND NOT (count(t.tempo_atividade) = count(*) AND count(DISTINCT t.tempo_atividade) = 1)
      )
    ) pronto USING (uf, volta);

    IF passo = 2 THEN
      UPDATE resumo.coorte_divulgada c SET coorte_atendida = proxima
      FROM entrando e
      WHERE e.cod_propriedade = c.cod_propriedade;
      EXIT;
    END IF;

    WITH cidade AS (
      SELECT e.uf, e.coorte, e.codigo_municipio, count(*) AS quantas
      FROM entrando e
      GROUP BY e.uf, e.coorte, e.codigo_municipio
    ), cidade_medida AS (
      SELECT c.*,
        coalesce(sum(c.quantas) FILTER (WHERE c.quantas < minimo) OVER (PARTITION BY c.uf, c.coorte), 0) AS resto,
        row_number() OVER (PARTITION BY c.uf, c.coorte, c.quantas < minimo ORDER BY c.quantas, c.codigo_municipio) AS vez
      FROM cidade c
    ), cidade_mantida AS (
      SELECT c.uf, c.coorte, c.codigo_municipio, c.quantas >= minimo AND NOT (c.resto BETWEEN 1 AND minimo - 1 AND c.vez = 1) AS sozinha
      FROM cidade_medida c
    ), atomo AS (
      SELECT e.uf, e.coorte, e.id_sub_bacia, e.codigo_municipio, count(*) AS quantas
      FROM entrando e
      GROUP BY e.uf, e.coorte, e.id_sub_bacia, e.codigo_municipio
    ), medido AS (
      SELECT a.*,
        coalesce(sum(a.quantas) FILTER (WHERE a.quantas < minimo) OVER (PARTITION BY a.uf, a.coorte, a.codigo_municipio), 0) AS resto,
        row_number() OVER (PARTITION BY a.uf, a.coorte, a.codigo_municipio, a.quantas < minimo ORDER BY a.quantas, a.id_sub_bacia) AS vez
      FROM atomo a
    ), mantido AS (
      SELECT m.uf, m.coorte, m.id_sub_bacia, m.codigo_municipio, c.sozinha AS sozinho,
        c.sozinha AND m.quantas >= minimo AND NOT (m.resto BETWEEN 1 AND minimo - 1 AND m.vez = 1) AS na_bacia
      FROM medido m
      JOIN cidade_mantida c USING (uf, coorte, codigo_municipio)
    )
    UPDATE resumo.coorte_divulgada c SET
      espera = NULL,
      coorte = e.coorte,
      municipio = CASE WHEN m.sozinho AND NOT e.volta THEN m.codigo_municipio END,
      bacia = CASE WHEN m.na_bacia AND NOT e.volta THEN m.id_sub_bacia END
    FROM entrando e
    JOIN mantido m ON m.uf = e.uf AND m.coorte = e.coorte AND m.codigo_municipio = e.codigo_municipio AND m.id_sub_bacia IS NOT DISTINCT FROM e.id_sub_bacia
    WHERE e.cod_propriedade = c.cod_propriedade;
  END LOOP;
  DROP TABLE pg_temp.saiu, pg_temp.apta, pg_temp.entrando;
END
$$;
COMMENT ON FUNCTION resumo.contar_propriedades IS 'Refaz resumo.coorte_divulgada: grupos de ao menos "minimo" pessoas';

-- As 0032 from its second step on; who is counted, and where, has been decided above.
CREATE OR REPLACE FUNCTION resumo.divulgar(minimo integer DEFAULT 5) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM resumo.contar_propriedades(minimo);
  DROP TABLE IF EXISTS pg_temp.divulgando;
  CREATE TEMP TABLE divulgando AS
  SELECT
    p.cod_propriedade,
    p.uf,
    c.municipio,
    c.bacia,
    c.municipio IS NOT NULL AS sozinho,
    p.situacao,
    floor((p.lon + 180) * 10)::integer AS x,
    floor((p.lat + 90) * 10)::integer AS y,
    NULL::integer AS nivel,
    NULL::integer AS grupo_x,
    NULL::integer AS grupo_y
  FROM resumo.coorte_divulgada c
  JOIN programa.propriedade p USING (cod_propriedade)
  WHERE c.contada;
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
COMMENT ON FUNCTION resumo.divulgar IS 'Refaz resumo.coorte_divulgada e resumo.divulgacao: grupos de ao menos "minimo" propriedades';
COMMENT ON TABLE resumo.divulgacao IS 'O que observadores sabem do lugar de cada propriedade que é contada para eles: grupos de ao menos cinco e um ponto qualquer da célula';

SELECT resumo.divulgar();
SELECT resumo.embaralhar_pontos();
