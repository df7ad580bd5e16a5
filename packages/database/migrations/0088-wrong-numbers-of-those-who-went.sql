-- A CPF whose check digits are wrong may be several producers' (decisions/0035): noted as the code of somebody who went, it took every other producer who bore it with each load.
-- Who went under one is known by the number of the source, which was noted with the same pseudonym.
DELETE FROM portal.anonimizado c
WHERE c.tipo = 'cpf' AND c.pseudonimo ~ '^Q[0-9]{10}$'
  AND EXISTS (SELECT FROM portal.anonimizado p WHERE p.tipo = 'produtor' AND p.id_pessoa = c.id_pessoa);
