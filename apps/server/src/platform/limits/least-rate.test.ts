import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { demandLeastRate } from './least-rate.ts';

const servers: Server[] = [];
const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

/** Long enough for a busy machine to let both sides have their turn. */
const RATE = { windowMs: 2_000, bytes: 1_000 };

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<Server> {
  const server = createServer(answer);
  servers.push(server);
  demandLeastRate(server, (socket) => socket.end('too slow', () => socket.destroy()), {
    taken: RATE,
    sent: RATE,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function call(server: Server, message: string): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  socket.write(message);
  return socket;
}

const GET = 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';
/** More than the system's buffers take. */
const LONG = Buffer.alloc(64_000_000, 'x');

// Each waits for windows of time to pass: all at once.
test.concurrent('a reader who takes nothing of an answer is ended', async () => {
  let answering: (response: ServerResponse) => void = () => {};
  const answered = new Promise<ServerResponse>((resolve) => (answering = resolve));
  const server = await serve((_request, response) => {
    answering(response);
    response.end(LONG);
  });
  const socket = call(server, GET).pause();
  await once(await answered, 'close');
  let bytes = 0;
  await new Promise<void>((closed) => {
    socket.on('data', ({ length }: Buffer) => (bytes += length)).once('close', () => closed());
    socket.resume();
  });
  expect(bytes).toBeLessThan(LONG.length);
});

test.concurrent('one who takes it slowly gets all of it', async () => {
  const server = await serve((_request, response) => response.end(LONG));
  const socket = call(server, GET);
  let bytes = 0;
  for await (const piece of socket) {
    bytes += (piece as Buffer).length;
    if (bytes % 64 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  }
  expect(bytes).toBeGreaterThan(LONG.length);
});

test.concurrent('one who waits for an answer that is long in coming is left alone', async () => {
  const server = await serve((_request, response) => void setTimeout(() => response.end('there'), 5_000));
  expect(await text(call(server, GET))).toMatch(/there$/);
});

test.concurrent('a body that does not come is refused, and one that comes is not', async () => {
  const server = await serve((request, response) => {
    request.resume();
    request.once('end', () => response.end('whole'));
  });
  const head = 'POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 100000\r\n\r\n';
  expect(await text(call(server, `${head}abc`))).toBe('too slow');
  const steady = call(server, head);
  const answer = text(steady);
  for (let sent = 0; sent < 100_000; sent += 2_000) {
    steady.write('x'.repeat(2_000));
    // oxlint-disable-next-line no-await-in-loop -- a steady sender
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(await answer).toMatch(/whole$/);
});
