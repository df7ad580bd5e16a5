// Polygons of a file are changed by sending the file anew (second text, section 7, PUT geom).
import { ANA, CAIO } from '@fonte/programme/tiny/people';
import { writeKml, type ReadPolygon } from '@fonte/geo';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { filePortal, kmlOf, newTag, type FilePortal } from '../testing/files.ts';

const P1 = '5200010001';
let portal: FilePortal;
let ana: TestPerson;
let tag: number;
let other: number;
beforeAll(async () => {
  portal = await filePortal();
  ana = await portal.person('tecnico', { uf: 'GO', cpf: ANA });
  tag = await newTag(portal, 'Nascentes');
  other = await newTag(portal, 'Matas');
});
afterAll(() => portal.close());

interface Polygon {
  readonly name_poligono: string;
  readonly description: string;
  readonly tag: number;
  readonly geojson: ReadPolygon['geometry'];
  readonly id_files_geom: number;
  readonly versao: number;
  readonly key: string;
}
const polygons = async () =>
  (
    (await (await portal.fetch(ana, `/api/indicators/medias/property/${P1}`)).json()) as {
      polygons: Polygon[];
    }
  ).polygons;
async function uploaded(): Promise<number> {
  const file = {
    name: 'áreas.geojson.kml',
    bytes: kmlOf([
      [-50.93, -17.8],
      [-50.9, -17.8],
    ]),
    tags: String(tag),
  };
  const answer = await portal.send(ana, P1, [file]);
  return ((await answer.json()) as { arquivos: { id: number }[] }).arquivos[0]!.id;
}
const put = (person: TestPerson, id: number, kml: string | null, versao?: number) => {
  const form = new FormData();
  form.append('kml', '1');
  if (kml !== null) form.append('file', new Blob([kml], { type: 'text/xml' }), 'poligonos.kml');
  if (versao !== undefined) form.append('versao', String(versao));
  return portal.fetch(person, `/api/uploads/medias/geom/${id}`, { method: 'PUT', body: form });
};
const kmlOfPolygons = (all: readonly Polygon[]) =>
  writeKml(
    all.map(({ name_poligono, description, tag: of, geojson }) => ({
      name: name_poligono,
      description,
      geometry: geojson,
      data: { tag: String(of) },
    })),
    'Áreas',
  );

test('description and tag of one are written back into the file, the others stay', async () => {
  const id = await uploaded();
  const [first, second] = (await polygons()).filter((one) => one.id_files_geom === id) as [Polygon, Polygon];
  const changed = [{ ...first, description: 'Cercada em março', tag: other }, second];
  expect(await (await put(ana, id, kmlOfPolygons(changed), 1)).json()).toEqual({
    updated: true,
    versao: 2,
    poligonos: 2,
  });
  const now = (await polygons()).filter((one) => one.id_files_geom === id);
  expect(now.map((one) => [one.description, one.tag, one.versao])).toEqual([
    ['Cercada em março', other, 2],
    [second.description, tag, 2],
  ]);
  expect(now[0]?.geojson).toEqual(first.geojson);
  const file = await (await portal.fetch(ana, `/api/indicators/files/${now[0]!.key}`)).text();
  expect(file).toContain('Cercada em março');
  // The former file is gone, by its old address too.
  expect((await portal.fetch(ana, `/api/indicators/files/${first.key}`)).status).toBe(404);
  await portal.jobs();
  const keys: string[] = [];
  for await (const { key } of portal.app.files.storage.list('midia/')) keys.push(key.slice(9));
  expect(keys).toContain(now[0]!.key.slice(0, 32));
  expect(keys).not.toContain(first.key.slice(0, 32));
});

test('of two who edit the same version one is told; without a version the last wins', async () => {
  const id = await uploaded();
  const kml = kmlOfPolygons((await polygons()).filter((one) => one.id_files_geom === id));
  const answers = await Promise.all([put(ana, id, kml, 1), put(ana, id, kml, 1)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409)!;
  expect(await refused.json()).toMatchObject({ codigo: 'staleVersion', atual: { versao: 2 } });
  expect((await put(ana, id, kml)).status).toBe(200);
});

test('one is removed by sending the rest, all by sending none', async () => {
  const id = await uploaded();
  const [first] = (await polygons()).filter((one) => one.id_files_geom === id);
  expect(await (await put(ana, id, kmlOfPolygons([first!]))).json()).toMatchObject({ poligonos: 1 });
  expect(await (await put(ana, id, null)).json()).toEqual({ deleted: true });
  expect((await polygons()).some((one) => one.id_files_geom === id)).toBe(false);
  expect((await put(ana, id, null)).status).toBe(404);
  const empty = await uploaded();
  expect(await (await put(ana, empty, '')).json()).toEqual({ deleted: true });
});

test('what is broken, without a tag or of others changes nothing', async () => {
  const id = await uploaded();
  const before = await polygons();
  const caio = await portal.person('tecnico', { uf: 'GO', cpf: CAIO });
  const kml = kmlOfPolygons(before.filter((one) => one.id_files_geom === id));
  const refusals: [Response, number, string][] = [
    [await put(caio, id, kml), 404, 'fileNotFound'],
    [await put(caio, id, null), 404, 'fileNotFound'],
    [await put(await portal.person('nacional'), id, kml), 403, 'forbidden'],
    [await put(ana, id, '<kml>'), 400, 'invalidGeometry'],
    [await put(ana, id, kmlOf([[-50, -17]]).toString()), 400, 'invalidGeometry'],
    [await put(ana, id, kml.replaceAll(`<value>${tag}<`, '<value>999999<')), 400, 'invalidRequest'],
    [await put(ana, id, kml, 7), 409, 'staleVersion'],
  ];
  for (const [answer, status, codigo] of refusals)
    // oxlint-disable-next-line no-await-in-loop
    expect([answer.status, await answer.json()]).toMatchObject([status, { codigo }]);
  expect(await polygons()).toEqual(before);
});
