import { undotted } from '@fonte/contracts';
import { expect, test } from 'vitest';
import { ApiFailure } from '../api/failure.ts';
import { KEPT_FORM } from '../kept-records.ts';
import { collectPack, MOST_PROPERTIES, type PackWork } from './collect-pack.ts';
import type { PackMark } from './pack-mark.ts';
import { addressIn, besideList, listQuestion, propertyQuestions } from './pack-questions.ts';
import type { Part } from './pack-store.ts';

const USER = { id: 7, profile: 'tecnico', uf: 'GO' } as const;
const LISTED = addressIn(listQuestion(USER));
const TAGS = besideList(USER)[1];
const A = '52.0001.0001';
const B = '52.0001.0002';

/** A server with these properties, and a device with these parts. */
function scene(codes: string[], here: Part[] = []) {
  const parts = new Map(here.map((part) => [part.id, part]));
  const told: PackMark[] = [];
  const asked: string[] = [];
  const state = {
    version: '1',
    signedIn: true,
    fails: new Map<string, ApiFailure>(),
    huge: new Set<string>(),
    large: new Set<string>(),
    clock: '2026-11-26T12:00:00Z',
    room: Infinity,
  };
  const work: PackWork = {
    ask: async (question) => {
      const address = addressIn(question);
      asked.push(address);
      const failure = state.fails.get(address);
      if (failure) throw failure;
      if (state.huge.has(address)) return { words: 'x'.repeat(3_000_000) };
      if (state.large.has(address)) return { words: 'x'.repeat(1_900_000) };
      if (address !== LISTED) return { address, provenance: { carga: state.version } };
      return {
        tbody: codes.map((code) => ({ cod_propriedade: code })),
        provenance: { carga: state.version },
      };
    },
    store: {
      marks: async () => [...parts.values()],
      put: async (part, allowed) => {
        if (parts.size >= state.room) throw new DOMException('full', 'QuotaExceededError');
        if (allowed()) parts.set(part.id, part);
      },
      remove: async (ids) => {
        for (const id of ids) parts.delete(id);
      },
    },
    get mark() {
      return told.at(-1) ?? null;
    },
    tell: (mark) => {
      if (state.signedIn) told.push(mark);
      return state.signedIn;
    },
    allowed: () => state.signedIn,
    rest: async () => undefined,
    now: () => new Date(state.clock),
  };
  const round = () => {
    asked.length = 0;
    return collectPack(USER, work, new AbortController().signal);
  };
  return { codes, parts, told, asked, state, round };
}
/** The address of a question of a property's page, by its place. */
function addressOfNth(code: string, place: number): string {
  const question = propertyQuestions(code)[place];
  if (!question) throw new Error(`no question ${place}`);
  return addressIn(question);
}
const headOf = (code: string) => addressOfNth(code, 0);

test('each property is kept whole, under the addresses that its page asks, and how many are here is told', async () => {
  const { parts, told, round } = scene([A, B]);
  expect(await round()).toBe('whole');
  expect([...parts.keys()]).toEqual(['listas', undotted(A), undotted(B)]);
  const kept = Object.keys(parts.get(undotted(A))?.answers ?? {});
  expect(kept).toEqual(propertyQuestions(A).map(addressIn));
  expect(kept[0]).toContain(undotted(A));
  expect(told.map(({ done, total }) => `${done}/${total}`)).toEqual(['0/2', '0/2', '1/2', '2/2']);
  expect(told.at(-1)).toMatchObject({ person: 7, profile: 'tecnico', version: '1' });
});

test('what is here as of the present load is not asked again; after another load all is', async () => {
  const { asked, parts, state, round } = scene([A]);
  await round();
  expect(await round()).toBe('whole');
  // One small question says that it is the same load.
  expect(asked).toEqual([addressIn(besideList(USER)[0])]);
  state.version = '2';
  await round();
  expect(asked).toContain(headOf(A));
  expect(parts.get(undotted(A))?.version).toBe('2');
});

test('what the browser threw away is brought again, whatever is told of it', async () => {
  const { parts, round } = scene([A, B]);
  await round();
  parts.delete(undotted(A));
  expect(await round()).toBe('whole');
  expect(parts.has(undotted(A))).toBe(true);
});

test('a property that is no longer the person’s goes, first of all', async () => {
  const { codes, parts, state, round } = scene([A, B]);
  await round();
  codes.splice(0, 1);
  state.fails.set(headOf(B), new ApiFailure('Sem conexão', 0));
  state.version = '2';
  expect(await round()).toBe('broken');
  expect([...parts.keys()]).toEqual(['listas', undotted(B)]);
});

