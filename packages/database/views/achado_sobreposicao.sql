-- Rule 13412: the outlines of two properties share more than 0.1 ha. Each pair is cut once and found on both sides, twenty per outline at most. Of valid
-- outlines only: on the embedded database a cut that fails gives no row and no error. OFFSET 0: pairs are found by their boxes first. Where what is asked of a
-- pair stood in the join, it weighed so much that the planner read half of the key for every outline rather than ask it of six more: minutes at 64 000 properties.
CREATE OR REPLACE VIEW programa.achado_sobreposicao AS
SELECT
  s.cod_propriedade,
  s.id_poligono || '×' || s.outro AS chave,
  NULL::bigint AS id_visita,
  round(s.hectares, 2) AS valor,
  replace(round(s.hectares, 2)::text, '.', ',') || ' ha: polígono ' || s.id_poligono || ' sobre o polígono ' || s.outro || ' de outra propriedade' AS detalhe
FROM (
  SELECT l.cod_propriedade, l.id_poligono, l.outro, c.hectares,
    row_number() OVER (PARTITION BY l.cod_propriedade, l.id_poligono ORDER BY c.hectares DESC, l.outro) AS vez
  FROM (
    SELECT p.cod_propriedade, p.id_poligono, p.outra, p.outro,
      (ST_Area(ST_Intersection(p.geom, p.geom_da_outra)::geography) / 10000)::numeric AS hectares
    FROM (
      SELECT a.cod_propriedade, a.id_poligono, a.geom, b.cod_propriedade AS outra, b.id_poligono AS outro, b.geom AS geom_da_outra
      FROM programa.poligono a
      JOIN programa.poligono b ON b.geom && a.geom AND b.cod_propriedade > a.cod_propriedade
      WHERE a.type_poligono = 'propriedade' AND b.type_poligono = 'propriedade'
      OFFSET 0
    ) p
    WHERE ST_IsValid(p.geom) AND ST_IsValid(p.geom_da_outra)
    OFFSET 0
  ) c
  CROSS JOIN LATERAL (
    VALUES (c.cod_propriedade, c.id_poligono, c.outro), (c.outra, c.outro, c.id_poligono)
  ) l (cod_propriedade, id_poligono, outro)
  WHERE c.hectares > 0.1
) s
WHERE s.vez <= 20;
COMMENT ON VIEW programa.achado_sobreposicao IS 'Regra 13412: contornos de propriedades que dividem mais de 0,1 ha';
COMMENT ON COLUMN programa.achado_sobreposicao.chave IS 'Os dois polígonos';
COMMENT ON COLUMN programa.achado_sobreposicao.valor IS 'Área dividida, ha';
COMMENT ON COLUMN programa.achado_sobreposicao.detalhe IS 'O que foi achado, em palavras';
