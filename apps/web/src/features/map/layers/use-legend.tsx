import { maySeeLayer, type LayerClass, type MapLayer } from '@fonte/contracts';
import { situationsThat } from '@fonte/contracts/programme/situation-facts';
import { NO_SITUATION, situationOf } from '@fonte/contracts/programme/situations';
import { SituationMark } from '@fonte/ui';
import { LookMark, type LegendRow } from '@fonte/ui/map-view';
import { useMay, useSignedIn } from '../../../core/session/session-store.ts';
import type { Summaries } from '../data/use-summary.ts';
import { isLayer, type MapState } from '../state/map-state.ts';
import { layerOf, type LayerName } from '../state/known-layers.ts';
import { RemoteLegend } from './remote-legend.tsx';

/** Always in the legend, grey while they are off (second text, 2.3). */
const FIXED: readonly LayerName[] = ['propriedades_car', 'vegetacao_nativa', 'reserva_legal'];

/** Situations that Coordenador's legend leaves out, and what is none of the six. */
const INACTIVE_KINDS: readonly string[] = [
  ...situationsThat(({ inactiveKind }) => inactiveKind === true).map(({ code }) => code),
  NO_SITUATION.code,
];

const SEPARATOR = '/';

/** The class that a row's key names; none for a layer of another server. */
export function rowOf(key: string): { layer: LayerName; id: string } | null {
  const [layer = '', id] = key.split(SEPARATOR);
  return isLayer(layer) && id !== undefined ? { layer, id } : null;
}

/** Classes of the layers that are on, with how many there are, or another server's picture of them; the fixed ones in any case. */
export function useLegend(
  state: MapState,
  points: ReadonlyMap<string | null, number>,
  summaries: Summaries,
): LegendRow[] {
  const { profile } = useSignedIn();
  const inactiveKinds = useMay('map.legend.inactiveKinds');
  const on = state.layers.flatMap(({ key }) => (isLayer(key) ? [key] : []));
  const names = [...on, ...FIXED.filter((name) => !on.includes(name))];
  return names
    .map(layerOf)
    .filter((layer) => maySeeLayer(profile, layer))
    .flatMap((layer): LegendRow[] => {
      const name = layer.name as LayerName;
      if (layer.remote)
        return [{ key: name, heading: layer.title, mark: <RemoteLegend layer={layer} />, label: '' }];
      return classesOf(layer, inactiveKinds).map((one, index) => ({
        key: `${name}${SEPARATOR}${one.id}`,
        ...(index === 0 && layer.classes.length > 1 ? { heading: layer.title } : {}),
        label: one.title,
        mark: markOf(name, one),
        ...countOf(name, one, points, summaries),
        on: on.includes(name) && !(state.hidden[name]?.includes(one.id) ?? false),
        disabled: !on.includes(name),
      }));
    });
}

const classesOf = (layer: MapLayer, inactiveKinds: boolean): readonly LayerClass[] =>
  layer.name === 'propriedades' && !inactiveKinds
    ? layer.classes.filter(({ id }) => !INACTIVE_KINDS.includes(id))
    : layer.classes;

const markOf = (name: LayerName, { title, look }: LayerClass) =>
  name === 'propriedades' ? (
    <SituationMark situation={title} size={18} onImagery />
  ) : (
    <LookMark look={look} />
  );

function countOf(
  name: LayerName,
  { id, title }: LayerClass,
  points: ReadonlyMap<string | null, number>,
  summaries: Summaries,
): { count?: number } {
  if (name === 'propriedades') return points.size > 0 ? { count: points.get(situationKey(title)) ?? 0 } : {};
  const summary = summaries.get(name);
  if (!summary) return {};
  // A layer with one look is its own class.
  const single = layerOf(name).classes.length === 1;
  return { count: single ? summary.total : (summary.classes[id] ?? 0) };
}

/** Properties' situation as points carry it: null for the one without. */
export const situationKey = (title: string): string | null =>
  situationOf(title) === NO_SITUATION ? null : title;

/** Situations that the legend has switched off. */
export function hiddenSituations(hidden: MapState['hidden']): ReadonlySet<string | null> {
  const off = hidden.propriedades ?? [];
  return new Set(
    layerOf('propriedades')
      .classes.filter(({ id }) => off.includes(id))
      .map(({ title }) => situationKey(title)),
  );
}
