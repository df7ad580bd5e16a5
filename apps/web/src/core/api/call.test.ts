import * as account from '@fonte/contracts/endpoints/account';
import * as auth from '@fonte/contracts/endpoints/auth';
import { viewFile } from '@fonte/contracts/endpoints/indicator-results';
import * as panels from '@fonte/contracts/endpoints/panels';
import { loadDashboard, report } from '@fonte/contracts/endpoints/reports';
import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest';
import { call, callFile } from './call.ts';
import { onSessionOver } from './send.ts';

// The network: what was asked is kept, and answered from here.
let asked: { address: string; method: string | undefined; body: unknown }[] = [];
let answer: () => Response;
let ended = 0;
beforeEach(() => {
  asked = [];
  ended = 0;
  answer = () => Response.json({ tipo: 1, result: [] });
  onSessionOver(() => (ended += 1));
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    asked.push({ address, method: init.method, body });
    return answer();
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('a call goes where its endpoint says, as it says', async () => {
  await call(account.sessions);
  await call(panels.updatePanel, { params: { id: 7 }, body: { nome: 'Solo' } });
  await call(panels.deletePanel, { params: { id: 7 } });
  expect(asked).toEqual([
    { address: '/api/indicators/auth/sessions', method: 'GET', body: undefined },
    { address: '/api/indicators/painel/7', method: 'POST', body: { nome: 'Solo' } },
    { address: '/api/indicators/painel/7', method: 'DELETE', body: undefined },
  ]);
});

test("years and states travel as JSON text behind the programme's own address", async () => {
  await call(report, { query: { co_consulta: 11116, $ano: [2025], $uf: undefined } });
  expect(asked[0]?.address).toBe(
    '/api/app/?module=relatorio&controller=index&action=retorno-direto&co_consulta=11116&%24ano=%5B2025%5D',
  );
});

test('a 401 ends the session, unless anybody may make the call', async () => {
  answer = () => Response.json({ tipo: 0, result: 'Email ou senha incorretos' }, { status: 401 });
  await expect(call(auth.login, { body: { email: 'a@b.br', pass: 'x' } })).rejects.toThrow('incorretos');
  expect(ended).toBe(0);
  await expect(call(loadDashboard, {})).rejects.toThrow('incorretos');
  expect(ended).toBe(1);
});

test('a file is given unread', async () => {
  answer = () => new Response('a;b');
  const file = await callFile(viewFile, { body: { indicadores: [{ id: 1 }] } });
  expect(await file.text()).toBe('a;b');
});

test('what a call is given and gives is known from its declaration', () => {
  const never = () => {
    // @ts-expect-error -- a body is missing
    void call(auth.login);
    // @ts-expect-error -- and this is not its form
    void call(auth.login, { body: { email: 1, pass: 'x' } });
    // @ts-expect-error -- a part of the path is missing
    void call(panels.onePanel, {});
    // @ts-expect-error -- years are a list, which the address writes as text
    void call(report, { query: { co_consulta: 1, $ano: '[2025]' } });
    // @ts-expect-error -- it takes no query
    void call(account.sessions, { query: { a: 1 } });
    return {
      one: call(panels.onePanel, { params: { id: 1 } }),
      file: call(viewFile, { body: { indicadores: [] } }),
    };
  };
  expectTypeOf<Awaited<ReturnType<typeof never>['one']>['nome']>().toEqualTypeOf<string>();
  // Nothing can be read of a call whose answer is no JSON.
  expectTypeOf<Awaited<ReturnType<typeof never>['file']>>().toBeNever();
});
