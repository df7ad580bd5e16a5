-- How many visits a property in attendance lacks by today: lists behind a figure begin with those that lack most. Inserting the rows of the view
-- into the copy fills it (rollups/30-copies-of-views.sql); the rows that stand are worked out here as the view does.
ALTER TABLE resumo.visita_ritmo ADD COLUMN faltam integer NOT NULL DEFAULT 0;
COMMENT ON COLUMN resumo.visita_ritmo.faltam IS 'Visitas previstas até o último dia com visita que ainda não foram feitas; zero fora do atendimento';
UPDATE resumo.visita_ritmo v SET faltam = greatest(v.previstas - v.visitas, 0)
FROM programa.propriedade p
WHERE p.cod_propriedade = v.cod_propriedade AND p.situacao IN ('a_ematend', 'a_vstzero');
