import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AGENDA_KEY, keep, keyOf, readKept } from './kept-agenda.ts';

const ANA = { id: 7, profile: 'tecnico' } as const;
const answer = { dados_ate: '2025-10-13', tecnicos: ['Ana'], propriedades: [] };
const agendaOf = (week: string) => ({ week, start: null, perDay: 4, days: [{ day: week, stops: ['1'] }] });

/** The browser's storage, as far as it is used. */
let stored: Map<string, string>;
let refuses: boolean;
beforeEach(() => {
  stored = new Map();
  refuses = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (refuses) throw new Error('QuotaExceededError');
      stored.set(key, value);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what is kept is there for the same person in the same profile, and for nobody else', () => {
  expect(keep(ANA, { answer, at: '2026-11-23T10:00:00Z' })).toBe(true);
  expect(keep(ANA, { agendas: { [keyOf('2026-11-23', null)]: agendaOf('2026-11-23') } })).toBe(true);
  expect(readKept(ANA)).toEqual({
    answer,
    at: '2026-11-23T10:00:00Z',
    agendas: { [keyOf('2026-11-23', null)]: agendaOf('2026-11-23') },
  });
  const nothing = { at: null, answer: null, agendas: {} };
  expect(readKept({ ...ANA, id: 8 })).toEqual(nothing);
  expect(readKept({ ...ANA, profile: 'supervisor' })).toEqual(nothing);
  // Whoever comes after leaves nothing of the former's.
  keep({ id: 8, profile: 'tecnico' }, { at: 'x' });
  expect(stored.get(AGENDA_KEY)).not.toContain('Ana');
  stored.set(AGENDA_KEY, '{');
  expect(readKept(ANA)).toEqual(nothing);
});

test('a few weeks are kept, and a browser that refuses is told of', () => {
  const weeks = Array.from({ length: 15 }, (_, index) => `2026-${String(index + 10)}-01`);
  keep(ANA, { agendas: Object.fromEntries(weeks.map((week) => [keyOf(week, null), agendaOf(week)])) });
  expect(Object.keys(readKept(ANA).agendas)).toEqual(
    weeks
      .slice(-12)
      .toReversed()
      .map((week) => keyOf(week, null)),
  );
  refuses = true;
  expect(keep(ANA, { at: 'y' })).toBe(false);
});
