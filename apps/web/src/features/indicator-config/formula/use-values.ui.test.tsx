import { catalogueOf } from '@fonte/formula';
import { UiProvider } from '@fonte/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormulaValues } from '../calls.ts';
import '../texts.ts';
import { useValues } from './use-values.ts';

const entry = { kind: 'dimension', type: 'text', unit: null, origin: 'Dimensão' } as const;
const CATALOGUE = catalogueOf([
  { ...entry, code: 'uf', name: 'UF' },
  { ...entry, code: 'municipio', name: 'Município', type: 'number', named: true },
  { ...entry, code: 'ano', name: 'Ano', type: 'number' },
]);
const GOIAS = { nome: 'Goiás', codigo: 'GO', texto: 'Goiás' };

const asked = vi.fn<(address: string) => Response>();
const says = (answer: FormulaValues) => asked.mockImplementation(() => Response.json(answer));
beforeEach(() => {
  asked.mockReset();
  vi.stubGlobal('fetch', async (address: string | URL) => asked(String(address)));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function start() {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <UiProvider>{children}</UiProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(useValues, { wrapper });
  const at = (text: string) => act(async () => result.current.valuesAt(text, text.length, CATALOGUE));
  return { at, note: () => result.current.note };
}

test('values come with name and code, how many there are, and are written in their quotes', async () => {
  says({ todos: 853, total: 60, valores: [GOIAS, { nome: "Olho d'Água", codigo: '7', texto: '7' }] });
  const { at, note } = start();
  expect(await at("SE($UF = 'Go")).toEqual({
    from: 9,
    to: 12,
    title: 'Valores de UF',
    kind: 'dimension',
    count: '2 de 60',
    options: [
      { label: 'Goiás', apply: "'Goiás'", detail: 'GO', unit: null },
      { label: "Olho d'Água", apply: "'7'", detail: '7', unit: null },
    ],
  });
  expect(note()).toBeNull();
  const address = new URL(asked.mock.lastCall?.[0] ?? '', 'https://portal.example');
  expect(Object.fromEntries(address.searchParams)).toEqual({ kind: 'dimension', code: 'uf', q: 'Go' });
});

test('what is typed once is asked once', async () => {
  says({ todos: 1, total: 1, valores: [GOIAS] });
  const { at } = start();
  await at('$UF = ');
  await at("$UF = '");
  await at('$Município = ');
  expect(asked).toHaveBeenCalledTimes(2);
});

test('numbers, and places where no value stands, ask for nothing', async () => {
  const { at } = start();
  expect(await at('$Ano = ')).toBeNull();
  expect(await at("$UF = 'GO'")).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test('no value with these letters is said; of a name without values nothing is', async () => {
  says({ todos: 27, total: 0, valores: [] });
  const { at, note } = start();
  expect(await at("$UF = 'xy")).toBeNull();
  expect(note()).toEqual({ text: 'Nenhum valor de UF tem “xy”', waiting: false });
  await at('$UF');
  expect(note()).toBeNull();
  says({ todos: 0, total: 0, valores: [] });
  await at("$Município = 'xy");
  expect(note()).toBeNull();
});

test('a failure is said, and asking again may go well', async () => {
  asked.mockReturnValue(new Response('', { status: 502 }));
  const { at, note } = start();
  expect(await at("$UF = '")).toBeNull();
  expect(note()).toEqual({
    text: 'Os valores de UF não vieram: Ctrl + Espaço tenta de novo',
    waiting: false,
  });
  says({ todos: 1, total: 1, valores: [GOIAS] });
  expect((await at("$UF = '"))?.options).toHaveLength(1);
  expect(note()).toBeNull();
});
