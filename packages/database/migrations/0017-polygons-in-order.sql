-- Pages of all polygons (report 67676705) come in the order of type and area: they are found by their keys in this index, however far back, instead of
-- sorting all polygons for each. What stands in INCLUDE is what the order is worked out from, so that the table need not be read.
CREATE INDEX poligono_ordem ON programa.poligono (
  (translate(lower(type_poligono), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') COLLATE "C"),
  (translate(lower(nome_area), 'áàâãäéêèëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') COLLATE "C"),
  cod_propriedade,
  id_poligono
) INCLUDE (type_poligono, nome_area);
-- Polygons that were sent as KML (13040, 13041) are a quarter of them, and shapes are most of the table's bytes.
CREATE INDEX poligono_origem ON programa.poligono (origem, dt) INCLUDE (cod_propriedade, cpf_tecnico, area_ha);
