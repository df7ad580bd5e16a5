-- By how much each property's values deviate in the sums that observers are told (docs/decisions/0052). How: migration 0065.
SELECT resumo.desviar();
ANALYZE resumo.desvio_divulgado;
