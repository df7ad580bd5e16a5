import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { readGeometry } from './geometry.ts';
import { readPicture } from './picture.ts';
import { FileRefused, type Read, type ReadAnswer, type ReadOrder } from './reading.ts';
import { sniff } from './sniff.ts';

// A process of its own: a decoder's crash, a picture's memory and a long file stay out of the server. It is given paths, one at a time.

setPriority(10);
process.on('message', (order: ReadOrder) => void answered(order));
process.on('disconnect', () => process.exit());
process.send?.('ready');

async function answered(order: ReadOrder): Promise<void> {
  let answer: ReadAnswer;
  try {
    answer = { read: await read(order) };
  } catch (error) {
    const { failure, params } = error instanceof FileRefused ? error : new FileRefused('fileUnreadable');
    answer = { refused: { failure, params } };
  }
  process.send?.({ ...answer, rss: process.memoryUsage.rss() });
}

async function read(order: ReadOrder): Promise<Read> {
  const bytes = await readFile(order.path);
  const { kind, type } = await sniff(bytes, order.name);
  if (kind === 'photo') return readPicture(order.path, type);
  if (kind === 'kml') return readGeometry(order, bytes);
  return { kind, type };
}
