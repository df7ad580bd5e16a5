-- What the loads changed of one property, the latest first, and how many there are of each kind, from the index alone.
CREATE INDEX diferenca_propriedade ON portal.diferenca (cod_propriedade, date DESC, id_diferenca DESC) INCLUDE (type);
