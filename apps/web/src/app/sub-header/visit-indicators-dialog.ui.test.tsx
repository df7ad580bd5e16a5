import type { WorkedOutForm } from '@fonte/contracts';
import { UiProvider } from '@fonte/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../core/texts.ts';
import { takeSaved } from '../../core/report/files/testing.ts';
import { VisitIndicatorsDialog } from './visit-indicators-dialog.tsx';

configure({ asyncUtilTimeout: 20_000 });

/** The network: answers whose pieces the test lets come. */
let asked: { address: URL; signal: AbortSignal | null | undefined }[];
let answer: (signal: AbortSignal | null | undefined) => Response;
const saved = vi.fn<(name: string) => void>();
const closed = vi.fn<() => void>();
beforeEach(() => {
  asked = [];
  saved.mockClear();
  closed.mockClear();
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    asked.push({ address: new URL(address, 'http://portal'), signal: init?.signal });
    return Promise.resolve(answer(init?.signal));
  });
  takeSaved(saved);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show(form: WorkedOutForm = 'Csv') {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(['settings'], { ufs: [{ uf: 'GO', nome: 'Goiás' }], anos: [2024, 2025] });
  return render(
    <StrictMode>
      <UiProvider>
        <QueryClientProvider client={client}>
          <VisitIndicatorsDialog activity="leite" form={form} uf="GO" onClose={closed} />
        </QueryClientProvider>
      </UiProvider>
    </StrictMode>,
  );
}

/** A file of so many rows whose pieces come when they are pushed. */
function fileOf(total: number, signal: AbortSignal | null | undefined) {
  let control: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      control = given;
      signal?.addEventListener('abort', () => given.error(signal.reason));
    },
  });
  const headers = {
    'x-total-count': String(total),
    'content-disposition': 'attachment; filename="indicadores-de-leite-GO-v3.csv"',
  };
  return {
    response: new Response(body, { headers }),
    push: (text: string) => control.enqueue(new TextEncoder().encode(text)),
    end: () => control.close(),
  };
}

test('says of what the file is and how many of its rows have come, and closes when it is saved', async () => {
  const files: ReturnType<typeof fileOf>[] = [];
  answer = (signal) => {
    const file = fileOf(1500, signal);
    files.push(file);
    return file.response;
  };
  show();
  await screen.findByText('Uf: Goiás · Ano: Todos');
  screen.getByText('Reunindo as propriedades…');
  const { searchParams } = asked[0]?.address ?? new URL('http://nothing');
  expect(searchParams.get('atividade')).toBe('leite');
  expect(searchParams.get('$uf')).toBe('["GO"]');
  const file = files.at(-1)!;
  file.push(`Código;Nome\r\n${'1;"Sítio\nAlto"\r\n'.repeat(500)}`);
  await screen.findByText('500 de 1.500 linhas');
  file.push('1;a\r\n'.repeat(1000));
  await screen.findByText('1.500 de 1.500 linhas');
  expect(closed).not.toHaveBeenCalled();
  file.end();
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  expect(saved.mock.calls).toEqual([['indicadores-de-leite-GO-v3.csv']]);
});

test('of a workbook, which comes packed, it says the bytes', async () => {
  const files: ReturnType<typeof fileOf>[] = [];
  answer = (signal) => {
    const file = fileOf(1500, signal);
    files.push(file);
    return file.response;
  };
  show('Xlsx');
  await screen.findByText('Reunindo as propriedades…');
  expect(asked[0]?.address.searchParams.get('typereturn')).toBe('Xlsx');
  const file = files.at(-1)!;
  file.push('\n'.repeat(2048));
  await screen.findByText('2 KB recebidos');
  file.end();
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
});

test('Cancelar closes it, and what was coming ends with it', async () => {
  answer = (signal) => fileOf(10, signal).response;
  const { unmount } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
  expect(closed).toHaveBeenCalledTimes(1);
  // Whoever opened it takes it away.
  unmount();
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.every(({ signal }) => signal?.aborted === true)).toBe(true);
  expect(saved).not.toHaveBeenCalled();
});

test('says why no file came, and closes', async () => {
  const result = 'O banco de dados não respondeu. Tente de novo em instantes.';
  answer = () => Response.json({ tipo: 0, result }, { status: 503 });
  show();
  await screen.findByText('Não foi possível baixar o arquivo');
  screen.getByText(result);
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
});
