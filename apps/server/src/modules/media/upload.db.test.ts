// [ASVS 5.2.1 5.3.1 5.4.1]
// Files as they come, lie and go out again.
import { createHash } from 'node:crypto';
import { ANA, CAIO, OTTO } from '@fonte/programme/tiny/people';
import exifReader from 'exif-reader';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../testing.ts';
import {
  filePortal,
  kmlOf,
  leftOver,
  newTag,
  PDF,
  picture,
  storedKeys,
  type FilePortal,
} from './testing/files.ts';

const P1 = '5200010001';
let portal: FilePortal;
let ana: TestPerson;
let caio: TestPerson;
let admin: TestPerson;
let open: number;
let shut: number;
beforeAll(async () => {
  portal = await filePortal({ UPLOAD_MAX_MB: '2' });
  ana = await portal.person('tecnico', { uf: 'GO', cpf: ANA });
  caio = await portal.person('tecnico', { uf: 'GO', cpf: CAIO });
  admin = await portal.person('administrador');
  open = await newTag(portal, 'Aberta', true);
  shut = await newTag(portal, 'Fechada');
});
afterAll(() => portal.close());

interface Sent {
  readonly uploaded: true;
  readonly arquivos: { id: number; tipo: string; key: string; ja_enviado_em: string | null }[];
  readonly poligonos: number;
  readonly avisos: string[];
}
const failure = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { codigo: string }).codigo,
];
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const nothingIsLeft = async () =>
  expect(await leftOver(portal)).toEqual({ parts: [], intents: [], loose: [] });
const stored = () => storedKeys(portal);

