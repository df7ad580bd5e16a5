import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AGENDA_KEY, dropStale, KEPT_FORM, recordOf } from '../../core/kept-records.ts';
import { leaveWeeks } from '../../core/left-weeks.ts';
import { keep, keyOf, readKept } from './kept-agenda.ts';

const ANA = { id: 7, profile: 'tecnico' } as const;
/** When the server answered, and a moment at which that is still kept. */
const AT = '2026-11-23T10:00:00Z';
const NOW = new Date('2026-12-23T09:59:00Z');
const answer = { dados_ate: '2025-10-13', tecnicos: ['Ana'], propriedades: [] };
const agendaOf = (week: string) => ({ week, start: null, perDay: 4, days: [{ day: week, stops: ['1'] }] });

/** The browser's storage, as far as it is used. */
let stored: Map<string, string>;
let refuses: boolean;
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  stored = new Map();
  refuses = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (refuses) throw new Error('QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is kept is there for the same person in the same profile, and for nobody else', () => {
  expect(keep(ANA, { answer, at: AT })).toBe(true);
  expect(keep(ANA, { agendas: { [keyOf('2026-11-23', null)]: agendaOf('2026-11-23') } })).toBe(true);
  expect(readKept(ANA)).toEqual({
    answer,
    form: KEPT_FORM,
    at: AT,
    agendas: { [keyOf('2026-11-23', null)]: agendaOf('2026-11-23') },
  });
  const nothing = { at: null, answer: null, form: KEPT_FORM, agendas: {} };
  expect(readKept({ ...ANA, id: 8 })).toEqual(nothing);
  expect(readKept({ ...ANA, profile: 'supervisor' })).toEqual(nothing);
  // Whoever comes after leaves nothing of the former's.
  keep({ id: 8, profile: 'tecnico' }, { at: AT });
  expect(stored.get(AGENDA_KEY)).not.toContain('Ana');
  stored.set(AGENDA_KEY, '{');
  expect(readKept(ANA)).toEqual(nothing);
});

test('an answer that another release kept in another form says so, also after a week was planned', () => {
  const agendas = { [keyOf('2026-11-23', null)]: agendaOf('2026-11-23') };
  keep(ANA, { answer, at: AT, agendas });
  const { form, ...record } = JSON.parse(stored.get(AGENDA_KEY) ?? '{}') as { form: number };
  expect(form).toBe(KEPT_FORM);
  for (const [other, said] of [
    [record, 0],
    [{ ...record, form: form + 1 }, form + 1],
  ] as const) {
    stored.set(AGENDA_KEY, JSON.stringify(other));
    keep(ANA, { agendas });
    expect(readKept(ANA)).toEqual({ at: AT, answer, form: said, agendas });
  }
  keep(ANA, { answer });
  expect(readKept(ANA).form).toBe(KEPT_FORM);
});

test('a few weeks are kept, each of all its technicians, and a browser that refuses is told of', () => {
  const weeks = Array.from({ length: 15 }, (_, index) => `2026-${String(index + 10)}-01`);
  const people = Array.from({ length: 13 }, (_, index) => `Técnico ${index}`);
  keep(ANA, {
    at: AT,
    agendas: Object.fromEntries(
      weeks.flatMap((week) => people.map((one) => [keyOf(week, one), agendaOf(week)])),
    ),
  });
  expect(Object.keys(readKept(ANA).agendas).toSorted()).toEqual(
    weeks
      .slice(-12)
      .flatMap((week) => people.map((one) => keyOf(week, one)))
      .toSorted(),
  );
  refuses = true;
  expect(keep(ANA, { at: AT })).toBe(false);
});

