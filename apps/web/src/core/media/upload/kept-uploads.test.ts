import { expect, test, vi } from 'vitest';
import { ApiFailure } from '../../api/failure.ts';
import type { Keeper } from './keeper.ts';
import { file, listOf } from './testing.ts';

/** A device that says what it is told. */
function device() {
  const told: string[] = [];
  const keep: Keeper = {
    draft: async ({ file: { name }, description }) => {
      told.push(`draft ${name} ${description}`);
      return name;
    },
    begin: async ({ file: { name }, description }) => {
      told.push(`keep ${name} ${description}`);
      return name;
    },
    change: async (name, { upload, whole }) => void told.push(`${name} ${upload} ${whole}`),
    end: async (name) => void told.push(`end ${name}`),
    abandon: () => void told.push('abandon'),
    leave: (name) => void told.push(`leave ${name}`),
  };
  return { told, keep };
}

test('a file is kept on the device from when it is sent until it is there, and knows its upload', async () => {
  const { told, keep } = device();
  const { list, letThrough, underWay, ended, describeAll } = listOf({ keep });
  list.add([file('a.jpg')]);
  describeAll();
  expect(told).toEqual([]);
  list.send();
  await vi.waitFor(() => expect(underWay()).toEqual(['envio a.jpg']));
  letThrough('a.jpg');
  await vi.waitFor(() => expect(ended).toHaveBeenCalledWith(1, 0));
  expect(told).toEqual([
    'keep a.jpg Uma nascente',
    'a.jpg envio a.jpg false',
    'a.jpg envio a.jpg true',
    'end a.jpg',
  ]);
});

test('what is chosen is kept as far as it is described, and sent under the same name', async () => {
  const { told, keep } = device();
  const { list, asked, letThrough, underWay, ended, describeAll } = listOf({ keep });
  list.add([file('a.jpg')]);
  list.keepDrafts();
  list.keepDrafts();
  await vi.waitFor(() => expect(told).toEqual(['draft a.jpg ']));
  describeAll();
  list.keepDrafts();
  list.send();
  list.keepDrafts();
  await vi.waitFor(() => expect(underWay()).toEqual(['envio a.jpg']));
  letThrough('a.jpg');
  await vi.waitFor(() => expect(ended).toHaveBeenCalledWith(1, 0));
  expect(told.slice(1)).toEqual([
    'keep a.jpg Uma nascente',
    'a.jpg envio a.jpg false',
    'a.jpg envio a.jpg true',
    'end a.jpg',
  ]);
  expect(asked.begun).toEqual(['a.jpg']);
});

test('a draft stays where its page comes to an end, and goes where its file is taken off or given up', async () => {
  const { told, keep } = device();
  const { list } = listOf({ keep });
  list.add([file('a.jpg'), file('b.jpg'), file('c.jpg'), file('d.exe')]);
  list.keepDrafts();
  await vi.waitFor(() => expect(told).toEqual(['draft a.jpg ', 'draft b.jpg ', 'draft c.jpg ']));
  void list.remove(1);
  await vi.waitFor(() => expect(told).toContain('end a.jpg'));
  list.leave();
  await vi.waitFor(() => expect(told).toContain('leave c.jpg'));
  list.add([file('d.jpg')]);
  list.keepDrafts();
  await vi.waitFor(() => expect(told).toContain('draft d.jpg '));
  await list.discard();
  expect(told.filter((line) => !line.startsWith('draft'))).toEqual([
    'end a.jpg',
    'leave b.jpg',
    'leave c.jpg',
    'end d.jpg',
  ]);
});

/** A device that takes its time: each file is kept, under a name of its own, once it is let through. */
function slowDevice() {
  const { told, keep } = device();
  const gates: (() => void)[] = [];
  const slow: Keeper = {
    ...keep,
    begin: async ({ kept }) => {
      const name = kept ?? `nome ${gates.length + 1}`;
      await new Promise<void>((resolve) => gates.push(resolve));
      told.push(`keep ${name}`);
      return name;
    },
    end: async (name) => {
      await new Promise((resolve) => setImmediate(resolve));
      told.push(`end ${name}`);
    },
  };
  return { told, slow, gates };
}

