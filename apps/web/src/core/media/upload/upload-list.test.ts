import { expect, test, vi } from 'vitest';
import { ApiFailure } from '../../api/failure.ts';
import type { UploadCalls } from '../../uploads/tus-calls.ts';
import { readGeoFile, type GeoFile } from './geo-file.ts';
import type { Keeper } from './keeper.ts';
import { UploadList, type UploadWork } from './upload-list.ts';

const KML = (corners: string, more = '') =>
  `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><name>Talhão</name><Polygon><outerBoundaryIs><LinearRing><coordinates>${corners}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>${more}</Document></kml>`;
const SQUARE = '-47,-10,0 -46.99,-10,0 -46.99,-9.99,0 -47,-9.99,0 -47,-10,0';
const BOW = '-47,-10 -46.99,-9.99 -46.99,-10 -47,-9.99 -47,-10';
/** The same with the latitude first, as some programs write it. */
const TURNED = '-10,-47 -10,-46.99 -9.99,-46.99 -9.99,-47 -10,-47';
const POINT = '<Placemark><Point><coordinates>-47,-10</coordinates></Point></Placemark>';

const file = (name: string, content: string | number = 3) =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name);

/** A list whose server keeps what it is told; the bytes of a file wait until they are let through, by its name: which of two arrives first is nobody's promise. */
function listOf(change: Partial<UploadWork> = {}) {
  const asked = {
    begun: [] as string[],
    ended: [] as string[],
    committed: [] as [string, string, number[]][],
  };
  const gates = new Map<string, () => void>();
  const calls: UploadCalls = {
    begin: async ({ size }, name) => {
      asked.begun.push(name);
      return { id: `envio ${name}`, tamanho: size, recebido: 0, vence_em: '' };
    },
    state: async (id) => ({ id, tamanho: 3, recebido: 0, vence_em: '' }),
    append: (id) => new Promise((resolve) => gates.set(id, () => resolve(0))),
    end: async (id) => void asked.ended.push(id),
  };
  const underWay = () => [...gates.keys()].toSorted();
  const letThrough = (name: string) => {
    const id = `envio ${name}`;
    gates.get(id)?.();
    gates.delete(id);
  };
  const ended = vi.fn();
  const list = new UploadList({
    maxMb: 1,
    read: async (blob) => readGeoFile(new Uint8Array(await blob.arrayBuffer())),
    check: async () => ({ poligonos: [], declarado_ha: null }),
    calls,
    commit: async (upload, { description, tags }) => {
      asked.committed.push([upload, description, [...tags]]);
      return { already: null };
    },
    clock: { now: () => 0, wait: async () => undefined },
    ...change,
  });
  list.whenEnded(ended);
  const states = () => list.get().map(({ file: { name }, state }) => `${name} ${state.kind}`);
  const sentenceOf = (name: string) => {
    const state = list.get().find((item) => item.file.name === name)?.state;
    return state?.kind === 'failed' ? state.sentence : null;
  };
  const describeAll = () => {
    for (const { id } of list.get()) list.describe(id, { description: 'Uma nascente', tags: [7] });
  };
  return { list, asked, underWay, letThrough, ended, states, sentenceOf, describeAll };
}

test('what is not taken says why on its card at once, and is never sent', async () => {
  const { list, sentenceOf, asked } = listOf();
  list.add([file('a.exe'), file('b.heic'), file('c.jpg', 0), file('d.pdf', 1_048_577), file('e.svg')]);
  expect(sentenceOf('a.exe')).toBe('Este tipo de arquivo não é aceito');
  expect(sentenceOf('b.heic')).toContain('HEIC');
  expect(sentenceOf('c.jpg')).toBe('O arquivo está vazio');
  expect(sentenceOf('d.pdf')).toBe('O arquivo tem mais de 1 MB');
  expect(sentenceOf('e.svg')).toBe('Este tipo de arquivo não é aceito');
  expect(list.send()).toBe(false);
  expect(asked.begun).toEqual([]);
});

test('two files go at a time; each is committed by itself with its own words', async () => {
  const { list, asked, underWay, letThrough, ended, states, describeAll } = listOf();
  list.add([file('1.jpg'), file('2.jpg'), file('3.jpg')]);
  describeAll();
  list.describe(2, { description: 'Mata', tags: [1, 2] });
  expect(list.send()).toBe(true);
  await vi.waitFor(() => expect(underWay()).toEqual(['envio 1.jpg', 'envio 2.jpg']));
  expect(states()).toEqual(['1.jpg sending', '2.jpg sending', '3.jpg waiting']);
  letThrough('2.jpg');
  await vi.waitFor(() => expect(underWay()).toEqual(['envio 1.jpg', 'envio 3.jpg']));
  expect(asked.committed).toEqual([['envio 2.jpg', 'Mata', [1, 2]]]);
  letThrough('1.jpg');
  letThrough('3.jpg');
  await vi.waitFor(() => expect(ended).toHaveBeenCalledWith(3, 0));
  expect(ended).toHaveBeenCalledOnce();
  expect(states()).toEqual(['1.jpg sent', '2.jpg sent', '3.jpg sent']);
});

