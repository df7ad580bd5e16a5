-- Lawsuits of one subject or several, and of one state and year, without reading them all.
CREATE INDEX processo_assuntos ON camada.processo USING gin (assuntos);
CREATE INDEX processo_uf_ano ON camada.processo (uf, ano);
