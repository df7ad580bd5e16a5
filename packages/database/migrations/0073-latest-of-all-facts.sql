-- The latest fact is that of results and polygons too: rows by year or month of what is there end with it, so that a result dated after the last visit was in the total and in no row.
UPDATE portal.versao SET ultimo_fato = greatest(ultimo_fato, (SELECT max(dt) FROM programa.indicador_resultado), (SELECT max(dt) FROM programa.poligono))
WHERE versao = (SELECT max(versao) FROM portal.versao);
COMMENT ON COLUMN portal.versao.ultimo_fato IS 'Data do fato mais recente, de qualquer tipo';
