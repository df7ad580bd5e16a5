-- 'Está certo como está' keeps a rule of Data Quality quiet for a property until a day, for a reason; who said so stays told when the finding is given back.
-- Answers from before have no day and no end.
ALTER TABLE portal.tratamento
  ADD COLUMN respondido_por bigint REFERENCES portal.usuario ON DELETE SET NULL,
  ADD COLUMN quieta_ate date,
  ADD COLUMN toda_regra boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT tratamento_quieta CHECK (resposta IS NOT DISTINCT FROM 'correto' OR (quieta_ate IS NULL AND NOT toda_regra));
CREATE INDEX tratamento_respondido_por ON portal.tratamento (respondido_por);
COMMENT ON COLUMN portal.tratamento.respondido_por IS 'Quem respondeu';
COMMENT ON COLUMN portal.tratamento.quieta_ate IS 'Último dia em que a regra fica quieta; nulo sem prazo, ou quando não é essa a resposta';
COMMENT ON COLUMN portal.tratamento.toda_regra IS 'Verdadeiro quando a resposta vale para todos os achados da regra na propriedade';
