/** Degrees, minutes and hundredths of seconds as EXIF writes them: three fractions of unsigned longs. */
function fractions(degrees: number): Buffer {
  const hundredths = Math.round(Math.abs(degrees) * 360_000);
  const parts = [Math.floor(hundredths / 360_000), Math.floor(hundredths / 6_000) % 60, hundredths % 6_000];
  const bytes = Buffer.alloc(24);
  for (const [at, part] of parts.entries()) {
    bytes.writeUInt32LE(part, at * 8);
    bytes.writeUInt32LE(at === 2 ? 100 : 1, at * 8 + 4);
  }
  return bytes;
}

/** An entry of a TIFF directory; `value` fills four bytes. */
function entry(tag: number, type: number, count: number, value: Buffer): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16LE(tag, 0);
  bytes.writeUInt16LE(type, 2);
  bytes.writeUInt32LE(count, 4);
  value.copy(bytes, 8);
  return bytes;
}

const long = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const short = (value: number): Buffer => long(value).subarray(0, 2);

const [ASCII, LONG, RATIONAL] = [2, 4, 5];
/** Where the GPS directory begins, after the header and a directory of one entry; and what follows it, after four. */
const GPS_AT = 8 + 2 + 12 + 4;
const VALUES_AT = GPS_AT + 2 + 4 * 12 + 4;

/** A JPEG with the place where it was taken, as a telephone writes it (EXIF 2.3, GPS directory). */
export function withPlace(jpeg: readonly number[], { lon, lat }: { lon: number; lat: number }): Buffer {
  const tiff = Buffer.concat([
    Buffer.from('II*\0'),
    long(8),
    short(1),
    entry(0x8825, LONG, 1, long(GPS_AT)),
    long(0),
    short(4),
    entry(1, ASCII, 2, Buffer.from(lat < 0 ? 'S\0\0\0' : 'N\0\0\0')),
    entry(2, RATIONAL, 3, long(VALUES_AT)),
    entry(3, ASCII, 2, Buffer.from(lon < 0 ? 'W\0\0\0' : 'E\0\0\0')),
    entry(4, RATIONAL, 3, long(VALUES_AT + 24)),
    long(0),
    fractions(lat),
    fractions(lon),
  ]);
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  const size = Buffer.alloc(2);
  size.writeUInt16BE(body.length + 2);
  const bytes = Buffer.from(jpeg);
  // Right after the start of the image.
  return Buffer.concat([bytes.subarray(0, 2), Buffer.from([0xff, 0xe1]), size, body, bytes.subarray(2)]);
}
