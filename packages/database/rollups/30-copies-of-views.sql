-- DELETE, not TRUNCATE, in all of these: readers go on with the old version until the import commits.
DELETE FROM resumo.visita_ritmo;
DELETE FROM resumo.aplica_conservacao;
DELETE FROM resumo.aplica_abc;
INSERT INTO resumo.visita_ritmo
SELECT r.cod_propriedade, r.visitas, r.visitas_ciclo_1, r.visitas_ciclo_2, r.primeira, r.ultima, r.previstas, r.atrasada, p.uf, p.id_produtor, r.faltam,
  r.fase_desde, r.dias_na_fase
FROM programa.visita_ritmo r
JOIN programa.propriedade p ON p.cod_propriedade = r.cod_propriedade;
INSERT INTO resumo.aplica_conservacao SELECT cod_propriedade, desde FROM programa.aplica_conservacao;
INSERT INTO resumo.aplica_abc SELECT cod_propriedade, desde FROM programa.aplica_abc;
ANALYZE resumo.visita_ritmo;
ANALYZE resumo.aplica_conservacao;
ANALYZE resumo.aplica_abc;