test('one that is not filled in stays and is shown as such, and holds no other', async () => {
  const { list, asked, underWay, states } = listOf();
  list.add([file('cheia.jpg'), file('vazia.jpg')]);
  list.describe(1, { description: 'x'.repeat(1000), tags: [7] });
  list.describe(2, { description: 'x'.repeat(1001), tags: [] });
  list.send();
  await vi.waitFor(() => expect(underWay()).toEqual(['envio cheia.jpg']));
  expect(asked.begun).toEqual(['cheia.jpg']);
  expect(states()).toEqual(['cheia.jpg sending', 'vazia.jpg editing']);
  expect(list.get()[1]?.asked).toBe(true);
});

test('a refusal stands on its card and is not tried again; the others arrive', async () => {
  const { list, underWay, letThrough, ended, states, describeAll } = listOf({
    commit: async (upload) => {
      if (upload.includes('ruim')) throw new ApiFailure('A foto está danificada', 400);
      return { already: null };
    },
  });
  list.add([file('ruim.jpg'), file('boa.jpg')]);
  describeAll();
  list.send();
  await vi.waitFor(() => expect(underWay()).toEqual(['envio boa.jpg', 'envio ruim.jpg']));
  letThrough('ruim.jpg');
  letThrough('boa.jpg');
  await vi.waitFor(() => expect(ended).toHaveBeenCalledWith(1, 1));
  expect(states()).toEqual(['ruim.jpg failed', 'boa.jpg sent']);
  expect(list.get()[0]?.state).toMatchObject({ sentence: 'A foto está danificada', retry: false });
  list.clearSent();
  expect(states()).toEqual(['ruim.jpg failed']);
});

test('what the property was sent before stays on the list with its day; what is new goes', async () => {
  const { list, underWay, letThrough, ended, describeAll } = listOf({
    commit: async (upload) => ({ already: upload.includes('mesma') ? '2025-03-04T13:20:30Z' : null }),
  });
  list.add([file('mesma.jpg'), file('nova.jpg')]);
  describeAll();
  list.send();
  await vi.waitFor(() => expect(underWay()).toEqual(['envio mesma.jpg', 'envio nova.jpg']));
  letThrough('mesma.jpg');
  letThrough('nova.jpg');
  await vi.waitFor(() => expect(ended).toHaveBeenCalledWith(2, 0));
  list.clearSent();
  expect(list.get()).toMatchObject([{ already: '2025-03-04T13:20:30Z', state: { kind: 'sent' } }]);
});

test('what the line broke goes on with the same upload when it is tried again', async () => {
  let down = true;
  const { list, asked, underWay, letThrough, ended, describeAll } = listOf({
    commit: async () => {
      if (down) throw new ApiFailure('Sem conexão com o servidor', 0);
      return { already: null };
    },
  });
  list.add([file('a.jpg')]);
  describeAll();
  list.send();
  await vi.waitFor(() => expect(underWay()).toEqual(['envio a.jpg']));
  letThrough('a.jpg');
  await vi.waitFor(() => expect(ended).toHaveBeenCalledWith(0, 1));
  expect(list.get()[0]).toMatchObject({
    upload: 'envio a.jpg',
    state: { retry: true },
    description: 'Uma nascente',
  });
  down = false;
  // All bytes are there, and it may be a file already: the same upload is committed again, and nothing is sent.
  list.retry(1);
  await vi.waitFor(() => expect(ended).toHaveBeenLastCalledWith(1, 0));
  expect(underWay()).toEqual([]);
  expect(asked.begun).toEqual(['a.jpg']);
});

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
    end: (name) => void told.push(`end ${name}`),
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
  list.remove(1);
  await vi.waitFor(() => expect(told).toContain('end a.jpg'));
  list.leave();
  await vi.waitFor(() => expect(told).toContain('leave c.jpg'));
  list.add([file('d.jpg')]);
  list.keepDrafts();
  await vi.waitFor(() => expect(told).toContain('draft d.jpg '));
  list.discard();
  await vi.waitFor(() => expect(told).toContain('end d.jpg'));
  expect(told.filter((line) => !line.startsWith('draft'))).toEqual([
    'end a.jpg',
    'leave b.jpg',
    'leave c.jpg',
    'end d.jpg',
  ]);
});

