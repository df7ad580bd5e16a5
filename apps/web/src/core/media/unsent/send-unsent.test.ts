import { expect, test } from 'vitest';
import { ApiFailure } from '../../api/failure.ts';
import type { UploadCalls } from '../../uploads/tus-calls.ts';
import { corrected, type Unsent, type UnsentStore } from '../../uploads/unsent-store.ts';
import { sendUnsent, type UnsentWork } from './send-unsent.ts';

const unsent = (id: string, change: Partial<Unsent> = {}): Unsent => ({
  id,
  person: 7,
  property: '5200010001',
  name: `${id}.jpg`,
  file: new Blob(['abcdef']),
  description: 'Nascente',
  tags: [3],
  upload: null,
  whole: false,
  refused: null,
  ...change,
});

/** A device with these files, and a server that makes each upload a file once, whatever is lost on the way. */
function scene(rows: Unsent[], lost: { answers?: number; bytes?: number } = {}) {
  const kept = new Map(rows.map((row) => [row.id, row]));
  const store: UnsentStore = {
    put: async (row) => void kept.set(row.id, row),
    of: async (person) => [...kept.values()].filter((row) => row.person === person),
    remove: async (id) => void kept.delete(id),
  };
  const uploads = new Map<string, number>();
  const files = new Map<string, string>();
  let { answers = 0, bytes = 0 } = lost;
  const away = () => new ApiFailure('Sem conexão com o servidor', 0);
  const stateOf = (id: string) => {
    const recebido = uploads.get(id);
    // What became a file is no upload any more.
    if (recebido === undefined || files.has(id)) throw new ApiFailure('vencido', 410);
    return { id, tamanho: 6, recebido, vence_em: '' };
  };
  const calls: UploadCalls = {
    begin: async () => {
      const id = `u${uploads.size + 1}`;
      uploads.set(id, 0);
      return stateOf(id);
    },
    state: async (id) => stateOf(id),
    append: async (id, offset, blob) => {
      if (bytes-- > 0) {
        uploads.set(id, Math.min(3, offset + 2));
        throw away();
      }
      uploads.set(id, offset + blob.size);
      return 0;
    },
    end: async (id) => void uploads.delete(id),
  };
  const held = new Set<string>();
  const work: UnsentWork = {
    store,
    calls,
    commit: async (property, upload, { description }) => {
      if (!uploads.has(upload)) throw new ApiFailure('vencido', 410);
      if (description === 'ruim') throw new ApiFailure('A foto está danificada', 400);
      files.set(upload, `${property} ${description}`);
      if (answers-- > 0) throw away();
      return { already: description === 'de novo' ? '2026-11-20' : null };
    },
    hold: async (id) => (held.has(id) ? null : () => undefined),
    clock: { now: () => 0, wait: async () => undefined },
  };
  const round = () => sendUnsent(7, work, new AbortController().signal);
  return { kept, uploads, files, held, work, round };
}

test('all of a person go, one after the other, and leave the device; those of others stay', async () => {
  const { kept, files, round } = scene([unsent('a'), unsent('b'), unsent('c', { person: 8 })]);
  expect(await round()).toEqual({ sent: 2, twice: [], refused: 0, broken: false });
  expect([...kept.keys()]).toEqual(['c']);
  expect([...files.values()]).toEqual(['5200010001 Nascente', '5200010001 Nascente']);
});

test('a line that breaks leaves each where it stands, and the next round goes on from there', async () => {
  const { kept, uploads, files, round } = scene([unsent('a'), unsent('b')], { bytes: 8 });
  expect(await round()).toMatchObject({ sent: 0, broken: true });
  expect(kept.get('a')).toMatchObject({ upload: 'u1', whole: false });
  expect([...uploads]).toEqual([['u1', 3]]);
  expect(await round()).toMatchObject({ sent: 2, broken: false });
  expect([...uploads.keys()]).toEqual(['u1', 'u2']);
  expect(files.size).toBe(2);
  expect(kept.size).toBe(0);
});

test('an answer that is lost makes no second file: the same upload is committed again', async () => {
  const { kept, files, round, uploads } = scene([unsent('a')], { answers: 1 });
  expect(await round()).toMatchObject({ broken: true });
  expect(kept.get('a')).toMatchObject({ upload: 'u1', whole: true });
  expect(await round()).toMatchObject({ sent: 1 });
  expect([files.size, uploads.size, kept.size]).toEqual([1, 1, 0]);
});

test('an upload that was swept meanwhile begins anew', async () => {
  const { files, round } = scene([
    unsent('a', { upload: 'gone', whole: true }),
    unsent('b', { upload: 'old' }),
  ]);
  expect(await round()).toMatchObject({ sent: 2 });
  expect([...files.keys()]).toEqual(['u1', 'u2']);
});

test('a file that the device had not written down as whole is not made twice: its upload is committed again', async () => {
  const { kept, files, round, uploads } = scene([unsent('a')], { answers: 1 });
  await round();
  kept.set('a', unsent('a', { upload: 'u1', whole: false }));
  expect(await round()).toMatchObject({ sent: 1, broken: false });
  expect([[...files.keys()], uploads.size, kept.size]).toEqual([['u1'], 1, 0]);
});

