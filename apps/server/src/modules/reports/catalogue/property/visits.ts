import { VISIT_PAGE_SIZE } from '@fonte/contracts';
import { VISIT_RULE } from '@fonte/contracts/programme/rules';
import type { Report } from '../../declared/report.ts';
import { during, ofPlace } from '../../../../answers/words/sentences.ts';
import { STAFF } from '../profiles.ts';

/** 11201: the visits beside the plan, as many on a page as a property is to have (second text, 2.7). */
export const propertyVisits: Report = {
  title: 'Meta',
  shape: 'table',
  period: 'in',
  profiles: STAFF,
  subtitle: (reading) => `Visitas registradas ${during(reading)}${ofPlace(reading)}, a última primeiro`,
  definition: (reading) =>
    `Todas as visitas registradas ${during(reading)}, as que contam para a meta de 24 e as que ainda não contam, e por quê. ${VISIT_RULE} A previsão é a do plano: uma visita por mês.`,
  source: {
    kind: 'list',
    file: 'visitas-da-propriedade',
    noun: ['visita', 'visitas'],
    pageSize: VISIT_PAGE_SIZE,
    plan: () => ({
      list: 'visita',
      columns: {
        numero: 'visita.numero',
        prevista: 'visita_prevista.dt_prevista',
        dt_visita: 'visita.dt_visita',
        tecnico: 'tecnico_visita.nome',
        duracao_min: 'visita.duracao_min',
        fase: 'visita.fase',
        ciclo: 'visita.ciclo',
        conta: 'visita.conta',
        motivo: 'visita.motivo',
      },
      sort: [{ by: 'dt_visita', descending: true }],
    }),
    heads: { prevista: { description: 'Prevista para' }, motivo: { description: 'Por quê' } },
  },
};
