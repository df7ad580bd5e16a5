-- As 0074; the programme's registrations in the CAR are looked up by an index. `IN` beside `OR` is answered by a hash table only as long as that fits `work_mem`: beyond some 100 000 properties all of them were
-- read once for each registration of others, and a load of 640 000 stood here for an hour.
CREATE OR REPLACE FUNCTION resumo.divulgar_formas(minimo integer DEFAULT 5) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  parte constant double precision := 0.05;
  vizinhas constant integer := 16;
  -- About a kilometre, in degrees: a point stands at the house or the gate.
  perto constant double precision := 0.009;
BEGIN
  DROP TABLE IF EXISTS pg_temp.conhecida, pg_temp.terra;
  CREATE TEMP TABLE conhecida AS
  SELECT p.cod_propriedade, p.numero_car, p.lon, p.lat, p.area_total, p.geom
  FROM programa.propriedade p
  WHERE NOT EXISTS (SELECT FROM resumo.coorte_divulgada k WHERE k.cod_propriedade = p.cod_propriedade AND k.espera = 'entrada');
  CREATE INDEX ON conhecida (cod_propriedade);
  CREATE INDEX ON conhecida (numero_car);
  CREATE INDEX ON conhecida USING gist (geom);
  ANALYZE conhecida;

  CREATE TEMP TABLE terra AS
  SELECT g.geom::geometry AS geom, ST_Area(g.geom) AS area FROM programa.poligono g
  WHERE EXISTS (SELECT FROM conhecida p WHERE p.cod_propriedade = g.cod_propriedade)
  UNION ALL
  SELECT c.geom, ST_Area(c.geom) FROM camada.car c
  WHERE c.geom IS NOT NULL
    AND (
      (c.cod_propriedade IS NOT NULL AND NOT EXISTS (SELECT FROM resumo.coorte_divulgada k WHERE k.cod_propriedade = c.cod_propriedade AND k.espera = 'entrada'))
      OR EXISTS (SELECT FROM conhecida p WHERE p.numero_car = c.numero_car)
      OR EXISTS (SELECT FROM conhecida p WHERE p.geom && c.geom AND ST_Intersects(p.geom, c.geom))
    )
  UNION ALL
  -- Of a property whose land nobody has drawn or registered where its point is: a square of more than twice its area around it, 1 km at least to each side.
  SELECT q.geom, ST_Area(q.geom)
  FROM (
    SELECT ST_MakeEnvelope(s.lon - s.lado / cos(radians(s.lat)), s.lat - s.lado, s.lon + s.lado / cos(radians(s.lat)), s.lat + s.lado, 4674) AS geom
    FROM (
      SELECT p.lon::double precision AS lon, p.lat::double precision AS lat,
        greatest(1000, sqrt(coalesce(p.area_total, 0)::double precision * 10000) * 0.75) / 111000 AS lado
      FROM conhecida p
      WHERE p.geom IS NOT NULL
        AND NOT EXISTS (SELECT FROM programa.poligono g WHERE g.cod_propriedade = p.cod_propriedade AND g.type_poligono = 'propriedade'
            AND ST_DWithin(g.geom::geometry, p.geom::geometry, perto))
        AND NOT EXISTS (SELECT FROM camada.car c WHERE c.cod_propriedade = p.cod_propriedade AND c.geom IS NOT NULL
            AND ST_DWithin(c.geom, p.geom::geometry, perto))
        AND NOT EXISTS (SELECT FROM camada.car c WHERE c.numero_car = p.numero_car AND c.geom IS NOT NULL
            AND ST_DWithin(c.geom, p.geom::geometry, perto))
        AND NOT EXISTS (SELECT FROM camada.car c WHERE c.geom && p.geom AND ST_Intersects(c.geom, p.geom))
    ) s
  ) q;
  CREATE INDEX ON terra USING gist (geom);
  ANALYZE terra;

  DROP TABLE IF EXISTS pg_temp.forma;
  CREATE TEMP TABLE forma AS
  SELECT f.camada, f.chave, f.geom,
    f.do_programa
      OR EXISTS (SELECT FROM conhecida p WHERE p.geom && f.geom AND ST_Intersects(p.geom, f.geom))
      OR EXISTS (
        SELECT FROM terra t
        WHERE t.geom && f.geom
          AND ST_Intersects(t.geom, f.geom)
          AND ST_Area(ST_Intersection(t.geom, f.geom)) >= parte * least(t.area, ST_Area(f.geom))
      ) AS propria
  FROM (
    SELECT 'car' AS camada, c.numero_car AS chave, c.geom,
      (c.cod_propriedade IS NOT NULL AND NOT EXISTS (SELECT FROM resumo.coorte_divulgada k WHERE k.cod_propriedade = c.cod_propriedade AND k.espera = 'entrada'))
        OR EXISTS (SELECT FROM conhecida p WHERE p.numero_car = c.numero_car) AS do_programa
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
  DROP TABLE pg_temp.forma, pg_temp.terra, pg_temp.conhecida;
END
$$;
