-- The counting rule (second specification text, section 1): a visit counts only if it is synchronised and has at
-- least one entry or a check-in. It stands here and nowhere else; the import copies it into visita.conta and motivo.
CREATE OR REPLACE VIEW programa.visita_valida AS
SELECT
  v.cod_propriedade,
  v.id_visita,
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
) l;
COMMENT ON VIEW programa.visita_valida IS 'Quais visitas contam e por quê';
