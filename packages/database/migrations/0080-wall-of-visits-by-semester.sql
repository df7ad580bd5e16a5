-- Whose a visit is goes by its property, whoever made it (docs/security.md): the wall before the rollup asked for who made it, and a technician's figures
-- lacked the visits to the own properties that name nobody or a technician of before. The rows themselves were there.
DROP POLICY tecnico ON resumo.visita_semestre;
CREATE POLICY tecnico ON resumo.visita_semestre AS RESTRICTIVE TO fonte_le_tecnico USING (
  cpf_responsavel = (SELECT current_setting('fonte.cpf', true)) AND (SELECT current_setting('fonte.cpf', true)) <> ''
  AND ((SELECT current_setting('fonte.uf', true)) = '*' OR uf = (SELECT current_setting('fonte.uf', true)))
);
