import type { LineSeriesOption } from 'echarts';
import { readableInk } from '../described/chart-colors.ts';
import type { ChartDescription } from '../described/chart-description.ts';
import { axisTextStyle, type ChartSetting } from './option-base.ts';

/** A series' name after its last point, dark enough to be read. */
export function endLabel(show: boolean, setting: ChartSetting, name: string, color?: string) {
  return {
    ...axisTextStyle(setting),
    show,
    formatter: () => name,
    color: color ? readableInk(color, setting.palette) : setting.palette.text.primary,
    fontWeight: 600 as const,
    distance: 8,
  };
}

/** The dashed line of what was planned. */
export function targetLine(
  target: NonNullable<ChartDescription['target']>,
  setting: ChartSetting,
  named: boolean,
): LineSeriesOption {
  const color = setting.palette.text.primary;
  return {
    type: 'line',
    name: target.name,
    data: target.data.map((value) => value ?? '-'),
    symbol: 'none',
    silent: true,
    lineStyle: { color, width: 2, type: [4, 4] },
    itemStyle: { color },
    endLabel: endLabel(named, setting, target.name, color),
    labelLayout: { moveOverlap: 'shiftY' },
    z: 3,
  };
}
