-- What the rules of Data Quality look at in each property: a share is of what can be wrong.
CREATE OR REPLACE VIEW programa.exame AS
SELECT
  p.cod_propriedade,
  1 AS propriedades,
  coalesce(p.situacao IN ('a_ematend', 'a_vstzero', 'a_concluida'), false)::integer AS ativas,
  (p.geom IS NOT NULL AND m.geom IS NOT NULL)::integer AS com_ponto,
  coalesce(c.quantos, 0)::integer AS contornos,
  coalesce(v.com_lugar, 0)::integer AS checkins_com_lugar,
  coalesce(v.com_tecnico, 0)::integer AS checkins_com_tecnico,
  (p.id_produtor IS NOT NULL)::integer AS com_produtor,
  (coalesce(p.ciclo_1_inicio, p.ciclo_1_fim, p.ciclo_2_inicio, p.ciclo_2_fim) IS NOT NULL)::integer AS com_ciclo,
  coalesce(l.quantos, 0)::integer AS lancamentos
FROM programa.propriedade p
LEFT JOIN geo.municipio m ON m.codigo_municipio = p.codigo_municipio
LEFT JOIN (
  SELECT g.cod_propriedade, count(*) AS quantos FROM programa.poligono g WHERE g.type_poligono = 'propriedade' GROUP BY 1
) c ON c.cod_propriedade = p.cod_propriedade
LEFT JOIN (
  -- A check-in without its place, or of a property without its, cannot be found far; one of nobody cannot be found in two places.
  SELECT i.cod_propriedade,
    count(*) FILTER (WHERE i.lon_checkin IS NOT NULL AND i.lat_checkin IS NOT NULL AND q.geom IS NOT NULL) AS com_lugar,
    count(i.cpf_tecnico) AS com_tecnico
  FROM programa.visita i
  JOIN programa.propriedade q ON q.cod_propriedade = i.cod_propriedade
  WHERE i.dt_checkin IS NOT NULL
  GROUP BY 1
) v ON v.cod_propriedade = p.cod_propriedade
LEFT JOIN (
  SELECT e.cod_propriedade, count(*) AS quantos FROM programa.lancamento e GROUP BY 1
) l ON l.cod_propriedade = p.cod_propriedade;
COMMENT ON VIEW programa.exame IS 'O que as regras de qualidade examinam em cada propriedade';
COMMENT ON COLUMN programa.exame.propriedades IS 'A própria: 1';
COMMENT ON COLUMN programa.exame.ativas IS '1 quando a propriedade é ativa';
COMMENT ON COLUMN programa.exame.com_ponto IS '1 quando tem ponto e o município tem área';
COMMENT ON COLUMN programa.exame.contornos IS 'Contornos desenhados da propriedade';
COMMENT ON COLUMN programa.exame.checkins_com_lugar IS 'Visitas com check-in e as coordenadas dele, de propriedade com ponto';
COMMENT ON COLUMN programa.exame.checkins_com_tecnico IS 'Visitas com check-in e técnico';
COMMENT ON COLUMN programa.exame.com_produtor IS '1 quando tem produtor';
COMMENT ON COLUMN programa.exame.com_ciclo IS '1 quando tem alguma data de ciclo';
COMMENT ON COLUMN programa.exame.lancamentos IS 'Lançamentos';
