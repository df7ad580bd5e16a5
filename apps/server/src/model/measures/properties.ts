import type { NamedMeasure } from '../measure.ts';
import { COUNTS } from './conditions.ts';

// Attended in the plan's own period: the areas beside attended properties are those of the same properties.
const ATTENDED = { exists: 'visita', where: [COUNTS], period: 'in' } as const;

const area = (label: string, column: string): NamedMeasure => ({
  label,
  unit: 'ha',
  definition: `${label} das propriedades com ao menos uma visita válida no período.`,
  measure: { sum: `propriedade.${column}`, where: [ATTENDED], orZero: true },
});

/** What the properties themselves tell. */
export const PROPERTIES = {
  propriedades: {
    label: 'Propriedades',
    definition: 'Propriedades do programa, atendidas ou não.',
    measure: { count: 'propriedade' },
  },
  produtores: {
    label: 'Produtores',
    definition: 'Produtores distintos das propriedades do programa.',
    measure: { distinct: 'propriedade.id_produtor' },
  },
  propriedades_atrasadas: {
    label: 'Atrasadas',
    definition:
      'Propriedades em atendimento com ao menos duas visitas válidas a menos do que o plano prevê até hoje.',
    measure: { count: 'visita_ritmo', where: [{ field: 'visita_ritmo.atrasada', is: '=', value: true }] },
  },
  visitas_por_propriedade: {
    label: 'Média de visitas por propriedade',
    definition:
      'Visitas válidas desde o início, divididas pelas propriedades que já têm visita válida, em atendimento, concluídas ou inativas; o plano prevê 24.',
    measure: {
      avg: 'visita_ritmo.visitas',
      where: [{ field: 'visita_ritmo.visitas', is: '>', value: 0 }],
    },
  },
  previstas_por_propriedade: {
    label: 'Esperado hoje',
    definition:
      'Visitas que o plano prevê até hoje, divididas pelas propriedades que já têm visita válida, em atendimento, concluídas ou inativas.',
    measure: {
      avg: 'visita_ritmo.previstas',
      where: [{ field: 'visita_ritmo.visitas', is: '>', value: 0 }],
    },
  },
  area_total: area('Área total', 'area_total'),
  area_produtiva: area('Área produtiva', 'area_produtiva'),
} as const satisfies Record<string, NamedMeasure>;
