import type { Dimension } from '../dimension.ts';

const onDate = (
  key: string,
  label: string,
  grain: string,
  disclosure: Dimension['disclosure'] = 'time',
): Dimension => ({
  key,
  label,
  type: 'integer',
  at: [{ part: '@date', grain }],
  grain,
  missing: 'Sem data',
  disclosure,
});

/** When, on the date of each fact. */
export const TIME: readonly Dimension[] = [
  onDate('ano', 'Ano', 'YYYY'),
  onDate('semestre', 'Semestre', 'YYYY S'),
  onDate('trimestre', 'Trimestre', 'YYYY T'),
  onDate('mes', 'Mês', 'YYYY MM'),
  onDate('dia', 'Dia', 'YYYY MM DD', 'fine'),
  onDate('dia_semana', 'Dia da semana', 'D', 'fine'),
];
