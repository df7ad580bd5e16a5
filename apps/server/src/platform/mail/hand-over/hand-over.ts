import { publicOrigin } from '../../app/public-address.ts';
import type { CommandParts } from '../../jobs/job.ts';
import { outboxFolder } from '../outbox-folder.ts';
import { HandingThread } from './handing-thread.ts';
import type { HandOver, Message } from './message.ts';

/** One for the process: what several portals of a test hand over goes through it too. */
const thread = new HandingThread();

/**
 * Gives a message to the mail server of SMTP_URL; without one it is written to `DATA_DIR/outbox` as an .eml file, under the same name each time. Never throws for
 * what the mail server does. `signal` cuts the line.
 */
export function handOver(parts: CommandParts, message: Message, signal: AbortSignal): Promise<HandOver> {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, DATA_DIR } = parts.settings;
  const place = {
    smtpUrl,
    from,
    folder: outboxFolder(DATA_DIR),
    host: new URL(publicOrigin(parts)).hostname,
  };
  return thread.give(place, message, signal);
}
