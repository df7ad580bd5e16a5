-- Which properties observers' figures are of (docs/decisions/0053): before the rollups, which tell them apart. How: migrations 0066 and 0069. Groups are of at least five, whatever smaller
-- number SMALL_GROUP names.
SELECT resumo.contar_propriedades(5);
ANALYZE resumo.coorte_divulgada;
