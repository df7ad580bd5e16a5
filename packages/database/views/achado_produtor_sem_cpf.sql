-- Rule 13415: the producer of a property without a CPF.
CREATE OR REPLACE VIEW programa.achado_produtor_sem_cpf AS
SELECT p.cod_propriedade, '' AS chave, NULL::bigint AS id_visita, NULL::numeric AS valor, 'CPF não informado' AS detalhe
FROM programa.propriedade p
JOIN programa.produtor r ON r.id_produtor = p.id_produtor
WHERE r.cpf IS NULL;
COMMENT ON VIEW programa.achado_produtor_sem_cpf IS 'Regra 13415: propriedades cujo produtor não tem CPF';
COMMENT ON COLUMN programa.achado_produtor_sem_cpf.chave IS 'Vazia: o achado é da própria propriedade';
COMMENT ON COLUMN programa.achado_produtor_sem_cpf.valor IS 'Sem medida: nula';
COMMENT ON COLUMN programa.achado_produtor_sem_cpf.detalhe IS 'O que foi achado, em palavras';
