CREATE OR REPLACE VIEW camada.mapa_areas_propriedade AS
SELECT * FROM camada.mapa_poligonos WHERE type_poligono = 'propriedade';
COMMENT ON VIEW camada.mapa_areas_propriedade IS 'Camada do mapa: polígonos atuais do tipo propriedade';
