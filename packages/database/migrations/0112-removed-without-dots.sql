-- The changes of a property that a load has taken away are asked for by its code as addresses have it, without dots (second text, 2.6).
CREATE INDEX diferenca_retirada_sem_pontos ON portal.diferenca (replace(cod_propriedade, '.', '')) WHERE table_name = 'propriedade' AND type = 'REMOVE';
