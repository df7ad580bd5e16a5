-- Findings that an answer of the queue keeps quiet today: they count as all others do, and are told beside them.
CREATE OR REPLACE VIEW programa.silenciado AS
SELECT a.cod_propriedade, a.regra, a.chave, max(t.quieta_ate) AS ate
FROM portal.tratamento t
JOIN resumo.achado a ON a.regra = t.regra AND a.cod_propriedade = t.cod_propriedade
WHERE programa.silencia(t.quieta_ate, t.toda_regra, t.chave, a.chave)
GROUP BY a.cod_propriedade, a.regra, a.chave;
COMMENT ON VIEW programa.silenciado IS 'Achados que uma resposta da fila de correção mantém quietos hoje';
COMMENT ON COLUMN programa.silenciado.regra IS 'Número da regra, de 13410 a 13419';
COMMENT ON COLUMN programa.silenciado.chave IS 'O que foi achado na propriedade, como em resumo.achado';
COMMENT ON COLUMN programa.silenciado.ate IS 'Último dia em que a regra fica quieta';
