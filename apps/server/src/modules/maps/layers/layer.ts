import type { MapLayer } from '@fonte/contracts';

/** How the year of the page's filters narrows a layer: what stood at its end, what happened in it, or a column that holds the year. */
export interface YearRule {
  readonly column: string;
  readonly use: 'until' | 'within' | 'equals';
}

/** A layer and where its rows are. Everything the services do with a layer comes from here. */
export interface ServedLayer extends MapLayer {
  /** Schema and view. */
  readonly relation: readonly [schema: string, view: string];
  /** EPSG:4674, indexed. */
  readonly geometryColumn: 'geom';
  /** EPSG:3857, indexed. */
  readonly mercatorColumn: 'geom_3857';
  /** Its values are the ids of `classes`. */
  readonly classColumn: 'legenda';
  /**
   * Whose the rows are: a property's (`cod_propriedade`; the property's scope holds), a state's (`uf`; the caller's state holds), or everybody's.
   */
  readonly rows: 'property' | 'state' | 'public';
  /** Rows of no property of the programme are shown to whoever may see the layer. */
  readonly mayBeWithoutProperty?: true;
  /** Columns whose values together are one row's alone: the order of pages. With more than one, `key` is them joined by '-'. */
  readonly order: readonly [string, ...string[]];
  /** Where observers see the feature instead (EPSG:4674, not indexed, at most `COARSE_REACH` degrees from its place). */
  readonly coarseColumn?: 'geom_aproximada';
  /** What the page's filters narrow: see `params`. */
  readonly narrowing: { readonly uf?: string; readonly ano?: YearRule };
}

/** How far a place of two decimals lies from the place itself at most, degrees. */
export const COARSE_REACH = 0.005;

type Place = Pick<ServedLayer, 'rows'> &
  Partial<Pick<ServedLayer, 'order' | 'narrowing' | 'mayBeWithoutProperty' | 'coarseColumn'>>;

/** A layer of the contracts with where its rows are; its view is `camada.mapa_<name>`. */
export function served(layer: MapLayer, place: Place): ServedLayer {
  return {
    ...layer,
    relation: ['camada', `mapa_${layer.name}`],
    geometryColumn: 'geom',
    mercatorColumn: 'geom_3857',
    classColumn: 'legenda',
    order: [layer.key],
    narrowing: {},
    ...place,
  };
}
