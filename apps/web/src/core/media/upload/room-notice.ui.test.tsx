import { UiProvider } from '@fonte/ui';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RoomNotice } from './room-notice.tsx';
import { itemOf, type UploadItem } from './upload-item.ts';

afterEach(() => Reflect.deleteProperty(navigator, 'storage'));

/** What the panel says on a device with so much room left. */
async function said(left: number, change: Partial<UploadItem>): Promise<string | undefined> {
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { estimate: async () => ({ quota: 1_000_000_000, usage: 1_000_000_000 - left }) },
  });
  const item = { ...itemOf(1, new File(['a'], 'a.jpg'), 50), ...change };
  await act(async () => {
    render(
      <UiProvider>
        <RoomNotice items={[item]} />
      </UiProvider>,
    );
  });
  return screen.queryByRole('status')?.textContent ?? undefined;
}

const WAITING = { state: { kind: 'waiting' } } as const;

test('nothing is said while there is room', async () => {
  expect(await said(500_000_000, { ...WAITING, kept: 'a' })).toBeUndefined();
});

test('a file that goes and could not be kept is told of', async () => {
  expect(await said(500_000_000, { ...WAITING, unkept: true })).toMatch(/deixe esta página aberta/);
});

test('little room is told of before it is none', async () => {
  expect(await said(100_000_000, {})).toMatch(/tem pouco espaço/);
});
