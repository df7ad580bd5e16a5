-- Rule 13414: a technician's check-in before the end of a visit that he began before it: of all of them, not of the last alone, since a long one may span several.
CREATE OR REPLACE VIEW programa.achado_visitas_sobrepostas AS
SELECT
  s.cod_propriedade,
  s.id_visita::text AS chave,
  s.id_visita,
  round(extract(epoch FROM s.fim_anterior - s.dt_checkin) / 60, 2) AS valor,
  'Check-in às ' || to_char(s.dt_checkin, 'HH24:MI') || ' de ' || to_char(s.dt_checkin, 'DD/MM/YYYY')
    || '; uma visita anterior foi até as ' || to_char(s.fim_anterior, 'HH24:MI')
    || CASE
      WHEN s.fim_anterior::date > s.dt_checkin::date THEN ' de ' || to_char(s.fim_anterior, 'DD/MM/YYYY')
      ELSE ''
    END AS detalhe
FROM (
  SELECT v.cod_propriedade, v.id_visita, v.dt_checkin,
    max(v.dt_checkin + v.duracao_min * interval '1 minute') OVER (
      PARTITION BY v.cpf_tecnico ORDER BY v.dt_checkin, v.cod_propriedade, v.id_visita
      ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
    ) AS fim_anterior
  FROM programa.visita v
  WHERE v.dt_checkin IS NOT NULL AND v.cpf_tecnico IS NOT NULL
) s
WHERE s.fim_anterior > s.dt_checkin;
COMMENT ON VIEW programa.achado_visitas_sobrepostas IS 'Regra 13414: check-ins antes do fim de uma visita anterior do técnico';
COMMENT ON COLUMN programa.achado_visitas_sobrepostas.chave IS 'A visita';
COMMENT ON COLUMN programa.achado_visitas_sobrepostas.valor IS 'Minutos do check-in ao fim da visita anterior que foi até mais tarde';
COMMENT ON COLUMN programa.achado_visitas_sobrepostas.detalhe IS 'O que foi achado, em palavras';
