import { vi } from 'vitest';
import { sprite } from '../layers/sprites.ts';

// For tests: what a mark is drawn with on the map, and what it is drawn with beside its words.

/** What is filled or drawn along: its colour, the width of a line in the units of a mark's box, and the outline. */
export type Stroke = readonly (string | number)[];

/** The size at which a mark's box of 16 is drawn one to one. */
const ONE_TO_ONE = 5.5;
/** A pixel ratio that no mark was kept for. */
let ratio = 1;

/** What a situation's mark on the map is drawn with, one after the other. Stubs the canvas: `vi.unstubAllGlobals`, `vi.restoreAllMocks`. */
export function markOnMap(situation: string | null): Stroke[] {
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
  ratio += 1;
  sprite(situation, ONE_TO_ONE, ratio);
  return strokes;
}

/** The same of a mark that stands in a page. */
export function markInPage(svg: Element | null): Stroke[] {
  return [...(svg?.querySelectorAll('path') ?? [])].flatMap((path) => {
    const of = (name: string) => path.getAttribute(name) ?? 'none';
    return [
      ...(of('fill') === 'none' ? [] : [['fill', of('fill'), of('d')]]),
      ...(of('stroke') === 'none' ? [] : [['stroke', of('stroke'), Number(of('stroke-width')), of('d')]]),
    ];
  });
}
