-- DELETE, not TRUNCATE, in all of these: readers go on with the old version until the import commits. Beside what the view says stand the place and the people of the property, and
-- its producer once more where there are others of theirs; the first has a row of every property, and tells the others.
DELETE FROM resumo.visita_ritmo;
DELETE FROM resumo.aplica_conservacao;
DELETE FROM resumo.aplica_abc;
DELETE FROM resumo.aplica_planejamento;
INSERT INTO resumo.visita_ritmo
SELECT r.cod_propriedade, r.visitas, r.visitas_ciclo_1, r.visitas_ciclo_2, r.primeira, r.ultima, r.previstas, r.atrasada, p.uf, p.id_produtor, r.faltam,
  r.fase_desde, r.dias_na_fase, p.codigo_municipio, p.id_sub_bacia, p.cpf_supervisor, p.cpf_tecnico, u.id_produtor
FROM programa.visita_ritmo r
JOIN programa.propriedade p ON p.cod_propriedade = r.cod_propriedade
LEFT JOIN (SELECT id_produtor FROM programa.propriedade GROUP BY id_produtor HAVING count(*) > 1) u ON u.id_produtor = p.id_produtor;
INSERT INTO resumo.aplica_conservacao
SELECT a.cod_propriedade, a.desde, p.uf, p.codigo_municipio, p.id_sub_bacia, p.id_produtor, p.cpf_supervisor, p.cpf_tecnico, p.produtor_de_varias
FROM programa.aplica_conservacao a
JOIN resumo.visita_ritmo p ON p.cod_propriedade = a.cod_propriedade
ORDER BY p.uf, a.cod_propriedade;
INSERT INTO resumo.aplica_abc
SELECT a.cod_propriedade, a.desde, p.uf, p.codigo_municipio, p.id_sub_bacia, p.id_produtor, p.cpf_supervisor, p.cpf_tecnico, p.produtor_de_varias
FROM programa.aplica_abc a
JOIN resumo.visita_ritmo p ON p.cod_propriedade = a.cod_propriedade
ORDER BY p.uf, a.cod_propriedade;
INSERT INTO resumo.aplica_planejamento
SELECT a.cod_propriedade, a.desde, p.uf, p.codigo_municipio, p.id_sub_bacia, p.id_produtor, p.cpf_supervisor, p.cpf_tecnico, p.produtor_de_varias
FROM programa.aplica_planejamento a
JOIN resumo.visita_ritmo p ON p.cod_propriedade = a.cod_propriedade
ORDER BY p.uf, a.cod_propriedade;
ANALYZE resumo.visita_ritmo;
ANALYZE resumo.aplica_conservacao;
ANALYZE resumo.aplica_abc;
ANALYZE resumo.aplica_planejamento;
