import { LAYER_GROUPS, layersOf } from '@fonte/contracts';
import { counted, formatHectares } from '@fonte/pt-br';
import type { LayerStatus, TreeGroup, TreeLayer } from '@fonte/ui/map-view';
import type { TileStatus } from '@fonte/ui/map-view';
import { useMemo, type ReactNode } from 'react';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { useSignedIn } from '../../../core/session/session-store.ts';
import type { Summaries } from '../data/use-summary.ts';
import { OWN_LAYERS, type MapState } from '../state/map-state.ts';
import '../texts.ts';
import { layerOf, type LayerName } from '../state/known-layers.ts';
import type { RemoteLayer } from '@fonte/contracts/routes/remote-layers';

export type TreeSource = {
  state: MapState;
  zoom: number;
  statuses: Readonly<Record<string, TileStatus>>;
  /** How the points drawn here stand. */
  points: LayerStatus;
  summaries: Summaries;
  /** Layers of the institution's GeoServer. */
  remote: readonly RemoteLayer[];
  more: (name: LayerName) => ReactNode;
};

/** The layer tree's groups for this profile; what it may not see is not there. */
export function useTree({ state, zoom, statuses, points, summaries, remote, more }: TreeSource): TreeGroup[] {
  const { t } = useTexts('map');
  const { profile } = useSignedIn();
  const layers = useMemo(() => layersOf(profile), [profile]);
  const shown = new Map(state.layers.map((layer) => [layer.key as string, layer]));
  const row = (key: string, label: string, status: LayerStatus): TreeLayer => ({
    key,
    label,
    on: shown.has(key),
    opacity: shown.get(key)?.opacity ?? 1,
    status,
  });
  const groups = LAYER_GROUPS.map((group) => ({
    key: group,
    label: group,
    layers: layers
      .filter((layer) => layer.group === group)
      .map((layer) => {
        const name = layer.name as LayerName;
        const far = layer.minZoom !== undefined && zoom < layer.minZoom;
        const status = name === 'propriedades' ? points : far ? 'far' : (statuses[name] ?? 'ready');
        const summary = summaries.get(name);
        return {
          ...row(name, layer.title, status),
          totals: summary && totalWords(summary),
          more: more(name),
        };
      }),
  })).filter((group) => group.layers.length > 0);
  const others = {
    key: 'others',
    label: t('othersGroup'),
    layers: remote.map(({ nome }) => {
      const layer = layerOf(nome as LayerName);
      const far = layer.minZoom !== undefined && zoom < layer.minZoom;
      return {
        ...row(nome, layer.title, far ? 'far' : (statuses[nome] ?? 'ready')),
        more: more(nome as LayerName),
      };
    }),
  };
  const own = {
    key: 'own',
    label: t('ownGroup'),
    layers: OWN_LAYERS.map((key) => row(key, t(`own.${key}`), 'ready')),
  };
  return [...groups, ...(remote.length > 0 ? [others] : []), own];
}

/** '2.064 feições · 9.412,60 ha'. */
export function totalWords({ total, ha }: { total: number; ha: string | null }): string {
  const count = counted(total, 'feição', 'feições');
  return ha === null ? count : `${count} · ${formatHectares(Number(ha))}`;
}
