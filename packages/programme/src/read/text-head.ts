import { open } from 'node:fs/promises';
import { REASONS } from '../source/reasons.ts';
import { UnreadableFile } from './unreadable-file.ts';

const HEAD_BYTES = 65_536;
const UTF8_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
const TWO_MARKS = Buffer.concat([UTF8_MARK, UTF8_MARK]);
const UTF16_MARKS = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];
/** In UTF-16 every other byte of plain letters is zero; a zero here and there is a stray character, named where it stands. */
const ZEROS_OF_UTF16 = 0.2;

const begins = (head: Buffer, mark: Buffer): boolean => head.subarray(0, mark.length).equals(mark);

/** The first bytes of a text file, known to be UTF-8 with at most one byte order mark. Errors: `UnreadableFile`; those of opening it. */
export async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const head = buffer.subarray(0, bytesRead);
    const zeros = head.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0);
    if (UTF16_MARKS.some((mark) => begins(head, mark)) || zeros > head.length * ZEROS_OF_UTF16)
      throw new UnreadableFile(1, REASONS.notText);
    if (begins(head, TWO_MARKS)) throw new UnreadableFile(1, REASONS.twoMarks);
    return head;
  } finally {
    await file.close();
  }
}
