-- What maps draw: each geometry in web Mercator (EPSG:3857), and polygons also as they look at small scales, made when a row is written so that
-- no tile transforms or simplifies anything. A polygon that is smaller than a pixel at that zoom stays as a point, so that nothing vanishes.
CREATE FUNCTION geo.miniatura(forma geometry, pixel double precision) RETURNS geometry
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE
    WHEN greatest(ST_XMax(forma) - ST_XMin(forma), ST_YMax(forma) - ST_YMin(forma)) < pixel
    THEN ST_SetSRID(ST_MakePoint((ST_XMin(forma) + ST_XMax(forma)) / 2, (ST_YMin(forma) + ST_YMax(forma)) / 2), 3857)
    ELSE ST_Simplify(forma, pixel / 2, true)
  END;
COMMENT ON FUNCTION geo.miniatura IS
  'Uma forma em EPSG:3857 como se vê com pixels deste tamanho, em metros: simplificada em meio pixel; um ponto, se menor que um pixel';

-- A generated column may not read another one, hence lon and lat instead of geom.
ALTER TABLE programa.propriedade ADD COLUMN geom_3857 geometry(Point, 3857) GENERATED ALWAYS AS (
  ST_Transform(ST_SetSRID(ST_MakePoint(lon::double precision, lat::double precision), 4674), 3857)
) STORED;
CREATE INDEX propriedade_geom_3857 ON programa.propriedade USING gist (geom_3857);
COMMENT ON COLUMN programa.propriedade.geom_3857 IS 'Ponto da sede, EPSG:3857, feito de lon e lat';

ALTER TABLE camada.processo ADD COLUMN geom_3857 geometry(Point, 3857) GENERATED ALWAYS AS (ST_Transform(geom, 3857)) STORED;
CREATE INDEX processo_geom_3857 ON camada.processo USING gist (geom_3857);
COMMENT ON COLUMN camada.processo.geom_3857 IS 'Ponto, EPSG:3857, feito de geom';

ALTER TABLE programa.poligono
  ADD COLUMN geom_3857 geometry(Polygon, 3857) GENERATED ALWAYS AS (ST_Transform(geom, 3857)) STORED,
  ADD COLUMN geom_z8 geometry(Geometry, 3857) GENERATED ALWAYS AS (geo.miniatura(ST_Transform(geom, 3857), 611.5)) STORED,
  ADD COLUMN geom_z12 geometry(Geometry, 3857) GENERATED ALWAYS AS (geo.miniatura(ST_Transform(geom, 3857), 38.2)) STORED;
CREATE INDEX poligono_geom_3857 ON programa.poligono USING gist (geom_3857);
COMMENT ON COLUMN programa.poligono.geom_3857 IS 'Geometria em EPSG:3857, feita de geom';
COMMENT ON COLUMN programa.poligono.geom_z8 IS 'Como se desenha até o zoom 8: EPSG:3857, um pixel são 611,5 m; ponto, se menor';
COMMENT ON COLUMN programa.poligono.geom_z12 IS 'Como se desenha do zoom 9 ao 12: EPSG:3857, um pixel são 38,2 m; ponto, se menor';

ALTER TABLE programa.poligono_historico
  ADD COLUMN geom_3857 geometry(Polygon, 3857) GENERATED ALWAYS AS (ST_Transform(geom, 3857)) STORED,
  ADD COLUMN geom_z8 geometry(Geometry, 3857) GENERATED ALWAYS AS (geo.miniatura(ST_Transform(geom, 3857), 611.5)) STORED,
  ADD COLUMN geom_z12 geometry(Geometry, 3857) GENERATED ALWAYS AS (geo.miniatura(ST_Transform(geom, 3857), 38.2)) STORED;
CREATE INDEX poligono_historico_geom_3857 ON programa.poligono_historico USING gist (geom_3857);
COMMENT ON COLUMN programa.poligono_historico.geom_3857 IS 'Geometria em EPSG:3857, feita de geom';
COMMENT ON COLUMN programa.poligono_historico.geom_z8 IS 'Como se desenha até o zoom 8: EPSG:3857, um pixel são 611,5 m; ponto, se menor';
COMMENT ON COLUMN programa.poligono_historico.geom_z12 IS 'Como se desenha do zoom 9 ao 12: EPSG:3857, um pixel são 38,2 m; ponto, se menor';

