-- The counting rule (second specification text, section 1): a visit counts only if it is synchronised and has at
-- least one entry or a check-in. It stands here and nowhere else; the import copies it into visita.conta and motivo.
-- So does the cycle in which a visit is counted (visita.ciclo_contado): the one that the source states, else 1 up to the property's twelfth valid visit in the
-- order of their days, and 2 from the thirteenth on. A visit that does not count is of the cycle of the next that would.
CREATE OR REPLACE VIEW programa.visita_valida AS
SELECT
  r.cod_propriedade,
  r.id_visita,
  r.conta,
  r.motivo,
  coalesce(r.ciclo, CASE WHEN count(*) FILTER (WHERE r.conta) OVER antes < 12 THEN 1 ELSE 2 END)::smallint AS ciclo_contado
FROM (
  SELECT
    v.cod_propriedade,
    v.id_visita,
    v.dt_visita,
    v.ciclo,
    v.sincronizada AND (v.dt_checkin IS NOT NULL OR l.tem_lancamento) AS conta,
    CASE
      WHEN NOT v.sincronizada THEN 'nao_sincronizada'
      WHEN v.dt_checkin IS NOT NULL AND l.tem_lancamento THEN 'checkin_e_lancamento'
      WHEN v.dt_checkin IS NOT NULL THEN 'checkin'
      WHEN l.tem_lancamento THEN 'lancamento'
      ELSE 'sem_lancamento_nem_checkin'
    END AS motivo
  FROM programa.visita v
  CROSS JOIN LATERAL (
    SELECT EXISTS (
      SELECT FROM programa.lancamento e
      WHERE e.cod_propriedade = v.cod_propriedade AND e.id_visita = v.id_visita
    ) AS tem_lancamento
  ) l
) r
WINDOW antes AS (
  PARTITION BY r.cod_propriedade ORDER BY r.dt_visita, r.id_visita ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
);
COMMENT ON VIEW programa.visita_valida IS 'Quais visitas contam, por quê e em que ciclo';
