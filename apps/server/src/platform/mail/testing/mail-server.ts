import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** What the server does with the next messages: takes them; refuses or puts off the recipient; greets the portal with a refusal, or refuses its sign-in or its sender; hangs or drops the line where it is told the recipient; takes the text and hangs, or drops the line before it answers. */
export type Mood =
  | 'takes'
  | 'refuses'
  | 'puts off'
  | 'refuses the portal'
  | 'wants sign-in'
  | 'refuses the sender'
  | 'hangs before the text'
  | 'drops before the text'
  | 'hangs'
  | 'drops after taking';

export interface Received {
  readonly from: string;
  readonly to: string[];
  readonly message: Buffer;
  readonly mail: Email;
}

/** A mail server on a free port that does as it is told. */
export interface MailServer {
  readonly url: string;
  readonly received: Received[];
  mood: Mood;
  /** Waits so long before each answer to a text, ms. */
  delayMs: number;
  /** Recipients that were named, whatever was answered. */
  asked: number;
  /** Texts that came, whatever was answered. */
  seen: number;
  close(): Promise<void>;
}

const answered = (code: number): Error => Object.assign(new Error('no'), { responseCode: code });

/** Starts it, on a free port unless one is named. */
export async function mailServer(at = 0): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const onRcptTo: SMTPServerOptions['onRcptTo'] = (_address, _session, done) => {
    control.asked += 1;
    if (control.mood === 'hangs before the text') return;
    if (control.mood === 'drops before the text') for (const socket of sockets) socket.destroy();
    else if (control.mood === 'refuses') done(answered(550));
    else if (control.mood === 'puts off') done(answered(451));
    else done(null);
  };
  const onData: SMTPServerOptions['onData'] = (stream, { envelope }, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => void take(Buffer.concat(chunks), envelope, done));
  };
  const take = async (message: Buffer, envelope: Envelope, done: (error?: Error | null) => void) => {
    control.seen += 1;
    const { mood } = control;
    if (mood === 'hangs') return;
    const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
    const to = envelope.rcptTo.map(({ address }) => address);
    if (mood === 'takes' || mood === 'drops after taking')
      control.received.push({ from, to, message, mail: await PostalMime.parse(message) });
    if (mood === 'drops after taking') for (const socket of sockets) socket.destroy();
    else setTimeout(() => done(), control.delayMs);
  };
  const smtp = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) =>
      done(control.mood === 'wants sign-in' ? answered(535) : null, { user: 'x' }),
    onConnect: (_session, done) => done(control.mood === 'refuses the portal' ? answered(554) : null),
    onMailFrom: (_address, _session, done) =>
      done(control.mood === 'refuses the sender' ? answered(553) : null),
    onRcptTo,
    onData,
  });
  smtp.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  // What a sender that is killed does to its line is none of the server's faults.
  smtp.on('error', () => {});
  smtp.listen(at, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  const control: MailServer = {
    url: `smtp://portal:senha@127.0.0.1:${port}`,
    received: [],
    mood: 'takes',
    delayMs: 0,
    asked: 0,
    seen: 0,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        smtp.close(resolve);
      }),
  };
  return control;
}

type Envelope = Parameters<NonNullable<SMTPServerOptions['onData']>>[1]['envelope'];
