import { faceOf, type LayerColumn, type MapLayer } from '@fonte/contracts';

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
  /** The first and the last day of a feature, or twice its one day, by which OGC API narrows it in time; without them a feature is at any time. */
  readonly time?: { readonly from: string; readonly to: string };
  /** From afar one mark stands for all its points of a region: the column that names the region, and the one in which a click on a mark is told their number; the marks' title. */
  readonly gathered?: { readonly by: 'uf'; readonly counted: LayerColumn; readonly title: string };
  /** What the page's filters narrow: see `params`. */
  readonly narrowing: { readonly uf?: string; readonly ano?: YearRule };
  /** The layer that observers have instead, under the same name: other rows of another view. */
  readonly face?: ServedLayer;
}

type Place = Pick<ServedLayer, 'rows'> &
  Partial<Pick<ServedLayer, 'order' | 'narrowing' | 'mayBeWithoutProperty' | 'time' | 'gathered'>>;

/**
 * A layer of the contracts with where its rows are; its view is `camada.mapa_<name>`, that of its published face `camada.publica_<name>`. Errors: a face
 * that is declared and has no place, or the other way round.
 */
export function served(layer: MapLayer, place: Place, published?: Place): ServedLayer {
  if ((layer.published === undefined) !== (published === undefined))
    throw new Error(`${layer.name} needs a published face here and in the contracts`);
  const whole = placed(layer, place, 'mapa');
  return published ? { ...whole, face: placed(faceOf(layer, null), published, 'publica') } : whole;
}

function placed(layer: MapLayer, place: Place, views: 'mapa' | 'publica'): ServedLayer {
  return {
    ...layer,
    relation: ['camada', `${views}_${layer.name}`],
    geometryColumn: 'geom',
    mercatorColumn: 'geom_3857',
    classColumn: 'legenda',
    order: [layer.key],
    narrowing: {},
    ...place,
  };
}
