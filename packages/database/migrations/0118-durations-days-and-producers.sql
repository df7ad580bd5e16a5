-- How long visits last (13214) was read out of every visit of the period, each joined to its property to know the state. By state, month and minute they are few rows (docs/decisions/0116). What stands is worked out here.
CREATE TABLE resumo.visita_duracao (
  mes date NOT NULL,
  uf text NOT NULL,
  duracao_min integer,
  registradas integer NOT NULL,
  visitas integer NOT NULL,
  nao_contam integer NOT NULL,
  sincronizadas integer NOT NULL
);
CREATE INDEX visita_duracao_mes ON resumo.visita_duracao (mes, uf);
COMMENT ON TABLE resumo.visita_duracao IS 'Visitas por estado, mês e duração';
COMMENT ON COLUMN resumo.visita_duracao.mes IS 'Primeiro dia do mês';
COMMENT ON COLUMN resumo.visita_duracao.uf IS 'Unidade da federação';
COMMENT ON COLUMN resumo.visita_duracao.duracao_min IS 'Duração da visita, em minutos';
COMMENT ON COLUMN resumo.visita_duracao.registradas IS 'Todas as visitas';
COMMENT ON COLUMN resumo.visita_duracao.visitas IS 'Visitas válidas';
COMMENT ON COLUMN resumo.visita_duracao.nao_contam IS 'Visitas que não contam';
COMMENT ON COLUMN resumo.visita_duracao.sincronizadas IS 'Visitas sincronizadas';
INSERT INTO resumo.visita_duracao
SELECT
  date_trunc('month', v.dt_visita)::date, p.uf, v.duracao_min,
  count(*),
  count(*) FILTER (WHERE v.conta),
  count(*) FILTER (WHERE NOT v.conta),
  count(*) FILTER (WHERE v.sincronizada)
FROM programa.visita v
JOIN programa.propriedade p ON p.cod_propriedade = v.cod_propriedade
GROUP BY 1, 2, 3
ORDER BY 1, 2;

-- The second wall (0056): sums of a state, of which one person's part cannot be told.
CREATE POLICY uf ON resumo.visita_duracao AS RESTRICTIVE TO fonte_le_uf USING (uf = (SELECT current_setting('fonte.uf', true)));
CREATE POLICY pessoa ON resumo.visita_duracao AS RESTRICTIVE TO fonte_le_supervisor, fonte_le_tecnico USING (false);
CREATE POLICY todos ON resumo.visita_duracao USING (true);
ALTER TABLE resumo.visita_duracao ENABLE ROW LEVEL SECURITY;

-- Areas up to a day read the days that are left over of a month from the fact, each joined to its property, as visits did before 0090.
CREATE TABLE resumo.pratica_dia (
  dia date NOT NULL,
  uf text NOT NULL,
  objetivo text NOT NULL,
  praticas integer NOT NULL,
  area numeric,
  com_area integer NOT NULL
);
CREATE INDEX pratica_dia_dia ON resumo.pratica_dia (dia, uf);
COMMENT ON TABLE resumo.pratica_dia IS 'Práticas por estado, dia e objetivo';
COMMENT ON COLUMN resumo.pratica_dia.dia IS 'Dia do registro';
COMMENT ON COLUMN resumo.pratica_dia.uf IS 'Unidade da federação';
COMMENT ON COLUMN resumo.pratica_dia.objetivo IS 'conservacao, abc ou planejamento';
COMMENT ON COLUMN resumo.pratica_dia.praticas IS 'Práticas';
COMMENT ON COLUMN resumo.pratica_dia.area IS 'Soma das áreas, ha';
COMMENT ON COLUMN resumo.pratica_dia.com_area IS 'Práticas com área';
INSERT INTO resumo.pratica_dia
SELECT x.dt_registro, p.uf, x.objetivo, count(*), sum(x.area_ha), count(x.area_ha)
FROM programa.pratica x
JOIN programa.propriedade p ON p.cod_propriedade = x.cod_propriedade
GROUP BY 1, 2, 3
ORDER BY 1, 2;
CREATE POLICY uf ON resumo.pratica_dia AS RESTRICTIVE TO fonte_le_uf USING (uf = (SELECT current_setting('fonte.uf', true)));
CREATE POLICY pessoa ON resumo.pratica_dia AS RESTRICTIVE TO fonte_le_supervisor, fonte_le_tecnico USING (false);
CREATE POLICY todos ON resumo.pratica_dia USING (true);
ALTER TABLE resumo.pratica_dia ENABLE ROW LEVEL SECURITY;

-- What a list is ordered by where it is ordered by the activity, as names have theirs (0102).
ALTER TABLE programa.propriedade ADD COLUMN atividade_ordem text COLLATE "C" GENERATED ALWAYS AS
  (translate(lower(atividade_produtiva), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn')) STORED;
COMMENT ON COLUMN programa.propriedade.atividade_ordem IS 'Atividade produtiva sem maiúsculas nem acentos, por que listas são ordenadas e pesquisadas';

-- Producers were counted by making 64 000 codes distinct at each level of a table, though nearly all of them have one property: of whom no other row can be, the rows are counted. Written anew in their order, not updated: no dead rows stay.
CREATE TEMPORARY TABLE varias ON COMMIT DROP AS
SELECT id_produtor FROM programa.propriedade GROUP BY id_produtor HAVING count(*) > 1;
DO $$
DECLARE
  tabela text;
BEGIN
  FOREACH tabela IN ARRAY ARRAY['visita_ano', 'visita_ritmo', 'aplica_abc', 'aplica_conservacao', 'aplica_planejamento'] LOOP
    EXECUTE format('CREATE TEMPORARY TABLE copia AS SELECT r.*, u.id_produtor AS produtor_de_varias FROM resumo.%I r LEFT JOIN varias u USING (id_produtor) ORDER BY r.ctid', tabela);
    EXECUTE format('TRUNCATE resumo.%I', tabela);
    EXECUTE format('ALTER TABLE resumo.%I ADD COLUMN produtor_de_varias bigint', tabela);
    EXECUTE format('COMMENT ON COLUMN resumo.%I.produtor_de_varias IS ''Produtor, se tem mais de uma propriedade''', tabela);
    EXECUTE format('INSERT INTO resumo.%I SELECT * FROM copia', tabela);
    DROP TABLE copia;
  END LOOP;
END $$;
