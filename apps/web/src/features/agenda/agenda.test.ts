import type { AgendaProperty } from '@fonte/contracts/routes/properties';
import { expect, test } from 'vitest';
import { propose, ranked, shortestOf, startOf, waitsOf, wayOf, type Placed } from './agenda.ts';
import { moved, ordered, put, stopsOf, without } from './edit-agenda.ts';
import { lastDayOf, mondayOf, readWeek, weekToPlan } from './week.ts';

const property = (
  codigo: string,
  lon: number | null,
  lat: number | null,
  more: Partial<AgendaProperty> = {},
) => ({
  codigo,
  nome: `Fazenda ${codigo}`,
  municipio: 'Rio Verde/GO',
  atividade: null,
  lon,
  lat,
  tecnico: null,
  visitas: 3,
  previstas: 3,
  faltam: 0,
  atrasada: false,
  ultima: null,
  ciclo_2: false,
  sem_poligono: false,
  achados: null,
  ...more,
});
const placed = (...args: Parameters<typeof property>) => property(...args) as Placed;

test('the most late come first, then what waits for more, then what is nearer', () => {
  const late = placed('late', -52, -17, { faltam: 4 });
  const waits = placed('waits', -52, -17, { faltam: 1, sem_poligono: true, achados: 2 });
  const near = placed('near', -50.1, -17, { faltam: 1 });
  const far = placed('far', -51, -17, { faltam: 1 });
  expect(waitsOf(waits)).toEqual(['sem_poligono', 'achados']);
  expect(waitsOf(placed('none', -50, -17, { achados: 0 }))).toEqual([]);
  expect(ranked([far, near, waits, late], [-50, -17]).map(({ codigo }) => codigo)).toEqual([
    'late',
    'waits',
    'near',
    'far',
  ]);
});

test('a proposal takes who waits, a day around the most late, each in its shortest order', () => {
  const west = ['w1', 'w2', 'w3'].map((code, index) =>
    placed(code, -52 - index / 100, -17, { faltam: index === 1 ? 5 : 1 }),
  );
  const east = ['e1', 'e2', 'e3'].map((code, index) => placed(code, -48 + index / 100, -17, { faltam: 2 }));
  const idle = placed('idle', -52, -17);
  const nowhere = property('nowhere', null, null, { faltam: 9 });
  const agenda = propose([...east, idle, nowhere, ...west], {
    week: '2026-11-23',
    start: null,
    perDay: 3,
    days: ['2026-11-23', '2026-11-25'],
  });
  expect(agenda.days.map(({ day }) => day)).toEqual(['2026-11-23', '2026-11-25']);
  expect(agenda.days.map(({ stops }) => stops.toSorted())).toEqual([
    ['w1', 'w2', 'w3'],
    ['e1', 'e2', 'e3'],
  ]);
  const all = [...east, idle, ...west];
  const start = startOf(all, null)!;
  for (const { stops } of agenda.days) {
    const there = stops.map((code) => all.find(({ codigo }) => codigo === code)!);
    expect(wayOf(there, start).length).toBeCloseTo(shortestOf(there, start).length, 6);
  }
  // No more than the days hold, and nothing twice.
  expect(stopsOf(agenda).size).toBe(6);
  expect(propose([], { week: '2026-11-23', start: null, perDay: 3, days: ['2026-11-23'] }).days).toEqual([
    { day: '2026-11-23', stops: [] },
  ]);
});

test('a way is as long as its legs, from the start and back', () => {
  const one = placed('one', -50, -17);
  const { legs, length } = wayOf([one], [-50, -18]);
  expect(legs).toHaveLength(2);
  // A degree of latitude is about 110,6 km there.
  expect(length).toBeCloseTo(2 * (legs[0] ?? 0), 6);
  expect(legs[0]).toBeGreaterThan(110_000);
  expect(legs[0]).toBeLessThan(111_500);
  expect(wayOf([], [-50, -18])).toEqual({ stops: [], legs: [], length: 0 });
  expect(startOf([one], 'one')).toEqual([-50, -17]);
  expect(startOf([], null)).toBeNull();
});

test('stops move, change their day, go and come; what cannot be done changes nothing', () => {
  const agenda = {
    week: '2026-11-23',
    start: null,
    perDay: 2,
    days: [
      { day: 'a', stops: ['1', '2', '3'] },
      { day: 'b', stops: ['4', '5', '6', '7', '8', '9', '10', '11', '12'] },
    ],
  };
  const first = (of: typeof agenda | ReturnType<typeof moved>) => of.days[0]?.stops;
  expect(first(moved(agenda, 'a', '2', -1))).toEqual(['2', '1', '3']);
  expect(first(moved(agenda, 'a', '3', 1))).toEqual(['1', '2', '3']);
  expect(put(agenda, 'b', '1')).toBe(agenda);
  expect(put(agenda, 'a', '1')).toBe(agenda);
  expect(put(agenda, 'a', '4').days.map(({ stops }) => stops.length)).toEqual([4, 8]);
  expect(first(without(agenda, '2'))).toEqual(['1', '3']);
  expect(first(ordered(agenda, 'a', ['3', '2', '1']))).toEqual(['3', '2', '1']);
});

test('weeks go from Monday to Saturday; a weekend plans the next one; other addresses name none', () => {
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
  expect(weekToPlan(new Date('2026-11-25T12:00:00Z'))).toBe('2026-11-23');
  // A Saturday.
  expect(lastDayOf('2026-11-23')).toBe('2026-11-28');
  expect(weekToPlan(new Date('2026-11-28T12:00:00Z'))).toBe('2026-11-30');
  // Still Friday on the programme's clock.
  expect(weekToPlan(new Date('2026-11-28T02:00:00Z'))).toBe('2026-11-23');
  expect(readWeek('2026-11-26')).toBe('2026-11-23');
  for (const text of [null, '', '2026-02-30', '23/11/2026', 'x']) expect(readWeek(text)).toBeNull();
});
