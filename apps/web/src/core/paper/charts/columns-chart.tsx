import { formatCompactDecimals, niceSteps } from '@fonte/pt-br';
import { PALETTES, type ChartDescription } from '@fonte/ui';
import { seriesColors } from '@fonte/ui/charts/described/chart-colors';
import { useSpeech } from '../speech/speech.ts';
import { sentenceOf, sumOf } from './chart-words.ts';
import { footOfLabel } from './label-place.ts';
import { Legend } from './legend.tsx';
import { MARKS, NoteMarks } from './note-marks.tsx';
import { Part } from './part.tsx';

const PLOT = 150;
const TOP = 16;
const BOTTOM = 20;
const LEFT = 46;
/** A label of the axis takes so much, px. */
const LABEL = 44;

/** Columns over time, series on each other, the dashed line of what the plan foresees. */
export function ColumnsChart({
  title,
  chart,
  width,
}: {
  title: string;
  chart: ChartDescription;
  width: number;
}) {
  const speech = useSpeech();
  const colors = seriesColors(chart, PALETTES.light);
  const { labels, series, target, notes = [] } = chart;
  const top = TOP + (notes.length > 0 ? MARKS : 0);
  const most = Math.max(
    ...labels.map((_, index) => Math.max(sumOf(chart, index), target?.data[index] ?? 0)),
    1,
  );
  const steps = niceSteps(most);
  const high = steps.at(-1) ?? most;
  const place = (width - LEFT) / Math.max(labels.length, 1);
  const bar = Math.min(place * 0.7, 42);
  const y = (value: number): number => top + PLOT - (value / high) * PLOT;
  const middle = (index: number): number => LEFT + place * (index + 0.5);
  const every = Math.ceil(LABEL / place);
  const dashed = (target?.data ?? []).flatMap((value, index) =>
    value === null ? [] : [{ x: middle(index), y: y(value) }],
  );
  return (
    <figure>
      <svg
        role="img"
        aria-label={sentenceOf(title, chart, speech)}
        viewBox={`0 0 ${width} ${top + PLOT + BOTTOM}`}
        fontSize="11"
        fill="#1b241f"
      >
        {steps.map((step) => (
          <g key={step}>
            <path
              d={`M${LEFT} ${y(step)}H${width}`}
              stroke={step === 0 ? '#1b241f' : '#c9d0c5'}
              strokeWidth=".7"
            />
            <text x={LEFT - 6} y={y(step) + 4} textAnchor="end" fill="#4f5b54">
              {speech.figure(formatCompactDecimals(step))}
            </text>
          </g>
        ))}
        {labels.map((label, index) => {
          let under = 0;
          return (
            <g key={label}>
              {series.map(({ name, data }, part) => {
                const value = Math.max(data[index] ?? 0, 0);
                const from = under;
                under += value;
                return (
                  <Part
                    key={name}
                    part={part}
                    color={colors[part] ?? ''}
                    x={middle(index) - bar / 2}
                    y={y(from + value)}
                    width={bar}
                    height={y(from) - y(from + value)}
                  />
                );
              })}
              {index % every === 0 && (
                <text x={middle(index)} y={top + PLOT + 14} textAnchor="middle">
                  {label}
                </text>
              )}
            </g>
          );
        })}
        {dashed.length > 1 && (
          <path
            d={`M${dashed.map((point) => `${point.x} ${point.y}`).join('L')}`}
            fill="none"
            stroke="#1b241f"
            strokeWidth="1.6"
            strokeDasharray="5 3"
          />
        )}
        {place >= LABEL &&
          labels.map((label, index) => (
            <text
              key={label}
              x={middle(index)}
              y={footOfLabel(middle(index), y(sumOf(chart, index)), dashed)}
              textAnchor="middle"
              fontWeight="600"
              fontSize="10.5"
            >
              {speech.figure(formatCompactDecimals(sumOf(chart, index), chart.decimals === 0 ? 0 : 1))}
            </text>
          ))}
        <NoteMarks notes={notes} middle={middle} top={MARKS - 2} bottom={top + PLOT} />
      </svg>
      <Legend names={series.map(({ name }) => name)} colors={colors} line={target?.name} />
    </figure>
  );
}
