import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { kmlOf, PDF, picture } from '../files.ts';

/** What is in a file, and what that is: known because it was made so, not by looking as the server does. */
export interface Content {
  readonly name: string;
  /** Media type; of what may be sent as contracts/accepted-files calls it. */
  readonly type: string;
  readonly bytes: Buffer;
  /** A text that no browser would run. */
  readonly text?: boolean;
  /** Polygons may be read from it. */
  readonly polygons?: boolean;
}

/** Files of the old Office, which tell by their suffix alone which program they are of. */
export const OLD_OFFICE = 'application/x-cfb';

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const PAGE = '<script>alert(document.cookie)</script>';
const SIDE = { width: 24, height: 16 };
const PLACE = [-50, -17] as const;

const zip = (files: Readonly<Record<string, string | Uint8Array>>): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([path, content]) => [
          path,
          // An EPUB's first entry is stored as it is.
          [typeof content === 'string' ? strToU8(content) : content, { level: path === 'mimetype' ? 0 : 6 }],
        ]),
      ),
    ),
  );
const office = (type: string, part: string): Buffer =>
  zip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="${type}"/></Types>`,
    [part]: '<x/>',
  });
const square = (turned: boolean): string => {
  const ring = [
    [-50, -17],
    [-49.9, -17],
    [-49.9, -16.9],
    [-50, -17],
  ].map(([lon, lat]) => (turned ? [lat, lon] : [lon, lat]));
  return JSON.stringify({ type: 'Polygon', coordinates: [ring] });
};
/** As a phone's pictures and films begin. */
const film = (brand: string): Buffer =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0${brand}mif1`), PDF]);

/** One of every kind that may be sent, and of those that may not or that pretend. */
export async function contents(): Promise<Content[]> {
  const [jpeg, png, gif, webp] = await Promise.all(
    (['jpeg', 'png', 'gif', 'webp'] as const).map((format) => picture(format, SIDE)),
  );
  const tiff = await sharp(png).tiff().toBuffer();
  const kml = kmlOf([PLACE]);
  const text = (name: string, type: string, bytes: string | Buffer): Content => ({
    name,
    type,
    bytes: Buffer.from(bytes),
    text: true,
  });
  return [
    { name: 'jpeg', type: 'image/jpeg', bytes: jpeg! },
    { name: 'png', type: 'image/png', bytes: png! },
    { name: 'gif', type: 'image/gif', bytes: gif! },
    { name: 'webp', type: 'image/webp', bytes: webp! },
    // Short enough to be a text as well.
    { name: 'pdf', type: 'application/pdf', bytes: PDF, text: true },
    ...(
      [
        ['docx', 'wordprocessingml.document', 'word/document.xml'],
        ['xlsx', 'spreadsheetml.sheet', 'xl/workbook.xml'],
        ['pptx', 'presentationml.presentation', 'ppt/presentation.xml'],
      ] as const
    ).map(([name, type, part]) => ({
      name,
      type: `${OFFICE}.${type}`,
      bytes: office(`${OFFICE}.${type}.main+xml`, part),
    })),
    {
      name: 'old-office',
      type: OLD_OFFICE,
      bytes: Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1_024)]),
    },
    {
      name: 'epub',
      type: 'application/epub+zip',
      bytes: zip({ mimetype: 'application/epub+zip', 'a.xhtml': PAGE }),
    },
    { name: 'zip', type: 'application/zip', bytes: zip({ 'a.html': PAGE }) },
    text('csv', 'text/csv', 'solo;pH\nA;5,4\n'),
    text('latin1', 'text/csv', Buffer.from('situação;não\n', 'latin1')),
    text('utf16', 'text/plain', Buffer.from('\ufeffsituação', 'utf16le')),
    text('txt', 'text/plain', 'Visita sem pendência.\n'),
    text('json', 'application/json', '{"a": [1, 2]}'),
    text('xml', 'text/xml', '<?xml version="1.0"?><a/>'),
    { ...text('kml', '', kml), polygons: true },
    { name: 'kmz', type: 'application/zip', bytes: zip({ 'doc.kml': kml }), polygons: true },
    { ...text('geojson', '', square(false)), polygons: true },
    text('kml-turned', '', kmlOf([[PLACE[1], PLACE[0]]])),
    text('geojson-turned', '', square(true)),
    text(
      'kml-points',
      '',
      kmlOf([], '<Placemark><Point><coordinates>-50,-17</coordinates></Point></Placemark>'),
    ),
    text(
      'kml-type',
      '',
      `<!DOCTYPE kml [<!ENTITY a SYSTEM "file:///etc/passwd">]>${kml.subarray(38).toString()}`,
    ),
    { name: 'svg', type: '', bytes: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${PAGE}</svg>`) },
    { name: 'svg-late', type: '', bytes: Buffer.from(`<?xml version="1.0"?><!-- -->\n<svg>${PAGE}</svg>`) },
    { name: 'html', type: '', bytes: Buffer.from(`<!DOCTYPE html>${PAGE}`) },
    { name: 'html-utf16', type: '', bytes: Buffer.from(`\ufeff<html>${PAGE}`, 'utf16le') },
    {
      name: 'docm',
      type: '',
      bytes: office('application/vnd.ms-word.document.macroEnabled.main+xml', 'word/document.xml'),
    },
    { name: 'tiff', type: '', bytes: tiff },
    { name: 'heic', type: '', bytes: film('heic') },
    { name: 'mp4', type: '', bytes: film('isom') },
    { name: 'gzip', type: '', bytes: gzipSync(PDF) },
    { name: 'exe', type: '', bytes: Buffer.from('MZ\u0090\0\u0003\0\0\0', 'latin1') },
    { name: 'elf', type: '', bytes: Buffer.from('\u007fELF\u0002\u0001\u0001\0', 'latin1') },
    // A header that says of its first part that it is no bytes long: readers of it have gone round for ever.
    {
      name: 'asf',
      type: '',
      bytes: Buffer.concat([Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex'), Buffer.alloc(64)]),
    },
    { name: 'empty', type: '', bytes: Buffer.alloc(0) },
  ];
}
