DELETE FROM resumo.isa_propriedade;
INSERT INTO resumo.isa_propriedade
SELECT
  i.cod_propriedade, p.uf, p.codigo_municipio, p.id_sub_bacia, p.cpf_supervisor, p.cpf_tecnico,
  i.medicoes, i.indice, i.medicoes_1, i.indice_1, i.medicoes_2, i.indice_2, i.medicoes_3, i.indice_3
FROM (
  SELECT
    cod_propriedade,
    count(*) AS medicoes,
    sum(indice) AS indice,
    count(*) FILTER (WHERE momento = 1) AS medicoes_1,
    sum(indice) FILTER (WHERE momento = 1) AS indice_1,
    count(*) FILTER (WHERE momento = 2) AS medicoes_2,
    sum(indice) FILTER (WHERE momento = 2) AS indice_2,
    count(*) FILTER (WHERE momento = 3) AS medicoes_3,
    sum(indice) FILTER (WHERE momento = 3) AS indice_3
  FROM programa.isa
  GROUP BY cod_propriedade
) i
JOIN programa.propriedade p ON p.cod_propriedade = i.cod_propriedade
-- In the order in which it is read: a state at a time.
ORDER BY p.uf, i.cod_propriedade;
ANALYZE resumo.isa_propriedade;
