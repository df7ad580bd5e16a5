CREATE OR REPLACE VIEW camada.mapa_areas_abc AS
SELECT * FROM camada.mapa_poligonos WHERE type_poligono = 'abc';
COMMENT ON VIEW camada.mapa_areas_abc IS 'Camada do mapa: polígonos atuais do tipo abc';
