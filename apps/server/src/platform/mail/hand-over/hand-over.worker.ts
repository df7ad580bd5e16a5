import { parentPort } from 'node:worker_threads';
import { stepBack } from '../../app/step-back.ts';
import { giveMessage } from './give.ts';
import { takeLine, type Done, type Order } from './order.ts';

const port = parentPort;
if (!port) throw new Error('hand-over.worker.ts runs as a worker thread');

const lines = new Map<number, AbortController>();

port.on('message', (order: Order) => {
  if ('cut' in order) lines.get(order.id)?.abort();
  else void follow(order);
});

async function follow({ id, place, message, line: mark }: Exclude<Order, { cut: true }>): Promise<void> {
  const line = new AbortController();
  lines.set(id, line);
  let done: Done;
  try {
    done = { id, handed: await giveMessage(place, message, line.signal, () => takeLine(mark)) };
  } catch (error) {
    done = { id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  lines.delete(id);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  port?.postMessage(done);
}

stepBack();
