-- A check-in is what Brasília's clock showed, as it was written (docs/decisions/0112): an instant cannot hold the hour that the clock skipped when summer time began.
-- The views that read it are made anew after the migrations.
DROP VIEW IF EXISTS programa.visita_valida, programa.exame, programa.achado_visita_longe, programa.achado_visitas_sobrepostas CASCADE;
ALTER TABLE programa.visita ALTER COLUMN dt_checkin TYPE timestamp USING dt_checkin AT TIME ZONE 'America/Sao_Paulo';
COMMENT ON COLUMN programa.visita.dt_checkin IS 'Momento do check-in no local, no relógio de Brasília';
-- What undoes the last load has the rows as they were.
DO $$
BEGIN
  IF to_regclass('anterior.visita') IS NOT NULL THEN
    ALTER TABLE anterior.visita ALTER COLUMN dt_checkin TYPE timestamp USING dt_checkin AT TIME ZONE 'America/Sao_Paulo';
  END IF;
END $$;
