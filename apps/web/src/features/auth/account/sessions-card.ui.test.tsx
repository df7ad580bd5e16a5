import { UiProvider } from '@fonte/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { en } from '../../../core/i18n/en/index.ts';
import { es } from '../../../core/i18n/es/index.ts';
import { PORTUGUESE, spoken } from '../../../core/i18n/texts.ts';
import { sessionsQuery } from './calls.ts';
import { SessionsCard } from './sessions-card.tsx';
import './texts.ts';

afterEach(() => spoken.set(PORTUGUESE));

test.each([
  [PORTUGUESE, ['Chrome no Windows', 'Firefox', 'Aparelho desconhecido']],
  [{ code: 'en', says: en }, ['Chrome on Windows', 'Firefox', 'Unknown device']],
  [{ code: 'es', says: es }, ['Chrome en Windows', 'Firefox', 'Dispositivo desconocido']],
])('devices are said in the language %#, as far as they are known', (language, devices) => {
  spoken.set(language);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const times = { endereco: null, criada_em: '2025-10-13T10:00:00Z', usada_em: '2025-10-13T10:00:00Z' };
  client.setQueryData(
    sessionsQuery().queryKey,
    ['Chrome no Windows', 'Firefox', null].map((aparelho, at) => ({
      id: at,
      atual: false,
      aparelho,
      ...times,
    })),
  );
  render(
    <QueryClientProvider client={client}>
      <UiProvider>
        <SessionsCard />
      </UiProvider>
    </QueryClientProvider>,
  );
  for (const device of devices) expect(screen.getByText(device)).toBeInTheDocument();
});