test('a line that breaks leaves what came whole, and the next round goes on from there', async () => {
  const { asked, parts, state, told, round } = scene([A, B]);
  state.fails.set(addressOfNth(B, 3), new ApiFailure('Sem conexão', 0));
  expect(await round()).toBe('broken');
  expect([...parts.keys()]).toEqual(['listas', undotted(A)]);
  expect(told.at(-1)).toMatchObject({ done: 1, total: 2 });
  state.fails.clear();
  expect(await round()).toBe('whole');
  expect(asked).not.toContain(headOf(A));
  expect(parts.size).toBe(3);
});

test('one refusal leaves one answer out; a property that has just left is left out', async () => {
  const { parts, state, told, round } = scene([A, B]);
  const areas = addressOfNth(A, 2);
  state.fails.set(areas, new ApiFailure('Sem acesso', 403));
  state.fails.set(headOf(B), new ApiFailure('Propriedade não encontrada', 404));
  expect(await round()).toBe('whole');
  expect(parts.get(undotted(A))?.answers).not.toHaveProperty(areas);
  expect(parts.has(undotted(B))).toBe(false);
  expect(told.at(-1)).toMatchObject({ done: 1, total: 1 });
});

test('an answer that there is no room for is left out, and the others come along', async () => {
  const { parts, state, told, round } = scene([A]);
  const [, , , , , , , , , entries = '', media = ''] = propertyQuestions(A).map(addressIn);
  state.huge.add(entries);
  expect(await round()).toBe('whole');
  const kept = Object.keys(parts.get(undotted(A))?.answers ?? {});
  expect(kept).not.toContain(entries);
  expect(kept).toContain(media);
  expect(kept).toHaveLength(propertyQuestions(A).length - 1);
  expect(told.at(-1)).toMatchObject({ done: 1, total: 1 });
});

test('who signs out meanwhile leaves nothing', async () => {
  const { parts, state, round } = scene([A]);
  state.signedIn = false;
  expect(await round()).toBe('left');
  expect(parts.size).toBe(0);
});

test('a device without room for more says so, and so does one that has taken as many as it takes', async () => {
  const small = scene([A, B]);
  small.state.room = 2;
  expect(await small.round()).toBe('full');
  expect([...small.parts.keys()]).toEqual(['listas', undotted(A)]);
  const many = scene(Array.from({ length: MOST_PROPERTIES + 1 }, (_, at) => `52.${at}`));
  expect(await many.round()).toBe('full');
  expect(many.parts.size).toBe(MOST_PROPERTIES + 1);
});

test('what another release kept in another form stays until the new one is there, part by part', async () => {
  const { asked, parts, state, told, round } = scene([A, B]);
  await round();
  const old = [...parts.values()].map((part): Part => ({
    ...part,
    form: KEPT_FORM + 1,
    answers: { old: true },
  }));
  for (const part of old) parts.set(part.id, part);
  const isOld = (id: string) => 'old' in (parts.get(id)?.answers ?? {});
  // The line breaks before anything came, and then at the second property: all that is not there anew is there as it was.
  state.fails.set(LISTED, new ApiFailure('Sem conexão', 0));
  expect(await round()).toBe('broken');
  expect([...parts.keys()].map(isOld)).toEqual([true, true, true]);
  state.fails.clear();
  state.fails.set(headOf(B), new ApiFailure('Sem conexão', 0));
  expect(await round()).toBe('broken');
  expect([...parts.keys()].map((id) => [id, isOld(id)])).toEqual([
    ['listas', false],
    [undotted(A), false],
    [undotted(B), true],
  ]);
  expect(told.at(-1)).toMatchObject({ done: 1, total: 2 });
  state.fails.clear();
  expect(await round()).toBe('whole');
  expect(asked).not.toContain(headOf(A));
  expect([...parts.keys()].map(isOld)).toEqual([false, false, false]);
  // Parts of before each said its own form are of the first.
  for (const { form: _form, ...part } of parts.values()) parts.set(part.id, part);
  await round();
  expect(asked.includes(LISTED)).toBe(KEPT_FORM !== 1);
});

test('a list that has come and nothing else makes what is here no younger', async () => {
  const { state, told, round } = scene([A]);
  await round();
  const [before] = told.slice(-1);
  state.version = '2';
  state.clock = '2026-11-26T13:00:00Z';
  state.fails.set(addressIn(TAGS), new ApiFailure('Sem conexão', 0));
  expect(await round()).toBe('broken');
  expect(told.at(-1)).toEqual(before);
});

test('a device that has as much as it takes brings that anew, and no more', async () => {
  const codes = Array.from({ length: 60 }, (_, at) => `52.0001.${String(at).padStart(4, '0')}`);
  const { parts, state, round } = scene(codes);
  for (const code of codes) state.large.add(addressOfNth(code, 1));
  expect(await round()).toBe('full');
  const { size } = parts;
  expect(size).toBeLessThan(30);
  state.version = '2';
  expect(await round()).toBe('full');
  expect([parts.size, [...parts.values()].map(({ version }) => version)]).toEqual([
    size,
    Array.from({ length: size }, () => '2'),
  ]);
});
