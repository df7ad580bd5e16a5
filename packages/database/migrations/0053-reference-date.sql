-- 'Today' of a load is one date: the one its sender names, else that of the last synchronised visit that counts. What is expected, late and forecast goes by it, and
-- pages name it 'Dados até' (docs/decisions/0030-one-today.md). The latest fact, which may be later, is kept beside it: axes reach that far.
ALTER TABLE portal.versao
  ADD COLUMN referencia_informada boolean NOT NULL DEFAULT false,
  ADD COLUMN ultimo_fato date;
COMMENT ON COLUMN portal.versao.dados_ate IS 'Data de referência: a informada pela carga, ou a da última visita sincronizada que conta';
COMMENT ON COLUMN portal.versao.referencia_informada IS 'Verdadeiro quando a carga informou a data de referência';
COMMENT ON COLUMN portal.versao.ultimo_fato IS 'Data do fato mais recente';
UPDATE portal.versao SET ultimo_fato = dados_ate;
-- The version that stands was counted up to the last day with a visit, whether it counted or not; the next load goes by the rule above.
UPDATE portal.versao SET dados_ate = coalesce((SELECT max(dt_visita) FROM programa.visita), dados_ate)
WHERE versao = (SELECT max(versao) FROM portal.versao);

COMMENT ON COLUMN resumo.visita_ritmo.previstas IS 'Visitas previstas até a data de referência';
COMMENT ON COLUMN resumo.visita_ritmo.faltam IS 'Visitas previstas até a data de referência que ainda não foram feitas; zero fora do atendimento';
COMMENT ON COLUMN resumo.visita_ritmo.dias_na_fase IS 'Dias desde então até a data de referência';
COMMENT ON COLUMN resumo.visita_prevista_mes.vencidas IS 'Visitas previstas até a data de referência';
