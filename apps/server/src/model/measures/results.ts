import type { NamedMeasure } from '../measure.ts';
import { COUNTS, ofNature } from './conditions.ts';

/** ISA, entries, polygons. */
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
} as const satisfies Record<string, NamedMeasure>;
