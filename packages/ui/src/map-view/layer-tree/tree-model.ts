import type { ReactNode } from 'react';

/** How a layer stands: nothing to say, asking, not come, or only drawn further in. */
export type LayerStatus = 'ready' | 'loading' | 'failed' | 'far';

export interface TreeBase {
  key: string;
  label: string;
  /** 'Sem imagem: …' */
  note?: string | undefined;
}

export interface TreeLayer {
  key: string;
  label: string;
  on: boolean;
  /** 0 to 1. */
  opacity: number;
  status: LayerStatus;
  /** '2.064 feições · 9.412,60 ha'. */
  totals?: string | undefined;
  /** Under the opacity: legend, downloads. */
  more?: ReactNode;
}

export interface TreeGroup {
  key: string;
  label: string;
  layers: readonly TreeLayer[];
}

export interface TreeActions {
  onToggle: (keys: readonly string[], on: boolean) => void;
  onOpacity: (key: string, opacity: number) => void;
  /** Puts a layer at that place of the order, 0 is uppermost. */
  onMove: (key: string, place: number) => void;
  onRetry: (key: string) => void;
}

/** The order with one key at another place. */
export function moved(order: readonly string[], key: string, place: number): string[] {
  const rest = order.filter((one) => one !== key);
  const at = Math.max(0, Math.min(place, rest.length));
  return [...rest.slice(0, at), key, ...rest.slice(at)];
}

/** Whether all, some or none of a group's layers are on. */
export function stateOf(layers: readonly Pick<TreeLayer, 'on'>[]): 'all' | 'some' | 'none' {
  const on = layers.filter((layer) => layer.on).length;
  return on === 0 ? 'none' : on === layers.length ? 'all' : 'some';
}
