-- A map layer's rows, one view a layer, read by modules/maps only. Joins are on unique keys and to the left, so that whoever draws points reads
-- the properties alone. Observers have camada.publica_propriedades instead.
CREATE OR REPLACE VIEW camada.mapa_propriedades AS
SELECT
  p.cod_propriedade,
  p.nome,
  m.nome AS municipio,
  p.uf,
  p.codigo_municipio,
  b.nome AS bacia,
  coalesce(p.situacao, 'sem_situacao') AS legenda,
  CASE p.situacao
    WHEN 'a_ematend' THEN 'Ativa em atendimento'
    WHEN 'a_vstzero' THEN 'Ativa sem visita'
    WHEN 'a_concluida' THEN 'Ativa concluida'
    WHEN 'i_inativa' THEN 'Inativa'
    WHEN 'i_semvst' THEN 'Inativa sem visita'
    WHEN 'i_vstzero' THEN 'Inativa visita 0'
  END AS situacao,
  p.atividade_produtiva,
  p.perfil_fundiario,
  p.fase,
  pr.nome AS nome_produtor,
  pr.cpf AS cpf_produtor,
  t.nome AS nome_tecnico,
  p.cpf_tecnico,
  s.nome AS nome_supervisor,
  p.cpf_supervisor,
  p.numero_car,
  p.dt_inicio,
  p.dt_fim,
  coalesce(v.visitas, 0) AS visitas,
  v.ultima AS ultima_visita,
  p.area_total,
  p.area_produtiva,
  p.area_pastagem,
  p.area_lavoura,
  p.area_vegetacao_nativa,
  p.area_reserva_legal,
  p.area_app,
  p.area_degradada,
  p.area_conservacao,
  p.area_abc,
  p.lon,
  p.lat,
  p.geom,
  p.geom_3857
FROM programa.propriedade p
LEFT JOIN geo.municipio m ON m.codigo_municipio = p.codigo_municipio
LEFT JOIN geo.sub_bacia b ON b.id_sub_bacia = p.id_sub_bacia
LEFT JOIN programa.produtor pr ON pr.id_produtor = p.id_produtor
LEFT JOIN programa.tecnico t ON t.cpf = p.cpf_tecnico
LEFT JOIN programa.supervisor s ON s.cpf = p.cpf_supervisor
LEFT JOIN resumo.visita_ritmo v ON v.cod_propriedade = p.cod_propriedade
WHERE p.geom IS NOT NULL;
COMMENT ON VIEW camada.mapa_propriedades IS 'Camada do mapa: propriedades por situação';
COMMENT ON COLUMN camada.mapa_propriedades.municipio IS 'Nome do município';
COMMENT ON COLUMN camada.mapa_propriedades.codigo_municipio IS 'Código IBGE do município';
COMMENT ON COLUMN camada.mapa_propriedades.bacia IS 'Nome da sub-bacia';
COMMENT ON COLUMN camada.mapa_propriedades.legenda IS 'Classe da legenda em que a feição está';
COMMENT ON COLUMN camada.mapa_propriedades.situacao IS 'Situação no projeto, por extenso';
COMMENT ON COLUMN camada.mapa_propriedades.atividade_produtiva IS 'Atividade produtiva principal';
COMMENT ON COLUMN camada.mapa_propriedades.perfil_fundiario IS 'Perfil fundiário';
COMMENT ON COLUMN camada.mapa_propriedades.fase IS 'Fase da ATeG em que está';
COMMENT ON COLUMN camada.mapa_propriedades.nome_produtor IS 'Nome do produtor';
COMMENT ON COLUMN camada.mapa_propriedades.cpf_produtor IS 'CPF do produtor, só dígitos';
COMMENT ON COLUMN camada.mapa_propriedades.nome_tecnico IS 'Nome do técnico';
COMMENT ON COLUMN camada.mapa_propriedades.cpf_tecnico IS 'CPF do técnico, só dígitos';
COMMENT ON COLUMN camada.mapa_propriedades.nome_supervisor IS 'Nome do supervisor';
COMMENT ON COLUMN camada.mapa_propriedades.cpf_supervisor IS 'CPF do supervisor, só dígitos';
COMMENT ON COLUMN camada.mapa_propriedades.dt_inicio IS 'Início do atendimento';
COMMENT ON COLUMN camada.mapa_propriedades.dt_fim IS 'Fim do atendimento';
COMMENT ON COLUMN camada.mapa_propriedades.visitas IS 'Visitas válidas desde o início';
COMMENT ON COLUMN camada.mapa_propriedades.ultima_visita IS 'Dia da última visita válida';
COMMENT ON COLUMN camada.mapa_propriedades.area_total IS 'Área total, ha';
COMMENT ON COLUMN camada.mapa_propriedades.area_produtiva IS 'Área produtiva, ha';
COMMENT ON COLUMN camada.mapa_propriedades.area_pastagem IS 'Área de pastagem, ha';
COMMENT ON COLUMN camada.mapa_propriedades.area_lavoura IS 'Área de lavoura, ha';
COMMENT ON COLUMN camada.mapa_propriedades.area_vegetacao_nativa IS 'Área de vegetação nativa, ha';
COMMENT ON COLUMN camada.mapa_propriedades.area_reserva_legal IS 'Área de reserva legal, ha';
COMMENT ON COLUMN camada.mapa_propriedades.area_app IS 'Área de preservação permanente, ha';
COMMENT ON COLUMN camada.mapa_propriedades.area_degradada IS 'Área degradada, ha';
COMMENT ON COLUMN camada.mapa_propriedades.area_conservacao IS 'Área com práticas de conservação declarada, ha';
COMMENT ON COLUMN camada.mapa_propriedades.area_abc IS 'Área com tecnologias ABC declarada, ha';
COMMENT ON COLUMN camada.mapa_propriedades.lon IS 'Longitude da sede da propriedade, graus';
COMMENT ON COLUMN camada.mapa_propriedades.lat IS 'Latitude da sede da propriedade, graus';
COMMENT ON COLUMN camada.mapa_propriedades.geom IS 'Ponto da sede, EPSG:4674';
COMMENT ON COLUMN camada.mapa_propriedades.geom_3857 IS 'A mesma geometria, EPSG:3857';
