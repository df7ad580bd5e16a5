import type { MapLayer } from '@fonte/contracts';
import { allOf, type Expression, type Position, type Predicate } from '@fonte/cql/predicate';
import { writeCql } from '@fonte/cql/text/write-cql';
import { geometryOf, type Sketch } from '@fonte/ui/map-view';
import type { LawsuitFilter, MapState } from '../state/map-state.ts';
import type { KnownLayer, LayerName } from '../state/known-layers.ts';

/** What narrows the layers: the page's filters, the legend's classes that are off, the lawsuits' panel. */
export type Narrowing = {
  ano: number | null;
  uf: string | null;
  hidden: MapState['hidden'];
  lawsuits: LawsuitFilter;
};

const column = (name: string): Expression => ({ kind: 'property', name });
const literal = (value: string | number | boolean): Expression => ({ kind: 'literal', value });
const equals = (name: string, value: string | number | boolean): Predicate => ({
  kind: 'compare',
  operator: '=',
  left: column(name),
  right: literal(value),
  matchCase: true,
});
const written = (parts: Predicate[]): string | null => (parts.length === 0 ? null : writeCql(allOf(parts)));

/** Filter of a layer as ECQL, or null without one. `within` is a selection on the map. */
export function filterOf(
  layer: Pick<KnownLayer, 'name' | 'classes' | 'remote'>,
  narrowing: Narrowing,
  within: Sketch | null = null,
): string | null {
  const off = narrowing.hidden[layer.name as LayerName] ?? [];
  return written([
    ...(off.length > 0 ? [without(off)] : []),
    ...(layer.name === 'processos' ? lawsuitParts(narrowing.lawsuits, 'assuntos') : []),
    ...(layer.remote?.coluna_uf && narrowing.uf !== null
      ? [equals(layer.remote.coluna_uf, narrowing.uf)]
      : []),
    ...(within ? [touching(within, layer.remote?.feicoes?.geometria ?? 'geom')] : []),
  ]);
}

/** The one feature with that key. */
export const keyFilter = ({ key }: Pick<MapLayer, 'key'>, value: string): string =>
  writeCql(equals(key, value));

/** The lawsuits' filter as the datajud call reads it (second text, 2.4). Year and state come from the page's filters. */
export function lawsuitFilter({ ano, uf, lawsuits }: Narrowing): string | undefined {
  const parts = [
    ...(ano === null ? [] : [equals('ano', ano)]),
    ...(uf === null ? [] : [equals('uf', uf)]),
    ...lawsuitParts(lawsuits, 'assunto'),
  ];
  return written(parts) ?? undefined;
}

/** The one lawsuit with that number, whatever else narrows the map. */
export const numberFilter = (number: string): string => writeCql(equals('numero', number));

const without = (classes: readonly string[]): Predicate => ({
  kind: 'not',
  part: { kind: 'in', value: column('legenda'), list: classes.map(literal) },
});

function lawsuitParts(filter: LawsuitFilter, subject: string): Predicate[] {
  const { tribunal, esfera, classe, assunto, julgamento } = filter;
  return [
    ...(tribunal ? [equals('tribunal', tribunal)] : []),
    ...(esfera ? [equals('esfera', esfera)] : []),
    ...(classe ? [equals('classe', classe)] : []),
    ...(assunto && /^\d{1,9}$/.test(assunto) ? [equals(subject, Number(assunto))] : []),
    ...(julgamento ? [equals('flg_julgamento', julgamento === 'true')] : []),
  ];
}

/** What touches a selection. */
function touching(sketch: Sketch, geometryColumn: string): Predicate {
  const geometry = geometryOf(sketch);
  if (geometry?.type !== 'Polygon') return { kind: 'exclude' };
  const coordinates = geometry.coordinates.map((ring) => ring.map(([lon, lat]): Position => [lon, lat]));
  return {
    kind: 'spatial',
    operator: 'intersects',
    left: column(geometryColumn),
    right: { kind: 'geometry', geometry: { type: 'Polygon', coordinates }, srid: null },
  };
}

/** Of the page's filters those that a layer follows, so that no file is said to be of a year that it does not heed. */
export const followedBy = (
  { params, remote }: Pick<KnownLayer, 'params' | 'remote'>,
  { ano, uf }: Pick<Narrowing, 'ano' | 'uf'>,
): { ano: number | null; uf: string | null } => ({
  ano: params.includes('ano') ? ano : null,
  uf: params.includes('uf') || remote?.coluna_uf ? uf : null,
});

/** The page's filters in the form of GeoServer's SQL views: 'uf:GO;ano:2025'; null where the layer follows none that is set. */
export function viewParamsOf(layer: Pick<MapLayer, 'params'>, narrowing: Narrowing): string | null {
  const { ano, uf } = followedBy({ params: layer.params }, narrowing);
  const pairs = [...(uf === null ? [] : [`uf:${uf}`]), ...(ano === null ? [] : [`ano:${ano}`])];
  return pairs.length > 0 ? pairs.join(';') : null;
}

/** Whether the legend has switched all of a layer's classes off: then there is nothing to ask for. */
export const isEmptied = (layer: Pick<MapLayer, 'name' | 'classes'>, { hidden }: Narrowing): boolean =>
  layer.classes.length > 0 &&
  layer.classes.every(({ id }) => hidden[layer.name as LayerName]?.includes(id) === true);
