-- Visits by semester keep what the plan by semester keeps of each property (0084): those who visit are compared by activity and quarter of beginning, and all properties were joined for these
-- two columns (docs/decisions/0088). What stands is filled here.
ALTER TABLE resumo.visita_semestre ADD COLUMN atividade_produtiva text, ADD COLUMN dt_inicio date;
COMMENT ON COLUMN resumo.visita_semestre.atividade_produtiva IS 'Atividade produtiva da propriedade';
COMMENT ON COLUMN resumo.visita_semestre.dt_inicio IS 'Início do atendimento da propriedade';
UPDATE resumo.visita_semestre v SET atividade_produtiva = p.atividade_produtiva, dt_inicio = p.dt_inicio
FROM programa.propriedade p WHERE p.cod_propriedade = v.cod_propriedade;
