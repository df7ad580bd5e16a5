import { expect, it } from 'vitest';
import { curve, funnelAxes, type FunnelPoint } from './funnel-axes.ts';

const point = (x: number, y: number): FunnelPoint => ({ key: `${x}`, name: '', x, y, mark: 'within' });

it('has axes with room for all points, and 100 among the ticks', () => {
  const axes = funnelAxes([point(30, 96), point(310, 61), point(120, 131)]);
  expect(axes).toEqual({ x: [0, 100, 200, 300, 400], y: [60, 80, 100, 120, 140], low: 50, high: 140 });
});

it('does not let one with two cases press all others together', () => {
  expect(funnelAxes([point(2, 450), point(200, 90)])).toMatchObject({ low: 70, high: 200 });
});

it('has axes of nothing too', () => {
  const { x, y } = funnelAxes([]);
  expect([x.at(-1), y]).toEqual([0.5, [80, 100, 120]]);
});

it('draws limits that come together as cases grow', () => {
  const axes = { x: [0, 400], y: [100], low: 0, high: 200 };
  const at = (width: number) =>
    curve(axes, width)
      .slice(1)
      .split('L')
      .map((pair) => pair.split(' ').map(Number));
  // At 100 cases 100 ± 100 / 10, which is 110 and 90 of 200, from above.
  expect([at(100)[24], at(-100)[24]]).toEqual([
    [25, 45],
    [25, 55],
  ]);
  expect(at(100)[99]).toEqual([100, 47.5]);
});
