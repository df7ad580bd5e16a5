-- The trend of Data Quality, the latest load first.
CREATE OR REPLACE VIEW programa.qualidade AS
WITH carga AS (
  SELECT c.versao, string_agg(DISTINCT c.regra || ':' || c.limiar, ' ' ORDER BY c.regra || ':' || c.limiar) AS regras
  FROM portal.qualidade c
  GROUP BY c.versao
), mudanca AS (
  SELECT c.versao, (lag(c.regras) OVER (ORDER BY c.versao) IS DISTINCT FROM c.regras)::integer AS outras FROM carga c
), epoca AS (
  SELECT m.versao, sum(m.outras) OVER (ORDER BY m.versao)::integer AS epoca FROM mudanca m
), mudanca_da_regra AS (
  SELECT c.versao, c.regra, (lag(max(c.limiar)) OVER (PARTITION BY c.regra ORDER BY c.versao) IS DISTINCT FROM max(c.limiar))::integer AS outra
  FROM portal.qualidade c
  GROUP BY c.versao, c.regra
), epoca_da_regra AS (
  SELECT m.versao, m.regra, sum(m.outra) OVER (PARTITION BY m.regra ORDER BY m.versao)::integer AS epoca FROM mudanca_da_regra m
)
SELECT
  q.versao,
  q.regra,
  q.uf,
  nullif(q.cpf_supervisor, '') AS cpf_supervisor,
  q.gravidade,
  q.carga,
  q.limiar,
  q.examinados,
  q.achados,
  q.novos,
  q.resolvidos,
  dense_rank() OVER (ORDER BY q.versao DESC)::integer AS ordem,
  e.epoca,
  r.epoca AS epoca_regra
FROM portal.qualidade q
JOIN epoca e ON e.versao = q.versao
JOIN epoca_da_regra r ON r.versao = q.versao AND r.regra = q.regra;
COMMENT ON VIEW programa.qualidade IS 'O que as regras de qualidade acharam em cada carga, por estado e supervisor';
COMMENT ON COLUMN programa.qualidade.regra IS 'Número da regra, de 13410 a 13419';
COMMENT ON COLUMN programa.qualidade.versao IS 'Versão dos dados';
COMMENT ON COLUMN programa.qualidade.gravidade IS 'erro ou alerta';
COMMENT ON COLUMN programa.qualidade.carga IS 'Dia da carga';
COMMENT ON COLUMN programa.qualidade.limiar IS 'SHA-256 da visão que acha: onde muda, a série se interrompe';
COMMENT ON COLUMN programa.qualidade.examinados IS 'Quantos foram examinados';
COMMENT ON COLUMN programa.qualidade.achados IS 'Quantos foram achados';
COMMENT ON COLUMN programa.qualidade.novos IS 'Quantos não havia na carga anterior';
COMMENT ON COLUMN programa.qualidade.resolvidos IS 'Quantos da carga anterior sumiram';
COMMENT ON COLUMN programa.qualidade.ordem IS '1 é a carga que vale, 2 a anterior';
COMMENT ON COLUMN programa.qualidade.epoca IS 'Sobe de um quando as regras mudaram desde a carga anterior';
COMMENT ON COLUMN programa.qualidade.epoca_regra IS 'Sobe de um quando a própria regra mudou desde a carga anterior';
