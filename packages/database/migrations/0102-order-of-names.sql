-- What names are ordered and searched by, worked out once: translate() takes 5 µs a text, which was most of a page of 64 000 properties (docs/decisions/0106). The database makes it of
-- the name itself, so that it is never another's; "C", because the letters that a language orders otherwise are gone.
ALTER TABLE programa.propriedade ADD COLUMN nome_ordem text COLLATE "C" GENERATED ALWAYS AS
  (translate(lower(nome), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn')) STORED;
ALTER TABLE programa.produtor ADD COLUMN nome_ordem text COLLATE "C" GENERATED ALWAYS AS
  (translate(lower(nome), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn')) STORED;
ALTER TABLE programa.tecnico ADD COLUMN nome_ordem text COLLATE "C" GENERATED ALWAYS AS
  (translate(lower(nome), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn')) STORED;
ALTER TABLE programa.supervisor ADD COLUMN nome_ordem text COLLATE "C" GENERATED ALWAYS AS
  (translate(lower(nome), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn')) STORED;
ALTER TABLE geo.municipio ADD COLUMN nome_ordem text COLLATE "C" GENERATED ALWAYS AS
  (translate(lower(nome), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn')) STORED;
COMMENT ON COLUMN programa.propriedade.nome_ordem IS 'Nome sem maiúsculas nem acentos, por que listas são ordenadas e pesquisadas';
COMMENT ON COLUMN programa.produtor.nome_ordem IS 'Nome sem maiúsculas nem acentos, por que listas são ordenadas e pesquisadas';
COMMENT ON COLUMN programa.tecnico.nome_ordem IS 'Nome sem maiúsculas nem acentos, por que listas são ordenadas e pesquisadas';
COMMENT ON COLUMN programa.supervisor.nome_ordem IS 'Nome sem maiúsculas nem acentos, por que listas são ordenadas e pesquisadas';
COMMENT ON COLUMN geo.municipio.nome_ordem IS 'Nome sem maiúsculas nem acentos, por que listas são ordenadas e pesquisadas';
-- In these orders with the ties of a list, whose pages are then found without a sort; downwards names that are not there stand last too. Search boxes ask them as well (migration 0012).
DROP INDEX programa.propriedade_nome_inicio;
DROP INDEX programa.produtor_nome_inicio;
CREATE INDEX propriedade_nome_ordem ON programa.propriedade (nome_ordem, cod_propriedade);
CREATE INDEX propriedade_nome_ordem_desc ON programa.propriedade (nome_ordem DESC NULLS LAST, cod_propriedade);
CREATE INDEX produtor_nome_ordem ON programa.produtor (nome_ordem, id_produtor);
