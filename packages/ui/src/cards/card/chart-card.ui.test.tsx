import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UiProvider } from '../../ui-provider.tsx';
import { ChartCard } from './chart-card.tsx';

it('more series than there are colours are told, and eight are not', () => {
  const card = (series: number) => (
    <UiProvider>
      <ChartCard
        title="Visitas"
        chart={{
          kind: 'line',
          labels: ['jan.', 'fev.'],
          series: Array.from({ length: series }, (_, at) => ({ name: `Técnico ${at}`, data: [1, 2] })),
        }}
      />
    </UiProvider>
  );
  const { rerender } = render(card(9));
  expect(screen.getByText(/^9 séries, com as mesmas cores a cada 8: “Ver tabela” diz/)).toBeVisible();
  rerender(card(8));
  expect(screen.queryByText(/com as mesmas cores/)).toBeNull();
});
