import type { EChartsType } from 'echarts/core';

// What the engine (ECharts 6.1, pinned) has of a drawing behind its options. It calls these its own; paint-figures.test.ts holds what is painted by them against what it draws itself,
// so that another version that has them otherwise is found there.

/** A mark that is drawn. */
export interface Mark {
  readonly type: string;
  readonly shape?: { readonly points?: readonly (readonly number[])[] | Float32Array };
  stopAnimation: () => void;
  setShape: (shape: object) => void;
  attr: (to: object) => void;
  /** Of a mark that is a group. */
  readonly childAt?: (at: number) => Mark | undefined;
  setStyle: (style: object) => void;
  getTextContent: () => Pick<Mark, 'setStyle'> | null | undefined;
}

/** A group of marks. */
interface Group {
  traverse: (each: (mark: Mark) => void) => void;
  readonly childAt: (at: number) => Mark | undefined;
  readonly childCount: () => number;
}

/** An axis of a plot. */
export interface Axis {
  readonly isHorizontal: () => boolean;
  readonly dataToCoord: (value: number) => number;
  readonly toGlobalCoord: (at: number) => number;
  readonly scale: { readonly getExtent: () => [number, number] };
}

interface Layout {
  readonly x: number;
  readonly y: number;
}

/** A series as it is drawn. */
export interface Series {
  readonly id: string;
  readonly coordinateSystem?: {
    readonly type: string;
    readonly getBaseAxis: () => Axis;
    readonly getOtherAxis: (axis: Axis) => Axis;
  };
  readonly getData: () => {
    readonly count: () => number;
    readonly getItemLayout: (at: number) => Layout | undefined;
    readonly setItemLayout: (at: number, layout: Layout) => void;
    readonly getItemGraphicEl: (at: number) => Mark | undefined;
    readonly getItemVisual: (at: number, of: 'symbolSize') => number | readonly number[];
    readonly getLayout: (of: 'points') => Float32Array | undefined;
  };
}

interface Component {
  readonly mergeOption: (option: object) => void;
}

interface Model {
  readonly getSeriesByIndex: (at: number) => Series | undefined;
  readonly getComponent: (of: 'markArea' | 'tooltip') => Component | undefined;
}

/** A drawing from within. */
export interface Inside {
  readonly getModel: () => Model;
  readonly getViewOfSeriesModel: (series: Series) => { readonly group: Group } | undefined;
  readonly getViewOfComponentModel: (
    component: Component,
  ) => { readonly markerGroupMap?: Map<string, { readonly group: Group }> } | undefined;
}

/** An engine's drawing from within. */
export const insideOf = (engine: EChartsType): Inside => engine as unknown as Inside;
