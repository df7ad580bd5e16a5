import { formatPercent } from '@fonte/pt-br';
import { PALETTES, type ChartDescription } from '@fonte/ui';
import { seriesColors } from '@fonte/ui/charts/described/chart-colors';
import { useSpeech } from '../speech/speech.ts';
import { fitted, sentenceOf, sumOf, valueWords } from './chart-words.ts';
import { Legend } from './legend.tsx';
import { Part } from './part.tsx';

const BAR = 14;
const LINE = 22;
/** Room for the value at the bar's end, px. */
const VALUE = 74;
/** Narrower than this, a label stands above its bar. */
const NARROW = 420;

/** Bars along a line, one under the other: one series, several on each other, or shares of a whole. */
export function RowsChart({
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
  const shares = chart.kind === 'pct';
  const above = width < NARROW;
  const left = above ? 0 : Math.round(width * 0.27);
  const room = width - left - (shares ? 0 : VALUE);
  const most = Math.max(...chart.labels.map((_, index) => sumOf(chart, index)), 1);
  const step = above ? LINE + 16 : LINE;
  return (
    <figure>
      <svg
        role="img"
        aria-label={sentenceOf(title, chart, speech)}
        viewBox={`0 0 ${width} ${chart.labels.length * step}`}
      >
        {chart.labels.map((label, index) => {
          const whole = sumOf(chart, index);
          const scale = room / (shares ? whole || 1 : most);
          const top = index * step + (above ? 19 : 3);
          let x = left;
          return (
            <g key={label} fontSize="11.5" fill="#1b241f">
              <text x="0" y={above ? index * step + 13 : top + 11}>
                {fitted(label, above ? width : left - 8)}
              </text>
              {chart.series.map(({ name, data }, part) => {
                const length = Math.max(data[index] ?? 0, 0) * scale;
                const from = x;
                x += length;
                return (
                  <g key={name}>
                    <Part
                      part={part}
                      color={colors[part] ?? ''}
                      x={from}
                      y={top}
                      width={length}
                      height={BAR}
                    />
                    {shares && length > 38 && (
                      <Inside
                        x={from + length / 2}
                        y={top}
                        words={speech.figure(formatPercent(((data[index] ?? 0) / whole) * 100, 0))}
                      />
                    )}
                  </g>
                );
              })}
              {!shares && (
                <text x={x + 6} y={top + 11} fontWeight="600">
                  {valueWords(
                    chart,
                    chart.series.length === 1 ? chart.series[0]?.data[index] : whole,
                    speech,
                  )}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <Legend names={chart.series.map(({ name }) => name)} colors={colors} />
    </figure>
  );
}

/** Words on a pattern, on ground of their own. */
function Inside({ x, y, words }: { x: number; y: number; words: string }) {
  return (
    <>
      <rect x={x - 15} y={y + 1.5} width="30" height={BAR - 3} rx="2" fill="#fff" />
      <text x={x} y={y + 11} textAnchor="middle" fontSize="10.5" fontWeight="600">
        {words}
      </text>
    </>
  );
}
