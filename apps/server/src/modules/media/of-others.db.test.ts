// [ASVS 8.2.2]
// One property's media as every profile asks for them and tries to change them: its own people, those of the same profile elsewhere, and nobody.
import { ALL_PROFILES, type Profile } from '@fonte/contracts';
import { ANA, CAIO, OTTO, RUTE } from '@fonte/programme/tiny/people';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../testing.ts';
import {
  filePortal,
  kmlOf,
  newTag,
  picture,
  storedKeys,
  type Asking,
  type FilePortal,
} from './testing/files.ts';

const P1 = '5200010001';

let portal: FilePortal;
let ana: TestPerson;
/** Of a photo with a public tag, one without, a document, an original, the file of polygons. */
let paths: readonly string[];
/** Every call that changes something of them. */
let changes: readonly (readonly [path: string, init: () => Asking])[];
/** Ana's own, in parts. */
let part: string;
beforeAll(async () => {
  portal = await filePortal();
  ana = await portal.person('tecnico', { uf: 'GO', cpf: ANA });
  const open = await newTag(portal, 'Aberta', true);
  const shut = await newTag(portal, 'Fechada');
  const png = await picture('png');
  const sent = await portal.send(ana, P1, [
    { name: 'a.png', bytes: png, tags: String(open) },
    { name: 'b.png', bytes: png, tags: String(shut) },
    { name: 'c.txt', bytes: Buffer.from('Ata'), tags: String(open) },
    { name: 'd.kml', bytes: kmlOf([[-50.93, -17.8]]), tags: String(open) },
  ]);
  const { arquivos } = (await sent.json()) as { arquivos: { id: number; key: string }[] };
  const [photo, other, document, polygons] = arquivos;
  paths = [photo!.key, other!.key, document!.key, `${photo!.key}?tamanho=original`, encodeURI(polygons!.key)];
  const form = (): Asking => {
    const body = new FormData();
    body.append('kml', '1');
    return { method: 'PUT', body };
  };
  const json = (): Asking => ({
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ description: 'Tomado', tags: [] }),
  });
  changes = [
    ...arquivos.slice(0, 3).flatMap(({ id }): (typeof changes)[number][] => [
      [`/api/indicators/medias/file/${id}`, json],
      [`/api/indicators/medias/file/${id}`, () => ({ method: 'DELETE' })],
    ]),
    // Without a file all its polygons go.
    [`/api/uploads/medias/geom/${polygons!.id}`, form],
  ];
  const begun = await portal.fetch(ana, '/api/uploads/envios', {
    method: 'POST',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': '10',
      'upload-metadata': `filename ${Buffer.from('e.txt').toString('base64')}`,
    },
  });
  part = begun.headers.get('location')!;
});
afterAll(() => portal.close());

/** Photo of a public tag, photo, document, original, polygons; the property's gallery; and what would change something. */
interface Answers {
  readonly scope: { readonly uf?: string; readonly cpf?: string };
  readonly files: readonly [number, number, number, number, number];
  readonly gallery: number;
  /** Null for whoever may: that they can is shown elsewhere. */
  readonly change: 403 | 404 | null;
}
const NONE = [404, 404, 404, 404, 404] as const;
const ALL = [200, 200, 200, 200, 200] as const;
/** Shown sizes and documents, of the own state. */
const SHOWN = [200, 200, 200, 404, 404] as const;
const PUBLIC = [200, 404, 404, 404, 404] as const;
const state = (files: Answers['files']): readonly Answers[] => [
  { scope: { uf: 'GO' }, files, gallery: 403, change: 403 },
  { scope: { uf: 'MG' }, files: NONE, gallery: 403, change: 403 },
];
const MAY: Record<Profile, readonly Answers[]> = {
  administrador: [{ scope: {}, files: ALL, gallery: 200, change: null }],
  nacional: [{ scope: {}, files: ALL, gallery: 200, change: 403 }],
  regional: state(SHOWN),
  coordenador: state(SHOWN),
  supervisor: [
    { scope: { uf: 'GO', cpf: OTTO }, files: ALL, gallery: 200, change: null },
    { scope: { uf: 'MG', cpf: RUTE }, files: NONE, gallery: 404, change: 404 },
  ],
  tecnico: [
    { scope: { uf: 'GO', cpf: ANA }, files: ALL, gallery: 200, change: null },
    { scope: { uf: 'GO', cpf: CAIO }, files: NONE, gallery: 404, change: 404 },
  ],
  consulta: state(PUBLIC),
  bancomundial: state(PUBLIC),
  giz: state(PUBLIC),
  mapa: state(PUBLIC),
};

const everything = async () => {
  const { db } = portal.database;
  return {
    files: await db.selectFrom('portal.arquivo').selectAll().orderBy('id_arquivo').execute(),
    polygons: await db.selectFrom('portal.poligono_enviado').selectAll().execute(),
    parts: await db.selectFrom('portal.envio').selectAll().execute(),
    objects: (await storedKeys(portal)).toSorted(),
  };
};

describe.each(ALL_PROFILES)('%s', (profile) => {
  test.each(MAY[profile])('of $scope', async ({ scope, files, gallery, change }) => {
    const own = scope.cpf === ANA;
    const person = own ? ana : await portal.person(profile, scope);
    const status = async (path: string, init: Asking = {}) => {
      const answer = await portal.fetch(person, path, init);
      await answer.arrayBuffer();
      return answer.status;
    };
    for (const init of [{}, { method: 'HEAD' }, { headers: { range: 'bytes=0-1' } }]) {
      const told: number[] = [];
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      for (const path of paths) told.push(await status(`/api/indicators/files/${path}`, init));
      // A part of a file is as much told as the whole.
      expect(told.map((one) => (one === 206 ? 200 : one))).toEqual(files);
    }
    expect(await status(`/api/indicators/medias/property/${P1}`)).toBe(gallery);
    const before = await everything();
    // Ana's upload is nobody else's, whatever the profile.
    for (const method of own ? [] : ['GET', 'HEAD', 'DELETE'])
      // oxlint-disable-next-line no-await-in-loop
      expect([method, await status(part, { method })]).toEqual([method, change === 403 ? 403 : 410]);
    if (change !== null)
      for (const [path, init] of changes)
        // oxlint-disable-next-line no-await-in-loop
        expect([path, await status(path, init())]).toEqual([path, change]);
    expect(await everything()).toEqual(before);
  });
});

test('nobody without a session is given any of it', async () => {
  for (const path of paths)
    // oxlint-disable-next-line no-await-in-loop
    expect((await portal.fetch(null, `/api/indicators/files/${path}`)).status).toBe(401);
});
