-- Geography: states, municipalities, basins, biomes and the outlines of the offline base map.
-- Written by the geography loader only. Stored geometry is SIRGAS 2000, EPSG:4674 (design/data-model).
CREATE EXTENSION IF NOT EXISTS postgis;
CREATE SCHEMA geo;
COMMENT ON SCHEMA geo IS 'Geografia: unidades da federação, municípios, bacias, biomas e contornos do mapa de base';

CREATE TABLE geo.uf (
  uf text PRIMARY KEY CHECK (uf ~ '^[A-Z]{2}$'),
  codigo_uf integer NOT NULL UNIQUE,
  nome text NOT NULL,
  regiao text,
  aproximado boolean NOT NULL DEFAULT false,
  geom geometry(MultiPolygon, 4674)
);
COMMENT ON TABLE geo.uf IS 'Unidades da federação';
COMMENT ON COLUMN geo.uf.uf IS 'Sigla da unidade da federação';
COMMENT ON COLUMN geo.uf.codigo_uf IS 'Código IBGE de dois dígitos';
COMMENT ON COLUMN geo.uf.nome IS 'Nome';
COMMENT ON COLUMN geo.uf.regiao IS 'Grande região';
COMMENT ON COLUMN geo.uf.aproximado IS 'Verdadeiro quando o contorno não é o da malha oficial';
COMMENT ON COLUMN geo.uf.geom IS 'Contorno, EPSG:4674';

CREATE TABLE geo.municipio (
  codigo_municipio integer PRIMARY KEY CHECK (codigo_municipio BETWEEN 1000000 AND 9999999),
  nome text NOT NULL,
  uf text NOT NULL REFERENCES geo.uf,
  lon_sede numeric(9,6),
  lat_sede numeric(9,6),
  aproximado boolean NOT NULL DEFAULT false,
  geom geometry(MultiPolygon, 4674)
);
CREATE INDEX municipio_uf ON geo.municipio (uf);
CREATE INDEX municipio_geom ON geo.municipio USING gist (geom);
COMMENT ON TABLE geo.municipio IS 'Municípios';
COMMENT ON COLUMN geo.municipio.codigo_municipio IS 'Código IBGE de sete dígitos';
COMMENT ON COLUMN geo.municipio.nome IS 'Nome';
COMMENT ON COLUMN geo.municipio.uf IS 'Sigla da unidade da federação';
COMMENT ON COLUMN geo.municipio.lon_sede IS 'Longitude da sede, graus';
COMMENT ON COLUMN geo.municipio.lat_sede IS 'Latitude da sede, graus';
COMMENT ON COLUMN geo.municipio.aproximado IS 'Verdadeiro quando a área é a célula de Voronoi da sede, não a malha oficial';
COMMENT ON COLUMN geo.municipio.geom IS 'Área, EPSG:4674';

CREATE TABLE geo.regiao_hidrografica (
  id_regiao_hidrografica integer PRIMARY KEY,
  nome text NOT NULL,
  aproximado boolean NOT NULL DEFAULT false,
  geom geometry(MultiPolygon, 4674)
);
COMMENT ON TABLE geo.regiao_hidrografica IS 'Regiões hidrográficas do Brasil';
COMMENT ON COLUMN geo.regiao_hidrografica.id_regiao_hidrografica IS 'Identificador da região';
COMMENT ON COLUMN geo.regiao_hidrografica.nome IS 'Nome';
COMMENT ON COLUMN geo.regiao_hidrografica.aproximado IS 'Verdadeiro quando o limite não é o oficial';
COMMENT ON COLUMN geo.regiao_hidrografica.geom IS 'Área, EPSG:4674';

CREATE TABLE geo.sub_bacia (
  id_sub_bacia integer PRIMARY KEY,
  nome text NOT NULL,
  id_regiao_hidrografica integer REFERENCES geo.regiao_hidrografica,
  aproximado boolean NOT NULL DEFAULT false,
  geom geometry(MultiPolygon, 4674)
);
CREATE INDEX sub_bacia_geom ON geo.sub_bacia USING gist (geom);
COMMENT ON TABLE geo.sub_bacia IS 'Sub-bacias: a Bacia dos relatórios';
COMMENT ON COLUMN geo.sub_bacia.id_sub_bacia IS 'Código da sub-bacia';
COMMENT ON COLUMN geo.sub_bacia.nome IS 'Nome';
COMMENT ON COLUMN geo.sub_bacia.id_regiao_hidrografica IS 'Região hidrográfica a que pertence';
COMMENT ON COLUMN geo.sub_bacia.aproximado IS 'Verdadeiro quando o limite não é o oficial';
COMMENT ON COLUMN geo.sub_bacia.geom IS 'Área, EPSG:4674';

CREATE TABLE geo.bioma (
  id_bioma integer PRIMARY KEY,
  nome text NOT NULL,
  geom geometry(MultiPolygon, 4674)
);
COMMENT ON TABLE geo.bioma IS 'Biomas';
COMMENT ON COLUMN geo.bioma.id_bioma IS 'Identificador do bioma';
COMMENT ON COLUMN geo.bioma.nome IS 'Nome';
COMMENT ON COLUMN geo.bioma.geom IS 'Área, EPSG:4674';

CREATE TABLE geo.contorno (
  id_contorno integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tipo text NOT NULL CHECK (tipo IN ('pais', 'rio', 'lago', 'cidade')),
  nome text,
  ordem integer,
  geom geometry(Geometry, 4674) NOT NULL
);
COMMENT ON TABLE geo.contorno IS 'Contornos do mapa de base sem rede (Natural Earth)';
COMMENT ON COLUMN geo.contorno.id_contorno IS 'Identificador';
COMMENT ON COLUMN geo.contorno.tipo IS 'pais, rio, lago ou cidade';
COMMENT ON COLUMN geo.contorno.nome IS 'Nome, quando a fonte o traz';
COMMENT ON COLUMN geo.contorno.ordem IS 'Importância na fonte; 1 é a maior';
COMMENT ON COLUMN geo.contorno.geom IS 'Geometria, EPSG:4674';
