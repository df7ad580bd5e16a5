-- What was planned of a property in a year stands in the row of what was made of it: who asks both read two tables by property and put their rows together again by 64 000 codes
-- (docs/decisions/0113). The table of the plan's years goes; what stands is worked out here.
CREATE TEMPORARY TABLE anos ON COMMIT DROP AS
SELECT
  coalesce(v.cod_propriedade, r.cod_propriedade) AS cod_propriedade, coalesce(v.ano, r.ano) AS ano,
  coalesce(v.registradas, 0) AS registradas, coalesce(v.visitas, 0) AS visitas, coalesce(v.nao_contam, 0) AS nao_contam, coalesce(v.sincronizadas, 0) AS sincronizadas,
  v.duracao_soma, coalesce(v.duracao_visitas, 0) AS duracao_visitas, v.primeira, v.ultima,
  coalesce(r.previstas, 0) AS previstas, coalesce(r.vencidas, 0) AS vencidas, r.numero_soma, r.primeira AS primeira_prevista
FROM resumo.visita_ano v
FULL JOIN resumo.visita_prevista_ano r ON r.cod_propriedade = v.cod_propriedade AND r.ano = v.ano;
TRUNCATE resumo.visita_ano;
ALTER TABLE resumo.visita_ano
  ADD COLUMN previstas integer NOT NULL,
  ADD COLUMN vencidas integer NOT NULL,
  ADD COLUMN numero_soma integer,
  ADD COLUMN primeira_prevista date;
COMMENT ON TABLE resumo.visita_ano IS 'Visitas feitas e previstas por propriedade e ano';
COMMENT ON COLUMN resumo.visita_ano.previstas IS 'Visitas previstas';
COMMENT ON COLUMN resumo.visita_ano.vencidas IS 'Visitas previstas até a data de referência';
COMMENT ON COLUMN resumo.visita_ano.numero_soma IS 'Soma dos números, de 1 a 24, das previstas até a data de referência';
COMMENT ON COLUMN resumo.visita_ano.primeira_prevista IS 'Dia da primeira visita prevista no ano';
INSERT INTO resumo.visita_ano
SELECT
  a.cod_propriedade, a.ano, p.uf, p.codigo_municipio, p.id_sub_bacia, p.id_produtor, p.cpf_supervisor, p.cpf_tecnico, p.atividade_produtiva, p.perfil_fundiario, p.dt_inicio,
  a.registradas, a.visitas, a.nao_contam, a.sincronizadas, a.duracao_soma, a.duracao_visitas, a.primeira, a.ultima,
  a.previstas, a.vencidas, a.numero_soma, a.primeira_prevista
FROM anos a
JOIN programa.propriedade p ON p.cod_propriedade = a.cod_propriedade
ORDER BY a.ano, p.uf, a.cod_propriedade;
DROP TABLE resumo.visita_prevista_ano;
