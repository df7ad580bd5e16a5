import { UiProvider } from '@fonte/ui';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetUser } from '../session/session-store.ts';
import { signedInAs } from '../session/testing.ts';
import { PackLine } from './pack-line.tsx';
import type { PackMark } from './pack-mark.ts';
import { tellPack, type PackState } from './pack-state.ts';

const MARK: PackMark = {
  person: 1,
  profile: 'tecnico',
  form: 1,
  at: '2026-11-26T12:00:00.000Z',
  version: '1',
  total: 30,
  done: 12,
  bytes: 1_500_000,
};

beforeEach(() => signedInAs('tecnico'));
afterEach(() => {
  cleanup();
  forgetUser();
  tellPack({ mark: null, work: 'none' });
});

const shown = (state: Partial<PackState>) => {
  act(() => tellPack({ mark: MARK, ...state }));
  return screen.getByRole('status').textContent;
};

test('says how many are on the device, of when and how much; what comes, and what waits for the network or for room', () => {
  render(
    <UiProvider>
      <PackLine />
    </UiProvider>,
  );
  expect(screen.queryByRole('status')).toBeNull();
  expect(shown({ work: 'collecting' })).toBe('Guardando para usar sem rede: 12 de 30');
  expect(shown({ work: 'broken' })).toBe(
    '12 de 30 neste aparelho para usar sem rede; o resto vem quando houver redeGuardar agora',
  );
  expect(shown({ work: 'full' })).toMatch(/^12 de 30 neste aparelho .* ficam as mais atrasadas$/);
  expect(shown({ work: 'whole', mark: { ...MARK, done: 30 } })).toMatch(
    /^30 propriedades neste aparelho para usar sem rede, como em 26\/11\/2026, .* · 1,4 MB$/,
  );
  expect(shown({ work: 'asks', mark: null })).toMatch(/^Este aparelho economiza dados: .*Guardar agora$/);
});
