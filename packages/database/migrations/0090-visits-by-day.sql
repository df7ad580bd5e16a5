-- Sums up to a day read the days that are left over of a month from the fact: 16 000 visits that lie where their properties do, ten thousand pages of the table, each joined to its property to know the state. By day and
-- place they are few rows (docs/decisions/0095). What stands is worked out here.
CREATE TABLE resumo.visita_dia (
  dia date NOT NULL,
  uf text NOT NULL,
  id_sub_bacia integer,
  ciclo integer,
  motivo text,
  registradas integer NOT NULL,
  visitas integer NOT NULL,
  nao_contam integer NOT NULL,
  sincronizadas integer NOT NULL,
  duracao_soma bigint,
  duracao_visitas integer NOT NULL
);
CREATE INDEX visita_dia_dia ON resumo.visita_dia (dia, uf);
COMMENT ON TABLE resumo.visita_dia IS 'Visitas por lugar e dia';
COMMENT ON COLUMN resumo.visita_dia.dia IS 'Dia da visita';
COMMENT ON COLUMN resumo.visita_dia.uf IS 'Unidade da federação';
COMMENT ON COLUMN resumo.visita_dia.id_sub_bacia IS 'Sub-bacia';
COMMENT ON COLUMN resumo.visita_dia.ciclo IS 'Ciclo da visita';
COMMENT ON COLUMN resumo.visita_dia.motivo IS 'Por que a visita conta ou não';
COMMENT ON COLUMN resumo.visita_dia.registradas IS 'Todas as visitas';
COMMENT ON COLUMN resumo.visita_dia.visitas IS 'Visitas válidas';
COMMENT ON COLUMN resumo.visita_dia.nao_contam IS 'Visitas que não contam';
COMMENT ON COLUMN resumo.visita_dia.sincronizadas IS 'Visitas sincronizadas';
COMMENT ON COLUMN resumo.visita_dia.duracao_soma IS 'Minutos das visitas válidas';
COMMENT ON COLUMN resumo.visita_dia.duracao_visitas IS 'Visitas válidas com duração';
INSERT INTO resumo.visita_dia
SELECT
  v.dt_visita, p.uf, p.id_sub_bacia, v.ciclo_contado, v.motivo,
  count(*),
  count(*) FILTER (WHERE v.conta),
  count(*) FILTER (WHERE NOT v.conta),
  count(*) FILTER (WHERE v.sincronizada),
  sum(v.duracao_min) FILTER (WHERE v.conta),
  count(v.duracao_min) FILTER (WHERE v.conta)
FROM programa.visita v
JOIN programa.propriedade p ON p.cod_propriedade = v.cod_propriedade
GROUP BY 1, 2, 3, 4, 5
ORDER BY 1, 2;

-- The second wall (0056): sums of a state, of which one person's part cannot be told.
CREATE POLICY uf ON resumo.visita_dia AS RESTRICTIVE TO fonte_le_uf USING (uf = (SELECT current_setting('fonte.uf', true)));
CREATE POLICY pessoa ON resumo.visita_dia AS RESTRICTIVE TO fonte_le_supervisor, fonte_le_tecnico USING (false);
CREATE POLICY todos ON resumo.visita_dia USING (true);
ALTER TABLE resumo.visita_dia ENABLE ROW LEVEL SECURITY;
