// [ASVS 16.2.4 16.2.5 16.4.1]
import { Writable } from 'node:stream';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { logOptions } from './log.ts';

const CPF = '52998224725';

/** What a call that fails in every way leaves in the log. */
async function logged(url = `/api/${CPF}?filters=${CPF}`, words = 'report failed'): Promise<string> {
  let log = '';
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      log += chunk.toString();
      done();
    },
  });
  const server = fastify({ logger: { ...logOptions({ LOG_LEVEL: 'debug' }), stream } });
  server.get('/api/:codigo', async ({ log: here }) => {
    const fault = Object.assign(new Error(`Key (cpf)=(${CPF}) already exists`), {
      severity: 'ERROR',
      code: '23505',
    });
    here.error(fault);
    here.error({ err: fault });
    here.error({ err: fault, relatorio: 11116 }, words);
    here.warn('plain %s', 'text');
    return { cpf: CPF };
  });
  await server.inject({
    method: 'GET',
    url,
    headers: { cookie: `sid=${CPF}`, 'user-agent': CPF },
    remoteAddress: '203.0.113.77',
  });
  await server.close();
  return log;
}

test('no query, path parameter, cookie, address or message of the database is logged', async () => {
  const log = await logged();
  expect(log).not.toContain(CPF);
  expect(log).not.toContain('203.0.113.77');
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.filter(({ err }) => err !== undefined)).toHaveLength(3);
  expect(lines.map(({ msg }) => msg)).toEqual(
    expect.arrayContaining(['incoming request', 'Error', 'report failed', 'plain text', 'request completed']),
  );
  expect(log).toContain('"route":"/api/:codigo"');
  expect(log).toContain('"code":"23505"');
});

test('no text makes a line of its own', async () => {
  const forged = '\n{"level":60,"msg":"forged"}\r\n\u2028\u001B[2J';
  const log = await logged(`/api/${encodeURIComponent(forged)}?x=${encodeURIComponent(forged)}`, forged);
  const lines = log.trim().split('\n');
  expect(lines.length).toBe((await logged()).trim().split('\n').length);
  for (const line of lines) expect((JSON.parse(line) as { level: number }).level).toBeLessThan(60);
  expect(log).toContain(String.raw`\n{\"level\":60`);
  expect(log).not.toContain('\u001B');
});
