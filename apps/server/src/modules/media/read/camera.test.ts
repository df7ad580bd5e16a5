// What cameras write of moment and place, in the forms in which they do (EXIF 2.32, 4.6.5 and 4.6.6).
import { expect, test } from 'vitest';
import { cameraOf } from './camera.ts';

/** A text, or rationals as numerator and denominator. */
type Value = string | readonly (readonly [number, number])[];
type Tags = Readonly<Record<number, Value>>;

const ORIGINAL = 0x90_03;
const DIGITIZED = 0x90_04;
const OFFSET = 0x90_10;
const OFFSET_ORIGINAL = 0x90_11;
const LAT_REF = 1;
const LAT = 2;
const LON_REF = 3;
const LON = 4;
const TIME = 7;
const DATE = 0x1d;

/** EXIF of two directories, as a camera lays it down, least significant byte first. */
function exif(photo: Tags, gps: Tags): Buffer {
  const entry = (tag: number, type: number, count: number, value: number): Buffer => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16LE(tag, 0);
    bytes.writeUInt16LE(type, 2);
    bytes.writeUInt32LE(count, 4);
    bytes.writeUInt32LE(value, 8);
    return bytes;
  };
  const directory = (entries: readonly Buffer[]): Buffer => {
    const count = Buffer.alloc(2);
    count.writeUInt16LE(entries.length);
    return Buffer.concat([count, ...entries, Buffer.alloc(4)]);
  };
  const ownDirectory = (tags: Tags, at: number): Buffer => {
    const all = Object.entries(tags);
    const values: Buffer[] = [];
    let next = at + 2 + all.length * 12 + 4;
    const entries = all.map(([tag, value]) => {
      const bytes =
        typeof value === 'string'
          ? Buffer.from(`${value}\0`, 'latin1')
          : Buffer.from(new Uint32Array(value.flat()).buffer);
      const count = typeof value === 'string' ? bytes.length : value.length;
      if (bytes.length <= 4)
        return entry(Number(tag), 2, count, Buffer.concat([bytes, Buffer.alloc(4)]).readUInt32LE(0));
      values.push(bytes);
      next += bytes.length;
      return entry(Number(tag), typeof value === 'string' ? 2 : 5, count, next - bytes.length);
    });
    return Buffer.concat([directory(entries), ...values]);
  };
  const head = Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0]);
  const first = head.length + 2 + 2 * 12 + 4;
  const photos = ownDirectory(photo, first);
  const main = directory([entry(0x87_69, 4, 1, first), entry(0x88_25, 4, 1, first + photos.length)]);
  const places = ownDirectory(gps, first + photos.length);
  return Buffer.concat([Buffer.from('Exif\0\0'), head, main, photos, places]);
}

const SOUTH: Value = [
  [17, 1],
  [48, 1],
  [36, 1],
];
const WEST: Value = [
  [50, 1],
  [55, 1],
  [4830, 100],
];
const PLACE = { [LAT_REF]: 'S', [LAT]: SOUTH, [LON_REF]: 'W', [LON]: WEST };
const AT = { lat: -17.81, lon: -50.930083 };
const NOWHERE = { lat: null, lon: null };
const NEVER = '    :  :     :  :  ';

