-- A property has landscape planning when one is recorded, with an area or still without (second specification text, section 1).
CREATE OR REPLACE VIEW programa.aplica_planejamento AS
SELECT cod_propriedade, min(dt_registro) AS desde
FROM programa.pratica
WHERE objetivo = 'planejamento'
GROUP BY cod_propriedade;
COMMENT ON VIEW programa.aplica_planejamento IS 'Propriedades com planejamento da paisagem e desde quando';
COMMENT ON COLUMN programa.aplica_planejamento.desde IS 'Primeiro dia em que valeu';
