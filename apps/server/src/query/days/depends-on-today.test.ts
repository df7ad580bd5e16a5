import { expect, it } from 'vitest';
import { dependsOnToday } from './depends-on-today.ts';

const told = { versao: 1, dtAtualizacao: '', dadosAte: '2025-12-31', ultimoFato: '2025-12-31' };
const asking = (value: unknown) => ({ filters: [{ field: 'visita.dt_visita', op: 'in', value }] });

it('is so where the question names the day on which it is asked, or the data tell none', () => {
  expect(dependsOnToday(asking(['$last7days']), told)).toBe(true);
  expect(dependsOnToday(asking('$now'), told)).toBe(true);
  expect(dependsOnToday(asking('2025-01-01'), told)).toBe(false);
  expect(dependsOnToday(asking('quanto custa $now'), told)).toBe(false);
  expect(dependsOnToday(asking(null), { ...told, dadosAte: null })).toBe(true);
  expect(dependsOnToday(asking(null), { ...told, ultimoFato: null })).toBe(true);
});
