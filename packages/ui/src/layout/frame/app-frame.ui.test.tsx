import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { KitLinkProps } from '../../theme/link-context.tsx';
import { UiProvider } from '../../ui-provider.tsx';
import { AppFrame, type AppFrameProps } from './app-frame.tsx';
import { SubHeader } from '../sub-header/sub-header.tsx';

const nothing = () => undefined;

/** A screen of that width. */
function wide(width: number) {
  vi.stubGlobal('matchMedia', (query: string) => {
    const most = Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? 0);
    return {
      matches: width <= most,
      media: query,
      addEventListener: nothing,
      removeEventListener: nothing,
      addListener: nothing,
      removeListener: nothing,
    };
  });
}

beforeEach(() => wide(390));
afterEach(() => vi.unstubAllGlobals());

const frame = (change: Partial<AppFrameProps> = {}) =>
  render(
    <UiProvider>
      <AppFrame
        productName="Fonte de dados"
        menu={[{ items: [{ key: 'mapa', label: 'Mapa', href: '/mapa', icon: null }] }]}
        bottom={[{ key: 'mapa', label: 'Mapa', href: '/mapa', icon: null }]}
        current="mapa"
        user={{ name: 'Ana Souza', about: 'Supervisor', actions: [{ key: 'out', label: 'Sair' }] }}
        subHeader={<SubHeader title="Mapa" floating search={<input aria-label="Propriedades" />} />}
        bleed
        {...change}
      >
        mapa
      </AppFrame>
    </UiProvider>,
  );

it('gives the map the whole of a phone: no header, no bottom bar, menu and search in one bar', () => {
  frame();
  expect(screen.queryByRole('button', { name: /^Olá/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Atalhos' })).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Propriedades' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Mapa', level: 1 })).toBeInTheDocument();
});

it('has the account in the menu there, and the brand that leads home', async () => {
  frame();
  await userEvent.click(screen.getByRole('button', { name: 'Abrir menu' }));
  const account = await screen.findByRole('region', { name: 'Conta' });
  expect(account).toHaveTextContent('Ana Souza');
  expect(within(account).getByRole('menuitem', { name: 'Sair' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Fonte de dados' })).toHaveAttribute('href', '/');
});

it('keeps header and bottom bar on other pages of a phone, and the header above its width', () => {
  const { unmount } = frame({ bleed: false });
  expect(screen.getByRole('navigation', { name: 'Atalhos' })).toBeInTheDocument();
  unmount();
  wide(1366);
  frame();
  expect(screen.getByRole('button', { name: /^Olá/ })).toBeInTheDocument();
});

it('draws its menu once while its entries are the same ones, whatever else of it changes', () => {
  wide(1366);
  const drawn: string[] = [];
  const Link = ({ href, children }: KitLinkProps) => {
    drawn.push(href);
    return <a href={href}>{children}</a>;
  };
  const menu = [{ items: [{ key: 'mapa', label: 'Mapa', href: '/mapa', icon: null }] }];
  const page = (title: string) => (
    <UiProvider LinkComponent={Link}>
      <AppFrame productName="Fonte de dados" menu={menu} current="mapa" user={{ name: 'Ana', actions: [] }}>
        {title}
      </AppFrame>
    </UiProvider>
  );
  const { rerender } = render(page('uma'));
  rerender(page('outra'));
  expect(screen.getByText('outra')).toBeInTheDocument();
  expect(drawn.filter((href) => href === '/mapa')).toHaveLength(1);
});
