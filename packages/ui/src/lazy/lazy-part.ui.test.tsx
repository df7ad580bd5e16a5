import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

const Part = ({ word }: { word: string }) => <p>{word}</p>;
const views = { waiting: () => <p>espera</p>, failed: () => <p>falta</p> };

test('what was fetched ahead is there when it is drawn first', async () => {
  const load = vi.fn(() => Promise.resolve(Part));
  const Late = lazyPart<{ word: string }>(load, views);
  await act(async () => Late.ahead());
  render(<Late word="pronto" />);
  expect(screen.getByText('pronto')).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

test('what did not come ahead is fetched again when it is drawn', async () => {
  const load = vi.fn(() => Promise.resolve(Part));
  load.mockRejectedValueOnce(new Error('away'));
  const Late = lazyPart<{ word: string }>(load, views);
  await act(async () => Late.ahead());
  render(<Late word="pronto" />);
  expect(screen.getByText('espera')).toBeInTheDocument();
  expect(await screen.findByText('pronto')).toBeInTheDocument();
});
