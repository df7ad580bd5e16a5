import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { UiProvider } from '../../ui-provider.tsx';
import { Credits } from './credits.tsx';

test('the words of links lead to their addresses, and everything else stands as it is', () => {
  const links = [
    { text: 'Protomaps', href: 'https://protomaps.com/' },
    { text: 'não está', href: 'https://exemplo.org/' },
    { text: '© OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' },
  ];
  const { container } = render(
    <UiProvider>
      <Credits text="Protomaps © OpenStreetMap · Dados até 13/10/2025" links={links} />
    </UiProvider>,
  );
  expect(container.textContent).toBe('Protomaps © OpenStreetMap · Dados até 13/10/2025');
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Protomaps', 'https://protomaps.com/'],
    ['© OpenStreetMap', 'https://www.openstreetmap.org/copyright'],
  ]);
});

test('two words may lead to one address', () => {
  const complaints = vi.spyOn(console, 'error');
  const href = 'https://www.openstreetmap.org/copyright';
  render(
    <UiProvider>
      <Credits
        text="© OpenStreetMap, ODbL"
        links={[
          { text: '© OpenStreetMap', href },
          { text: 'ODbL', href },
        ]}
      />
    </UiProvider>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining([href, href]),
  );
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});
