-- How often somebody asks, over all processes: one row for each whose window has not ended. What was counted need not outlive a power cut, so that whoever
-- counts waits for no disk (apps/server/src/platform/identity/shared-pace.ts).
CREATE TABLE portal.ritmo (
  chave text PRIMARY KEY,
  ate timestamptz NOT NULL,
  total integer NOT NULL DEFAULT 1
) WITH (fillfactor = 50);
COMMENT ON TABLE portal.ritmo IS 'Quantos pedidos de um tipo alguém fez na janela que corre, em todos os processos';
COMMENT ON COLUMN portal.ritmo.chave IS 'O que se conta: tipo e de quem, em código com segredo';
COMMENT ON COLUMN portal.ritmo.ate IS 'Fim da janela; o pedido seguinte começa outra';
COMMENT ON COLUMN portal.ritmo.total IS 'Pedidos na janela';

-- Dots of a square stood in the order of their situations, so that a dot that does not tell its own would be told by its neighbours' (docs/decisions/0021). Which
-- property is which dot is drawn now, by a secret and by all that stands in the square: where anything of it changes, all of it is drawn anew, so that no dot is
-- followed from one load to the next. The same data give the same dots.
CREATE FUNCTION resumo.embaralhar_pontos() RETURNS void LANGUAGE sql AS $$
  WITH quadrado AS (
    SELECT d.celula, md5(string_agg(d.cod_propriedade || '=' || coalesce(d.situacao, ''), ',' ORDER BY d.cod_propriedade COLLATE "C")) AS conteudo
    FROM resumo.divulgacao d
    WHERE d.celula IS NOT NULL
    GROUP BY d.celula
  ), sorteio AS (
    SELECT d.cod_propriedade, d.celula,
      row_number() OVER (PARTITION BY d.celula ORDER BY md5(concat_ws('/', 'ponto', a.sal, q.conteudo, d.cod_propriedade)))::integer AS ordem
    FROM resumo.divulgacao d
    JOIN quadrado q ON q.celula = d.celula
    CROSS JOIN resumo.acaso a
  )
  UPDATE resumo.divulgacao d SET ordem = s.ordem, lon_divulgado = o.lon_divulgado, lat_divulgado = o.lat_divulgado
  FROM sorteio s
  JOIN resumo.divulgacao o ON o.celula = s.celula AND o.ordem = s.ordem
  WHERE d.cod_propriedade = s.cod_propriedade AND d.ordem <> s.ordem
$$;
COMMENT ON FUNCTION resumo.embaralhar_pontos IS 'Sorteia qual propriedade é qual ponto de cada célula';
COMMENT ON COLUMN resumo.divulgacao.ordem IS 'Ordem na célula, sorteada: nada leva de um ponto a uma propriedade';
SELECT resumo.embaralhar_pontos();