describe('a form of files', () => {
  test('is kept whole: a photo in its sizes, a document, polygons; and comes out as it went in', async () => {
    const photo = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#2a7' } })
      .withExif({
        IFD0: { Make: 'Segredo' },
        IFD2: { DateTimeOriginal: '2025:03:04 10:20:30' },
        IFD3: {
          GPSLatitudeRef: 'S',
          GPSLatitude: '17/1 48/1 0/1',
          GPSLongitudeRef: 'W',
          GPSLongitude: '50/1 55/1 48/1',
        },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const point = '<Placemark><Point><coordinates>-50,-17</coordinates></Point></Placemark>';
    const answer = await portal.send(ana, P1, [
      { name: 'IMG_1.JPG', bytes: photo, description: 'Nascente', tags: `${open},${shut}` },
      { name: 'Ata da reunião.pdf', bytes: PDF },
      {
        name: 'areas.kml',
        bytes: kmlOf(
          [
            [-50.93, -17.8],
            [-50.9, -17.8],
          ],
          point,
        ),
        tags: String(shut),
      },
    ]);
    expect(answer.status).toBe(200);
    const { arquivos, poligonos, avisos } = (await answer.json()) as Sent;
    expect(arquivos.map(({ tipo }) => tipo)).toEqual(['photo', 'document', 'kml']);
    expect([poligonos, avisos]).toEqual([2, ['1 geometria inválida foi ignorada']]);
    await nothingIsLeft();

    const gallery = (await (await portal.fetch(ana, `/api/indicators/medias/property/${P1}`)).json()) as {
      medias: Record<string, unknown>[];
      documents: Record<string, unknown>[];
      polygons: Record<string, unknown>[];
    };
    // Turned upright: what was wide is high.
    expect(gallery.medias).toMatchObject([
      {
        key: arquivos[0]!.key,
        description: 'Nascente',
        file_tags: [open, shut],
        largura: 800,
        altura: 1600,
        tirada_em: '2025-03-04T13:20:30Z',
        lon: -50.93,
        lat: -17.8,
      },
    ]);
    expect(gallery.medias[0]?.['distancia_m']).toBeLessThan(5_000);
    expect(gallery.documents).toMatchObject([{ media_type: 'application/pdf', bytes: PDF.length }]);
    expect(gallery.polygons).toMatchObject([
      { name_poligono: 'Área 1', tag: shut, versao: 1 },
      { name_poligono: 'Área 2', tag: shut, versao: 1 },
    ]);

    const file = (query: string) => portal.fetch(ana, `/api/indicators/files/${arquivos[0]!.key}${query}`);
    const [large, small, original] = await Promise.all([
      file(''),
      file('?tamanho=mini'),
      file('?tamanho=original'),
    ]);
    expect([large.headers.get('content-type'), large.headers.get('content-disposition')]).toEqual([
      'image/jpeg',
      null,
    ]);
    expect(large.headers.get('cache-control')).toBe('private, max-age=3600');
    for (const [shown, side] of [
      [large, 1600],
      [small, 400],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      const { height, exif } = await sharp(await bytesOf(shown)).metadata();
      expect([height, exif]).toEqual([side, undefined]);
    }
    expect(original.headers.get('content-disposition')).toContain('attachment');
    expect(original.headers.get('cache-control')).toBe('no-store');
    const back = await bytesOf(original);
    expect(sha256(back)).toBe(sha256(photo));
    expect(exifReader((await sharp(back).metadata()).exif!).Image?.Make).toBe('Segredo');

    const document = await portal.fetch(
      ana,
      `/api/indicators/files/${arquivos[1]!.key.split('/').map(encodeURIComponent).join('/')}`,
    );
    expect(document.headers.get('content-disposition')).toBe('attachment; filename="Ata da reunião.pdf"');
    expect(document.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(document.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await bytesOf(document)).toEqual(PDF);
    const kml = await (await portal.fetch(ana, `/api/indicators/files/${arquivos[2]!.key}`)).text();
    expect(kml).toContain(`<Data name="tag"><value>${shut}</value></Data>`);

    expect(arquivos.map(({ ja_enviado_em }) => ja_enviado_em)).toEqual([null, null, null]);
    const polygons = (lon: number) => ({
      name: 'areas.kml',
      bytes: kmlOf([[lon, -17.7]]),
      tags: String(shut),
    });
    await portal.send(ana, P1, [polygons(-50.93)]);
    const again = await portal.send(ana, P1, [
      { name: 'mesma.jpg', bytes: photo },
      polygons(-50.93),
      polygons(-50.94),
    ]);
    expect(((await again.json()) as Sent).arquivos.map(({ ja_enviado_em }) => ja_enviado_em)).toEqual([
      expect.stringMatching(/^20/),
      expect.stringMatching(/^20/),
      null,
    ]);
  });

  test('is kept wholly or not at all, and says which file or field is at fault', async () => {
    const before = await stored();
    const good = { name: 'a.png', bytes: await picture('png') };
    const refused = async (files: Parameters<FilePortal['send']>[2]) => {
      const answer = await portal.send(ana, P1, files);
      const { codigo, errors } = (await answer.json()) as { codigo: string; errors?: { campo: string }[] };
      await nothingIsLeft();
      expect(await stored()).toEqual(before);
      return [answer.status, codigo, errors?.map(({ campo }) => campo)];
    };
    expect(await refused([good, { name: 'b.pdf', bytes: await picture() }])).toEqual([
      415,
      'fileType',
      ['files.1'],
    ]);
    expect(await refused([good, { ...good, description: '' }])).toEqual([
      400,
      'invalidRequest',
      ['descriptions.1'],
    ]);
    expect(await refused([good, { ...good, description: 'd'.repeat(1001) }])).toEqual([
      400,
      'invalidRequest',
      ['descriptions.1'],
    ]);
    expect(await refused([{ ...good, tags: '' }])).toEqual([400, 'invalidRequest', ['tags.0']]);
    expect(await refused([{ ...good, tags: '999999' }])).toEqual([400, 'invalidRequest', ['tags.0']]);
    expect(await refused([{ name: 'a.kml', bytes: kmlOf([[-50, -17]]) }])).toEqual([
      400,
      'invalidRequest',
      ['tags.0'],
    ]);
    expect(await refused([])).toEqual([400, 'invalidRequest', ['files']]);
    expect(await refused([good, { name: 'vazio.pdf', bytes: Buffer.alloc(0) }])).toEqual([
      400,
      'emptyFile',
      ['files.1'],
    ]);
    const large = Buffer.alloc(3 * 1_048_576, 1);
    expect(await refused([good, { name: 'grande.pdf', bytes: large }])).toEqual([
      413,
      'fileTooLarge',
      undefined,
    ]);
    const many = Array.from({ length: 21 }, () => good);
    expect(await refused(many)).toEqual([413, 'tooManyFiles', undefined]);
  });

  test('is for own properties, in its own media type, and read by nobody before', async () => {
    const file = [{ name: 'a.png', bytes: await picture('png') }];
    expect(await failure(await portal.send(caio, P1, file))).toEqual([404, 'propertyNotFound']);
    expect(await failure(await portal.send(await portal.person('nacional'), P1, file))).toEqual([
      403,
      'forbidden',
    ]);
    const path = `/api/uploads/medias/property/${P1}`;
    expect((await portal.fetch(null, path, { method: 'POST', body: new FormData() })).status).toBe(401);
    const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
    expect(await failure(await portal.fetch(ana, path, json))).toEqual([415, 'unsupportedMediaType']);
    const broken = { method: 'POST', body: 'x', headers: { 'content-type': 'multipart/form-data' } };
    expect(await failure(await portal.fetch(ana, path, broken))).toEqual([400, 'invalidRequest']);
    const other = { method: 'POST', body: new FormData() };
    expect((await portal.fetch(admin, '/api/indicators/medias/tag', other)).status).toBe(415);
    await nothingIsLeft();
  });

  test('twenty at once', async () => {
    const supervisor = await portal.person('supervisor', { uf: 'GO', cpf: OTTO });
    const bytes = await picture('jpeg', { width: 900, height: 900 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        portal.send(at % 2 === 0 ? ana : supervisor, P1, [{ name: `${at}.jpg`, bytes }]),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const keys = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as Sent).arquivos[0]!.key),
    );
    expect(new Set(keys).size).toBe(20);
    await nothingIsLeft();
  });
});

describe('a file that goes out', () => {
  let key: string;
  let document: string;
  beforeAll(async () => {
    const { arquivos } = (await (
      await portal.send(ana, P1, [
        { name: 'a.png', bytes: await picture('png'), tags: String(open) },
        { name: 'c.txt', bytes: Buffer.from('0123456789'), tags: String(open) },
      ])
    ).json()) as Sent;
    [key, document] = arquivos.map((one) => one.key) as [string, string];
  });

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=0-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=0-1,3-4', 200, '0123456789', null],
    ['lines=1-2', 200, '0123456789', null],
    ['bytes=4-2', 200, '0123456789', null],
  ])('in parts: %s is %i', async (range, status, text, told) => {
    const answer = await portal.fetch(ana, `/api/indicators/files/${document}`, { headers: { range } });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([status, told]);
    const body = await answer.text();
    if (status !== 416) expect(body).toBe(text);
  });

  test('a picture that the browser has is not sent again; HEAD sends nothing and knows the length', async () => {
    const first = await portal.fetch(ana, `/api/indicators/files/${key}`);
    const size = (await bytesOf(first)).length;
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await portal.fetch(ana, `/api/indicators/files/${key}`, { headers })).status).toBe(304);
    const head = await portal.fetch(ana, `/api/indicators/files/${key}`, { method: 'HEAD' });
    expect([head.status, Number(head.headers.get('content-length')), await head.text()]).toEqual([
      200,
      size,
      '',
    ]);
  });

  test('is told in the audit where it is a document or an original, and not where it is shown', async () => {
    const person = await portal.person('nacional');
    for (const path of [key, `${key}?tamanho=mini`, `${key}?tamanho=original`, document])
      // oxlint-disable-next-line no-await-in-loop
      await (await portal.fetch(person, `/api/indicators/files/${path}`)).arrayBuffer();
    const told = async () =>
      (await portal.trail())
        .filter(({ id_usuario }) => id_usuario === person.idUsuario)
        .map(({ acao, rota, linhas }) => [acao, rota, linhas]);
    // A line is written when the answer is out, which who has read it may know before the server does.
    await expect.poll(told, { timeout: 60_000 }).toEqual([
      ['exportar', 'files.get', 1],
      ['exportar', 'files.named', 1],
    ]);
  });

  test('is gone with its row; guessed and crooked keys find nothing', async () => {
    const { arquivos } = (await (await portal.send(ana, P1, [{ name: 'z.pdf', bytes: PDF }])).json()) as Sent;
    const [one] = arquivos;
    await portal.fetch(ana, `/api/indicators/medias/file/${one!.id}`, { method: 'DELETE' });
    expect((await portal.fetch(ana, `/api/indicators/files/${one!.key}`)).status).toBe(404);
    expect((await stored()).some((each) => each.includes(one!.key.slice(0, 32)))).toBe(true);
    await nothingIsLeft();
    expect((await stored()).some((each) => each.includes(one!.key.slice(0, 32)))).toBe(false);
    for (const path of ['0'.repeat(32), '..%2f..%2fpasswd', `${key}.400`, key.toUpperCase(), `${key}/../x`])
      // oxlint-disable-next-line no-await-in-loop
      expect([400, 404]).toContain((await portal.fetch(ana, `/api/indicators/files/${path}`)).status);
  });
});
