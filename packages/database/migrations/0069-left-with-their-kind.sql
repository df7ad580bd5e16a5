-- As 0066, with two more that who keeps yesterday's figures subtracted. Four drawn without looking took attended ones and others out together, so that with one attended property that
-- left fewer than five people were missing among the attended: who goes takes others of its own kind, and these come back when five of that kind have left. And who had left was counted on
-- when all who went with them had gone too (the demonstration's end, say), so that the next to go came back after fewer than five.
ALTER TABLE resumo.coorte_divulgada DROP CONSTRAINT coorte_divulgada_espera_check;
ALTER TABLE resumo.coorte_divulgada ADD CONSTRAINT coorte_divulgada_espera_check CHECK (espera IN ('entrada', 'saida', 'saida_atendida', 'volta', 'volta_atendida'));
COMMENT ON COLUMN resumo.coorte_divulgada.espera IS 'Por que espera: entrada (até haver outras), saida (saiu junto com uma que deixou o programa), volta (pode voltar com as outras), estas duas com _atendida se era contada como atendida; nulo quando é contada';
ALTER TABLE resumo.saida_divulgada ADD COLUMN atendidas integer NOT NULL DEFAULT 0;
COMMENT ON COLUMN resumo.saida_divulgada.propriedades IS 'Quantas deixaram, das que não eram contadas como atendidas';
COMMENT ON COLUMN resumo.saida_divulgada.atendidas IS 'Quantas deixaram, das que eram contadas como atendidas';

-- Of a group (state, cohort, published place) that somebody has left: of each kind, attended or not, that fewer than n (`minimo`) left, n - 1 others go too. Where there are not so many of
-- the kind, all of it and n of the other go; where fewer than n would stay, all go. What follows is as in 0066.
CREATE OR REPLACE FUNCTION resumo.contar_propriedades(minimo integer DEFAULT 5) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  primeira boolean;
  proxima integer;
  esperam text[];
BEGIN
  DROP TABLE IF EXISTS pg_temp.saiu, pg_temp.junto;
  CREATE TEMP TABLE saiu AS
  SELECT c.uf, c.coorte, c.municipio, c.bacia,
    count(*) FILTER (WHERE c.contada AND c.atendida)::integer AS atendidas,
    count(*) FILTER (WHERE c.contada AND NOT c.atendida)::integer AS outras,
    count(*) FILTER (WHERE c.espera = 'saida_atendida')::integer AS esperavam_atendidas,
    count(*) FILTER (WHERE c.espera = 'saida')::integer AS esperavam_outras
  FROM resumo.coorte_divulgada c
  LEFT JOIN programa.propriedade p ON p.cod_propriedade = c.cod_propriedade AND p.uf = c.uf
  WHERE p.cod_propriedade IS NULL
  GROUP BY c.uf, c.coorte, c.municipio, c.bacia;

  DELETE FROM resumo.coorte_divulgada c
  WHERE NOT EXISTS (SELECT FROM programa.propriedade p WHERE p.cod_propriedade = c.cod_propriedade AND p.uf = c.uf);

  -- `suas`, `alheias`: how many left of its own kind and of the other; `restam_alheias`: how many of the other are there still.
  CREATE TEMP TABLE junto AS
  SELECT f.*,
    count(*) OVER grupo - count(*) FILTER (WHERE f.sai) OVER grupo < minimo AS sobram_poucas
  FROM (
    SELECT k.*,
      k.suas BETWEEN 1 AND minimo - 1 AND k.vez < minimo
        OR k.alheias BETWEEN 1 AND minimo - 1 AND k.alheias + k.restam_alheias < minimo AND k.vez <= minimo AS sai
    FROM (
      SELECT o.cod_propriedade, o.uf, o.coorte, o.municipio, o.bacia, o.atendida,
        CASE WHEN o.atendida THEN s.atendidas ELSE s.outras END AS suas,
        CASE WHEN o.atendida THEN s.outras ELSE s.atendidas END AS alheias,
        row_number() OVER (
          PARTITION BY o.uf, o.coorte, o.municipio, o.bacia, o.atendida ORDER BY md5(concat_ws('/', 'coorte', a.sal, o.cod_propriedade))
        ) AS vez,
        CASE WHEN o.atendida THEN count(*) FILTER (WHERE NOT o.atendida) OVER todas ELSE count(*) FILTER (WHERE o.atendida) OVER todas END AS restam_alheias
      FROM resumo.coorte_divulgada o
      JOIN saiu s ON s.uf = o.uf AND s.coorte = o.coorte AND s.municipio IS NOT DISTINCT FROM o.municipio AND s.bacia IS NOT DISTINCT FROM o.bacia
      CROSS JOIN resumo.acaso a
      WINDOW todas AS (PARTITION BY o.uf, o.coorte, o.municipio, o.bacia)
    ) k
  ) f
  WINDOW grupo AS (PARTITION BY f.uf, f.coorte, f.municipio, f.bacia);

  UPDATE resumo.coorte_divulgada c SET
    coorte = NULL, coorte_atendida = NULL, municipio = NULL, bacia = NULL, espera = CASE WHEN j.atendida THEN 'saida_atendida' ELSE 'saida' END
  FROM junto j
  WHERE j.cod_propriedade = c.cod_propriedade AND (j.sai OR j.sobram_poucas);

  -- Who goes while it waits does not come back: so many more must have left before the others do. Where nobody waits for that, the next who goes begins anew.
  INSERT INTO resumo.saida_divulgada AS d (uf, atendidas, propriedades)
  SELECT s.uf,
    coalesce(sum(s.atendidas) FILTER (WHERE s.atendidas < minimo), 0) - sum(s.esperavam_atendidas),
    coalesce(sum(s.outras) FILTER (WHERE s.outras < minimo), 0) - sum(s.esperavam_outras)
  FROM saiu s
  GROUP BY s.uf
  ON CONFLICT (uf) DO UPDATE SET atendidas = d.atendidas + excluded.atendidas, propriedades = d.propriedades + excluded.propriedades;
  UPDATE resumo.coorte_divulgada c SET espera = CASE c.espera WHEN 'saida' THEN 'volta' ELSE 'volta_atendida' END
  FROM resumo.saida_divulgada s
  WHERE s.uf = c.uf AND (c.espera = 'saida' AND s.propriedades >= minimo OR c.espera = 'saida_atendida' AND s.atendidas >= minimo);
  esperam := ARRAY(SELECT DISTINCT c.uf FROM resumo.coorte_divulgada c WHERE c.espera = 'saida_atendida');
  UPDATE resumo.saida_divulgada s SET atendidas = CASE WHEN s.uf = ANY (esperam) THEN greatest(0, s.atendidas) ELSE 0 END;
  esperam := ARRAY(SELECT DISTINCT c.uf FROM resumo.coorte_divulgada c WHERE c.espera = 'saida');
  UPDATE resumo.saida_divulgada s SET propriedades = CASE WHEN s.uf = ANY (esperam) THEN greatest(0, s.propriedades) ELSE 0 END;
  DELETE FROM resumo.saida_divulgada s WHERE s.atendidas = 0 AND s.propriedades = 0;

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
    SELECT c.cod_propriedade, c.uf, coalesce(c.espera, '') AS espera,
      coalesce('p' || p.id_produtor, 'c' || p.cod_propriedade) AS quem,
      p.codigo_municipio, p.id_sub_bacia, p.atividade_produtiva, p.perfil_fundiario,
      q.sexo, q.escolaridade, q.cor_raca, q.faixa_renda, q.tempo_atividade
    FROM resumo.coorte_divulgada c
    JOIN programa.propriedade p USING (cod_propriedade)
    LEFT JOIN programa.produtor q USING (id_produtor)
    WHERE CASE passo
      WHEN 1 THEN c.espera IN ('entrada', 'volta', 'volta_atendida')
      ELSE c.contada AND NOT c.atendida AND EXISTS (SELECT FROM programa.visita v WHERE v.cod_propriedade = c.cod_propriedade AND v.conta)
    END;

    CREATE TEMP TABLE entrando AS
    SELECT a.cod_propriedade, a.uf, a.espera <> 'entrada' AS volta, a.codigo_municipio, a.id_sub_bacia,
      proxima + CASE a.espera WHEN 'volta' THEN 1 WHEN 'volta_atendida' THEN 2 ELSE 0 END AS coorte
    FROM apta a
    JOIN (
      SELECT t.uf, t.espera
      FROM apta t
      GROUP BY t.uf, t.espera
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
    ) pronto USING (uf, espera);

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
  DROP TABLE pg_temp.saiu, pg_temp.junto, pg_temp.apta, pg_temp.entrando;
END
$$;
COMMENT ON FUNCTION resumo.contar_propriedades IS 'Refaz resumo.coorte_divulgada: grupos de ao menos "minimo" pessoas';
