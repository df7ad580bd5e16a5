import type { NamedMeasure } from '../measure.ts';
import { COUNTS, ofNature } from './conditions.ts';

const target = (label: string, indicador: string): NamedMeasure => {
  const where = (relation: string) =>
    [{ field: `${relation}.indicador`, is: '=', value: indicador }] as const;
  return {
    label,
    definition:
      'Meta acumulada até o fim do ano escolhido: a nacional, ou a soma das dos estados quando se olham estados. Sem meta cadastrada não há valor, e a de um estado não é a de um supervisor ou técnico.',
    measure: {
      first: [
        { sum: 'meta_nacional.valor', over: 'meta_nacional', where: where('meta_nacional') },
        { sum: 'meta.valor', over: 'meta', where: where('meta') },
      ],
    },
  };
};

/** The programme's targets, by the names of their measures. */
export const TARGETS = {
  meta_propriedades: target('Meta de propriedades', 'propriedades'),
  meta_produtores: target('Meta de produtores', 'produtores'),
  meta_visitas: target('Meta de visitas', 'visitas'),
  meta_area_conservacao: target('Meta de área de conservação', 'area_conservacao'),
  meta_area_abc: target('Meta de área ABC', 'area_abc'),
} as const satisfies Record<string, NamedMeasure>;

/** ISA, entries, polygons, targets. */
export const RESULTS = {
  isa_medio: {
    label: 'ISA médio',
    definition: 'Soma dos índices dividida pelo número de medições do período.',
    measure: { avg: 'isa.indice' },
  },
  medicoes_isa: { label: 'Medições do ISA', definition: 'Medições do ISA.', measure: { count: 'isa' } },
  receita: {
    label: 'Receita',
    unit: 'R$',
    definition: 'Soma de quantidade × valor unitário das receitas do período lançadas em visitas válidas.',
    measure: {
      sum: { op: '*', args: ['lancamento.qtde', 'lancamento.vlr'] },
      where: [ofNature('receita'), COUNTS],
    },
  },
  despesa: {
    label: 'Despesa',
    unit: 'R$',
    definition: 'Soma de quantidade × valor unitário das despesas do período lançadas em visitas válidas.',
    measure: {
      sum: { op: '*', args: ['lancamento.qtde', 'lancamento.vlr'] },
      where: [ofNature('despesa'), COUNTS],
    },
  },
  poligonos: {
    label: 'Polígonos',
    definition: 'Polígonos atuais; sem data, só entram sem período escolhido.',
    measure: { count: 'poligono' },
  },
  area_poligonos: {
    label: 'Área dos polígonos',
    unit: 'ha',
    definition: 'Soma da área geodésica dos polígonos atuais; sem data, só entram sem período escolhido.',
    measure: { sum: 'poligono.area_ha', orZero: true },
  },
  ...TARGETS,
} as const satisfies Record<string, NamedMeasure>;
