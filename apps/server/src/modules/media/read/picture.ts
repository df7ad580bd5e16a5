import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { cameraOf } from './camera.ts';
import { FileRefused, type MadeFile, type ReadOrder, type ReadPicture } from './reading.ts';

/** Told from the header, before anything is unpacked. */
const MOST_PIXELS_JPEG = 220_000_000;
const MOST_PIXELS = 60_000_000;
const FORMATS = new Set(['jpeg', 'png', 'gif', 'webp']);
/** The longest side, and how finely. */
const LARGE = { side: 1_600, quality: 78 };
const SMALL = { side: 400, quality: 72 };

sharp.concurrency(1);
sharp.cache(false);

/** Opens a picture whole and once, writes its two sizes beside it and says what the camera wrote. Errors: `FileRefused`. */
export async function readPicture(
  { path, beside = path }: Pick<ReadOrder, 'path' | 'beside'>,
  type: string,
): Promise<ReadPicture> {
  const limit = type === 'image/jpeg' ? MOST_PIXELS_JPEG : MOST_PIXELS;
  try {
    const { format, width, height, exif } = await opened(path, false).metadata();
    if (!FORMATS.has(format)) throw new FileRefused('pictureUnreadable');
    if (width * height > limit) throw new FileRefused('pictureTooLarge');
    const { data, info } = await upright(opened(path, limit), LARGE.side)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = (): Sharp => sharp(data, { raw: info });
    // Tables of its own would make it a twenty-fifth smaller, for an eighth of the work.
    const large = await written(
      pixels().jpeg({ quality: LARGE.quality, optimiseCoding: false }),
      `${beside}.1600`,
    );
    const small = await written(
      pixels().resize(within(SMALL.side)).jpeg({ quality: SMALL.quality }),
      `${beside}.400`,
    );
    return {
      kind: 'photo',
      type,
      width: large.width,
      height: large.height,
      ...cameraOf(exif),
      sizes: [
        { size: '1600', ...bare(large) },
        { size: '400', ...bare(small) },
      ],
    };
  } catch (error) {
    if (error instanceof FileRefused || isOfTheDisk(error)) throw error;
    throw new FileRefused('pictureUnreadable');
  }
}

const isOfTheDisk = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/** `truncated` lets single damaged bits pass, and refuses what ends early. */
const opened = (path: string, limitInputPixels: number | false): Sharp =>
  sharp(path, { failOn: 'truncated', limitInputPixels, pages: 1 });

/** Never larger than it was. */
const within = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

/** Upright, in sRGB, on white, without what the camera wrote. */
const upright = (picture: Sharp, side: number): Sharp =>
  picture.autoOrient().resize(within(side)).flatten({ background: '#ffffff' }).toColourspace('srgb');

interface Written extends MadeFile {
  readonly width: number;
  readonly height: number;
}

async function written(picture: Sharp, path: string): Promise<Written> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  await writeFile(path, data);
  const sha256 = createHash('sha256').update(data).digest('hex');
  return { path, bytes: data.length, sha256, width: info.width, height: info.height };
}

const bare = ({ path, bytes, sha256 }: MadeFile): MadeFile => ({ path, bytes, sha256 });
