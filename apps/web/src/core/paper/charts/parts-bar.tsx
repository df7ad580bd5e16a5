import { formatShare } from '@fonte/pt-br';
import { PALETTES, type ChartDescription } from '@fonte/ui';
import { sliceColors } from '@fonte/ui/charts/described/chart-colors';
import { useSpeech } from '../speech/speech.ts';
import { sentenceOf, valueWords } from './chart-words.ts';
import { Part, Swatch } from './part.tsx';

const HEIGHT = 28;

/** Donut and pie on paper: one bar of all parts, and below it each part with the same lines, its value and share: in grey it is told by these alone. */
export function PartsBar({
  title,
  chart,
  width,
  codes,
}: {
  title: string;
  chart: ChartDescription;
  width: number;
  /** Of the parts, where they are situations: by these their colours are found, whatever language the labels are in. */
  codes: readonly string[];
}) {
  const speech = useSpeech();
  const colors = sliceColors({ ...chart, labels: codes }, PALETTES.light);
  const values = chart.labels.map((_, index) => Math.max(chart.series[0]?.data[index] ?? 0, 0));
  const whole = values.reduce((sum, value) => sum + value, 0);
  const edges = values.reduce<number[]>(
    (all, value) => [...all, (all.at(-1) ?? 0) + (whole === 0 ? 0 : (value / whole) * width)],
    [0],
  );
  return (
    <figure>
      <svg role="img" aria-label={sentenceOf(title, chart, speech)} viewBox={`0 0 ${width} ${HEIGHT}`}>
        {values.map((_, index) => (
          <Part
            key={chart.labels[index]}
            part={index}
            color={colors[index] ?? ''}
            x={edges[index] ?? 0}
            y={0.5}
            width={(edges[index + 1] ?? 0) - (edges[index] ?? 0)}
            height={HEIGHT - 1}
          />
        ))}
      </svg>
      <div className="sheet-legend">
        {chart.labels.map((label, index) => (
          <div key={label}>
            <Swatch part={index} color={colors[index] ?? ''} />
            <span>{label}</span>
            <b>
              {valueWords(chart, chart.series[0]?.data[index], speech)}
              {chart.series[0]?.data[index] !== null &&
                ` · ${speech.figure(formatShare(values[index] ?? 0, whole))}`}
            </b>
          </div>
        ))}
      </div>
    </figure>
  );
}
