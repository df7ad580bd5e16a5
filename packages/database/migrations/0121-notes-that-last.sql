-- A note of an object that nobody uses was dated a day ahead where its bytes might still come, in the column of when it was written. When it may be struck out stands by itself now; when it was noted is what its name says.
ALTER TABLE portal.objeto_solto ADD COLUMN vence_em timestamptz NOT NULL DEFAULT now();
-- Notes that last were looked for by each job that came, one for each file that is removed: with Ceph 335 such jobs would have asked for 286 of them three times each (tools/rig/killed-uploads.ts).
ALTER TABLE portal.objeto_solto ADD COLUMN procurado_em timestamptz;
UPDATE portal.objeto_solto SET vence_em = criado_em, criado_em = least(criado_em, now());
COMMENT ON COLUMN portal.objeto_solto.criado_em IS 'Quando foi anotado que ninguém o usa';
COMMENT ON COLUMN portal.objeto_solto.vence_em IS 'Desde quando ninguém mais pode guardá-lo: até lá é apagado sempre que aparece e a anotação fica; depois ela sai com ele';
COMMENT ON COLUMN portal.objeto_solto.procurado_em IS 'Quando foi procurado por último, se a anotação fica';
