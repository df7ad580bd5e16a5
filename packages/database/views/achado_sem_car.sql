-- Rule 13417: no number in the CAR, one that the register does not know (where there is a register), or a registration suspended or cancelled.
CREATE OR REPLACE VIEW programa.achado_sem_car AS
SELECT p.cod_propriedade, '' AS chave, NULL::bigint AS id_visita, NULL::numeric AS valor,
  CASE
    WHEN p.numero_car IS NULL THEN 'Sem número'
    WHEN c.numero_car IS NULL THEN 'O registro não conhece o número'
    WHEN c.situacao_car = 'SU' THEN 'Cadastro suspenso'
    ELSE 'Cadastro cancelado'
  END AS detalhe
FROM programa.propriedade p
LEFT JOIN camada.car c ON c.numero_car = p.numero_car
WHERE p.numero_car IS NULL
  OR c.situacao_car IN ('SU', 'CA')
  OR (c.numero_car IS NULL AND EXISTS (SELECT FROM camada.car));
COMMENT ON VIEW programa.achado_sem_car IS 'Regra 13417: propriedades sem CAR que valha';
COMMENT ON COLUMN programa.achado_sem_car.chave IS 'Vazia: o achado é da própria propriedade';
COMMENT ON COLUMN programa.achado_sem_car.valor IS 'Sem medida: nula';
COMMENT ON COLUMN programa.achado_sem_car.detalhe IS 'O que foi achado, em palavras';
