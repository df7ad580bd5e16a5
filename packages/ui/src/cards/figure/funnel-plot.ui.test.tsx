import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../../ui-provider.tsx';
import type { FunnelPoint } from './funnel-axes.ts';
import { FunnelPlot } from './funnel-plot.tsx';
import { RangeCell } from './range-cell.tsx';

const point = (name: string, x: number, y: number, mark: FunnelPoint['mark']): FunnelPoint => ({
  key: name,
  name,
  x,
  y,
  mark,
});

describe('FunnelPlot', () => {
  const show = (points: readonly FunnelPoint[]) =>
    render(
      <UiProvider defaultMode="light">
        <FunnelPlot points={points} widths={[200, 320]} label="Funil: 3 pontos" x="Esperadas" y="Feitas" />
      </UiProvider>,
    );

  it('is one picture with a name, and names who is outside', () => {
    show([point('Ana', 90, 101, 'within'), point('Bia', 360, 55, 'outside'), point('Caio', 9, 180, 'few')]);
    expect(screen.getByRole('img')).toHaveAccessibleName('Funil: 3 pontos');
    expect(screen.getByText('Bia')).toBeInTheDocument();
    for (const name of ['Ana', 'Caio']) expect(screen.queryByText(name)).toBeNull();
    expect(screen.getByTitle('Ana: 101,0%')).toBeInTheDocument();
  });

  it('names the twelve that are farthest off', () => {
    show(Array.from({ length: 20 }, (_, n) => point(`Pessoa ${n}`, 100, 60 - n, 'outside')));
    expect(screen.getAllByText(/^Pessoa/).map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 12 }, (_, n) => `Pessoa ${19 - n}`),
    );
  });
});

it('RangeCell says its figure, and where it ends beyond the axis is drawn at its end', () => {
  const { container } = render(
    <UiProvider defaultMode="light">
      <RangeCell text="180,0%" value={180} expected={90} from={80} to={100} most={120} />
    </UiProvider>,
  );
  expect(container).toHaveTextContent(/^180,0%$/);
  const marks = container.querySelectorAll('[aria-hidden] > span');
  expect(getComputedStyle(marks[2]!).left).toBe('100%');
});
