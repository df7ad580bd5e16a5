import { ACCEPTED_FILES, acceptedByName, extensionOf, type AcceptedFile } from '@fonte/contracts';
import { Random } from '@fonte/programme/demo/drawn-from/random';
import { BOMBS } from './bombs.ts';
import { contents, OLD_OFFICE, type Content } from './contents.ts';

/** A file that is sent, and what may become of it: a failure, 'kml', or its kind with its media type. */
export interface Variant {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly may: readonly string[];
}

/** Suffixes that a file may bear: all that are taken, in capitals too, and some that are not. */
const SUFFIXES = [
  ...ACCEPTED_FILES.flatMap(({ extensions }) => extensions.map((one) => `.${one}`)),
  '.JPG',
  '.exe.png',
  '.png.exe',
  '.svg',
  '.html',
  '.docm',
  '.heic',
  '',
];
const TEXTS = new Set(['text/csv', 'text/xml', 'text/plain', 'application/json']);
/** What is said of content that is not sound. */
const REFUSALS = ['fileType', 'pictureUnreadable', 'pictureTooLarge', 'invalidGeometry', 'emptyFile'];
/** Damaged ones of each content that may be sent. */
const DAMAGED = 12;

const SEED = 20_261_126;

/** More than a thousand files, the same ones each time. */
export async function hostileFiles(): Promise<Variant[]> {
  const every = await contents();
  const bombs = BOMBS.map(([name, bytes, failure]): Variant => ({ name, bytes: bytes(), may: [failure] }));
  return [...bombs, ...underEachSuffix(every), ...damaged(every)];
}

/** Each content under each suffix. */
function underEachSuffix(every: readonly Content[]): Variant[] {
  return every.flatMap((content) =>
    SUFFIXES.map((suffix) => {
      const name = `${content.name}${suffix}`;
      return { name, bytes: content.bytes, may: [outcomeOf(content, name)] };
    }),
  );
}

/** What the rules (design of media, 'what is accepted') say of a content under a name. */
function outcomeOf({ type, bytes, text, polygons }: Content, name: string): string {
  const named: AcceptedFile | undefined = acceptedByName(name);
  if (bytes.length === 0) return 'emptyFile';
  if (named === undefined) return 'fileType';
  if (named.kind === 'kml') return polygons === true ? 'kml' : 'invalidGeometry';
  if (TEXTS.has(named.type)) return text === true ? `document ${named.type}` : 'fileType';
  if (named.kind === 'photo') return type.startsWith('image/') ? `photo ${type}` : 'fileType';
  const old = type === OLD_OFFICE && ['doc', 'xls', 'ppt'].includes(extensionOf(name));
  return old || type === named.type ? `document ${named.type}` : 'fileType';
}

/**
 * Contents that may be sent, damaged as the seed says: cut, overwritten, repeated in part, with another before or behind. Such a one is refused, or kept as what
 * its suffix allows, never as anything else.
 */
function damaged(every: readonly Content[]): Variant[] {
  return every.flatMap((content, serial) => {
    const named = ACCEPTED_FILES.find(({ type }) => type === content.type);
    const suffix = content.polygons === true ? content.name : (named?.extensions[0] ?? '');
    const name = `${content.name}.${suffix}`;
    if (acceptedByName(name) === undefined || content.bytes.length === 0) return [];
    const random = new Random(SEED, 1, serial);
    const may = [...REFUSALS, ...ofSuffix(name)];
    return Array.from({ length: DAMAGED }, () => ({
      name,
      bytes: spoilt(content.bytes, every, random),
      may,
    }));
  });
}

function ofSuffix(name: string): string[] {
  const named = acceptedByName(name);
  if (named?.kind === 'kml') return ['kml'];
  if (named?.kind !== 'photo') return [`document ${named?.type ?? ''}`];
  return ACCEPTED_FILES.filter(({ kind }) => kind === 'photo').map(({ type }) => `photo ${type}`);
}

function spoilt(bytes: Buffer, every: readonly Content[], random: Random): Buffer {
  const place = () => random.whole(0, bytes.length - 1);
  const other = random.pick(every).bytes;
  const [from, to] = [place(), place()].toSorted((one, next) => one - next) as [number, number];
  switch (random.whole(0, 5)) {
    case 0:
      return bytes.subarray(0, place());
    case 1:
      return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
    case 2:
      return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)]);
    case 3:
      return Buffer.concat([bytes, other]);
    case 4:
      return Buffer.concat([other, bytes]);
    default: {
      const changed = Buffer.from(bytes);
      for (let more = random.whole(1, 20); more > 0; more -= 1) changed[place()] = random.whole(0, 255);
      return changed;
    }
  }
}
