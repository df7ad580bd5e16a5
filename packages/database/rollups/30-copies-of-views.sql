-- DELETE, not TRUNCATE, in all of these: readers go on with the old version until the import commits.
DELETE FROM resumo.visita_ritmo;
DELETE FROM resumo.aplica_conservacao;
DELETE FROM resumo.aplica_abc;
INSERT INTO resumo.visita_ritmo
SELECT cod_propriedade, visitas, visitas_ciclo_1, visitas_ciclo_2, primeira, ultima, previstas, atrasada
FROM programa.visita_ritmo;
INSERT INTO resumo.aplica_conservacao SELECT cod_propriedade, desde FROM programa.aplica_conservacao;
INSERT INTO resumo.aplica_abc SELECT cod_propriedade, desde FROM programa.aplica_abc;
ANALYZE resumo.visita_ritmo;
ANALYZE resumo.aplica_conservacao;
ANALYZE resumo.aplica_abc;
