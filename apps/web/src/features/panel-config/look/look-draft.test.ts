import { expect, test } from 'vitest';
import { viewLook } from '@fonte/contracts/view-look';
import { fittingLook } from '../draft/fitting-look.ts';
import { newView } from '../draft/view-draft.ts';
import { draftOfLook, lookOfDraft, mayConfirmLook, newRule } from './look-draft.ts';

const LOOK = {
  number: { decimals: 1, short: true },
  reference: { kind: 'value', value: 12.5, label: 'Meta' },
  rules: [
    { indicador: 7, when: 'between', value: -1.5, until: 3, tone: 'error', word: 'Baixo' },
    { indicador: null, when: '>=', value: 3, until: null, tone: 'success', word: 'Bom' },
  ],
} as const;

test('what is kept comes back as it was, and the contract takes it', () => {
  const draft = draftOfLook(LOOK as never);
  expect(draft.reference.value).toBe('12,5');
  expect(draft.rules[0]?.value).toBe('-1,5');
  expect(lookOfDraft(draft)).toEqual(LOOK);
  expect(viewLook.parse(lookOfDraft(draft))).toEqual(LOOK);
  expect(lookOfDraft(draftOfLook(null))).toBeNull();
});

test('nothing is confirmed without its numbers, in their order, and its word', () => {
  const draft = draftOfLook(null);
  const rule = { ...newRule('info'), value: '1.234,5', word: 'Muito' };
  const may = (more: object) => mayConfirmLook({ ...draft, ...more });
  expect(may({})).toBe(true);
  expect(may({ rules: [rule] })).toBe(true);
  expect(may({ rules: [{ ...rule, value: 'muito' }] })).toBe(false);
  expect(may({ rules: [{ ...rule, word: ' ' }] })).toBe(false);
  expect(may({ rules: [{ ...rule, when: 'between', until: '3' }] })).toBe(false);
  expect(may({ reference: { kind: 'value', value: '', label: '' } })).toBe(false);
  expect(may({ reference: { kind: 'mean', value: '', label: '' } })).toBe(true);
});

test('a view keeps what it has room for', () => {
  const view = {
    ...newView(),
    indicadores: [{ id: 7, visible: true, sort: null, splitFilters: [] }],
    look: LOOK as never,
  };
  expect(fittingLook({ ...view, type: 'column' })).toEqual(LOOK);
  expect(fittingLook({ ...view, type: 'line' })).toEqual({ number: LOOK.number, reference: LOOK.reference });
  expect(fittingLook({ ...view, type: 'table', indicadores: [] })).toEqual({
    number: LOOK.number,
    rules: [LOOK.rules[1]],
  });
  const mean = { reference: { kind: 'mean' as const, value: null, label: null } };
  expect(fittingLook({ ...view, type: 'bar', splitStack: true, look: mean })).toBeNull();
  expect(fittingLook({ ...newView(), look: undefined })).toBeUndefined();
});
