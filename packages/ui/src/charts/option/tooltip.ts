import type { ChartSetting } from './option-base.ts';

export interface TooltipRow {
  name: string;
  value: string;
  color?: string | undefined;
  /** The value is negative: red. */
  negative?: boolean;
}

/**
 * A tooltip as elements: texts are set, never parsed, so that a label out of the data cannot become markup.
 */
export function tooltipElement(
  title: string,
  rows: readonly TooltipRow[],
  setting: ChartSetting,
): HTMLElement {
  const box = document.createElement('div');
  const head = document.createElement('div');
  head.textContent = title;
  head.style.fontWeight = '600';
  box.append(head);
  for (const row of rows) {
    const line = document.createElement('div');
    Object.assign(line.style, { display: 'flex', alignItems: 'center', gap: '8px' });
    if (row.color) {
      const swatch = document.createElement('span');
      Object.assign(swatch.style, {
        width: '10px',
        height: '10px',
        borderRadius: '2px',
        background: row.color,
      });
      line.append(swatch);
    }
    const name = document.createElement('span');
    name.textContent = row.name;
    name.style.flex = '1';
    const value = document.createElement('span');
    value.textContent = row.value;
    Object.assign(value.style, { fontWeight: '600', marginLeft: '12px' });
    if (row.negative) value.style.color = setting.palette.negativo;
    line.append(name, value);
    box.append(line);
  }
  return box;
}

/** Box of every tooltip; kept inside the plot so that it never widens the page. */
export function tooltipBox(setting: ChartSetting) {
  return {
    confine: true,
    backgroundColor: setting.palette.background.paper,
    borderColor: setting.palette.divider,
    borderWidth: 1,
    padding: [6, 10] as [number, number],
    textStyle: { color: setting.palette.text.primary, fontSize: 13, fontFamily: 'inherit' },
    extraCssText: 'border-radius:8px;box-shadow:0 8px 28px rgba(18,40,31,.16);line-height:20px;',
    transitionDuration: 0,
  };
}
