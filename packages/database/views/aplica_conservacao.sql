-- A property applies conservation practices when it has a conservation practice with area, or an open or concluded
-- recommendation on one of the five themes (second specification text, section 1). `desde` is the first day it held.
CREATE OR REPLACE VIEW programa.aplica_conservacao AS
SELECT cod_propriedade, min(dt) AS desde
FROM (
  SELECT cod_propriedade, dt_registro AS dt FROM programa.pratica WHERE objetivo = 'conservacao' AND area_ha > 0
  UNION ALL
  SELECT cod_propriedade, dt FROM programa.recomendacao
  WHERE tema IN ('tecnologias sustentaveis', 'manejo do solo', 'recursos naturais', 'producao de mudas', 'poda')
) x
GROUP BY cod_propriedade;
COMMENT ON VIEW programa.aplica_conservacao IS 'Propriedades que aplicam práticas de conservação e desde quando';
COMMENT ON COLUMN programa.aplica_conservacao.desde IS 'Primeiro dia em que valeu';
