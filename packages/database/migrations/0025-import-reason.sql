-- Why an import did not come to its end, in the words that its command printed.

ALTER TABLE portal.importacao ADD COLUMN motivo text;
COMMENT ON COLUMN portal.importacao.motivo IS 'Por que foi interrompida; nulo nas outras situações';
