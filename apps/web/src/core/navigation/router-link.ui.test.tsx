import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { RouterLink, type RouterLinkProps } from './router-link.tsx';

/** A link on a page, and where the router is. */
function shown(props: Omit<RouterLinkProps, 'children'>) {
  const router = createMemoryRouter([{ path: '*', element: <RouterLink {...props}>There</RouterLink> }]);
  render(<RouterProvider router={router} />);
  const link = screen.getByRole('link', { name: 'There' });
  return { link, at: () => `${router.state.location.pathname}${router.state.location.search}` };
}

test('a link leads through the router', () => {
  const { link, at } = shown({ href: '/visitas?uf=GO' });
  expect(link.getAttribute('href')).toBe('/visitas?uf=GO');
  fireEvent.click(link);
  expect(at()).toBe('/visitas?uf=GO');
});

test.each([
  ['with a key held, which opens it beside', { href: '/visitas' }, { ctrlKey: true }],
  ['that opens beside this page', { href: '/visitas', target: '_blank' }, {}],
  ['whose click is somebody else’s', { href: '/visitas', onClick: (event) => event.preventDefault() }, {}],
  ['to another site', { href: 'https://exemplo.org.br/visitas' }, {}],
  ['to a mailbox', { href: 'mailto:ana@exemplo.org.br' }, {}],
] satisfies [string, RouterLinkProps, MouseEventInit][])(
  'a link %s is left to the browser',
  (_, props, how) => {
    const { link, at } = shown(props);
    expect(link.getAttribute('href')).toBe(props.href);
    fireEvent.click(link, how);
    expect(at()).toBe('/');
  },
);
