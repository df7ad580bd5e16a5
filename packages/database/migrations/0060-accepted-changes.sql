-- An import that writes other values over more of a column than the limits allow has to be accepted, as one that takes away has.
ALTER TABLE portal.carga ADD COLUMN aceita_trocadas boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN portal.carga.aceita_trocadas IS 'Verdadeiro quando quem importou aceitou trocar valores além dos limites';
