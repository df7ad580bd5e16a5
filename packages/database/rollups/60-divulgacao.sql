-- What observers may learn of single properties (docs/decisions/0021), and of whom figures tell them (0053). How: migrations 0019, 0066 and 0069. DELETE, not TRUNCATE, inside: readers go on with the old
-- version until the import commits. Groups are of at least five, whatever smaller number SMALL_GROUP names.
SELECT resumo.divulgar(5);
SELECT resumo.embaralhar_pontos();
SELECT resumo.divulgar_formas(5);
ANALYZE resumo.divulgacao;
ANALYZE resumo.municipio_publicado;
ANALYZE resumo.bacia_publicada;
ANALYZE resumo.forma_divulgada;
