-- The plan by months keeps whether its properties are counted in observers' figures beside its numbers, for who only observes (0067); who sees one person's rows read it of their own, though
-- who is counted is nothing to them (0117). They read the other columns, and a column that comes later when a migration says so. Whoever answers observers or reads a state has all as before.
REVOKE SELECT ON resumo.visita_prevista_mes FROM fonte_le_supervisor, fonte_le_tecnico;
GRANT SELECT (uf, codigo_municipio, id_sub_bacia, cpf_supervisor, cpf_tecnico, mes, ciclo, previstas, vencidas) ON resumo.visita_prevista_mes TO fonte_le_supervisor, fonte_le_tecnico;