/** Sends from a device that dies at its nth step, before or after that has done what it does; false where all was sent before. */
function diesAt(nth: number, when: 'before' | 'after', { store, calls, commit, ...rest }: UnsentWork) {
  let left = nth;
  let dead = false;
  return new Promise<boolean>((told) => {
    const end = () => {
      dead = true;
      told(true);
      return new Promise<never>(() => undefined);
    };
    /** `slow`: the device's own store takes its time, and what it was at when it dies is not written. */
    const mortal =
      <Given extends unknown[], Result>(does: (...given: Given) => Promise<Result>, slow = false) =>
      async (...given: Given): Promise<Result> => {
        if (dead) return end();
        const last = left-- === 0;
        if (last && when === 'before') return end();
        if (slow) await new Promise((resolve) => setImmediate(resolve));
        if (dead) return end();
        const result = await does(...given);
        return last ? end() : result;
      };
    const work: UnsentWork = {
      ...rest,
      store: { of: mortal(store.of), put: mortal(store.put, true), remove: mortal(store.remove, true) },
      calls: {
        begin: mortal(calls.begin),
        state: mortal(calls.state),
        append: mortal(calls.append),
        end: mortal(calls.end),
      },
      commit: mortal(commit),
    };
    void sendUnsent(7, work, new AbortController().signal).then(() => told(false));
  });
}

test.each(['before', 'after'] as const)(
  'a device that dies %s any of its steps has sent its file once when it has sent again',
  async (when) => {
    let steps = 0;
    for (let died = true; died; steps += 1) {
      const { kept, files, work, round } = scene([unsent('a')]);
      // oxlint-disable no-await-in-loop -- one life after the other
      died = await diesAt(steps, when, work);
      expect(await round()).toMatchObject({ refused: 0, broken: false });
      // oxlint-enable no-await-in-loop
      expect([steps, files.size, kept.size]).toEqual([steps, 1, 0]);
    }
    // The list, the row, its upload with its number, the bytes, that they are whole, the file, and the row's end.
    expect(steps).toBeGreaterThan(7);
  },
);

test('what the server refuses is told and not sent again; the others go', async () => {
  const { kept, round, uploads } = scene([unsent('a', { description: 'ruim' }), unsent('b')]);
  expect(await round()).toEqual({ sent: 1, twice: [], refused: 1, broken: false });
  expect(kept.get('a')).toMatchObject({ refused: 'A foto está danificada', upload: null });
  const begun = uploads.size;
  expect(await round()).toEqual({ sent: 0, twice: [], refused: 0, broken: false });
  expect(uploads.size).toBe(begun);
});

test('a session that is over refuses nothing: what waits stays as it stands, and goes when its person is back', async () => {
  const { kept, files, work, round } = scene([unsent('a')]);
  const over = async () => {
    throw new ApiFailure('Unauthorized', 401);
  };
  const away: UnsentWork = { ...work, commit: over };
  expect(await sendUnsent(7, away, new AbortController().signal)).toMatchObject({ refused: 0, broken: true });
  expect(kept.get('a')).toMatchObject({ person: 7, upload: 'u1', whole: true, refused: null });
  // Somebody else signs in between.
  expect(await sendUnsent(8, work, new AbortController().signal)).toMatchObject({ sent: 0, broken: false });
  expect([files.size, kept.size]).toEqual([0, 1]);
  expect(await round()).toMatchObject({ sent: 1 });
  expect([[...files.keys()], kept.size]).toEqual([['u1'], 0]);
});

test('what its person had not sent yet is nobody’s to send until they complete it', async () => {
  const draft = unsent('a', { description: '', tags: [], refused: '', draft: true });
  const { kept, files, round } = scene([draft]);
  expect(await round()).toEqual({ sent: 0, twice: [], refused: 0, broken: false });
  expect([files.size, kept.get('a')]).toEqual([0, draft]);
  kept.set('a', corrected(draft, { description: 'Mina', tags: [4] }, draft.property));
  expect(kept.get('a')).not.toHaveProperty('draft');
  expect(await round()).toMatchObject({ sent: 1 });
  expect([...files.values()]).toEqual(['5200010001 Mina']);
});

test('what another tab sends is left to it', async () => {
  const { held, files, round } = scene([unsent('a'), unsent('b')]);
  held.add('a');
  expect(await round()).toMatchObject({ sent: 1 });
  expect(files.size).toBe(1);
});

test('what is on its way is told with how much of it is there, and what the property had already', async () => {
  const { work } = scene([unsent('a', { description: 'de novo' }), unsent('b')]);
  const told: string[] = [];
  const round = await sendUnsent(
    7,
    { ...work, onWay: (id, share) => void told.push(`${id} ${share}`) },
    new AbortController().signal,
  );
  expect(round).toMatchObject({ sent: 2, twice: [{ name: 'a.jpg', before: '2026-11-20' }] });
  expect([told[0], told.at(-1)]).toEqual(['a 0', 'b 1']);
});

test('a refused file that was corrected goes as it stands now', async () => {
  const { kept, files, round } = scene([unsent('a', { description: 'ruim' })]);
  await round();
  const refused = kept.get('a');
  if (!refused) throw new Error('gone');
  kept.set('a', corrected(refused, { description: ' Curral ', tags: [4] }, '5200010002'));
  expect(await round()).toMatchObject({ sent: 1, refused: 0 });
  expect([...files.values()]).toEqual(['5200010002 Curral']);
});
