import type { LineSeriesOption } from 'echarts';
import type { ChartDescription, ChartNote } from '../described/chart-description.ts';
import { strongTextStyle, type ChartSetting } from './option-base.ts';

/** Room above the plot for the marks of notes, in px. */
export const notesRoom = ({ notes = [] }: ChartDescription): number => (notes.length > 0 ? 20 : 0);

/** The labels of each note in a dashed frame (over one label, a line) with its mark on top; nothing that is clicked or pointed at. */
export function noteSeries(chart: ChartDescription, setting: ChartSetting): LineSeriesOption[] {
  const { notes = [] } = chart;
  if (notes.length === 0) return [];
  const { text, background } = setting.palette;
  return [
    {
      type: 'line',
      data: [],
      silent: true,
      z: 5,
      markArea: {
        silent: true,
        itemStyle: { color: 'transparent', borderColor: text.primary, borderWidth: 1, borderType: 'dashed' },
        label: {
          ...strongTextStyle(setting),
          position: 'top',
          distance: 2,
          padding: [0, 4],
          borderColor: text.primary,
          borderWidth: 1,
          borderRadius: 3,
          backgroundColor: background.paper,
        },
        data: framesOf(notes).map(({ from, until, mark }) => [{ name: mark, xAxis: from }, { xAxis: until }]),
      },
    },
  ];
}

/** Notes of the same labels share a frame: their marks would lie on each other. */
function framesOf(notes: readonly ChartNote[]): Omit<ChartNote, 'text'>[] {
  const frames = new Map<string, Omit<ChartNote, 'text'>>();
  for (const { from, until, mark } of notes) {
    const before = frames.get(`${from} ${until}`)?.mark;
    frames.set(`${from} ${until}`, { from, until, mark: before ? `${before}, ${mark}` : mark });
  }
  return [...frames.values()];
}
