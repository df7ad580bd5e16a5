CREATE OR REPLACE VIEW camada.mapa_areas_intervencao AS
SELECT * FROM camada.mapa_poligonos WHERE type_poligono = 'intervencao';
COMMENT ON VIEW camada.mapa_areas_intervencao IS 'Camada do mapa: polígonos atuais do tipo intervencao';
