import { expect, test, vi } from 'vitest';
import { ApiFailure } from '../../api/failure.ts';
import { readGeoFile, type GeoFile } from './geo-file.ts';
import { file, listOf } from './testing.ts';

const KML = (corners: string, more = '') =>
  `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><name>Talhão</name><Polygon><outerBoundaryIs><LinearRing><coordinates>${corners}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>${more}</Document></kml>`;
const SQUARE = '-47,-10,0 -46.99,-10,0 -46.99,-9.99,0 -47,-9.99,0 -47,-10,0';
const BOW = '-47,-10 -46.99,-9.99 -46.99,-10 -47,-9.99 -47,-10';
/** The same with the latitude first, as some programs write it. */
const TURNED = '-10,-47 -10,-46.99 -9.99,-46.99 -9.99,-47 -10,-47';
const POINT = '<Placemark><Point><coordinates>-47,-10</coordinates></Point></Placemark>';

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