test.each<[string, Tags, object]>([
  ['degrees, minutes and seconds, south and west', PLACE, AT],
  ['letters small and followed by blanks', { ...PLACE, [LAT_REF]: 's ', [LON_REF]: 'w ' }, AT],
  ['north and east', { ...PLACE, [LAT_REF]: 'N', [LON_REF]: 'E' }, { lat: 17.81, lon: 50.930083 }],
  ['degrees with a fraction alone', { ...PLACE, [LAT]: [[1781, 100]] }, AT],
  [
    'minutes with a fraction',
    {
      ...PLACE,
      [LAT]: [
        [17, 1],
        [4860, 100],
        [0, 1],
      ],
    },
    AT,
  ],
  [
    'minutes with a fraction, and seconds over nothing',
    {
      ...PLACE,
      [LAT]: [
        [17, 1],
        [4860, 100],
        [0, 0],
      ],
    },
    AT,
  ],
  [
    'seconds over nothing, and nothing in their place',
    {
      ...PLACE,
      [LAT]: [
        [17, 1],
        [48, 1],
        [0, 0],
      ],
    },
    NOWHERE,
  ],
  [
    'sixty seconds, as rounding writes them',
    {
      ...PLACE,
      [LAT]: [
        [17, 1],
        [48, 1],
        [60, 1],
      ],
    },
    { ...AT, lat: -17.816667 },
  ],
  [
    'all over nothing, as without a fix',
    {
      ...PLACE,
      [LAT]: [
        [0, 0],
        [0, 0],
        [0, 0],
      ],
    },
    NOWHERE,
  ],
  [
    'something over nothing',
    {
      ...PLACE,
      [LON]: [
        [50, 0],
        [1, 1],
        [1, 1],
      ],
    },
    NOWHERE,
  ],
  [
    'zeros, as without a fix',
    {
      ...PLACE,
      [LAT]: [
        [0, 1],
        [0, 1],
        [0, 1],
      ],
      [LON]: [
        [0, 1],
        [0, 1],
        [0, 1],
      ],
    },
    NOWHERE,
  ],
  ['no half of the world', { [LAT]: SOUTH, [LON]: WEST }, NOWHERE],
  ['one that is none', { ...PLACE, [LAT_REF]: 'X' }, NOWHERE],
  ['beyond the pole', { ...PLACE, [LAT]: [[91, 1]] }, NOWHERE],
  [
    'seventy minutes',
    {
      ...PLACE,
      [LAT]: [
        [17, 1],
        [70, 1],
        [0, 1],
      ],
    },
    NOWHERE,
  ],
  ['text where numbers belong', { ...PLACE, [LAT]: '17.81' }, NOWHERE],
])('a place: %s', (_, gps, place) => {
  // Whatever the place is, the moment is told.
  expect(cameraOf(exif({ [ORIGINAL]: '2025:03:04 10:20:30' }, gps))).toEqual({
    taken: '2025-03-04T13:20:30.000Z',
    ...place,
  });
});

const UTC = {
  [DATE]: '2025:03:04',
  [TIME]: [
    [14, 1],
    [19, 1],
    [5900, 100],
  ] as const,
};

test.each<[string, Tags, Tags, string | null]>([
  [
    'the hour of the place, which is taken for Brasília’s',
    { [ORIGINAL]: '2025:03:04 10:20:30' },
    {},
    '13:20:30',
  ],
  ['with its offset', { [ORIGINAL]: '2025:03:04 10:20:30', [OFFSET_ORIGINAL]: '-04:00' }, {}, '14:20:30'],
  ['with the offset of the file', { [ORIGINAL]: '2025:03:04 10:20:30', [OFFSET]: '-05:00' }, {}, '15:20:30'],
  [
    'with an offset that is none',
    { [ORIGINAL]: '2025:03:04 10:20:30', [OFFSET_ORIGINAL]: '   :  ' },
    {},
    '13:20:30',
  ],
  ['with the satellites’ hour beside it', { [ORIGINAL]: '2025:03:04 10:20:30' }, UTC, '14:20:30'],
  [
    'with an hour of satellites that fits no zone of Brazil',
    { [ORIGINAL]: '2025:03:04 01:20:30' },
    UTC,
    '04:20:30',
  ],
  [
    'with the hour of a fix of a while before, which tells no zone',
    { [ORIGINAL]: '2025:03:04 10:59:59' },
    UTC,
    '13:59:59',
  ],
  ['the satellites’ alone', {}, UTC, '14:19:59'],
  ['that of who made it digital', { [ORIGINAL]: NEVER, [DIGITIZED]: '2025:03:04 10:20:30' }, {}, '13:20:30'],
  ['blanks', { [ORIGINAL]: NEVER }, {}, null],
  ['zeros', { [ORIGINAL]: '0000:00:00 00:00:00' }, {}, null],
  [
    'satellites’ over nothing',
    {},
    {
      ...UTC,
      [TIME]: [
        [0, 0],
        [0, 0],
        [0, 0],
      ],
    },
    null,
  ],
])('a moment: %s', (_, photo, gps, time) => {
  // Whatever the moment is, the place is told.
  expect(cameraOf(exif(photo, { ...PLACE, ...gps }))).toEqual({
    taken: time === null ? null : `2025-03-04T${time}.000Z`,
    ...AT,
  });
});

test.each([
  ['nothing', undefined],
  ['no EXIF', Buffer.from('nothing of the kind')],
  ['EXIF that ends early', exif({ [ORIGINAL]: '2025:03:04 10:20:30' }, PLACE).subarray(0, 20)],
])('of %s nothing is told', (_, bytes) => {
  expect(cameraOf(bytes)).toEqual({ taken: null, ...NOWHERE });
});
