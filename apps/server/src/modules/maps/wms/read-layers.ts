import { readCql, readCqlList, readXmlFilterList, type FilterVersion, type Predicate } from '@fonte/cql';
import type { Call } from '../../../platform/index.ts';
import { layerNamed } from '../layers/index.ts';
import type { ServedLayer } from '../layers/layer.ts';
import type { Kvp } from '../request/kvp.ts';
import { serviceFault } from '../request/service-fault.ts';
import { readFilterValues, readViewParams, type ViewParams } from '../request/viewparams.ts';
import { readTime } from './read-time.ts';
import type { AskedLayer, Style } from '../map/map-request.ts';

/** Layers of one map; a request with more is no map any more. */
const MOST_LAYERS = 40;

/**
 * The layers of a request with their styles, filters and parameters, one of each for every layer, or one for all. Errors: LayerNotDefined for what is not
 * there or not for the caller, StyleNotDefined, InvalidParameterValue.
 */
export function readLayers(kvp: Kvp, call: Call, parameter = 'layers'): AskedLayer[] {
  const text = kvp.get(parameter) ?? (parameter === 'layers' ? undefined : kvp.get('layers'));
  if (kvp.has('sld') || kvp.has('sld_body'))
    serviceFault('OperationNotSupported', 'sld', 'Estilos próprios (SLD) não são aceitos');
  if (text === undefined)
    serviceFault('MissingParameterValue', parameter, `Falta o parâmetro ${parameter.toUpperCase()}`);
  const names = text.split(',').map((name) => name.trim());
  if (names.length > MOST_LAYERS)
    serviceFault('InvalidParameterValue', parameter, `Um mapa tem no máximo ${MOST_LAYERS} camadas`);
  const layers = names.map((name) => {
    const layer = layerNamed(name, call.profile);
    return layer ?? serviceFault('LayerNotDefined', parameter, `A camada ${printable(name)} não existe`);
  });
  const styles = readStyles(
    kvp.get('styles'),
    layers.map(({ name }) => name),
  );
  return narrowedLayers(kvp, layers, styles);
}

/** Layers with what a request narrows them by: filters, identifiers, parameters of views, the page's filters, time. Errors: InvalidParameterValue. */
export function narrowedLayers(
  kvp: Kvp,
  layers: readonly ServedLayer[],
  styles: readonly Style[],
): AskedLayer[] {
  const filters = readFilters(kvp, layers.length);
  const views = readViews(kvp, layers.length);
  const times = readTime(kvp.get('time'), layers);
  return layers.map((layer, at) => ({
    layer,
    style: styles[at] ?? 'padrao',
    filter: both(filters[at], times[at]),
    view: views[at] ?? {},
  }));
}

const both = (one: Predicate | undefined, other: Predicate | undefined): Predicate | undefined =>
  one === undefined || other === undefined ? (one ?? other) : { kind: 'and', parts: [one, other] };

const printable = (name: string): string => name.replace(/[^\p{L}\p{N}_.:-]/gu, '').slice(0, 60);

/** Names of the one look: none, 'default', the layer's own, 'padrao'; and 'sem_rotulos'. */
export function readStyles(text: string | undefined, layers: readonly string[]): Style[] {
  const names = text === undefined ? [] : text.split(',').map((name) => name.trim());
  if (names.length > 1 && names.length !== layers.length)
    serviceFault('InvalidParameterValue', 'styles', 'STYLES precisa ter um estilo por camada');
  return layers.map((layer, at) => {
    const name = (names.length === 1 ? names[0] : names[at]) ?? '';
    if (['', 'default', 'padrao', layer, `programa:${layer}`].includes(name)) return 'padrao';
    if (name === 'sem_rotulos') return 'sem_rotulos';
    return serviceFault('StyleNotDefined', 'styles', `O estilo ${printable(name)} não existe`);
  });
}

/** CQL_FILTER and FILTER, one for each layer or one for all; a list that fits no layers is refused. */
function readFilters(kvp: Kvp, layers: number): (Predicate | undefined)[] {
  const cql = kvp.get('cql_filter');
  const xml = kvp.get('filter');
  if (cql !== undefined && xml !== undefined)
    serviceFault('InvalidParameterValue', 'filter', 'CQL_FILTER e FILTER não podem vir juntos');
  const version: FilterVersion = /fes\/2/.test(xml ?? '')
    ? '2.0.0'
    : /\bfilter-1\.1|gml:Envelope/.test(xml ?? '')
      ? '1.1.0'
      : '1.0.0';
  const read =
    cql !== undefined
      ? layers === 1
        ? [readCql(cql)]
        : readCqlList(cql)
      : xml !== undefined
        ? readXmlFilterList(xml, { version })
        : [];
  if (read.length > 1 && read.length !== layers)
    serviceFault('InvalidParameterValue', 'cql_filter', 'CQL_FILTER precisa ter um filtro por camada');
  const ids = readIds(kvp);
  return Array.from({ length: layers }, (_, at) => {
    const own = read.length === 1 ? read[0] : read[at];
    const kept = own?.kind === 'include' ? undefined : own;
    return ids === undefined ? kept : kept === undefined ? ids : { kind: 'and', parts: [kept, ids] };
  });
}

function readIds(kvp: Kvp): Predicate | undefined {
  const text = kvp.get('featureid');
  return text === undefined ? undefined : { kind: 'ids', ids: text.split(',').map((id) => id.trim()) };
}

/** VIEWPARAMS, and the page's filters as parameters of their own. */
function readViews(kvp: Kvp, layers: number): ViewParams[] {
  const uf = kvp.get('uf');
  const ano = kvp.get('ano');
  return readViewParams(kvp.get('viewparams'), layers).map((view) => ({
    ...view,
    ...(uf === undefined ? {} : readFilterValues('uf', uf)),
    ...(ano === undefined ? {} : readFilterValues('ano', ano)),
  }));
}