test.each(['first', 'last'] as const)(
  'what is called back and sent again before the device had kept it is kept once, whichever is there %s',
  async (order) => {
    const { told, slow, gates } = slowDevice();
    const { list, letThrough, underWay, ended, describeAll } = listOf({ keep: slow });
    list.add([file('a.jpg')]);
    describeAll();
    list.send();
    await vi.waitFor(() => expect(gates).toHaveLength(1));
    list.cancel(1);
    list.send();
    await vi.waitFor(() => expect(gates).toHaveLength(2));
    for (const gate of order === 'first' ? gates : gates.toReversed()) gate();
    await vi.waitFor(() => expect(told).toContain('end nome 1'));
    await vi.waitFor(() => expect(underWay()).toEqual(['envio a.jpg']));
    expect(list.get().map(({ kept }) => kept)).toEqual(['nome 2']);
    expect(told).not.toContain('end nome 2');
    letThrough('a.jpg');
    await vi.waitFor(() => expect(ended).toHaveBeenCalledWith(1, 0));
    await vi.waitFor(() => expect(told).toContain('end nome 2'));
  },
);

test('a panel that goes while the device keeps what was sent leaves it there; what is given up is gone when that is told', async () => {
  const { told, slow, gates } = slowDevice();
  const { list, describeAll } = listOf({ keep: slow });
  list.add([file('a.jpg')]);
  describeAll();
  list.send();
  await vi.waitFor(() => expect(gates).toHaveLength(1));
  list.leave();
  gates[0]?.();
  await vi.waitFor(() => expect(told).toEqual(['keep nome 1', 'leave nome 1']));
  list.add([file('b.jpg'), file('c.jpg')]);
  describeAll();
  list.describe(3, { description: '', tags: [] });
  list.keepDrafts();
  list.send();
  await vi.waitFor(() => expect(gates).toHaveLength(2));
  const gone = list.discard();
  gates[1]?.();
  await gone;
  expect(told.filter((line) => line.startsWith('end')).toSorted()).toEqual(['end c.jpg', 'end nome 2']);
});

test('polygons that turn out to be none are no draft', async () => {
  const { told, keep } = device();
  const { list, sentenceOf } = listOf({ keep });
  list.add([
    file(
      'points.kml',
      '<kml><Document><Placemark><Point><coordinates>-47,-10</coordinates></Point></Placemark></Document></kml>',
    ),
  ]);
  list.keepDrafts();
  await vi.waitFor(() => expect(sentenceOf('points.kml')).toBe('O arquivo não tem polígonos'));
  await vi.waitFor(() => expect(told).toEqual(['draft points.kml ', 'end points.kml']));
});

test('a file that the device has no room for goes all the same, and the panel knows', async () => {
  const { keep } = device();
  const { list, letThrough, underWay, ended, describeAll } = listOf({
    keep: { ...keep, begin: async ({ file: { name } }) => (name === 'a.jpg' ? null : name) },
  });
  list.add([file('a.jpg'), file('b.jpg')]);
  describeAll();
  list.send();
  await vi.waitFor(() => expect(underWay()).toEqual(['envio a.jpg', 'envio b.jpg']));
  expect(list.get().map(({ kept, unkept }) => [kept, unkept])).toEqual([
    [null, true],
    ['b.jpg', false],
  ]);
  letThrough('a.jpg');
  letThrough('b.jpg');
  await vi.waitFor(() => expect(ended).toHaveBeenCalledWith(2, 0));
});

test('what is called back or refused leaves the device; what is on its way when the panel goes stays there', async () => {
  const { told, keep } = device();
  const { list, asked, letThrough, underWay, ended, describeAll } = listOf({
    keep,
    commit: () => Promise.reject(new ApiFailure('A foto está danificada', 400)),
  });
  list.add([file('a.jpg'), file('b.jpg'), file('c.jpg'), file('vazia.jpg')]);
  describeAll();
  list.describe(4, { description: '', tags: [] });
  list.send();
  await vi.waitFor(() => expect(underWay()).toEqual(['envio a.jpg', 'envio b.jpg']));
  list.cancel(1);
  letThrough('b.jpg');
  await vi.waitFor(() => expect(underWay()).toContain('envio c.jpg'));
  expect(told.filter((line) => line.startsWith('end'))).toEqual(['end a.jpg', 'end b.jpg']);
  list.leave();
  expect(told.filter((line) => line.startsWith('leave'))).toEqual(['leave c.jpg']);
  // Only what was called back is given up at the server.
  expect(asked.ended).toEqual(['envio a.jpg']);
  expect(list.get()).toEqual([]);
  expect(ended).not.toHaveBeenCalled();
});
