-- Suggestions of the maps' search boxes begin with what is typed, case and accents ignored: the form in which texts are ordered.
CREATE INDEX propriedade_nome_inicio ON programa.propriedade
  ((translate(lower(nome), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') COLLATE "C"));
CREATE INDEX produtor_nome_inicio ON programa.produtor
  ((translate(lower(nome), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') COLLATE "C"));
