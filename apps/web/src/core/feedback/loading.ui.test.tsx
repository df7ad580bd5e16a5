import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { useLoading } from './loading.ts';

test('whoever follows what is under way is drawn when the first of it begins and when the last has ended', async () => {
  const drawn: boolean[] = [];
  function Probe() {
    drawn.push(useLoading());
    return <Outlet />;
  }
  const client = new QueryClient();
  const answers: (() => void)[] = [];
  const answered = () => new Promise<number>((resolve) => answers.push(() => resolve(1)));
  const router = createMemoryRouter([
    { element: <Probe />, children: [{ path: '/' }, { path: '/tarde', loader: answered }] },
  ]);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const ask = (key: string) =>
    void client.fetchQuery({
      queryKey: [key],
      queryFn: answered,
    });
  drawn.length = 0;
  await act(async () => ask('one'));
  await act(async () => ask('two'));
  await act(async () => answers[0]?.());
  await waitFor(() => expect(client.isFetching()).toBe(1));
  await act(async () => answers[1]?.());
  // What was told in between would stand here too.
  await waitFor(() => expect(drawn).toEqual([true, false]));
  // What is written counts as what is read, and so does a page that is fetched.
  drawn.length = 0;
  const writing = client.getMutationCache().build(client, { mutationFn: answered });
  await act(async () => void writing.execute(undefined));
  await waitFor(() => expect(drawn).toEqual([true]));
  await act(async () => answers[2]?.());
  await waitFor(() => expect(drawn).toEqual([true, false]));
  await act(async () => void router.navigate('/tarde'));
  expect(drawn.at(-1)).toBe(true);
  await act(async () => answers[3]?.());
  await waitFor(() => expect(drawn.at(-1)).toBe(false));
});
