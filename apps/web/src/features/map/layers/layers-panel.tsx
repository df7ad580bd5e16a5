import { LayerTree } from '@fonte/ui/map-view';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import type { PanelsProps } from '../panels.ts';
import { isTreeKey, withLayers, withOpacity, withOrder, type BaseKey } from '../state/map-state.ts';
import { basesOf } from './bases.ts';
import { DownloadMenu } from './download-menu.tsx';
import { useTree } from './use-tree.tsx';
import '../texts.ts';
import { layerOf, type KnownLayer } from '../state/known-layers.ts';
import type { Narrowing } from '../data/narrowing.ts';

/** 'Camadas' (second text, 2.3): base maps, layers by group with opacity, order, totals and downloads. */
export function LayersPanel(props: PanelsProps) {
  const { t } = useTexts('map');
  const { state, change, tiles, points, summaries, zoom, narrowing, own, offline } = props;
  const noteOf = (key: BaseKey): string | undefined => {
    if (key === 'satelite') return offline ? t(`noImagery.${offline}`) : undefined;
    if (key === 'instituicao') return own.failed ? t('noOwnBase') : (own.offered?.nome ?? undefined);
    return undefined;
  };
  const bases = basesOf(state.base, own);
  const groups = useTree({
    state,
    zoom,
    statuses: tiles.statuses,
    points: points.status === 'error' ? 'failed' : points.fetching ? 'loading' : 'ready',
    summaries,
    remote: props.remote,
    more: (name) => <LayerMore layer={layerOf(name)} narrowing={narrowing} />,
  });
  return (
    <LayerTree
      bases={bases.keys.map((key) => ({
        key,
        label: t(`bases.${key}`),
        note: noteOf(key),
      }))}
      base={bases.chosen}
      onBase={(key) => change((before) => ({ ...before, base: key as BaseKey }))}
      groups={groups}
      order={state.layers.map(({ key }) => key)}
      onToggle={(keys, on) => change((before) => withLayers(before, keys.filter(isTreeKey), on))}
      onOpacity={(key, opacity) => change((before) => withOpacity(before, key, opacity))}
      onMove={(key, place) => change((before) => withOrder(before, key, place))}
      onRetry={(key) => (key === 'propriedades' ? void points.refetch() : tiles.retry(key))}
    />
  );
}

/** Behind a layer's options: files of what has features. */
function LayerMore({ layer, narrowing }: { layer: KnownLayer; narrowing: Narrowing }) {
  if (layer.remote?.feicoes === null) return null;
  return <DownloadMenu layer={layer} narrowing={narrowing} within={null} words />;
}
