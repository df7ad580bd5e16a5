import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ask, onSessionOver, type SessionEnd } from './send.ts';

// A real server on a free port: the wrapper is tried as it runs, through fetch.
let server: Server;
let base: string;
const at = (path: string, access: 'public' | 'session' = 'session') =>
  ({ method: 'GET', path: `${base}${path}`, access }) as const;
let ended = 0;
let why: SessionEnd | null = null;
const answers: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/ok': (_request, response) => response.end('{"tipo":1,"result":7}'),
  '/401': (_request, response) => response.writeHead(401).end('{"tipo":0,"result":"Unauthorized"}'),
  '/token': (_request, response) => response.writeHead(400).end('"Invalid token"'),
  '/string': (_request, response) => response.end('"Unauthorized"'),
  '/zero': (_request, response) => response.end('{"tipo":0,"result":"Nada feito"}'),
  '/login': (_request, response) =>
    response.writeHead(401).end('{"tipo":0,"result":"Email ou senha incorretos"}'),
  '/due': (_request, response) =>
    response.writeHead(403).end('{"tipo":0,"result":"Confirme o segundo fator","codigo":"factorDue"}'),
  '/missing': (_request, response) =>
    response.writeHead(403).end('{"tipo":0,"result":"Cadastre um","codigo":"factorMissing"}'),
  '/forbidden': (_request, response) =>
    response.writeHead(403).end('{"tipo":0,"result":"Cadastre um antes","codigo":"factorForProfile"}'),
  '/moved': (_request, response) => response.writeHead(302, { location: '/x?action=login' }).end(),
  '/x': (_request, response) => response.end('{}'),
};

beforeAll(async () => {
  server = createServer((request, response) =>
    answers[request.url?.split('?')[0] ?? '']?.(request, response),
  );
  await new Promise<void>((ready) => server.listen(0, ready));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onSessionOver((reason) => {
    ended += 1;
    why = reason;
  });
});
afterAll(() => server.close());
beforeEach(() => (ended = 0));

test('gives the JSON of a good answer', async () => {
  expect(await ask(at('/ok'))).toEqual({ tipo: 1, result: 7 });
  expect(ended).toBe(0);
});

test.each(['/401', '/token', '/string', '/moved'])('%s ends the session', async (path) => {
  await expect(ask(at(path))).rejects.toThrow();
  expect([ended, why]).toEqual([1, 'over']);
});

test.each(['/due', '/missing'])('%s leads to the second factor, which the session owes', async (path) => {
  await expect(ask(at(path))).rejects.toThrow();
  expect([ended, why]).toEqual([1, 'factor']);
});

test('another refusal is the answer of that call only', async () => {
  await expect(ask(at('/forbidden'))).rejects.toThrow('Cadastre um antes');
  expect(ended).toBe(0);
});

test('a 401 of a public call is its answer, not the end of a session', async () => {
  await expect(ask(at('/login', 'public'))).rejects.toThrow('Email ou senha incorretos');
  expect(ended).toBe(0);
});

test('a 200 with tipo 0 is a failure', async () => {
  await expect(ask(at('/zero'))).rejects.toThrow('Nada feito');
});

test('what cannot be asked is a fault of ours, not a lost connection', async () => {
  await expect(ask({ ...at('/ok'), path: `${base}/ok/:id` })).rejects.toThrow('/ok/:id: id');
  const endless: Record<string, unknown> = {};
  endless['itself'] = endless;
  await expect(ask(at('/ok'), { body: endless })).rejects.toBeInstanceOf(TypeError);
});

test('no answer is a lost connection', async () => {
  await expect(ask({ method: 'GET', path: 'http://127.0.0.1:1/', access: 'session' })).rejects.toThrow(
    'Sem conexão com o servidor',
  );
});
