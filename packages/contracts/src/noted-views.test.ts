import { expect, test } from 'vitest';
import { stepOfView } from './noted-views.ts';
import { view, type ViewInput } from './view.ts';

const step = (more: Partial<ViewInput>) =>
  stepOfView(
    view.parse({
      title: 'Visitas',
      subtitle: 'Teste',
      type: 'line',
      indicadores: [{ id: 1 }],
      dimensoes: [{ id: 'tempo', nome: 'Tempo' }],
      ...more,
    }),
  );
const date = (dateFormat?: string) => ({ alias: 'visita', colname: 'dt_visita', type: 'date', dateFormat });

test.each([
  ['years', [date('YYYY')], 'ano'],
  ['months', [date('MM YYYY')], 'mes'],
  ['months, the year first', [date('YYYY MM')], 'mes'],
  ['days', [date('DD MM YYYY')], 'dia'],
  ['days, which a date is by when nothing is said', [date()], 'dia'],
  ['months of any year', [date('MM')], null],
  ['days of the week', [date('D')], null],
  ['quarters of time', [{ alias: 'tempo', colname: 'trimestre', type: 'int8' }], 'trimestre'],
  ['days of the week of time', [{ alias: 'tempo', colname: 'dia_semana', type: 'int8' }], null],
  ['a column of that name elsewhere', [{ alias: 'safra', colname: 'ano', type: 'int8' }], null],
  ['months and states', [date('MM YYYY'), { alias: 'propriedade', colname: 'uf' }], null],
])('%s', (_, grouprow, wanted) => {
  expect(step({ grouprow })).toBe(wanted);
});

test('only what is drawn along an axis of time has a place for notes', () => {
  const grouprow = [date('MM YYYY')];
  for (const type of ['line', 'column', 'bar'] as const) expect(step({ type, grouprow })).toBe('mes');
  for (const type of ['treemap', 'table', 'bigNumber'] as const) expect(step({ type, grouprow })).toBeNull();
  expect(step({ inline: true, grouprow })).toBeNull();
});
