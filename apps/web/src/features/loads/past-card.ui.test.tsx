import { UiProvider } from '@fonte/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PastLoad } from './calls.ts';
import { PastCard } from './past-card.tsx';

afterEach(() => vi.unstubAllGlobals());

const load = (id: number, por: string | null): PastLoad => ({
  id,
  iniciada_em: '2026-11-20T12:00:00Z',
  concluida_em: '2026-11-20T12:05:00Z',
  situacao: 'concluida',
  origem: `carga ${id}`,
  por,
  versao: id,
  novas: 1,
  alteradas: 0,
  removidas: 0,
  falhas: 0,
  motivo: null,
});

/** A load that somebody sent, one of the command, and one of which nobody can tell any more who sent it. */
const open = () =>
  render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient()}>
        <PastCard
          list={{
            versao: 3,
            desfaz: null,
            limite_mb: 100,
            enviadas: [],
            linhas: [load(3, 'Ana'), load(2, null), load(1, '')],
            total: 3,
          }}
          busy={false}
          page={0}
          pageSize={20}
          onPage={() => undefined}
          onUndone={() => undefined}
        />
      </QueryClientProvider>
    </UiProvider>,
  );

test('who sent a load stands in its row, the command by its name, and nothing where nobody can tell any more', () => {
  open();
  const saidOf = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`carga ${name}`) }))
      .getAllByRole('cell')
      .at(-1)!.textContent;
  expect(['3', '2', '1'].map(saidOf)).toEqual(['Ana', 'Comando no servidor', '']);
});

test('on a phone the moment stands alone there, with no dot behind it', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  open();
  expect(screen.getByText(/^20\/11\/2026.* · Ana$/)).toBeInTheDocument();
  expect(screen.getByText(/^20\/11\/2026.* · Comando no servidor$/)).toBeInTheDocument();
  expect(screen.getByText(/^20\/11\/2026[^·]*$/)).toBeInTheDocument();
});