ALTER TABLE camada.car
  ADD COLUMN geom_3857 geometry(MultiPolygon, 3857) GENERATED ALWAYS AS (ST_Transform(geom, 3857)) STORED,
  ADD COLUMN geom_z8 geometry(Geometry, 3857) GENERATED ALWAYS AS (geo.miniatura(ST_Transform(geom, 3857), 611.5)) STORED,
  ADD COLUMN geom_z12 geometry(Geometry, 3857) GENERATED ALWAYS AS (geo.miniatura(ST_Transform(geom, 3857), 38.2)) STORED;
CREATE INDEX car_geom_3857 ON camada.car USING gist (geom_3857);
COMMENT ON COLUMN camada.car.geom_3857 IS 'Geometria em EPSG:3857, feita de geom';
COMMENT ON COLUMN camada.car.geom_z8 IS 'Como se desenha até o zoom 8: EPSG:3857, um pixel são 611,5 m; ponto, se menor';
COMMENT ON COLUMN camada.car.geom_z12 IS 'Como se desenha do zoom 9 ao 12: EPSG:3857, um pixel são 38,2 m; ponto, se menor';

ALTER TABLE camada.vegetacao_nativa
  ADD COLUMN geom_3857 geometry(MultiPolygon, 3857) GENERATED ALWAYS AS (ST_Transform(geom, 3857)) STORED,
  ADD COLUMN geom_z8 geometry(Geometry, 3857) GENERATED ALWAYS AS (geo.miniatura(ST_Transform(geom, 3857), 611.5)) STORED,
  ADD COLUMN geom_z12 geometry(Geometry, 3857) GENERATED ALWAYS AS (geo.miniatura(ST_Transform(geom, 3857), 38.2)) STORED;
CREATE INDEX vegetacao_nativa_geom_3857 ON camada.vegetacao_nativa USING gist (geom_3857);
COMMENT ON COLUMN camada.vegetacao_nativa.geom_3857 IS 'Geometria em EPSG:3857, feita de geom';
COMMENT ON COLUMN camada.vegetacao_nativa.geom_z8 IS 'Como se desenha até o zoom 8: EPSG:3857, um pixel são 611,5 m; ponto, se menor';
COMMENT ON COLUMN camada.vegetacao_nativa.geom_z12 IS 'Como se desenha do zoom 9 ao 12: EPSG:3857, um pixel são 38,2 m; ponto, se menor';

ALTER TABLE camada.reserva_legal
  ADD COLUMN geom_3857 geometry(MultiPolygon, 3857) GENERATED ALWAYS AS (ST_Transform(geom, 3857)) STORED,
  ADD COLUMN geom_z8 geometry(Geometry, 3857) GENERATED ALWAYS AS (geo.miniatura(ST_Transform(geom, 3857), 611.5)) STORED,
  ADD COLUMN geom_z12 geometry(Geometry, 3857) GENERATED ALWAYS AS (geo.miniatura(ST_Transform(geom, 3857), 38.2)) STORED;
CREATE INDEX reserva_legal_geom_3857 ON camada.reserva_legal USING gist (geom_3857);
COMMENT ON COLUMN camada.reserva_legal.geom_3857 IS 'Geometria em EPSG:3857, feita de geom';
COMMENT ON COLUMN camada.reserva_legal.geom_z8 IS 'Como se desenha até o zoom 8: EPSG:3857, um pixel são 611,5 m; ponto, se menor';
COMMENT ON COLUMN camada.reserva_legal.geom_z12 IS 'Como se desenha do zoom 9 ao 12: EPSG:3857, um pixel são 38,2 m; ponto, se menor';

ALTER TABLE camada.bacia_20km
  ADD COLUMN geom_3857 geometry(MultiPolygon, 3857) GENERATED ALWAYS AS (ST_Transform(geom, 3857)) STORED,
  ADD COLUMN geom_z8 geometry(Geometry, 3857) GENERATED ALWAYS AS (geo.miniatura(ST_Transform(geom, 3857), 611.5)) STORED,
  ADD COLUMN geom_z12 geometry(Geometry, 3857) GENERATED ALWAYS AS (geo.miniatura(ST_Transform(geom, 3857), 38.2)) STORED;
