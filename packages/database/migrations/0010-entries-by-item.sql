-- The rows behind a figure of the catalogue: one item or group of them over a period, which without this index read every visit or every entry
-- (898 to 242 ms for one item, one state, one month at 64 000 properties).
CREATE INDEX lancamento_item ON programa.lancamento (codigo_item, dt);

-- Citus gives reference tables' identities from bigint sequences only.
ALTER TABLE geo.contorno ALTER COLUMN id_contorno TYPE bigint;
