import Box from '@mui/material/Box';
import type { EChartsOption } from 'echarts';
import type { EChartsType } from 'echarts/core';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { PALETTES } from '../../theme/palettes.ts';
import { PAPER_WIDTH, usePrinting } from '../../theme/use-printing.ts';
import { useReducedMotion, useResolvedScheme } from '../../theme/use-scheme.ts';
import type { ChartDescription, ChartPoint } from '../described/chart-description.ts';
import { ChartLegend } from './chart-legend.tsx';
import { chartOption } from '../option/chart-option.ts';
import { listenForPoints } from './chart-points.ts';
import { chartWords } from '../described/chart-words.ts';
import { createChart, writeViewBox } from './engine.ts';
import { needsLegend } from '../option/needs-legend.ts';
import type { ChartSetting } from '../option/option-base.ts';
import { isHorizontal, roomForBars } from '../option/room-for-bars.ts';
import { useChartWords } from '../described/words.ts';

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
  const words = useChartWords();
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const engine = useRef<EChartsType>(null);
  const drawnLast = useRef<ChartDescription>(null);
  const setting = useRef<ChartSetting>(null);
  const scheme = useResolvedScheme();
  const reducedMotion = useReducedMotion();
  const printing = usePrinting();
  const [size, setSize] = useState({ width: 0, height: 0, paper: 0 });
  const clickable = onPoint !== undefined;
  const room = useMemo(() => roomForBars(chart, size), [chart, size]);
  const scrolled = room.width > size.width || room.height > size.height;
  // Paper does not scroll: rows go on to the end of a page, columns move together.
  const width = printing ? size.paper * FINER : room.width;
  const height = printing ? Math.min(room.height, Math.max(PAPER_LENGTH, size.height)) * FINER : room.height;

  useLayoutEffect(() => {
    const element = frame.current;
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
    // It draws for it all that stands there, which is drawn anew below.
    if (engine.current.getWidth() !== width || engine.current.getHeight() !== height)
      engine.current.resize({ width, height });
    setting.current = {
      palette: PALETTES[printing ? 'light' : scheme],
      width,
      height,
      print: printing,
      // Only other figures move; a first drawing, a new width or scheme, and paper do not.
      reducedMotion: reducedMotion || printing || drawnLast.current === null || drawnLast.current === chart,
      clickable,
      scrolled: scrolled && (!printing || isHorizontal(chart)),
    };
    drawChart(engine.current, chart, setting.current);
    drawnLast.current = chart;
    engine.current.getZr().flush();
    writeViewBox(element, engine.current.getWidth(), engine.current.getHeight());
  }, [chart, size, width, height, scrolled, scheme, reducedMotion, printing, clickable]);

  const drawn = size.width > 0;
  useEffect(() => {
    if (!onPoint || !drawn || !engine.current) return undefined;
    return listenForPoints(engine.current, chart, onPoint);
  }, [chart, onPoint, drawn]);

  const { listen, follow } = chart;
  useEffect(() => {
    const [element, drawnBy] = [box.current, engine.current];
    return drawn && element && drawnBy ? listen?.(element, drawnBy) : undefined;
  }, [listen, drawn]);
  useEffect(() => {
    const [element, drawnBy] = [frame.current, engine.current];
    if (!drawn || !element || !drawnBy) return undefined;
    return follow?.(element, {
      engine: drawnBy,
      standing: () => given.get(drawnBy),
      optionOf: (step) => setting.current && optionOf(step, { ...setting.current, reducedMotion: true }),
      draw: (step, option, anew) => give(drawnBy, step, option, anew),
    });
  }, [follow, drawn]);

  return (
    <Box
      data-chart={chart.kind}
      sx={{ height: asked, display: 'flex', flexDirection: 'column', '@media print': { height: 'auto' } }}
    >
      {needsLegend(chart, printing ? width : size.width) && <ChartLegend chart={chart} />}
      <Box
        ref={frame}
        data-scrolls={scrolled ? '' : undefined}
        // What overflows is scrolled by the keyboard too.
        {...(scrolled ? { tabIndex: 0, role: 'group', 'aria-label': title } : {})}
        sx={{
          flex: 1,
          minHeight: 0,
          overflow: scrolled ? 'auto' : 'visible',
          '@media print': { flex: 'none', overflow: 'visible' },
        }}
      >
        <Box
          ref={box}
          role="img"
          aria-label={chartWords(chart, title, words)}
          sx={{
            height: scrolled ? room.height : '100%',
            width: scrolled ? room.width : '100%',
            '@media print': {
              height: 'auto',
              width: '100%',
              '& > div': { width: '100% !important', height: 'auto !important' },
            },
          }}
        />
      </Box>
    </Box>
  );
}

/** Draws a description anew. Pictures draw by it too, and by that lie in one file with the engine instead of tearing it in two. */
export function drawChart(engine: EChartsType, chart: ChartDescription, setting: ChartSetting): void {
  give(engine, chart, optionOf(chart, setting), true);
}

/** Draws an option `anew`, or of a drawing that stands its series alone and what is said of them, without motion. */
function give(engine: EChartsType, chart: ChartDescription, option: EChartsOption, anew: boolean): void {
  endGlide(engine, chart);
  if (anew) {
    given.set(engine, option);
    engine.setOption(option, { notMerge: true });
    return;
  }
  const { series = [], tooltip = {} } = option;
  engine.setOption({ animation: false, series, tooltip }, { silent: true });
}

/** What each chart was last drawn by. */
const given = new WeakMap<EChartsType, EChartsOption>();

/** What still glides would end where it was to be before: a treemap's glide is stopped by the engine for another one only. */
function endGlide(engine: EChartsType, { kind }: ChartDescription): void {
  if (kind === 'treemap') for (const root of engine.getZr().storage.getRoots()) root.traverse(stopped);
}

const stopped = (element: { stopAnimation: (scope?: string, toItsEnd?: boolean) => unknown }): void =>
  void element.stopAnimation(undefined, true);

function optionOf(chart: ChartDescription, setting: ChartSetting): EChartsOption {
  const option = chartOption(chart, setting);
  return chart.dress?.(option, setting) ?? option;
}

/** Letters of a chart are that much smaller on paper, where they are sharper. */
const FINER = 1.2;
/** Of a plot that scrolls on the screen: what an A4 page holds under a card's head, in CSS px. */
const PAPER_LENGTH = 880;
/** Gap of the grid on paper (4 mm); padding and border of a card. */
const PAPER_GAP = 15;
const CARD_EDGES = 34;

/** Width of the plot on paper, by its card's columns of the page's 24. */
function paperWidth(element: HTMLElement, onScreen: number): number {
  const span = Number(element.closest<HTMLElement>('[data-span]')?.dataset['span']);
  if (!(span > 0)) return Math.min(onScreen, PAPER_WIDTH - CARD_EDGES);
  return Math.round(((PAPER_WIDTH + PAPER_GAP) * span) / 24 - PAPER_GAP - CARD_EDGES);
}
