import { countColumn } from '../../../../answers/tables/head-columns.ts';
import type { Reading } from '../../declared/reading.ts';
import type { Report } from '../../declared/report.ts';
import { during, ofPlace } from '../../../../answers/words/sentences.ts';
import { STAFF } from '../profiles.ts';
import { daysOrMonths, drawDates } from './by-date.ts';

/** What a property's row of a monitoring list has inside, once it is opened (second text, 2.17): its entries over the months, and one by one. 13018, 13019. */

const NOUN = ['lançamento', 'lançamentos'] as const;
const entries = (reading: Reading): string =>
  `Lançamentos de receitas, despesas, produção e estoque feitos ${during(reading)}`;
const PENDING = 'também os de visitas que ainda não contam';

/** 13018: as many as 13019 has rows, so that the one can be held against the other. */
export const entriesByMonth: Report = {
  title: 'Lançamentos por mês',
  shape: 'column',
  period: 'in',
  profiles: STAFF,
  subtitle: (reading) => `Lançamentos feitos ${during(reading)}${ofPlace(reading)}`,
  definition: (reading) => `${entries(reading)}, por mês: quantos são, ${PENDING}.`,
  params: { unit: 'lançamentos' },
  source: {
    kind: 'plan',
    noun: NOUN,
    plan: (reading) => ({
      measures: { lancamentos: { count: 'lancamento' } },
      by: [{ field: daysOrMonths(reading), complete: true }],
      totals: true,
    }),
    draw: drawDates(countColumn('lancamentos', 'Lançamentos')),
  },
};

/** 13019 */
export const entriesOfProperty: Report = {
  title: 'Lançamentos',
  shape: 'table',
  period: 'in',
  profiles: STAFF,
  subtitle: (reading) => `Lançamentos feitos ${during(reading)}${ofPlace(reading)}, o último primeiro`,
  definition: (reading) =>
    `${entries(reading)}, ${PENDING}: quantidade, valor unitário e o produto dos dois. Uma linha para cada.`,
  source: {
    kind: 'list',
    file: 'lancamentos-da-propriedade',
    noun: NOUN,
    plan: () => ({
      list: 'lancamento',
      columns: {
        dt: 'lancamento.dt',
        natureza: 'lancamento.natureza',
        item: 'item.descricao',
        grupo: 'item.nom_grupo',
        qtde: 'lancamento.qtde',
        unidade: 'item.unidade',
        vlr: 'lancamento.vlr',
        total: { op: '*', args: ['lancamento.qtde', 'lancamento.vlr'] },
      },
      sort: [{ by: 'dt', descending: true }],
    }),
    heads: { total: { description: 'Valor', unit: 'R$', scale: 2 } },
  },
};
