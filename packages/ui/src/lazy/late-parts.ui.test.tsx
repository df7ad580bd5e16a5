import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lateParts } from './late-parts.tsx';

const Sign = ({ words }: { words: string }) => <p>{words}</p>;

test('parts are drawn by name once they are there, and fetched once', async () => {
  let fetched = 0;
  const { fetch, part } = lateParts(async () => {
    fetched += 1;
    return { Sign };
  });
  const Late = part('Sign');
  const { rerender } = render(<Late words="now" />);
  expect(screen.queryByText('now')).toBeNull();
  await act(fetch);
  rerender(<Late words="now" />);
  expect(screen.getByText('now')).toBeInTheDocument();
  await fetch();
  expect(fetched).toBe(1);
});

test('what could not be fetched is fetched again when it is wanted again', async () => {
  let away = true;
  const { fetch } = lateParts(() => (away ? Promise.reject(new Error('away')) : Promise.resolve({ Sign })));
  await expect(fetch()).rejects.toThrow('away');
  away = false;
  expect(await fetch()).toEqual({ Sign });
});
