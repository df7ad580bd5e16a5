import { ofNature } from '../../../../model/measures/conditions.ts';
import type { Report } from '../../declared/report.ts';
import { during, ofPlace } from '../../../../answers/words/sentences.ts';
import { STAFF } from '../profiles.ts';

/** 11202: entry by entry, since what a figure is made of is what a technician looks for. */
export const propertyExpenses: Report = {
  title: 'Despesas da propriedade',
  shape: 'table',
  period: 'in',
  profiles: STAFF,
  subtitle: (reading) => `Despesas lançadas ${during(reading)}${ofPlace(reading)}, a última primeiro`,
  definition: (reading) =>
    `Lançamentos de despesa feitos ${during(reading)}, também os de visitas que ainda não contam: quantidade, valor unitário e o produto dos dois.`,
  source: {
    kind: 'list',
    file: 'despesas-da-propriedade',
    noun: ['despesa', 'despesas'],
    plan: () => ({
      list: 'lancamento',
      columns: {
        item: 'item.descricao',
        subgrupo: 'item.nom_subgrupo',
        grupo: 'item.nom_grupo',
        qtde: 'lancamento.qtde',
        unidade: 'item.unidade',
        vlr: 'lancamento.vlr',
        total: { op: '*', args: ['lancamento.qtde', 'lancamento.vlr'] },
        dt: 'lancamento.dt',
      },
      filters: [ofNature('despesa')],
      sort: [{ by: 'dt', descending: true }],
    }),
    heads: { total: { description: 'Valor', unit: 'R$', scale: 2 } },
    foot: () => ({
      total: {
        sum: { op: '*', args: ['lancamento.qtde', 'lancamento.vlr'] },
        over: 'lancamento',
        where: [ofNature('despesa')],
        orZero: true,
      },
    }),
  },
};
