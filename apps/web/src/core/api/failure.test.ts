import { describe, expect, test } from 'vitest';
import { messageOfBody, readFailure, UNKNOWN_FAILURE } from './failure.ts';

const answer = (body: string, init: ResponseInit = { status: 400 }) => new Response(body, init);

describe('reading a failed answer (first text, section 8)', () => {
  test('tipo 0: the result text', async () => {
    const failure = await readFailure(
      answer('{"tipo":0,"result":"Email ou senha incorretos","codigo":"invalidCredentials"}'),
    );
    expect(failure.message).toBe('Email ou senha incorretos');
    expect(failure.code).toBe('invalidCredentials');
  });

  test('tipo 0 wins over error and errors', () => {
    expect(messageOfBody({ tipo: 0, result: 'a', error: 'b', errors: [{ msg: 'c' }] })).toBe('a');
  });

  test('a plain string is used as it is, as JSON and as text', async () => {
    expect((await readFailure(answer('"Serviço parado"'))).message).toBe('Serviço parado');
    expect((await readFailure(answer('Serviço parado'))).message).toBe('Serviço parado');
  });

  test('the error field, then the msg of the errors list', () => {
    expect(messageOfBody({ error: 'b', errors: [{ msg: 'c' }] })).toBe('b');
    expect(messageOfBody({ errors: [{ msg: 'c' }, { msg: 'd' }] })).toBe('c d');
  });

  test('otherwise the unknown sentence', async () => {
    for (const body of [
      '{}',
      '{"tipo":1,"result":"x"}',
      '{"errors":[]}',
      '[]',
      'null',
      '{"errors":[{"x":1}]}',
    ]) {
      expect((await readFailure(answer(body))).message, body).toBe(UNKNOWN_FAILURE);
    }
  });

  test('a proxy page of HTML is never shown', async () => {
    const page = answer('<html><body>502 Bad Gateway</body></html>', {
      status: 502,
      headers: { 'content-type': 'text/html' },
    });
    expect((await readFailure(page)).message).toBe(UNKNOWN_FAILURE);
  });

  test('an unreadable body: the status text, or the status', async () => {
    const broken = (init: ResponseInit) => {
      const response = answer('', init);
      Object.defineProperty(response, 'text', { value: () => Promise.reject(new TypeError('terminated')) });
      return response;
    };
    expect((await readFailure(broken({ status: 503, statusText: 'Service Unavailable' }))).message).toBe(
      'Service Unavailable',
    );
    expect((await readFailure(broken({ status: 503 }))).message).toBe('503');
  });
});
