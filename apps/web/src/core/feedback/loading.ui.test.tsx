import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { useLoading } from './loading.ts';

test('whoever follows what is under way is drawn when the first of it begins and when the last has ended', async () => {
  const drawn: boolean[] = [];
  function Probe() {
    drawn.push(useLoading());
    return null;
  }
  const client = new QueryClient();
  const router = createMemoryRouter([{ path: '/', element: <Probe /> }]);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const answers: (() => void)[] = [];
  const ask = (key: string) =>
    void client.fetchQuery({
      queryKey: [key],
      queryFn: () => new Promise<number>((resolve) => answers.push(() => resolve(1))),
    });
  drawn.length = 0;
  await act(async () => ask('one'));
  await act(async () => ask('two'));
  await act(async () => answers[0]?.());
  await waitFor(() => expect(client.isFetching()).toBe(1));
  await act(async () => answers[1]?.());
  // What was told in between would stand here too.
  await waitFor(() => expect(drawn).toEqual([true, false]));
});
