import { ACTIVITIES, ALL_PROFILES, can, DOWNLOADS, VISIT_INDICATORS } from '@fonte/contracts';
import { UiProvider } from '@fonte/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import '../../core/texts.ts';
import { forgetUser } from '../../core/session/session-store.ts';
import { signedInAs } from '../../core/session/testing.ts';
import '../texts.ts';
import { DownloadMenu } from './download-menu.tsx';

// The menu's entries are fetched when it is opened.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  forgetUser();
  vi.unstubAllGlobals();
});

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <DownloadMenu files="all" label="Baixar dados" />
      </QueryClientProvider>
    </UiProvider>,
  );
}

test.each(ALL_PROFILES)('offers %s what the table of capabilities says', async (profile) => {
  signedInAs(profile, { menus: 'Dashboard' });
  open();
  const expected = [
    ...DOWNLOADS.filter(({ capability }) => can(profile, capability)).map(({ label }) => label),
    ...(can(profile, 'download.menu') ? ACTIVITIES.map((activity) => VISIT_INDICATORS[activity]) : []),
  ];
  const button = screen.queryByRole('button', { name: 'Baixar dados' });
  expect(button !== null).toBe(expected.length > 0);
  if (button === null) return;
  await userEvent.click(button);
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual(expected);
});

test('takes a file in the form that is marked, and offers no Parquet of what has none', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.reject(new TypeError('no network here'));
  });
  signedInAs('nacional', { menus: 'Dashboard' });
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Baixar dados' }));
  const forms = await screen.findAllByRole('menuitemradio');
  expect(forms.map((form) => [form.textContent, form.getAttribute('aria-checked')])).toEqual([
    ['CSV', 'true'],
    ['CSV ISO', 'false'],
    ['XLSX', 'false'],
    ['Parquet', 'false'],
  ]);
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Formato Parquet' }));
  const disabled = () =>
    screen
      .getAllByRole('menuitem')
      .filter((entry) => entry.getAttribute('aria-disabled') === 'true')
      .map(({ textContent }) => textContent);
  expect(disabled()).toEqual([
    'Produtores',
    'Técnicos',
    'Supervisores',
    'Metas',
    ...ACTIVITIES.map((activity) => VISIT_INDICATORS[activity]),
  ]);
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Formato XLSX' }));
  expect(disabled()).toEqual([]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Visitas' }));
  await vi.waitFor(() => expect(asked.some((address) => address.includes('co_consulta=20036'))).toBe(true));
  expect(asked.find((address) => address.includes('co_consulta=20036'))).toContain('typereturn=Xlsx');
  // What is worked out while it is read comes in that form as well.
  await userEvent.click(screen.getByRole('button', { name: 'Baixar dados' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: VISIT_INDICATORS.corte }));
  await vi.waitFor(() => expect(asked.some((address) => address.includes('indicadores-visitas'))).toBe(true));
  expect(asked.find((address) => address.includes('indicadores-visitas'))).toContain('typereturn=Xlsx');
});