CREATE INDEX bacia_20km_geom_3857 ON camada.bacia_20km USING gist (geom_3857);
COMMENT ON COLUMN camada.bacia_20km.geom_3857 IS 'Geometria em EPSG:3857, feita de geom';
COMMENT ON COLUMN camada.bacia_20km.geom_z8 IS 'Como se desenha até o zoom 8: EPSG:3857, um pixel são 611,5 m; ponto, se menor';
COMMENT ON COLUMN camada.bacia_20km.geom_z12 IS 'Como se desenha do zoom 9 ao 12: EPSG:3857, um pixel são 38,2 m; ponto, se menor';

ALTER TABLE geo.uf
  ADD COLUMN geom_3857 geometry(MultiPolygon, 3857) GENERATED ALWAYS AS (ST_Transform(geom, 3857)) STORED,
  ADD COLUMN geom_z8 geometry(Geometry, 3857) GENERATED ALWAYS AS (geo.miniatura(ST_Transform(geom, 3857), 611.5)) STORED,
  ADD COLUMN geom_z12 geometry(Geometry, 3857) GENERATED ALWAYS AS (geo.miniatura(ST_Transform(geom, 3857), 38.2)) STORED;
CREATE INDEX uf_geom_3857 ON geo.uf USING gist (geom_3857);
COMMENT ON COLUMN geo.uf.geom_3857 IS 'Geometria em EPSG:3857, feita de geom';
COMMENT ON COLUMN geo.uf.geom_z8 IS 'Como se desenha até o zoom 8: EPSG:3857, um pixel são 611,5 m; ponto, se menor';
COMMENT ON COLUMN geo.uf.geom_z12 IS 'Como se desenha do zoom 9 ao 12: EPSG:3857, um pixel são 38,2 m; ponto, se menor';

ALTER TABLE geo.municipio
  ADD COLUMN geom_3857 geometry(MultiPolygon, 3857) GENERATED ALWAYS AS (ST_Transform(geom, 3857)) STORED,
  ADD COLUMN geom_z8 geometry(Geometry, 3857) GENERATED ALWAYS AS (geo.miniatura(ST_Transform(geom, 3857), 611.5)) STORED,
  ADD COLUMN geom_z12 geometry(Geometry, 3857) GENERATED ALWAYS AS (geo.miniatura(ST_Transform(geom, 3857), 38.2)) STORED;
CREATE INDEX municipio_geom_3857 ON geo.municipio USING gist (geom_3857);
COMMENT ON COLUMN geo.municipio.geom_3857 IS 'Geometria em EPSG:3857, feita de geom';
COMMENT ON COLUMN geo.municipio.geom_z8 IS 'Como se desenha até o zoom 8: EPSG:3857, um pixel são 611,5 m; ponto, se menor';
COMMENT ON COLUMN geo.municipio.geom_z12 IS 'Como se desenha do zoom 9 ao 12: EPSG:3857, um pixel são 38,2 m; ponto, se menor';

ALTER TABLE geo.sub_bacia
  ADD COLUMN geom_3857 geometry(MultiPolygon, 3857) GENERATED ALWAYS AS (ST_Transform(geom, 3857)) STORED,
  ADD COLUMN geom_z8 geometry(Geometry, 3857) GENERATED ALWAYS AS (geo.miniatura(ST_Transform(geom, 3857), 611.5)) STORED,
  ADD COLUMN geom_z12 geometry(Geometry, 3857) GENERATED ALWAYS AS (geo.miniatura(ST_Transform(geom, 3857), 38.2)) STORED;
CREATE INDEX sub_bacia_geom_3857 ON geo.sub_bacia USING gist (geom_3857);
COMMENT ON COLUMN geo.sub_bacia.geom_3857 IS 'Geometria em EPSG:3857, feita de geom';
COMMENT ON COLUMN geo.sub_bacia.geom_z8 IS 'Como se desenha até o zoom 8: EPSG:3857, um pixel são 611,5 m; ponto, se menor';
COMMENT ON COLUMN geo.sub_bacia.geom_z12 IS 'Como se desenha do zoom 9 ao 12: EPSG:3857, um pixel são 38,2 m; ponto, se menor';
