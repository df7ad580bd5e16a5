import { act, render, screen } from '@testing-library/react';
import { BrowserRouter, createBrowserRouter, Router, RouterProvider, type Navigator } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAddressState } from './use-address-state.ts';

const FORM = {
  read: (params: URLSearchParams) => Number(params.get('passo') ?? 0),
  write: (params: URLSearchParams, step: number) => {
    const next = new URLSearchParams(params);
    if (step === 0) next.delete('passo');
    else next.set('passo', String(step));
    return next;
  },
};

function Page() {
  const { state, change, opened } = useAddressState(FORM);
  return (
    <button type="button" onClick={() => change((step) => step + 1)}>
      {state} {opened}
    </button>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/mapa?ano=2025');
});
afterEach(() => vi.useRealTimers());

const open = () =>
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
const step = () => act(() => screen.getByRole('button').click());
const wait = () => act(() => void vi.advanceTimersByTime(500));

test('a change is written into the address a moment later, beside what others wrote there', () => {
  open();
  step();
  step();
  expect(location.search).toBe('?ano=2025');
  wait();
  expect(location.search).toBe('?ano=2025&passo=2');
  expect(screen.getByRole('button')).toHaveTextContent('2 0');
});

test('a page that is being left writes nothing into the next one’s address', () => {
  open();
  step();
  // The address is the next page's before the router has taken this one away.
  history.pushState(null, '', '/dashboard');
  wait();
  expect(location.pathname + location.search).toBe('/dashboard');
});

test('a page that is still to come is not called off by a late writing', async () => {
  vi.useRealTimers();
  let arrive: (page: () => string) => void = () => undefined;
  const arrived = new Promise<() => string>((resolve) => (arrive = resolve));
  const router = createBrowserRouter([
    { path: '/mapa', Component: Page },
    { path: '/dashboard', lazy: async () => ({ Component: await arrived }) },
  ]);
  render(<RouterProvider router={router} />);
  step();
  await act(async () => void router.navigate('/dashboard'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await act(async () => arrive(() => 'Dashboard'));
  await screen.findByText('Dashboard');
  expect(location.pathname + location.search).toBe('/dashboard');
});

test('parameters in another order are the same address', () => {
  history.replaceState(null, '', '/mapa?passo=1&ano=2025');
  open();
  wait();
  expect(location.search).toBe('?passo=1&ano=2025');
});

/** A router that writes addresses at once, and shows them when it is told to. */
const navigator = {
  createHref: (to) => (typeof to === 'string' ? to : (to.pathname ?? '')),
  go: () => undefined,
  push: () => undefined,
  replace: (to) => history.replaceState(null, '', typeof to === 'string' ? to : `/mapa${to.search ?? ''}`),
} satisfies Navigator;

const late = (search: string) => (
  <Router navigator={navigator} location={{ pathname: '/mapa', search }}>
    <Page />
  </Router>
);

test('an address of one’s own that is shown late is no other address', () => {
  const { rerender } = render(late('?ano=2025'));
  step();
  wait();
  step();
  wait();
  expect(location.search).toBe('?ano=2025&passo=2');
  rerender(late('?ano=2025&passo=1'));
  expect(screen.getByRole('button')).toHaveTextContent('2 0');
  rerender(late('?ano=2025&passo=2'));
  expect(screen.getByRole('button')).toHaveTextContent('2 0');
  // One comes back to it: now it is another one.
  rerender(late('?ano=2025&passo=1'));
  expect(screen.getByRole('button')).toHaveTextContent('1 1');
});
