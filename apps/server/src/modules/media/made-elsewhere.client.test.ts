// Files as other programs and cameras make them: Debian's ImageMagick, exiftool, FFmpeg, libheif, LibreOffice and GDAL; each is sent, kept, and shown as it is meant.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { addressOf } from '@fonte/contracts';
import { mediaOfProperty } from '@fonte/contracts/endpoints/media';
import { mediaFile } from '@fonte/contracts/endpoints/uploads';
import { ANA } from '@fonte/programme/tiny/people';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../testing.ts';
import { filePortal, kmlOf, newTag, type FilePortal } from './testing/files.ts';

const execute = promisify(execFile);
const P1 = '5200010001';
/** Of a photo in which each corner has a colour of its own, so that its sides can be told. */
const WIDE = { width: 320, height: 200 };
const CORNERS = ['red', 'lime', 'blue', 'white'] as const;
const COLOURS = { red: [255, 0, 0], lime: [0, 255, 0], blue: [0, 0, 255], white: [255, 255, 255] } as const;

let portal: FilePortal;
let ana: TestPerson;
let tag: number;
let folder: string;
beforeAll(async () => {
  portal = await filePortal();
  ana = await portal.person('tecnico', { uf: 'GO', cpf: ANA });
  tag = await newTag(portal, 'Áreas');
  folder = await mkdtemp(join(tmpdir(), 'fonte-outros-'));
  // Upper left, upper right, lower right, lower left.
  const [a, b, c, d] = CORNERS;
  const row = (left: string, right: string) => [
    '(',
    '-size',
    '160x100',
    `xc:${left}`,
    `xc:${right}`,
    '+append',
    ')',
  ];
  await run('convert-im6.q16', [...row(a, b), ...row(d, c), '-append', '-quality', '95', 'foto.jpg']);
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true, force: true });
});

const run = (program: string, options: readonly string[]) => execute(program, [...options], { cwd: folder });
const here = (name: string) => join(folder, name);
/** A second of moving picture, 64 × 64. */
const film = (name: string) =>
  run('ffmpeg', '-v error -f lavfi -i testsrc=d=1:s=64x64 -pix_fmt yuv420p'.split(' ').concat(name));

interface Told {
  readonly kind: string;
  readonly key: string;
}
/** What becomes of a file that is sent under a name: how it is kept, or why it is refused. */
async function sent(name: string, as = name): Promise<Told | string> {
  const bytes = await readFile(here(name));
  const geo = /\.(?:kml|kmz|geojson)$/.test(as);
  const answer = await portal.send(ana, P1, [
    { name: as, bytes, description: as, tags: geo ? String(tag) : '0' },
  ]);
  const told = (await answer.json()) as { arquivos?: { tipo: string; key: string }[]; result?: string };
  const [file] = told.arquivos ?? [];
  return file === undefined ? `${answer.status} ${told.result}` : { kind: file.tipo, key: file.key };
}

interface Shown {
  readonly largura: number;
  readonly altura: number;
  readonly tirada_em: string | null;
  readonly lon: number | null;
  readonly lat: number | null;
}
/** A photo as the gallery tells of it, with its original's hash and what its larger size shows in its corners. */
async function photo(name: string, as = name) {
  const told = await sent(name, as);
  if (typeof told === 'string') throw new Error(`${name}: ${told}`);
  expect([name, told.kind]).toEqual([name, 'photo']);
  const gallery = await portal.fetch(ana, addressOf(mediaOfProperty, { params: { id: P1 } }));
  const { medias } = (await gallery.json()) as { medias: (Shown & { key: string })[] };
  const file = async (query: { tamanho?: 'original' | 'mini' }) => {
    const answer = await portal.fetch(ana, addressOf(mediaFile, { params: { key: told.key }, query }));
    return Buffer.from(await answer.arrayBuffer());
  };
  const original = createHash('sha256')
    .update(await file({ tamanho: 'original' }))
    .digest('hex');
  expect([name, original]).toEqual([
    name,
    createHash('sha256')
      .update(await readFile(here(name)))
      .digest('hex'),
  ]);
  const large = await file({});
  await writeFile(here('mostrada.jpg'), large);
  return { shown: medias.find(({ key }) => key === told.key)!, corners: await cornersOf(large) };
}

/** The name of the colour nearest to each corner's, as the corners stand. */
async function cornersOf(bytes: Buffer): Promise<string[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const from = (y * info.width + x) * info.channels;
    const [r = 0, g = 0, b = 0] = data.subarray(from, from + 3);
    const far = ([x, y, z]: readonly number[]) => (r - x!) ** 2 + (g - y!) ** 2 + (b - z!) ** 2;
    return Object.entries(COLOURS).toSorted(([, one], [, other]) => far(one) - far(other))[0]![0];
  };
  const [right, low] = [info.width - 20, info.height - 20];
  return [at(20, 20), at(right, 20), at(right, low), at(20, low)];
}

