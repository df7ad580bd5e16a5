-- A property applies ABC technology when a practice is recorded as Tecnologia ABC (second specification text, section 1).
CREATE OR REPLACE VIEW programa.aplica_abc AS
SELECT cod_propriedade, min(dt_registro) AS desde
FROM programa.pratica
WHERE objetivo = 'abc'
GROUP BY cod_propriedade;
COMMENT ON VIEW programa.aplica_abc IS 'Propriedades que aplicam tecnologias ABC e desde quando';
COMMENT ON COLUMN programa.aplica_abc.desde IS 'Primeiro dia em que valeu';
