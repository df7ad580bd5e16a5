import { parentPort } from 'node:worker_threads';
import { stepBack } from '../../../platform/app/step-back.ts';
import { encodeVectorJob } from '../encoding/encode-job.ts';
import { draw } from './draw.ts';
import { keepFile } from './keep-file.ts';
import { movable, type Done, type Order } from './orders.ts';
import { Painting } from './painting.ts';

const port = parentPort;
if (!port) throw new Error('draw.worker.ts runs as a worker thread');

/** Large pictures that are being painted, by the number of the order that began them. */
const paintings = new Map<number, Painting>();

async function follow(order: Order): Promise<Done> {
  const { id } = order;
  switch (order.step) {
    case 'draw':
      return { id, ...draw(order.job) };
    case 'encode':
      return { id, bytes: encodeVectorJob(order.job), blank: false };
    case 'begin':
      paintings.set(id, new Painting(order.of));
      return { id, added: true };
    case 'add':
      paintings.get(order.painting)?.add(order.part, order.points);
      return { id, added: true };
    case 'gather':
      paintings.get(order.painting)?.gather(order.marks);
      return { id, added: true };
    case 'finish': {
      const painting = paintings.get(order.painting);
      if (!painting) throw new Error('This picture was not begun');
      paintings.delete(order.painting);
      painting.label(order.labels);
      return { id, ...(await painting.finishLarge()) };
    }
    case 'drop':
      await paintings.get(order.painting)?.drop();
      paintings.delete(order.painting);
      return { id, added: true };
  }
}

let before: Promise<void> = Promise.resolve();
port.on('message', (order: Order) => {
  before = before.then(() => answer(order));
});

async function answer(order: Order): Promise<void> {
  let done: Done;
  try {
    done = await follow(order);
  } catch (error) {
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    done = { id: order.id, fault };
  }
  const keepAs = order.step === 'draw' ? order.job.keepAs : undefined;
  if (keepAs !== undefined && 'bytes' in done) {
    // The bytes are written after they have been answered, so these are not given away.
    port?.postMessage(done, []);
    keepFile(keepAs, done.bytes);
  } else port?.postMessage(done, 'bytes' in done ? movable(done.bytes) : []);
}

stepBack();
