-- Whoever knows the areas of a municipality's farms from outside (the CAR is public) finds by trying which of them make up a sum told to a hundredth of a hectare, and with
-- it their profile and activity. Observers' sums are made of values that deviate by a factor of each property's own (docs/decisions/0052): the same at every load and in
-- every figure, so that nothing is averaged away, rows still come to their totals, and no figure differs by more than the factor may.
CREATE TABLE resumo.desvio_divulgado (
  cod_propriedade text PRIMARY KEY,
  fator numeric NOT NULL
);
COMMENT ON TABLE resumo.desvio_divulgado IS 'Fator de cada propriedade nas somas que observadores veem: segredo, e o mesmo em todas as cargas';
COMMENT ON COLUMN resumo.desvio_divulgado.cod_propriedade IS 'Código da propriedade';
COMMENT ON COLUMN resumo.desvio_divulgado.fator IS 'De 0,97 a 0,985 ou de 1,015 a 1,03: nunca perto de 1';

-- Drawn by a secret of this database and the property's code. Away from 1 on either side (Evans, Zayatz, Slanta, "Using noise for disclosure limitation of establishment
-- tabular data", Journal of Official Statistics 14, 1998): where one property has nearly all of a sum, that sum is off as well.
CREATE FUNCTION resumo.desviar() RETURNS void LANGUAGE sql AS $$
  DELETE FROM resumo.desvio_divulgado;
  INSERT INTO resumo.desvio_divulgado (cod_propriedade, fator)
  SELECT s.cod_propriedade, round(1 + CASE WHEN s.lado < 0.5 THEN -1 ELSE 1 END * (0.015 + 0.015 * s.quanto), 6)
  FROM (
    SELECT p.cod_propriedade,
      ('x' || substr(h.acaso, 1, 8))::bit(32)::bigint / 4294967296.0 AS lado,
      ('x' || substr(h.acaso, 9, 8))::bit(32)::bigint / 4294967296.0 AS quanto
    FROM programa.propriedade p
    CROSS JOIN resumo.acaso a
    CROSS JOIN LATERAL (SELECT md5(concat_ws('/', 'desvio', a.sal, p.cod_propriedade)) AS acaso) h
  ) s
$$;
COMMENT ON FUNCTION resumo.desviar IS 'Refaz resumo.desvio_divulgado';

SELECT resumo.desviar();
