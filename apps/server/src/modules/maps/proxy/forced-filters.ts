import { readCqlList, readXmlFilterList, writeCql, type Predicate } from '@fonte/cql';
import { sql } from 'kysely';
import { accessOf, propertyRule, stateRule, type Access } from '../../../query/index.ts';
import type { RemoteLayer } from '../../../settings.ts';
import type { ServiceRequest } from '../answer-service.ts';
import { readBox } from '../request/bbox.ts';
import { first, type Kvp } from '../request/kvp.ts';
import { serviceFault } from '../request/service-fault.ts';
import type { Maps } from '../service.ts';
import { usualCrs } from '../wfs/ask-parts.ts';
import { askedVersion } from '../wfs/version.ts';
import { inDegrees } from './in-degrees.ts';

/** One filter for each layer: the caller's scope around whatever the client wrote, which is read and written anew so that it cannot reach out of it. */
export async function forcedFilters(
  { app }: Maps,
  { call, kvp }: ServiceRequest,
  layers: readonly RemoteLayer[],
  service: 'wms' | 'wfs',
): Promise<string | null> {
  const access = accessOf(call);
  const own = clientFilters(kvp, layers.length, service);
  const box = service === 'wfs' ? kvp.get('bbox') : undefined;
  const ids = namedFeatures(kvp);
  const filters: Predicate[] = [];
  for (const [at, layer] of layers.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const scope = await scopeOf(app.database.within({ signal: call.signal }), access, layer);
    const parts = [scope, own[at], box === undefined ? undefined : boxOf(box, layer, kvp), ids].filter(
      (part): part is Predicate => part !== undefined && part.kind !== 'include',
    );
    filters.push(parts.length === 0 ? { kind: 'include' } : { kind: 'and', parts });
  }
  return filters.every(({ kind }) => kind === 'include')
    ? null
    : filters.map((filter) => writeCql(inDegrees(filter))).join(';');
}

function clientFilters(kvp: Kvp, layers: number, service: 'wms' | 'wfs'): (Predicate | undefined)[] {
  const cql = kvp.get('cql_filter');
  const xml = kvp.get('filter');
  const version = service === 'wfs' ? askedVersion(kvp.get('version')) : '1.1.0';
  const lists = [
    ...(cql === undefined ? [] : [readCqlList(cql)]),
    ...(xml === undefined ? [] : [readXmlFilterList(xml, { version })]),
  ];
  for (const list of lists)
    if (list.length !== layers)
      serviceFault('InvalidParameterValue', 'cql_filter', 'Há mais ou menos filtros do que camadas');
  return Array.from({ length: layers }, (_, at) => {
    const parts = lists.flatMap((list) => list[at] ?? []);
    return parts.length > 1 ? { kind: 'and', parts } : parts[0];
  });
}

/** That server takes names of features or a filter, not both: they go as a filter. */
function namedFeatures(kvp: Kvp): Predicate | undefined {
  const text = first(kvp, 'featureid', 'resourceid');
  const ids = text
    ?.split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  return ids === undefined || ids.length === 0 ? undefined : { kind: 'ids', ids };
}

/** Without a system of its own a box has the axes that our capabilities say the version has. */
function boxOf(text: string, { geometry }: RemoteLayer, kvp: Kvp): Predicate {
  const { west, south, east, north, epsg } = readBox(text, usualCrs(askedVersion(kvp.get('version'))));
  return { kind: 'bbox', property: geometry, box: [west, south, east, north], crs: `EPSG:${epsg}` };
}

/** Properties that a filter can name one by one. */
const MOST_PROPERTIES = 20_000;

/** The caller's rows of a layer as a filter; undefined where the caller sees all. */
async function scopeOf(
  db: ReturnType<Maps['app']['database']['within']>,
  access: Access,
  { rule }: RemoteLayer,
): Promise<Predicate | undefined> {
  if (rule === null) return undefined;
  const table = rule.by === 'uf' ? 'geo.uf' : 'programa.propriedade';
  const column = rule.by === 'uf' ? 't.uf' : 't.cod_propriedade';
  const limit = rule.by === 'uf' ? stateRule(access, sql.ref(column)) : propertyRule(access, column);
  if (limit === undefined) return undefined;
  const { rows } = await sql<{ value: string }>`
    select ${sql.ref(column)} as value from ${sql.table(table)} as t where ${limit} order by 1 limit ${MOST_PROPERTIES + 1}
  `.execute(db);
  if (rows.length > MOST_PROPERTIES)
    return serviceFault(
      'OperationNotSupported',
      'layers',
      'Esta camada tem propriedades demais para este perfil',
      503,
    );
  if (rows.length === 0) return { kind: 'exclude' };
  return {
    kind: 'in',
    value: { kind: 'property', name: rule.column },
    list: rows.map(({ value }) => ({ kind: 'literal', value })),
  };
}
