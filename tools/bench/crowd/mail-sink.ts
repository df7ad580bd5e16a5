import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A mail server that takes everything, in a process of its own. */
export interface MailSink {
  readonly url: string;
  /** Mails it has taken so far. */
  taken(): Promise<number>;
  close(): Promise<void>;
}

export async function mailSink(): Promise<MailSink> {
  const child = fork(fileURLToPath(new URL('mail-sink.mjs', import.meta.url)), { execArgv: [] });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken: async () => {
      const told = once(child, 'message');
      child.send('taken');
      return ((await told) as [number])[0];
    },
    close: async () => {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}
