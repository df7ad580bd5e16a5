import { counted } from '@fonte/pt-br';
import { groupColumn } from '../../../answers/tables/head-columns.ts';
import { drawTable } from '../draw/draw-table.ts';
import { singleState } from '../declared/reading.ts';
import type { Report } from '../declared/report.ts';
import { during, ofPlace, upTo } from '../../../answers/words/sentences.ts';
import { STAFF } from './profiles.ts';
import { RESULT_COLUMNS, RESULTS, resultsDefinition } from './results-by-state.ts';
import { attendedSteps } from './steps.ts';

/** 11125: the columns of 11121 within a state. Targets are of states, so there is no share of them. */
export const resultsByMunicipality: Report = {
  title: 'Resultados por município',
  shape: 'table',
  period: 'in',
  profiles: STAFF,
  subtitle: (reading) =>
    `Atendimento ${during(reading)}; práticas acumuladas ${upTo(reading)}${ofPlace(reading)}`,
  definition: (reading) =>
    `${resultsDefinition(reading)} Hectares de práticas contam do início do projeto ${upTo(reading)}. Cada total é contado de novo, não somado das linhas.`,
  source: {
    kind: 'plan',
    noun: ['propriedade', 'propriedades'],
    plan: () => ({
      measures: RESULTS,
      // Two municipalities may have one name: their state tells them apart.
      by: ['municipio', 'uf'],
      sort: [{ by: 'municipio' }, { by: 'uf' }],
      totals: true,
    }),
    draw: (answer, reading) =>
      drawTable({
        group: 'municipio',
        ...(singleState(reading) === null ? { also: ['uf'] } : {}),
        columns: () => [
          groupColumn('municipio', 'Município'),
          ...(singleState(reading) === null ? [groupColumn('uf', 'Estado')] : []),
          ...RESULT_COLUMNS,
        ],
        total: (rows) => `Total de ${counted(rows, 'município', 'municípios')}`,
        rows: 'propriedades',
      })(answer, reading),
    steps: (reading) => attendedSteps(during(reading)),
    drill: Object.keys(RESULTS),
  },
};
