import type { Database } from '@fonte/database';
import type { Kysely } from 'kysely';
import { accessOf, type Access } from '../../../query/index.ts';
import { withinTime, type Call } from '../../../platform/index.ts';
import { checkGeometries, checkVertexSum, countFeatures } from '../features/index.ts';
import { servedTo } from '../layers/index.ts';
import { assertFile, assertPage, pageOf, reachTold, roomFrom } from '../layers/may-take.ts';
import { serviceFault } from '../request/service-fault.ts';
import { timeOf, type Maps } from '../service.ts';
import type { Counted } from './counted.ts';
import { requestOf, type Window } from './feature-rows.ts';
import { FILE_FORMATS } from './output-format.ts';
import type { FeatureAsk, GetFeature } from './request.ts';

/**
 * Counts the features that are asked for, by whatever service: the one way to them, with its limits and its line of the audit. Files are for the profiles that may download. Errors:
 * ServiceFault.
 */
export async function countAsked(maps: Maps, call: Call, asked: GetFeature): Promise<Counted> {
  const file = FILE_FORMATS.includes(asked.format);
  const layers = asked.asks.map(({ layer }) => layer);
  if (file) assertFile(call.profile, layers);
  if (file && asked.asks.length > 1 && asked.format !== 'shape-zip')
    serviceFault('InvalidParameterValue', 'typeName', 'Este formato tem uma camada por arquivo');
  checkVertexSum(asked.asks.map(({ filter }) => filter));
  const page = pageOf(call.profile, servedTo(call.profile));
  const left = asked.hits
    ? 0
    : (asked.count ??
      (tellsRest(asked) ? Math.min(page, roomFrom(call.profile, layers, asked.start)) : Infinity));
  const all = await withinTime(call.signal, timeOf(maps), (signal) =>
    countAll(maps.app, maps.app.database.within({ signal }), accessOf(call), asked, left),
  );
  const end = asked.start + all.returned;
  const told = all.returned === 0 ? null : reachTold(call.profile, layers, { end, matched: all.matched });
  const counted = { ...all, page, told };
  if (asked.single && counted.matched === 0) serviceFault('NotFound', 'ID', 'Esta feição não existe', 404);
  assertPage(call.profile, layers, { start: asked.start, returned: counted.returned });
  tell(call, counted, file);
  return counted;
}

/** Whether an answer tells how many there are beside how many came: only there a page has a usual length, since elsewhere a part would look like the whole. */
const tellsRest = ({ version, format }: GetFeature): boolean =>
  version === '2.0.0' && (format === 'gml32' || format === 'geojson');

/** Counts what is asked for and cuts the pages, `most` features: one sequence over all layers, in the order they were named. */
async function countAll(
  { clock }: Maps['app'],
  db: Kysely<Database>,
  access: Access,
  asked: GetFeature,
  most: number,
): Promise<Omit<Counted, 'page' | 'told'>> {
  const parts: { ask: FeatureAsk; window: Window }[] = [];
  let matched = 0;
  let returned = 0;
  let left = most;
  for (const ask of asked.asks) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, on one connection
    await checkGeometries(db, ask.filter);
    // oxlint-disable-next-line no-await-in-loop
    const total = await countFeatures(db, requestOf(ask, asked, access));
    const offset = Math.min(total, Math.max(0, asked.start - matched));
    const limit = Math.min(left, total - offset);
    parts.push({ ask, window: { total, offset, limit } });
    matched += total;
    returned += limit;
    left -= limit;
  }
  return {
    asked,
    parts,
    matched,
    returned,
    at: clock
      .now()
      .toISOString()
      .replace(/\.\d+Z$/, 'Z'),
  };
}

/** What the answer tells, for the audit: files whatever they hold, rows of the programme in any format; counts and public places are no one's. */
function tell(call: Call, { asked, parts, returned }: Counted, file: boolean): void {
  call.tell({
    ...(file && !asked.hits ? { acao: 'exportar' as const } : {}),
    persons: !asked.hits && parts.some(({ ask }) => ask.layer.rows !== 'public'),
    alvo: parts.map(({ ask }) => `programa:${ask.layer.name}`).join(','),
    ...(returned === 0 ? { rows: 0 } : {}),
    detalhe: { formato: asked.format, total: returned, epsg: asked.crs.epsg },
  });
}
