import Box from '@mui/material/Box';
import type { EChartsType } from 'echarts/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PALETTES } from '../theme/palettes.ts';
import { PAPER_WIDTH, usePrinting } from '../theme/use-printing.ts';
import { useReducedMotion, useResolvedScheme } from '../theme/use-scheme.ts';
import type { ChartDescription, ChartPoint } from './chart-description.ts';
import { ChartLegend } from './chart-legend.tsx';
import { chartOption } from './chart-option.ts';
import { listenForPoints } from './chart-points.ts';
import { chartWords } from './chart-words.ts';
import { createChart, writeViewBox } from './engine.ts';
import { namesAtEnds } from './option-lines.ts';
import { hasLeaders } from './option-parts.ts';

export interface ChartProps {
  chart: ChartDescription;
  /** Said first by screen readers. */
  title: string;
  /** Of legend and plot together, in px; the specification's default is 500. */
  height?: number;
  /** Click on a point; without it there is no pointer cursor. */
  onPoint?: ((point: ChartPoint) => void) | undefined;
}

/** Draws a description with ECharts as SVG. The figures for keyboards and screen readers are in ChartTable. */
export function Chart({ chart, title, height: asked = 500, onPoint }: ChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const engine = useRef<EChartsType>(null);
  const drawnLast = useRef<ChartDescription>(null);
  const scheme = useResolvedScheme();
  const reducedMotion = useReducedMotion();
  const printing = usePrinting();
  const [size, setSize] = useState({ width: 0, height: 0, paper: 0 });
  const clickable = onPoint !== undefined;
  const width = printing ? size.paper * FINER : size.width;
  const height = printing ? size.height * FINER : size.height;

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      // Hidden (a closed tab) or on paper: what was drawn stays.
      if (clientWidth === 0 || clientHeight === 0 || matchMedia('print').matches) return;
      setSize((before) =>
        before.width === clientWidth && before.height === clientHeight
          ? before
          : { width: clientWidth, height: clientHeight, paper: paperWidth(element, clientWidth) },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => () => engine.current?.dispose(), []);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || size.width === 0 || size.height === 0) return;
    engine.current ??= createChart(element, size.width, size.height);
    // Charts do not re-flow while printing: they are drawn for an upright A4 page and scaled by the viewBox where it lies.
    engine.current.resize({ width, height });
    engine.current.setOption(
      chartOption(chart, {
        palette: PALETTES[printing ? 'light' : scheme],
        width,
        height,
        print: printing,
        // Only other figures move; a first drawing, a new width or scheme, and paper do not.
        reducedMotion: reducedMotion || printing || drawnLast.current === null || drawnLast.current === chart,
        clickable,
      }),
      { notMerge: true },
    );
    drawnLast.current = chart;
    engine.current.getZr().flush();
    writeViewBox(element, engine.current.getWidth(), engine.current.getHeight());
  }, [chart, size, width, height, scheme, reducedMotion, printing, clickable]);

  const drawn = size.width > 0;
  useEffect(() => {
    if (!onPoint || !drawn || !engine.current) return undefined;
    return listenForPoints(engine.current, chart, onPoint);
  }, [chart, onPoint, drawn]);

  return (
    <Box
      data-chart={chart.kind}
      sx={{ height: asked, display: 'flex', flexDirection: 'column', '@media print': { height: 'auto' } }}
    >
      {needsLegend(chart, width) && <ChartLegend chart={chart} />}
      <Box
        ref={box}
        role="img"
        aria-label={chartWords(chart, title)}
        sx={{
          flex: 1,
          minHeight: 0,
          '@media print': {
            flex: 'none',
            '& > div': { width: '100% !important', height: 'auto !important' },
          },
        }}
      />
    </Box>
  );
}

/** Letters of a chart are that much smaller on paper, where they are sharper. */
const FINER = 1.2;
/** Gap of the grid on paper (4 mm); padding and border of a card. */
const PAPER_GAP = 15;
const CARD_EDGES = 34;

/** Width of the plot on paper, by its card's columns of the page's 24. */
function paperWidth(element: HTMLElement, onScreen: number): number {
  const span = Number(element.closest<HTMLElement>('[data-span]')?.dataset['span']);
  if (!(span > 0)) return Math.min(onScreen, PAPER_WIDTH - CARD_EDGES);
  return Math.round(((PAPER_WIDTH + PAPER_GAP) * span) / 24 - PAPER_GAP - CARD_EDGES);
}

/** Stacks and grouped bars always; lines and areas where their ends have no room for names. */
function needsLegend(chart: ChartDescription, width: number): boolean {
  if (width === 0) return false;
  if (chart.kind === 'line' || chart.kind === 'area') {
    return chart.series.length + (chart.target ? 1 : 0) > 1 && !namesAtEnds(chart, { width });
  }
  if (chart.kind === 'pie') return !hasLeaders({ width });
  return ['bar', 'column', 'stacked', 'pct'].includes(chart.kind) && chart.series.length > 1;
}
