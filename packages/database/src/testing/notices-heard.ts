import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Notices } from '../notices.ts';

const MARKER = 'prova_ouvinte';

/**
 * Resolves once `listener` has heard everything that `sender` published before: markers are sent until one arrives, and notices arrive in
 * the order of their commits. Also the way to know that a listening connection, which is made in the background, is there.
 */
export async function noticesHeard(sender: Notices, listener: Notices = sender): Promise<void> {
  const marker = randomBytes(6).toString('hex');
  const heard = new Set<string>();
  const stop = listener.subscribe(
    MARKER,
    (payload) => heard.add(payload),
    () => {},
  );
  while (!heard.has(marker)) {
    await sender.publish(MARKER, marker);
    await pause(20);
  }
  stop();
}
