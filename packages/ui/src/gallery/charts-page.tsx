import { useState } from 'react';
import { ChartCard, FunnelPlot, PageCell, PageGrid, TableCard, type ChartPoint } from '../index.ts';
import { FrameSample } from './frame-sample.tsx';
import { CYCLE_PROGRESS, ISA_EVOLUTION, OTHER_CHARTS, VISITS_BY_MONTH } from './samples.ts';

const UPRIGHT = [
  { title: 'Empilhado em colunas', chart: { ...CYCLE_PROGRESS, horizontal: false } },
  { title: 'Percentual em colunas', chart: { ...ISA_EVOLUTION, horizontal: false } },
  {
    title: 'Colunas com período parcial',
    chart: {
      ...VISITS_BY_MONTH,
      kind: 'column' as const,
      partial: { from: 9, text: 'parcial' },
      notes: [{ from: 4, until: 4, mark: '1', text: '1. Greve' }],
    },
  },
];

const TOWNS = Array.from({ length: 148 }, (_, at) => `Município número ${at + 1}`);
const OF_TOWNS = {
  labels: TOWNS,
  series: [{ name: 'Visitas', data: TOWNS.map((_, at) => Math.round(9000 / (at + 1)) + at) }],
  unit: 'visitas',
};

/** Real numbers of groups: what scrolls, and what has gaps. */
const MANY = [
  { title: '148 barras', chart: { ...OF_TOWNS, kind: 'bar' as const } },
  { title: '148 colunas', chart: { ...OF_TOWNS, kind: 'column' as const } },
  { title: '148 retângulos', chart: { ...OF_TOWNS, kind: 'treemap' as const } },
  {
    title: 'Meses que faltam',
    chart: {
      kind: 'line' as const,
      labels: Array.from({ length: 36 }, (_, at) => `${(at % 12) + 1}/${2023 + Math.floor(at / 12)}`),
      series: [
        {
          name: 'Visitas',
          data: Array.from({ length: 36 }, (_, at) => (at % 7 < 2 || at === 10 ? null : 20 + at)),
        },
      ],
    },
  },
];

/** Forty within, one below and one of whom nothing is said. */
const FUNNEL = Array.from({ length: 42 }, (_, at) => ({
  key: String(at),
  name: `Técnico ${at + 1}`,
  x: at === 41 ? 8 : 30 + at * 9,
  y: at === 40 ? 58 : 100 + 8 * Math.sin(at),
  mark: at === 40 ? ('outside' as const) : at === 41 ? ('few' as const) : ('within' as const),
}));

/** Every kind of chart at one size; the last clicked point stands in the title. */
export function ChartsPage() {
  const [point, setPoint] = useState<ChartPoint | null>(null);
  return (
    <FrameSample title={point ? `Série ${point.seriesIndex}, ponto ${point.index}` : 'Gráficos'}>
      <PageGrid>
        {[...MANY, ...OTHER_CHARTS, ...UPRIGHT].map(({ title, chart }) => (
          <PageCell key={title} span={6}>
            <ChartCard
              title={title}
              subtitle={chart.kind}
              chart={chart}
              height={286}
              date="2025-10-14"
              onPoint={setPoint}
            />
          </PageCell>
        ))}
        <PageCell span={6}>
          <TableCard title="Funil" subtitle="acima de uma tabela">
            <FunnelPlot
              points={FUNNEL}
              widths={[280, 440]}
              label="Funil"
              x="Visitas que eram de esperar"
              y="Feitas, em % das que eram de esperar"
            />
          </TableCard>
        </PageCell>
      </PageGrid>
    </FrameSample>
  );
}
