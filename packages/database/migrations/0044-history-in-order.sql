-- A day of the history is read by page in the order of its keys, and counted by kind, from the index alone.
DROP INDEX portal.diferenca_data;
CREATE INDEX diferenca_em_ordem ON portal.diferenca (table_name, date, key, id_diferenca) INCLUDE (type);
