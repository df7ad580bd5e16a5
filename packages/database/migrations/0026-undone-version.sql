-- An import may undo the version that stands; what it needs for that lies in the schema `anterior`, which every import writes anew.

ALTER TABLE portal.importacao ADD COLUMN desfaz bigint REFERENCES portal.versao;
COMMENT ON COLUMN portal.importacao.desfaz IS 'Versão que foi desfeita; nulo quando trouxe uma pasta';
