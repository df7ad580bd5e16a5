CREATE OR REPLACE VIEW camada.mapa_ufs AS
SELECT u.uf, u.codigo_uf, u.nome, u.regiao, u.aproximado, 'ufs'::text AS legenda, u.geom, ST_Transform(u.geom, 3857) AS geom_3857
FROM geo.uf u
WHERE u.geom IS NOT NULL;
COMMENT ON VIEW camada.mapa_ufs IS 'Camada do mapa: estados';
COMMENT ON COLUMN camada.mapa_ufs.codigo_uf IS 'Código IBGE de dois dígitos';
COMMENT ON COLUMN camada.mapa_ufs.regiao IS 'Grande região';
