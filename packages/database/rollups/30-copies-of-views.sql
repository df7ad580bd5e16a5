-- DELETE, not TRUNCATE, in all of these: readers go on with the old version until the import commits. Beside what the view says stand the place and the people of the property.
DELETE FROM resumo.visita_ritmo;
DELETE FROM resumo.aplica_conservacao;
DELETE FROM resumo.aplica_abc;
DELETE FROM resumo.aplica_planejamento;
INSERT INTO resumo.visita_ritmo
SELECT r.cod_propriedade, r.visitas, r.visitas_ciclo_1, r.visitas_ciclo_2, r.primeira, r.ultima, r.previstas, r.atrasada, p.uf, p.id_produtor, r.faltam,
  r.fase_desde, r.dias_na_fase, p.codigo_municipio, p.id_sub_bacia, p.cpf_supervisor, p.cpf_tecnico
FROM programa.visita_ritmo r
JOIN programa.propriedade p ON p.cod_propriedade = r.cod_propriedade;
INSERT INTO resumo.aplica_conservacao
SELECT a.cod_propriedade, a.desde, p.uf, p.codigo_municipio, p.id_sub_bacia, p.id_produtor, p.cpf_supervisor, p.cpf_tecnico
FROM programa.aplica_conservacao a
JOIN programa.propriedade p ON p.cod_propriedade = a.cod_propriedade
ORDER BY p.uf, a.cod_propriedade;
INSERT INTO resumo.aplica_abc
SELECT a.cod_propriedade, a.desde, p.uf, p.codigo_municipio, p.id_sub_bacia, p.id_produtor, p.cpf_supervisor, p.cpf_tecnico
FROM programa.aplica_abc a
JOIN programa.propriedade p ON p.cod_propriedade = a.cod_propriedade
ORDER BY p.uf, a.cod_propriedade;
INSERT INTO resumo.aplica_planejamento
SELECT a.cod_propriedade, a.desde, p.uf, p.codigo_municipio, p.id_sub_bacia, p.id_produtor, p.cpf_supervisor, p.cpf_tecnico
FROM programa.aplica_planejamento a
JOIN programa.propriedade p ON p.cod_propriedade = a.cod_propriedade
ORDER BY p.uf, a.cod_propriedade;
ANALYZE resumo.visita_ritmo;
ANALYZE resumo.aplica_conservacao;
ANALYZE resumo.aplica_abc;
ANALYZE resumo.aplica_planejamento;
