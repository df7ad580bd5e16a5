import { useState } from 'react';
import { ChartCard, PageCell, PageGrid, type ChartPoint } from '../index.ts';
import { FrameSample } from './frame-sample.tsx';
import { CYCLE_PROGRESS, ISA_EVOLUTION, OTHER_CHARTS, VISITS_BY_MONTH } from './samples.ts';

const UPRIGHT = [
  { title: 'Empilhado em colunas', chart: { ...CYCLE_PROGRESS, horizontal: false } },
  { title: 'Percentual em colunas', chart: { ...ISA_EVOLUTION, horizontal: false } },
  {
    title: 'Colunas com período parcial',
    chart: { ...VISITS_BY_MONTH, kind: 'column' as const, partial: { from: 9, text: 'parcial' } },
  },
];

/** Every kind of chart at one size; the last clicked point stands in the title. */
export function ChartsPage() {
  const [point, setPoint] = useState<ChartPoint | null>(null);
  return (
    <FrameSample title={point ? `Série ${point.seriesIndex}, ponto ${point.index}` : 'Gráficos'}>
      <PageGrid>
        {[...OTHER_CHARTS, ...UPRIGHT].map(({ title, chart }) => (
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
      </PageGrid>
    </FrameSample>
  );
}
