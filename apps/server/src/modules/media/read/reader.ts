import { readFile } from 'node:fs/promises';
import { answerOrders } from '@fonte/programme/aside/answer-orders';
import { readGeometry } from './geometry.ts';
import { readPicture } from './picture.ts';
import { FileRefused, type Read, type ReadAnswer, type ReadOrder } from './reading.ts';
import { sniff } from './sniff.ts';

// A process of its own: a decoder's crash, a picture's memory and a long file stay out of the server. It is given paths, one at a time.

answerOrders(async function* (order: ReadOrder) {
  yield await answered(order);
});

async function answered(order: ReadOrder): Promise<ReadAnswer> {
  try {
    return { read: await read(order) };
  } catch (error) {
    const { failure, params } = error instanceof FileRefused ? error : new FileRefused('fileUnreadable');
    return { refused: { failure, params } };
  }
}

async function read(order: ReadOrder): Promise<Read> {
  const bytes = await readFile(order.path);
  const { kind, type } = await sniff(bytes, order.name);
  if (kind === 'photo') return readPicture(order, type);
  if (kind === 'kml') return readGeometry(order, bytes);
  return { kind, type };
}
