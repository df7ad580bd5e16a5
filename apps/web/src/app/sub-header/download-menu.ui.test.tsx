import { ACTIVITIES, ALL_PROFILES, can, DOWNLOADS, VISIT_INDICATORS } from '@fonte/contracts';
import { UiProvider } from '@fonte/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
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
});

test.each(ALL_PROFILES)('offers %s what the table of capabilities says', async (profile) => {
  signedInAs(profile, { menus: 'Dashboard' });
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <DownloadMenu files="all" label="Baixar dados" />
      </QueryClientProvider>
    </UiProvider>,
  );
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