test('polygons that turn out to be none are no draft', async () => {
  const { told, keep } = device();
  const { list, sentenceOf } = listOf({ keep });
  list.add([file('points.kml', `<kml><Document>${POINT}</Document></kml>`)]);
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

test('one that is cancelled is given up at the server and can be filled in again; its place is the next one’s', async () => {
  const { list, asked, underWay, states, describeAll } = listOf();
  list.add([file('1.jpg'), file('2.jpg'), file('3.jpg')]);
  describeAll();
  list.send();
  await vi.waitFor(() => expect(underWay()).toEqual(['envio 1.jpg', 'envio 2.jpg']));
  list.cancel(1);
  await vi.waitFor(() => expect(underWay()).toContain('envio 3.jpg'));
  expect(asked.ended).toEqual(['envio 1.jpg']);
  expect(states()).toEqual(['1.jpg editing', '2.jpg sending', '3.jpg sending']);
  list.end();
  expect(asked.ended).toEqual(['envio 1.jpg', 'envio 2.jpg', 'envio 3.jpg']);
  expect(list.get()).toEqual([]);
});

test('polygons are read, estimated and checked before they are sent; each file has one tag', async () => {
  const check = vi.fn(async () => ({ poligonos: [], declarado_ha: 10 }));
  const { list, underWay, states } = listOf({ check });
  list.add([file('area.kml', KML(SQUARE, POINT + POINT))]);
  await vi.waitFor(() => expect(list.get()[0]?.checked).toEqual({ poligonos: [], declarado_ha: 10 }));
  expect(list.get()[0]?.geo).toMatchObject({
    warning: '2 geometrias inválidas foram ignoradas',
    polygons: [{ name: 'Talhão', areaHa: 121.28, fault: null }],
  });
  list.describe(1, { description: 'Piquetes', tags: [1, 2] });
  expect(list.send()).toBe(false);
  list.describe(1, { description: 'Piquetes', tags: [1] });
  expect(list.send()).toBe(true);
  await vi.waitFor(() => expect(underWay()).toEqual(['envio area.kml']));
  expect(states()).toEqual(['area.kml sending']);
});

test('the check may fail: it holds nothing back', async () => {
  const { list } = listOf({ check: () => Promise.reject(new ApiFailure('fora do ar', 503)) });
  list.add([file('area.kml', KML(SQUARE))]);
  await vi.waitFor(() => expect(list.get()[0]?.checked).toBe('failed'));
  list.describe(1, { description: 'Piquetes', tags: [1] });
  expect(list.send()).toBe(true);
});

test.each([
  ['crossing.kml', KML(BOW), 'Talhão: O contorno cruza a si mesmo. Corrija o arquivo e escolha de novo.'],
  [
    'turned.kml',
    KML(TURNED),
    'Talhão: As coordenadas trazem a latitude antes da longitude; como estão, o polígono fica fora do Brasil. Corrija o arquivo e escolha de novo.',
  ],
  [
    'outlines.kml',
    KML(SQUARE).replace(/<LinearRing>.*<\/LinearRing>/, '$&$&'),
    'Talhão: O KML traz mais de um contorno externo (outerBoundaryIs) neste polígono: deixe um só, e faça de cada outro um polígono ou um buraco (innerBoundaryIs). Corrija o arquivo e escolha de novo.',
  ],
  ['points.kml', `<kml><Document>${POINT}</Document></kml>`, 'O arquivo não tem polígonos'],
  ['broken.geojson', '{"type":', 'O arquivo não é um JSON bem formado'],
])('%s is refused with its fault', async (name, content, sentence) => {
  const { list, sentenceOf } = listOf();
  list.add([file(name, content)]);
  await vi.waitFor(() => expect(sentenceOf(name)).toBe(sentence));
  list.describe(1, { description: 'x', tags: [1] });
  expect(list.send()).toBe(false);
});

test('warnings are in the singular and the plural', () => {
  const read = (content: string) =>
    readGeoFile(new TextEncoder().encode(content)) as Extract<GeoFile, { fault: null }>;
  expect(read(KML(SQUARE)).warning).toBeNull();
  expect(read(KML(SQUARE, POINT)).warning).toBe('1 geometria inválida foi ignorada');
  expect(read(KML(SQUARE, POINT + POINT)).warning).toBe('2 geometrias inválidas foram ignoradas');
});
