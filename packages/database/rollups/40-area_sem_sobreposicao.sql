-- DELETE, not TRUNCATE: readers go on with the old version until the import commits.
DELETE FROM resumo.area_sem_sobreposicao;
INSERT INTO resumo.area_sem_sobreposicao
SELECT cod_propriedade, type_poligono, ST_Area(ST_Union(geom)::geography) / 10000
FROM programa.poligono
GROUP BY 1, 2;
-- On the embedded database a union that fails gives no rows and no error: a row that is missing is one.
DO $$
BEGIN
  IF (SELECT count(*) FROM resumo.area_sem_sobreposicao)
    <> (SELECT count(DISTINCT (cod_propriedade, type_poligono)) FROM programa.poligono) THEN
    RAISE EXCEPTION 'areas without overlap are missing';
  END IF;
END
$$;
ANALYZE resumo.area_sem_sobreposicao;