describe('photos', () => {
  test('stand upright however the camera was held, and no size tells what the camera wrote', async () => {
    for (let turned = 1; turned <= 8; turned += 1) {
      // oxlint-disable no-await-in-loop -- one after the other
      await run('exiftool', [
        '-q',
        '-n',
        `-Orientation=${turned}`,
        '-Make=Segredo',
        '-o',
        `virada-${turned}.jpg`,
        'foto.jpg',
      ]);
      // As ImageMagick, which is not ours, would stand it upright.
      await run('convert-im6.q16', [`virada-${turned}.jpg`, '-auto-orient', 'certa.png']);
      const { shown, corners } = await photo(`virada-${turned}.jpg`);
      expect([turned, corners]).toEqual([turned, await cornersOf(await readFile(here('certa.png')))]);
      const [width, height] = turned <= 4 ? [320, 200] : [200, 320];
      expect([turned, shown.largura, shown.altura]).toEqual([turned, width, height]);
      const { stdout } = await run('exiftool', ['-EXIF:all', '-XMP:all', '-IPTC:all', 'mostrada.jpg']);
      expect(stdout).toBe('');
      // oxlint-enable no-await-in-loop
    }
  });

  test.each<[string, readonly string[]]>([
    ['progressive', ['foto.jpg', '-interlace', 'JPEG', 'feita.jpg']],
    ['in CMYK', ['foto.jpg', '-colorspace', 'CMYK', 'feita.jpg']],
    ['JPEG without subsampling', ['foto.jpg', '-sampling-factor', '1x1', 'feita.jpg']],
    ['PNG of 16 bits', ['foto.jpg', '-depth', '16', 'PNG48:feita.png']],
    ['PNG with a palette', ['foto.jpg', '-colors', '8', 'PNG8:feita.png']],
    ['interlaced PNG', ['foto.jpg', '-interlace', 'PNG', 'feita.png']],
    ['PNG with transparency', ['foto.jpg', '-alpha', 'set', 'PNG64:feita.png']],
    ['GIF', ['foto.jpg', 'feita.gif']],
    ['GIF that moves', ['-delay', '10', 'foto.jpg', '(', 'foto.jpg', '-negate', ')', 'feita.gif']],
    ['WebP', ['foto.jpg', 'feita.webp']],
    ['WebP without loss', ['foto.jpg', '-define', 'webp:lossless=true', 'feita.webp']],
  ])('%s', async (_, made) => {
    await run('convert-im6.q16', made);
    const name = made.at(-1)!.replace(/^PNG\d+:/, '');
    const { shown, corners } = await photo(name);
    expect(corners).toEqual(CORNERS);
    expect(shown).toMatchObject({ largura: WIDE.width, altura: WIDE.height });
  });

  test('in shades of grey, and black and white, are shown', async () => {
    for (const [type, name] of [
      ['Grayscale', 'cinza.jpg'],
      ['Grayscale', 'cinza.png'],
      ['Bilevel', 'preta.png'],
    ] as const) {
      // oxlint-disable no-await-in-loop -- one after the other
      await run('convert-im6.q16', ['foto.jpg', '-type', type, name]);
      expect((await photo(name)).shown).toMatchObject({ largura: WIDE.width, altura: WIDE.height });
      // oxlint-enable no-await-in-loop
    }
  });

  test('with a film behind them, as telephones append one, are photos', async () => {
    await film('curto.mp4');
    await writeFile(
      here('viva.jpg'),
      Buffer.concat([await readFile(here('foto.jpg')), await readFile(here('curto.mp4'))]),
    );
    expect((await photo('viva.jpg')).corners).toEqual(CORNERS);
  });
});

describe('what the camera wrote is told as exiftool writes it', () => {
  const PLACE = ['-GPSLatitude=17.81', '-GPSLatitudeRef=S', '-GPSLongitude=50.93', '-GPSLongitudeRef=W'];
  const AT = { lat: -17.81, lon: -50.93 };
  test.each<[string, readonly string[], Partial<Shown>]>([
    [
      'moment and place',
      ['-DateTimeOriginal=2025:03:04 10:20:30', ...PLACE],
      { tirada_em: '2025-03-04T13:20:30Z', ...AT },
    ],
    [
      'a moment with its offset',
      ['-DateTimeOriginal=2025:03:04 10:20:30', '-OffsetTimeOriginal=-05:00', '-OffsetTime=-05:00'],
      { tirada_em: '2025-03-04T15:20:30Z', lon: null, lat: null },
    ],
    [
      'a moment with the satellites’ beside it',
      [
        '-DateTimeOriginal=2025:03:04 10:20:30',
        '-GPSDateStamp=2025:03:04',
        '-GPSTimeStamp=14:20:12',
        ...PLACE,
      ],
      { tirada_em: '2025-03-04T14:20:30Z', ...AT },
    ],
    [
      'a moment of blanks beside a place',
      ['-n', '-DateTimeOriginal=    :  :     :  :  ', ...PLACE],
      { tirada_em: null, ...AT },
    ],
    [
      'a place over nothing beside a moment',
      [
        '-n',
        '-DateTimeOriginal=2025:03:04 10:20:30',
        '-GPSLatitude=undef undef undef',
        '-GPSLongitude=undef undef undef',
        '-GPSLatitudeRef=S',
        '-GPSLongitudeRef=W',
      ],
      { tirada_em: '2025-03-04T13:20:30Z', lon: null, lat: null },
    ],
    ['neither', ['-Make=Câmera', '-Model=X'], { tirada_em: null, lon: null, lat: null }],
  ])('%s, in JPEG, PNG and WebP', async (_, tags, told) => {
    const files = ['lisa.jpg', 'lisa.png', 'lisa.webp'];
    for (const name of files)
      // oxlint-disable-next-line no-await-in-loop -- three
      await run('convert-im6.q16', ['foto.jpg', name]);
    await run('exiftool', ['-q', '-overwrite_original', ...tags, ...files]);
    for (const name of files)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect({ name, ...(await photo(name)).shown }).toMatchObject({ name, ...told });
  });
});

