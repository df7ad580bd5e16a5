-- Rule 13416: the check digits of the producer's CPF are wrong. The number itself is not told.
CREATE OR REPLACE VIEW programa.achado_cpf_invalido AS
SELECT p.cod_propriedade, '' AS chave, NULL::bigint AS id_visita, NULL::numeric AS valor,
  'Dígitos verificadores não conferem' AS detalhe
FROM programa.propriedade p
JOIN programa.produtor r ON r.id_produtor = p.id_produtor
WHERE NOT programa.cpf_valido(r.cpf);
COMMENT ON VIEW programa.achado_cpf_invalido IS 'Regra 13416: propriedades cujo produtor tem CPF inválido';
COMMENT ON COLUMN programa.achado_cpf_invalido.chave IS 'Vazia: o achado é da própria propriedade';
COMMENT ON COLUMN programa.achado_cpf_invalido.valor IS 'Sem medida: nula';
COMMENT ON COLUMN programa.achado_cpf_invalido.detalhe IS 'O que foi achado, em palavras';
