-- What the loads since one changed is found by their versions, and counted by table and kind and held against the caller's properties from the index alone.
CREATE INDEX diferenca_versao ON portal.diferenca (versao, cod_propriedade) INCLUDE (table_name, type);
-- Of every change it is asked whether its property was taken away since, and whose it was then.
CREATE INDEX diferenca_retirada ON portal.diferenca (cod_propriedade, versao) WHERE table_name = 'propriedade' AND type = 'REMOVE';