describe('the same person in another profile', () => {
  const SUPERVISOR = { ...ANA, profile: 'supervisor' } as const;
  const LATER = '2026-11-25T10:00:00Z';
  const own = { [keyOf('2026-11-23', null)]: agendaOf('2026-11-23') };
  const team = { [keyOf('2026-11-23', 'Davi')]: agendaOf('2026-11-23') };
  beforeEach(() => {
    keep(ANA, { answer, at: AT, agendas: own });
    keep(SUPERVISOR, { answer: { ...answer, tecnicos: ['Davi'] }, at: LATER });
    keep(SUPERVISOR, { agendas: team });
  });

  test('has the weeks that they planned in it, and nothing of the other', () => {
    expect(readKept(SUPERVISOR)).toMatchObject({ at: LATER, agendas: team });
    expect(readKept(ANA)).toEqual({ at: null, answer: null, form: KEPT_FORM, agendas: own });
    expect(readKept({ ...ANA, profile: 'coordenador' }).agendas).toEqual({});
    // What the server said to the other profile is not here any more.
    expect(stored.get(AGENDA_KEY)).not.toContain('Ana');
  });

  test('finds the weeks of each as they go from one to the other', () => {
    keep(ANA, { answer, at: LATER });
    keep(SUPERVISOR, { answer, at: LATER });
    expect(readKept(SUPERVISOR)).toMatchObject({ answer, agendas: team });
    expect(readKept(ANA).agendas).toEqual(own);
  });

  test('has them after a session that ended by itself, and nobody else has', () => {
    leaveWeeks();
    dropStale(ANA.id, NOW);
    expect([readKept(ANA).agendas, readKept(SUPERVISOR).agendas]).toEqual([own, team]);
    dropStale(8, NOW);
    expect(stored.size).toBe(0);
  });

  test('keeps them though nothing was asked in it, for as long as the server is heard', () => {
    keep(ANA, { agendas: {} });
    dropStale(ANA.id, NOW);
    expect(readKept(SUPERVISOR).agendas).toEqual(team);
    dropStale(ANA.id, new Date('2026-12-25T10:00:00Z'));
    expect(stored.size).toBe(0);
  });
});

test('thirty days after the server answered it is read no more, and gone at the next opening of any page', () => {
  keep(ANA, { answer, at: AT });
  dropStale(ANA.id, NOW);
  expect(readKept(ANA).answer).toEqual(answer);
  const later = new Date('2026-12-23T10:00:00Z');
  expect(readKept(ANA, later).answer).toBeNull();
  dropStale(ANA.id, later);
  expect(stored.size).toBe(0);
});

test.each([
  ['somebody else', 8],
  ['nobody', null],
])('it is gone when a page opens and %s is signed in', (_who, person) => {
  keep(ANA, { answer, at: AT });
  dropStale(person, NOW);
  expect(stored.size).toBe(0);
});

const weeksWait = () => recordOf(AGENDA_KEY)?.waits === true;

describe('a session that ended by itself', () => {
  const week = keyOf('2026-11-23', null);
  const agendas = { [week]: agendaOf('2026-11-23') };
  beforeEach(() => {
    keep(ANA, { answer, at: AT, agendas });
    leaveWeeks();
  });

  test('leaves its person the weeks that were planned, and nothing that the server said', () => {
    dropStale(null, NOW);
    expect(weeksWait()).toBe(true);
    expect(stored.get(AGENDA_KEY)).not.toContain('Ana');
    dropStale(ANA.id, NOW);
    expect(readKept(ANA)).toEqual({ at: AT, answer: null, form: KEPT_FORM, agendas });
    // As every other record once it is written anew.
    keep(ANA, { answer });
    expect(weeksWait()).toBe(false);
    dropStale(null, NOW);
    expect(stored.size).toBe(0);
  });

  test.each([
    ['somebody else signs in', 8, NOW],
    ['thirty days are over', null, new Date('2026-12-23T10:00:00Z')],
    ['thirty days are over for its person', ANA.id, new Date('2026-12-23T10:00:00Z')],
  ])('leaves nothing once %s', (_when, person, now) => {
    dropStale(person, now);
    expect(stored.size).toBe(0);
  });

  test('leaves nothing where nothing was planned', () => {
    stored.clear();
    leaveWeeks();
    expect([stored.size, weeksWait()]).toEqual([0, false]);
  });
});

test('what cannot be read is gone too, and what is not there is nothing to take away', () => {
  dropStale(ANA.id, NOW);
  stored.set(AGENDA_KEY, '{');
  dropStale(ANA.id, NOW);
  expect(stored.size).toBe(0);
});
