import type { ListPlan } from '../../../../query/index.ts';
import type { Report } from '../../declared/report.ts';
import { ofPlace } from '../../../../answers/words/sentences.ts';
import { download } from '../downloads.ts';
import { QUALITY_READERS } from '../profiles.ts';
import { WHICH_PROPERTY, WHO_VISITS } from '../property-columns.ts';
import { AT_LOAD, chosenRule, NOUN, ofRule, QUIET } from './found.ts';

const COLUMNS = {
  ...WHICH_PROPERTY,
  cod_propriedade: 'achado.cod_propriedade',
  ...WHO_VISITS,
  regra: 'achado.regra',
  gravidade: 'achado.gravidade',
  detalhe: 'achado.detalhe',
  valor: 'achado.valor',
  desde: 'achado.desde',
  silenciado: 'silenciado.ate',
  id_visita: 'achado.id_visita',
} as const satisfies ListPlan['columns'];

/** 13401: the findings themselves, of the chosen rule or of all (second text, 2.16 and 6). */
export const findings: Report = {
  title: 'Achados',
  shape: 'table',
  period: 'none',
  profiles: QUALITY_READERS,
  choice: 'regra',
  live: true,
  subtitle: (reading) => `${chosenRule(reading)?.title ?? 'Todas as regras'}${ofPlace(reading)}`,
  definition: (reading) =>
    ['Uma linha por achado.', chosenRule(reading)?.sentence ?? [], AT_LOAD, QUIET].flat().join(' '),
  source: {
    kind: 'list',
    file: 'achados',
    noun: NOUN,
    plan: (reading) => {
      const chosen = chosenRule(reading);
      return { list: 'achado', columns: COLUMNS, ...(chosen ? { filters: [ofRule(chosen.id)] } : {}) };
    },
  },
};

/** 111255: 'Download' of the page (second text, section 6). */
export const findingsFile: Report = {
  ...download({
    title: 'Data quality',
    file: 'data-quality',
    noun: NOUN,
    period: 'none',
    counts: () => 'O que as regras de qualidade acharam na última carga',
    rule: QUIET,
    plan: { list: 'achado', columns: COLUMNS },
  }),
  live: true,
};
