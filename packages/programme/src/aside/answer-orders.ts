import { setPriority } from 'node:os';
import { MORE, thrownBy, type Told } from './told.ts';

/**
 * Makes this process a reader (`Readers`): it is given an order, opens what that names and tells it piece by piece, each when it is asked for, so that what
 * reads faster than others take stays on the disk. One file at a time.
 */
export function answerOrders(open: (order: never) => AsyncIterator<unknown>): void {
  let reading: AsyncIterator<unknown> | undefined;
  const next = async (message: unknown): Promise<Omit<Told, 'rss'>> => {
    try {
      if (message !== MORE) reading = open(message as never);
      const { done = false, value } = await reading!.next();
      return { done, value };
    } catch (error) {
      return { done: true, thrown: thrownBy(error) };
    }
  };
  const tell = (told: Omit<Told, 'rss'>) =>
    process.send?.({ ...told, rss: process.memoryUsage.rss() } satisfies Told);
  setPriority(10);
  process.on('message', (message) => void next(message).then(tell));
  process.on('disconnect', () => process.exit());
  // It is ready.
  tell({ done: true });
}
