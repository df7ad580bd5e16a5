-- The queue of Data Quality is read behind the second wall (docs/decisions/0037), with what was answered and by whom; the roles of the wall were given (0079) only
-- what keeps a finding quiet. Accounts they still may not read: names of who answered are looked up by the service.
GRANT SELECT ON portal.tratamento TO fonte_le_tudo, fonte_le_uf, fonte_le_supervisor, fonte_le_tecnico;

-- What is answered is looked up for each finding: as a set of all of a state's properties, made anew for each as the planner believed, the queue was so dear that it was compiled (JIT: 8 times
-- its time). EXISTS, as before the history (0095): the planner weighs both ways.
DROP POLICY propriedade ON portal.tratamento;
CREATE POLICY propriedade ON portal.tratamento AS RESTRICTIVE TO fonte_le_uf, fonte_le_supervisor, fonte_le_tecnico
  USING (EXISTS (SELECT FROM programa.propriedade p WHERE p.cod_propriedade = tratamento.cod_propriedade));
