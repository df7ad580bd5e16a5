import { crc32, deflateSync, gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { kmlOf } from '../files.ts';

/** A PNG that claims so many pixels and holds none of them. */
export function claimingPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const head = Buffer.alloc(4);
    head.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([head, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const SPACES = Buffer.alloc(60_000_000, 32);
const ring = (corners: string): Buffer =>
  kmlOf(
    [],
    `<Placemark><Polygon><outerBoundaryIs><LinearRing><coordinates>${corners}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>`,
  );
const MANY = 1_000_000;

/** Files that make much work of few bytes, or are more than is taken, by their names; each with why it is refused. */
export const BOMBS: readonly (readonly [name: string, bytes: () => Uint8Array, failure: string])[] = [
  ['pixels.png', () => claimingPng(60_000, 60_000), 'pictureTooLarge'],
  ['none.png', () => claimingPng(100, 100), 'pictureUnreadable'],
  ['unpacks.kmz', () => zipSync({ 'doc.kml': SPACES }), 'invalidGeometry'],
  ['unpacks.docx', () => zipSync({ '[Content_Types].xml': SPACES }), 'fileType'],
  ['unpacks.zip', () => gzipSync(SPACES), 'fileType'],
  ['corners.kml', () => ring('-50,-17 '.repeat(MANY)), 'invalidGeometry'],
  ['bow.kml', () => ring('0,0 1,1 1,0 0,1 0,0'), 'invalidGeometry'],
  ['deep.kml', () => kmlOf([], '<Folder>'.repeat(100_000)), 'invalidGeometry'],
  [
    'corners.geojson',
    () => strToU8(`{"type":"Polygon","coordinates":[[${'[-50,-17],'.repeat(MANY)}[-50,-17]]]}`),
    'invalidGeometry',
  ],
  ['deep.geojson', () => strToU8('['.repeat(MANY)), 'invalidGeometry'],
  [
    'no-number.geojson',
    () => strToU8('{"type":"Polygon","coordinates":[[[1e999,0],[1,null],[0,0]]]}'),
    'invalidGeometry',
  ],
];
