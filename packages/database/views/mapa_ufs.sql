CREATE OR REPLACE VIEW camada.mapa_ufs AS
SELECT u.uf, u.codigo_uf, u.nome, u.regiao, u.aproximado, 'ufs'::text AS legenda, u.geom, u.geom_3857, u.geom_z8, u.geom_z12
FROM geo.uf u
WHERE u.geom IS NOT NULL;
COMMENT ON VIEW camada.mapa_ufs IS 'Camada do mapa: estados';
COMMENT ON COLUMN camada.mapa_ufs.codigo_uf IS 'Código IBGE de dois dígitos';
COMMENT ON COLUMN camada.mapa_ufs.regiao IS 'Grande região';
