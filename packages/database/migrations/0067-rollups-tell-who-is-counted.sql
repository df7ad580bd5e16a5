-- Observers' visits by month are those of counted properties (0066): without these columns their series are added up from the facts, a hundred times slower. Right for what stands: at
-- the first time all are counted, and who has a visit that counts is attended.
ALTER TABLE resumo.visita_mes
  ADD COLUMN contada boolean NOT NULL DEFAULT true,
  ADD COLUMN atendida boolean NOT NULL DEFAULT true;
ALTER TABLE resumo.visita_mes ALTER COLUMN contada DROP DEFAULT, ALTER COLUMN atendida DROP DEFAULT;
COMMENT ON COLUMN resumo.visita_mes.contada IS 'Se são de propriedades que estão nos números que observadores veem';
COMMENT ON COLUMN resumo.visita_mes.atendida IS 'Se são de propriedades que observadores contam como atendidas';
ALTER TABLE resumo.visita_prevista_mes ADD COLUMN contada boolean NOT NULL DEFAULT true;
ALTER TABLE resumo.visita_prevista_mes ALTER COLUMN contada DROP DEFAULT;
COMMENT ON COLUMN resumo.visita_prevista_mes.contada IS 'Se são de propriedades que estão nos números que observadores veem';
