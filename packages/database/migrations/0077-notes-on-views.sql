-- Views of panels stay the same ones by a name of their own, and notes may be on them (docs/decisions/0078).
-- The views that stand take it from their panel and their title, the second of one title from that too: in all versions of a panel, views of one title
-- are one view.
UPDATE portal.painel_versao v SET config = (
  SELECT coalesce(jsonb_agg(visao || jsonb_build_object('id', md5(v.id_painel || '/' || vez || '/' || titulo)::uuid) ORDER BY lugar), '[]')
  FROM (
    SELECT visao, lugar, coalesce(visao ->> 'title', '') AS titulo,
      row_number() OVER (PARTITION BY visao ->> 'title' ORDER BY lugar) AS vez
    FROM jsonb_array_elements(v.config) WITH ORDINALITY AS c (visao, lugar)
  ) AS visoes
);
ALTER TABLE portal.nota
  ALTER COLUMN relatorio DROP NOT NULL,
  ADD COLUMN id_painel bigint REFERENCES portal.painel ON DELETE CASCADE,
  ADD COLUMN visao uuid,
  ADD CONSTRAINT nota_de_um CHECK ((relatorio IS NULL) = (visao IS NOT NULL) AND (visao IS NULL) = (id_painel IS NULL));
CREATE INDEX nota_visao ON portal.nota (id_painel, visao);
COMMENT ON COLUMN portal.nota.relatorio IS 'Número do relatório cujo gráfico tem a nota; nulo quando é de uma visão';
COMMENT ON COLUMN portal.nota.id_painel IS 'Painel cuja visão tem a nota; nulo quando é de um relatório';
COMMENT ON COLUMN portal.nota.visao IS 'Visão do painel, pelo identificador que ela mantém em todas as versões';