test('HEIC is refused with what to do about it, by its name and by its content; films as what they are', async () => {
  await run('heif-enc', ['-q', '60', 'foto.jpg', '-o', 'foto.heic']);
  await film('filme.mp4');
  // Held upright: a telephone's film says by how much it is turned.
  await run('ffmpeg', [
    '-v',
    'error',
    '-i',
    'filme.mp4',
    '-c',
    'copy',
    '-metadata:s:v:0',
    'rotate=90',
    'virado.mp4',
  ]);
  const heic =
    '415 Este telefone gravou a foto em HEIC. Grave em JPEG (Câmera, Formatos, Mais compatível) e envie de novo.';
  expect(await sent('foto.heic')).toContain(heic.slice(4));
  expect(await sent('foto.heic', 'foto.jpg')).toContain(heic.slice(4));
  for (const name of ['filme.mp4', 'virado.mp4']) {
    // oxlint-disable no-await-in-loop -- two
    expect(await sent(name)).toMatch(/^415 .*Este tipo de arquivo não é aceito/);
    expect(await sent(name, 'foto.jpg')).toMatch(/^415 .*o conteúdo não é o que o nome diz/);
    // oxlint-enable no-await-in-loop
  }
});

test('documents of an office suite are kept as what they are, those it has in forms of its own are refused', async () => {
  await writeFile(here('relato.txt'), 'Visita à nascente\n');
  await writeFile(here('tabela.csv'), 'a;b\n1;2\n');
  // One start after the other: the suite's profile is one's at a time.
  for (const [to, name] of [
    ['docx', 'relato.txt'],
    ['doc', 'relato.txt'],
    ['pdf', 'relato.txt'],
    ['odt', 'relato.txt'],
    ['xlsx', 'tabela.csv'],
    ['xls', 'tabela.csv'],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await run('soffice', [
      `-env:UserInstallation=file://${folder}/perfil`,
      '--headless',
      '--convert-to',
      to,
      name,
    ]);
  const told = [];
  for (const name of [
    'relato.docx',
    'relato.doc',
    'relato.pdf',
    'relato.txt',
    'tabela.xlsx',
    'tabela.xls',
    'tabela.csv',
  ])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    told.push([name, await sent(name)]);
  expect(told).toEqual(told.map(([name]) => [name, { kind: 'document', key: expect.any(String) }]));
  expect(await sent('relato.odt')).toMatch(/^415 /);
});

test('polygons of GDAL in every form are the same polygons', async () => {
  await writeFile(
    here('ours.kml'),
    kmlOf([
      [-50.93, -17.8],
      [-50.9, -17.8],
    ]),
  );
  for (const [name, driver, ...more] of [
    ['gdal.kml', 'KML'],
    ['libkml.kml', 'LIBKML'],
    ['libkml.kmz', 'LIBKML'],
    ['gdal.geojson', 'GeoJSON'],
    ['rfc.geojson', 'GeoJSON', '-lco', 'RFC7946=YES'],
  ] as const) {
    // oxlint-disable no-await-in-loop -- one after the other
    await run('ogr2ogr', ['-f', driver, ...more, name, 'ours.kml']);
    expect([name, await sent(name)]).toEqual([name, { kind: 'kml', key: expect.any(String) }]);
    // oxlint-enable no-await-in-loop
  }
  const rows = await portal.database.db
    .selectFrom('portal.poligono_enviado as o')
    .innerJoin('portal.geometria_enviada as g', 'g.id_geometria', 'o.id_geometria')
    .select(['g.nome', 'o.area_ha'])
    .execute();
  expect(rows).toHaveLength(10);
  expect(new Set(rows.map(({ area_ha }) => area_ha)).size).toBe(1);
});
