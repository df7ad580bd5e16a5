import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SITUATIONS } from '../../theme/situations.ts';
import { SituationMark } from '../../theme/situation-mark.tsx';
import { UiProvider } from '../../ui-provider.tsx';
import { sprite } from './sprites.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Stroke = readonly (string | number)[];

/** What a canvas is drawn with, one after the other. */
function paintedOf(draw: () => void): Stroke[] {
  const strokes: Stroke[] = [];
  vi.stubGlobal(
    'Path2D',
    class {
      constructor(readonly d: string) {}
    },
  );
  const context = {
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 0,
    setTransform: () => {},
    fill: ({ d }: { d: string }) => strokes.push(['fill', context.fillStyle, d]),
    stroke: ({ d }: { d: string }) =>
      strokes.push(['stroke', context.strokeStyle, Math.round(context.lineWidth * 100) / 100, d]),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  draw();
  return strokes;
}

/** The same of a mark in a legend. */
function shownOf(svg: Element | null): Stroke[] {
  return [...(svg?.querySelectorAll('path') ?? [])].flatMap((path) => {
    const of = (name: string) => path.getAttribute(name) ?? 'none';
    return [
      ...(of('fill') === 'none' ? [] : [['fill', of('fill'), of('d')]]),
      ...(of('stroke') === 'none' ? [] : [['stroke', of('stroke'), Number(of('stroke-width')), of('d')]]),
    ];
  });
}

// The size at which a mark's box of 16 is drawn one to one.
const ONE_TO_ONE = 5.5;

test.each(SITUATIONS.flatMap(({ label }) => [[label, 'light'] as const, [label, 'dark'] as const]))(
  '%s is on the map what it is in its legend, %s',
  (label, defaultMode) => {
    const { container } = render(
      <UiProvider defaultMode={defaultMode}>
        <SituationMark situation={label} onImagery />
      </UiProvider>,
    );
    const painted = paintedOf(() => void sprite(label, ONE_TO_ONE, 1 + Number(defaultMode === 'dark')));
    expect(painted.length).toBeGreaterThan(1);
    expect(shownOf(container.querySelector('svg'))).toEqual(painted);
  },
);
