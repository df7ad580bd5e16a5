-- By what published places, dots and the factors of observers' sums are drawn (0019, 0050, 0059, 0065) is read by imports alone, as the owner. The roles of the second wall were
-- given it with all tables of its schema (0056): whoever has it works out from a property's code by how much it deviates, and which dot it is.
REVOKE SELECT ON resumo.acaso FROM fonte_le_tudo, fonte_le_uf, fonte_le_supervisor, fonte_le_tecnico;
