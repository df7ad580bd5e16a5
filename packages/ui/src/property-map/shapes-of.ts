import type { MapShape } from '../map-view/map-model.ts';
import type { PropertyMapData } from './property-map-model.ts';

/** Which layers and polygons are switched on. */
export interface Shown {
  layers: ReadonlySet<'car' | 'areas' | 'history'>;
  hiddenAreas: ReadonlySet<string>;
  historyIds: ReadonlySet<string>;
}

/** What became of it, besides the colour. */
const SIGN = { novo: '+', atualizado: '↻', excluido: '−' } as const;
/** The shapes that are shown, the lowest first: CAR, outlines, areas inside them, history. */
export function shapesOf(
  { polygons, history, car }: PropertyMapData,
  { layers, hiddenAreas, historyIds }: Shown,
): MapShape[] {
  const current = layers.has('areas') ? polygons.filter(({ id }) => !hiddenAreas.has(id)) : [];
  const outlines = current.filter(({ kind }) => kind === 'propriedade');
  const inside = current.filter(({ kind }) => kind !== 'propriedade');
  const names = new Set(inside.map(({ name }) => name));
  return [
    ...(layers.has('car') ? car : []).map(({ id, geometry }): MapShape => ({ id, kind: 'car', geometry })),
    // An outline's name would stand in the middle of the areas inside it.
    ...outlines.map(({ id, geometry, name, area }): MapShape => ({
      id,
      kind: 'propriedade',
      geometry,
      ...(inside.length === 0 ? { label: `${name}\n${area}` } : {}),
    })),
    ...inside.map(({ id, kind, geometry, name, area }): MapShape => ({
      id,
      kind,
      geometry,
      label: `${name}\n${area}`,
    })),
    ...(layers.has('history') ? history : []).flatMap(({ id, change, name, geometry }): MapShape[] =>
      geometry && historyIds.has(id)
        ? [
            {
              id,
              kind: change,
              geometry,
              // A polygon that still is has its two lines there already: what became of it stands on a third.
              ...(names.has(name)
                ? { label: SIGN[change], labelBelow: true }
                : { label: `${SIGN[change]} ${name}` }),
            },
          ]
        : [],
    ),
  ];
}
