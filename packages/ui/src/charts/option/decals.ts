/**
 * Print patterns: solid first, then 45° lines, dots, −45° lines, and denser ones; eight greys cannot stay apart in
 * black and white (docs/design/tokens.md). White, so that they read on every fill.
 */
const line = (angle: number, gap: number) => ({
  symbol: 'rect' as const,
  color: 'rgba(255,255,255,.85)',
  dashArrayX: [1, 0] as [number, number],
  dashArrayY: [2, gap] as [number, number],
  rotation: (angle * Math.PI) / 180,
});
const dots = (size: number, gap: number) => ({
  symbol: 'circle' as const,
  symbolSize: size,
  color: 'rgba(255,255,255,.9)',
  dashArrayX: [
    [gap, gap],
    [0, gap, gap, 0],
  ] as [number[], number[]],
  dashArrayY: [gap, 0] as [number, number],
});

export const DECALS = [
  { symbol: 'none' as const },
  line(-45, 5),
  dots(0.8, 6),
  line(45, 5),
  line(0, 5),
  dots(0.5, 4),
  line(90, 5),
  line(-30, 3),
];
